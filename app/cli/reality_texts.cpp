// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reality_texts.h"

#include "db/whole_file.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

} // namespace

Result<std::vector<reality::NamedText>> textsCalled(const QStringList &names)
{
    std::vector<reality::NamedText> texts;
    for (const QString &name : names) {
        if (name != "-"_L1) {
            Result<QByteArray> bytes = db::readWhole(name, reality::MostBytes);
            if (!bytes)
                return tl::unexpected(bytes.error());
            texts.push_back({name, std::move(*bytes)});
            continue;
        }
        QFile in;
        if (!in.open(stdin, QIODevice::ReadOnly))
            return ioFailure(Cli::tr("The standard input could not be read."), name);
        // One byte more than may be, so that what is too much is told by the reader.
        QByteArray bytes;
        while (bytes.size() <= reality::MostBytes) {
            const QByteArray more = in.read(1 << 20);
            if (more.isEmpty())
                break;
            bytes += more;
        }
        texts.push_back({name, std::move(bytes)});
    }
    return texts;
}

Result<std::optional<reality::Detected>> machineSaid(const QStringList &names, const Catalogue &catalogue)
{
    if (names.isEmpty())
        return std::optional<reality::Detected>();
    const Result<std::vector<reality::NamedText>> texts = textsCalled(names);
    if (!texts)
        return tl::unexpected(texts.error());
    Result<reality::Detected> detected = reality::detect(*texts, reality::Recogniser(catalogue));
    if (!detected)
        return tl::unexpected(detected.error());
    return std::optional<reality::Detected>(std::move(*detected));
}

} // namespace rig::cli
