// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/part.h"

#include <QStringList>

namespace rig::names {

/// Sentences after each other: with a blank between, but none after the full stop of Chinese, which brings its own.
[[nodiscard]] QString afterEachOther(const QStringList &sentences);

/// A sentence into which names were put, with its blanks as Chinese has them: one between Chinese and Latin letters or
/// figures, none between two Chinese characters or beside the marks of Chinese. Other languages stay as they are.
[[nodiscard]] QString typeset(const QString &sentence);

/// "PyTorch: yes; JAX: no": what is said beside each other in one sentence.
[[nodiscard]] QString apart(const QStringList &texts);

/// A phrase that stood within a sentence, as it begins a line of its own.
[[nodiscard]] inline QString beginning(const QString &phrase) { return phrase.left(1).toUpper() + phrase.mid(1); }

/// A figure as it stands within a sentence: "memory bandwidth", "tensor FP16".
[[nodiscard]] QString figureWithin(QString figure);

/// "graphics cards", "GPUs": the plural of a kind as it stands within a sentence.
[[nodiscard]] QString kindsWithin(Kind kind);
/// "graphics card", "GPU"
[[nodiscard]] QString kindWithin(Kind kind);

} // namespace rig::names
