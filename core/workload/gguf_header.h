// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/model_file.h"

#include <QHash>
#include <QVariant>

namespace rig {

struct GgufTensor
{
    QString name;
    double elements = 0;
    double rows = 0; ///< of its last dimension but one and beyond
    double bytes = 0;
};

/// What stands in the header of a GGUF file.
struct GgufHeader
{
    /// Numbers as double, switches as bool, words as QString, lists of numbers as QList<double>; lists of words are
    /// left out.
    QHash<QString, QVariant> values;
    std::vector<GgufTensor> tensors;
};

/// At most 100,000 values and 200,000 tensors. Nothing is taken on trust: each size is held against what is left.
[[nodiscard]] Result<GgufHeader> readGgufHeader(const ModelFile &file);

} // namespace rig
