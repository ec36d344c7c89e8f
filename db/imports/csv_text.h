// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QIODevice>
#include <QStringDecoder>

namespace rig::db {

/// How the bytes of a text file are meant.
struct TextForm
{
    QByteArray encoding; ///< as QStringDecoder names it: "UTF-8", "UTF-16LE", "UTF-16BE", "GB18030"
    QChar delimiter = u',';
};

/// Looks through the file: UTF-8 or UTF-16 by its byte order mark; else UTF-8, unless more of its lines with other
/// letters than ASCII are broken than whole: then GB18030, of which GBK is a part. The delimiter is the most frequent
/// one of , ; and tab in the first line. Fails where Qt was built without the tables for GB18030. Leaves the device at
/// its beginning.
[[nodiscard]] Result<TextForm> textFormOf(QIODevice &device, const QString &file);

[[nodiscard]] QStringDecoder decoderFor(const TextForm &form);

} // namespace rig::db
