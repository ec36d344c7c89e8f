// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/codec.h"
#include "core/checks/run_checks.h"
#include "core/fixes/placing.h"
#include "core/fixes/suggest.h"
#include "core/words/words.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace rig::test {

/// The value of a Result, or a failed test that prints the failure's own sentence.
#define RIG_UNWRAP(target, expression)                                                                                 \
    auto target##Result = (expression);                                                                                \
    QVERIFY2(target##Result.has_value(), target##Result ? "" : qPrintable(target##Result.error().sentence()));         \
    auto &target = *target##Result

/// Parts for the tests of one rule, written as they stand in a parts file; single quotes for double ones.
inline Catalogue parts(const char *text, Catalogue into = {})
{
    QByteArray json(text);
    json.replace('\'', '"');
    const Result<Catalogue> read =
        withPartsFile(std::move(into), "{\"rigwright_parts\": 1, " + json + "}", QStringLiteral("test"), Origin::Own);
    if (!read)
        qFatal("%s", qPrintable(read.error().sentence()));
    return *read;
}

/// The shipped catalogue, read from its text.
inline Result<Catalogue> shippedCatalogue()
{
    Catalogue catalogue;
    std::vector<std::pair<QString, QJsonObject>> files;
    QDir root(QStringLiteral(RIGWRIGHT_SOURCE_DIR "/resources/catalogue"));
    QStringList paths;
    for (const QString &name : root.entryList({QStringLiteral("*.json")}, QDir::Files))
        paths << root.filePath(name);
    for (const QString &folder : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QDir inner(root.filePath(folder));
        for (const QString &name : inner.entryList({QStringLiteral("*.json")}, QDir::Files))
            paths << inner.filePath(name);
    }
    // Sources first: files may cite each other's.
    for (const QString &path : paths) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return ioFailure(QStringLiteral("cannot be read."), path);
        const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
        for (const QJsonValue &source : object.value(QLatin1StringView("sources")).toArray()) {
            const Result<Source> read = sourceFromJson(source.toObject());
            if (read && catalogue.sourceIndex(read->id) == NoSource)
                catalogue.sources.push_back(*read);
        }
    }
    for (const QString &path : paths) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return ioFailure(QStringLiteral("cannot be read."), path);
        Result<Catalogue> more = withPartsFile(std::move(catalogue), file.readAll(), path, Origin::Shipped);
        if (!more)
            return more;
        catalogue = std::move(*more);
    }
    return catalogue;
}

/// The same, read once, for tests that cannot go on without it.
inline const Catalogue &shipped()
{
    static const Result<Catalogue> catalogue = shippedCatalogue();
    if (!catalogue)
        qFatal("%s", qPrintable(catalogue.error().sentence()));
    return *catalogue;
}

/// Builds a machine in a few words: `with(Kind::Card, "rtx", "SLOT1")`.
struct MachineText
{
    Document document;

    MachineText &with(Kind kind, const char *part, const char *connector = "", int count = 1)
    {
        Item item;
        item.id = document.build.nextId();
        item.kind = kind;
        item.part = QString::fromUtf8(part);
        item.connector = QString::fromUtf8(connector);
        item.count = count;
        document.build.items.push_back(item);
        return *this;
    }
};

/// A document with everything that is true of it.
struct Judged
{
    Document document;
    Machine machine;
    Assessment assessment;
    std::vector<Finding> findings;

    Judged(const Document &doc, const Catalogue &catalogue)
        : document(doc)
        , machine(resolve(doc.build, catalogue))
        , assessment(assess(machine, document.site, document.use))
        , findings(runChecks({machine, document.site, document.use, assessment}))
    {
    }

    Situation situation() const { return {machine, document.site, document.use, assessment}; }

    /// "blocker", "caution", "unknown", "note" or "silent"; the worst where a check speaks twice.
    QString verdictOf(const char *check) const
    {
        for (const Finding &finding : findings) {
            if (finding.severity != Severity::Unknown && std::string_view(finding.check) == check)
                return severityKey(finding.severity);
        }
        for (const Finding &finding : findings) {
            for (const char *blocked : finding.blocked) {
                if (std::string_view(blocked) == check)
                    return QStringLiteral("unknown");
            }
        }
        return QStringLiteral("silent");
    }

    /// "PCI_E1 4.0 x16, PCI_E3 4.0 x8": all links in the board's order.
    QString links() const
    {
        std::vector<Link> ordered = assessment.lanes.links;
        const auto key = [&](const Link &link) {
            const Device &device = machine.devices[static_cast<std::size_t>(link.device)];
            return std::tuple(link.connector, device.host >= 0, device.output, device.part().id);
        };
        std::sort(ordered.begin(), ordered.end(), [&](const Link &a, const Link &b) { return key(a) < key(b); });
        QStringList words;
        for (const Link &link : ordered) {
            const QString label = machine.board->part->connectors[static_cast<std::size_t>(link.connector)].label;
            if (link.dark)
                words << label + QStringLiteral(" dark");
            else if (!link.width || !link.generation)
                words << label + QStringLiteral(" unknown");
            else
                words << QStringLiteral("%1 %2.0 x%3")
                             .arg(label, QString::number(*link.generation), QString::number(*link.width));
        }
        return words.join(QStringLiteral(", "));
    }
};

} // namespace rig::test
