// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QtEndian>

/// The bytes of a GGUF file's header, piece by piece.
namespace rig::test::gguf {

template <class T> inline QByteArray le(T value)
{
    QByteArray bytes(sizeof(T), '\0');
    qToLittleEndian(value, bytes.data());
    return bytes;
}

inline QByteArray text(const QByteArray &word) { return le<quint64>(word.size()) + word; }
inline QByteArray number(const QByteArray &key, quint32 value) { return text(key) + le<quint32>(4) + le(value); }
inline QByteArray word(const QByteArray &key, const QByteArray &value)
{
    return text(key) + le<quint32>(8) + text(value);
}
inline QByteArray numbers(const QByteArray &key, const QList<quint32> &values)
{
    QByteArray bytes = text(key) + le<quint32>(9) + le<quint32>(4) + le<quint64>(values.size());
    for (const quint32 value : values)
        bytes += le(value);
    return bytes;
}
inline QByteArray tensor(const QByteArray &name, quint64 width, quint64 rows, quint32 type, quint64 offset)
{
    return text(name) + le<quint32>(2) + le(width) + le(rows) + le(type) + le(offset);
}
inline QByteArray header(const QList<QByteArray> &values, const QList<QByteArray> &tensors)
{
    return "GGUF" + le<quint32>(3) + le<quint64>(tensors.size()) + le<quint64>(values.size()) + values.join() +
           tensors.join();
}

inline QList<QByteArray> llama()
{
    return {word("general.architecture", "llama"),
            number("llama.block_count", 2),
            number("llama.embedding_length", 256),
            number("llama.attention.head_count", 4),
            number("llama.attention.head_count_kv", 2),
            number("llama.feed_forward_length", 512),
            number("llama.context_length", 4096),
            numbers("tokenizer.ggml.token_type", {1, 1, 1}),
            number("split.count", 1)};
}

} // namespace rig::test::gguf
