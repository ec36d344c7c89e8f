// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/check_json.h"
#include "app/cli/tables.h"
#include "app/cli/works_json.h"
#include "core/names/names.h"
#include "core/names/price_words.h"
#include "core/names/sentences.h"
#include "core/words/first_start_words.h"
#include "core/words/link_answer.h"
#include "core/words/power_answer.h"
#include "core/words/reality_answer.h"
#include "core/words/verdict_band.h"
#include "core/words/words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

QStringList headLines(const Checked &checked)
{
    const Document &document = checked.opened.document;
    const QString name = document.build.name;
    QStringList lines{u"%1: %2"_s.arg(name.isEmpty() ? Cli::tr("Machine") : name,
                                      words::bandSentence(words::verdictBand(checked.verdict, checked.situation())))};
    lines << Cli::tr("Price: %1.").arg(names::cost(checked.assessment.cost));
    const Catalogue &catalogue = checked.opened.catalogue;
    lines << names::costRemarks(basisOf(checked.assessment.cost, catalogue.prices.today, catalogue));
    for (const words::PowerBar &bar :
         words::powerAnswer(checked.machine, checked.assessment.power, document.site, document.use))
        lines << u"%1%2: %3"_s.arg(words::mark(bar), bar.name, bar.value);
    lines << words::supplyPlanText(checked.machine, checked.assessment.power);
    const words::WorstLinkAnswer worst = words::worstLink(checked.machine, checked.assessment.lanes, document.use);
    lines << Cli::tr("Slowest link: %1", "a link, whose it is").arg(words::marked(worst));
    return lines;
}

QStringList findingLines(const Finding &finding, const Suggestion &mends, const Checked &checked)
{
    const Situation situation = checked.situation();
    QStringList lines{u"%1 %2: %3"_s.arg(words::shape(finding.severity), words::severity(finding.severity),
                                         words::message(finding, situation))};
    if (const QString reason = words::reason(finding, situation); !reason.isEmpty())
        lines << u"    "_s + Cli::tr("Why: %1").arg(reason);
    if (const QString evidence = words::evidence(finding, situation); !evidence.isEmpty())
        lines << u"    "_s + Cli::tr("Source: %1").arg(evidence);
    const std::vector<Fix> ordered = words::inOrder(mends.fixes);
    for (const Fix &fix : ordered)
        lines << u"    "_s + Cli::tr("Mend: %1. %2", "an edit, its effect in sentences")
                                 .arg(words::fixText(fix, checked.opened.document, checked.opened.catalogue),
                                      words::effectText(fix.effect));
    if (const QString stopped = words::stoppedText(mends.stoppedAfter); !stopped.isEmpty())
        lines << u"    "_s + stopped;
    return lines;
}

/// "No blocker is left after: … (+$200)."
QString mendLine(const Mend &mend, const Checked &checked)
{
    QStringList edits;
    Document document = checked.opened.document;
    for (const Edit &edit : mend.edits) {
        edits << words::editText(edit, document, checked.opened.catalogue);
        document = applied(std::move(document), edit);
    }
    const std::optional<Money> &change = mend.price;
    QString price = !change               ? names::value(Value())
                    : change->amount == 0 ? Cli::tr("free", "a mend")
                                          : names::moneyChange(*change);
    if (mend.anotherCircuit)
        price = change && change->amount != 0 ? Cli::tr("%1, the other circuit aside", "a price").arg(price)
                                              : Cli::tr("what another circuit costs is not known");
    QStringList sentences{Cli::tr("What mends all problems (%1): %2.", "price, edits").arg(price, edits.join(u"; "_s))};
    for (const LinkLoss &loss : mend.losses)
        sentences << words::lossText(loss);
    return names::afterEachOther(sentences);
}

