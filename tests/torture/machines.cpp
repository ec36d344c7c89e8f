// SPDX-License-Identifier: GPL-3.0-or-later
// Machines of random parts in random places, from one item to 64: each is judged within its time.
#include "core/build/buildfile.h"
#include "core/checks/run_checks.h"
#include "core/checks/verdict.h"
#include "core/words/words.h"
#include "db/catalogue_file.h"
#include "tests/torture/process.h"
#include "tests/torture/suite.h"

#include <array>
#include <ctime>

using namespace Qt::StringLiterals;

namespace rig::torture {

namespace {

constexpr qsizetype MostItems = 64;
/// Of the processor's time, for assessing and checking one machine, without optimiser and with sanitizers: where a
/// dozen supplies stand in it, dividing the draw over them takes most of that.
constexpr double MostSeconds = 60;

Document machineOf(const Catalogue &catalogue, qsizetype items, Dice &dice)
{
    Document document;
    const auto &boards = catalogue.parts(Kind::Motherboard);
    const auto board = std::static_pointer_cast<const Board>(dice.oneOf(boards));
    const auto add = [&](Kind kind, const QString &part) -> Item & {
        Item item;
        item.id = document.build.nextId();
        item.kind = kind;
        item.part = part;
        document.build.items.push_back(item);
        return document.build.items.back();
    };
    if (!dice.once(20))
        add(Kind::Motherboard, board->id);
    QStringList free;
    for (const Connector &connector : board->connectors)
        free << connector.label;
    static constexpr std::array Often{Kind::Card,   Kind::Card,      Kind::Card,   Kind::Drive,   Kind::Drive,
                                      Kind::Supply, Kind::Processor, Kind::Memory, Kind::Network, Kind::Riser,
                                      Kind::Fan,    Kind::Switch,    Kind::Bridge, Kind::Cable};
    while (static_cast<qsizetype>(document.build.items.size()) < items) {
        const Kind kind = dice.oneOf(Often);
        const auto &parts = catalogue.parts(kind);
        if (parts.empty())
            continue;
        Item &item = add(kind, dice.oneOf(parts)->id);
        if (standsInConnector(kind) && !free.isEmpty() && !dice.once(5))
            item.connector = free.takeAt(dice.below(free.size()));
        if (kind == Kind::Memory || kind == Kind::Fan || kind == Kind::Supply)
            item.count = 1 + static_cast<int>(dice.below(4));
        item.owned = dice.once(5);
    }
    return document;
}

QString judged(const Document &document, const Catalogue &catalogue)
{
    const std::clock_t begun = std::clock();
    const Machine machine = resolve(document.build, catalogue);
    const Assessment assessment = assess(machine, document.site, document.use);
    const Situation situation{machine, document.site, document.use, assessment};
    const Verdict verdict = judge(runChecks(situation), document.build);
    for (const Finding &finding : verdict.findings) {
        if (words::message(finding, situation).isEmpty())
            return u"the finding "_s + QString::fromLatin1(finding.check) + u" has no words"_s;
    }
    const double seconds = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
    return seconds < MostSeconds ? QString() : u"%1 items take %2 s"_s.arg(document.build.items.size()).arg(seconds);
}

/// By the program, mends and all. The limit is generous: the search for mends has its own benchmark.
QString byTheProgram(const QByteArray &text, const QString &work, Dice &dice)
{
    const QString file = freshFolder(work) + u"/machine.rig.json"_s;
    writeBytes(file, text);
    Limits limits;
    limits.seconds = 200;
    const QStringList arguments = dice.once(4) ? QStringList{u"report"_s, file, work + u"/out.html"_s}
                                               : QStringList{u"check"_s, file, u"--format"_s, u"json"_s};
    const Ran ran = runConsole(arguments, limits);
    if (const QString offence = ran.offence(); !offence.isEmpty())
        return typed(arguments) + u": "_s + offence + u'\n' + QString::fromUtf8(text);
    return ran.exitCode > 1 ? QString::fromUtf8(ran.errors) : QString();
}

} // namespace

Attempt machines(const QString &folder)
{
    const Result<Catalogue> read = db::readCatalogue(u"" RIGWRIGHT_BINARY_DIR "/catalogue.sqlite"_s, db::allKinds());
    if (!read)
        return [said = read.error().sentence()](Dice &) { return said; };
    const auto catalogue = std::make_shared<const Catalogue>(*read);
    return [=](Dice &dice) -> QString {
        const bool whole = dice.once(20);
        const Document document = machineOf(*catalogue, 1 + dice.below(whole ? 16 : MostItems), dice);
        const QByteArray text = writeBuildFile(document, *catalogue);
        const Result<OpenedBuild> again = readBuildFile(text, u"machine.rig.json"_s, *catalogue);
        if (!again)
            return u"it cannot be read again: "_s + again.error().sentence();
        if (writeBuildFile(again->document, *catalogue) != text)
            return u"it is not read as it was written"_s;
        if (const QString wrong = judged(document, *catalogue); !wrong.isEmpty())
            return wrong;
        return whole ? byTheProgram(text, folder + u"/work"_s, dice) : QString();
    };
}

} // namespace rig::torture