QByteArray linksText(const Checked &checked)
{
    const Situation situation = checked.situation();
    TextTable table;
    table.headings = {Cli::tr("connector"), Cli::tr("part"), Cli::tr("link"),
                      Cli::tr("from", "what a connector hangs on"), Cli::tr("limited by")};
    for (const Link &link : checked.assessment.lanes.links) {
        const Board &board = *checked.machine.board->part;
        const Device &device = checked.machine.devices[static_cast<std::size_t>(link.device)];
        table.rows.push_back({names::placeOf(device, checked.machine), names::deviceName(device),
                              names::linkOf(link, device), names::upstream(link.upstream, board),
                              words::limitedBy(link, situation)});
    }
    return table.rows.empty() ? QByteArray() : asAlignedText(table);
}

} // namespace

namespace {

/// The plan beside the machine; of causes the likeliest three.
QStringList realityLines(const Checked &checked)
{
    QStringList lines;
    if (!checked.detected)
        return lines;
    const words::RealityAnswer answer =
        words::realityAnswer(checked.reality, checked.machine, *checked.detected, checked.opened.document.use.work);
    lines << Cli::tr("Plan and machine:") << u"  "_s + answer.text;
    for (const words::RealityLine &line : answer.lines) {
        lines << u"  "_s + line.sentence;
        QStringList below = line.beside;
        if (!line.gain.isEmpty())
            below.prepend(line.gain);
        for (std::size_t i = 0; i < line.causes.size() && i < 3; ++i)
            below << line.causes[i].text();
        if (!line.where.isEmpty())
            below << u"%1: %2"_s.arg(line.where, line.line);
        for (const QString &sentence : below)
            lines << u"    "_s + sentence;
    }
    for (const QString &other : answer.others)
        lines << u"  "_s + other;
    return lines << QString();
}

} // namespace

namespace {

/// What to run after the first start; against a machine, with what it printed.
QStringList firstStartLines(const Checked &checked)
{
    if (!checked.wantsFirstStart)
        return {};
    const std::vector<words::FirstStartLine> steps = words::firstStartLines(
        checked.machine, checked.assessment, checked.reality, checked.detected ? &*checked.detected : nullptr);
    QStringList lines{Cli::tr("After the first start:")};
    if (checked.detected)
        lines << u"  "_s + words::firstStartAnswer(steps);
    for (const words::FirstStartLine &step : steps) {
        lines << u"  %1 (%2)"_s.arg(step.command, step.systems);
        for (const QString &expected : step.expects.split(u'\n'))
            lines << u"    "_s + expected;
        if (!step.seen.isEmpty())
            lines << u"    "_s + Cli::tr("Seen: %1", "what a command printed").arg(step.seen);
    }
    return lines << QString();
}

} // namespace

QByteArray checkAsText(const Checked &checked)
{
    QStringList lines = headLines(checked);
    if (checked.places)
        lines << Cli::tr("A better arrangement: %1.", "edits")
                     .arg(words::editText(*checked.places, checked.opened.document, checked.opened.catalogue));
    if (!checked.whyPlaces.isEmpty())
        lines << checked.whyPlaces;
    if (checked.mend.mend)
        lines << mendLine(*checked.mend.mend, checked);
    if (const QString stopped = words::mendStoppedText(checked.mend.stoppedAfter); !stopped.isEmpty())
        lines << stopped;
    lines << QString();
    for (std::size_t i = 0; i < checked.verdict.findings.size(); ++i)
        lines << findingLines(checked.verdict.findings[i], checked.fixes[i], checked) << QString();
    if (checked.verdict.findings.empty())
        lines << Cli::tr("Nothing was found that stands against this machine.") << QString();
    for (const auto &[finding, waiver] : checked.verdict.accepted) {
        const QString message = words::message(finding, checked.situation());
        lines << (waiver.reason.isEmpty()
                      ? Cli::tr("Accepted: %1").arg(message)
                      : Cli::tr("Accepted: %1 (%2)", "a finding, the user's reason").arg(message, waiver.reason));
    }
    if (!checked.verdict.accepted.empty())
        lines << QString();
    lines << realityLines(checked) << firstStartLines(checked);
    QByteArray text = lines.join(u'\n').toUtf8();
    if (const QByteArray works = worksAsText(checked.works); !works.isEmpty())
        text += '\n' + works;
    if (checked.machine.board) {
        if (const QByteArray links = linksText(checked); !links.isEmpty())
            text += '\n' + links;
    }
    return text;
}

} // namespace rig::cli
