// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/plugs.h"
#include "core/checks/catalog.h"
#include "core/fixes/power_limits.h"
#include "core/prices/price.h"
#include "tests/core/mend_rules.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;

/// What a buyer can act on: a mend cures and spoils nothing, a better arrangement is better, on shipped parts.
class MendsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aLoneCardIsMovedOnlyToMoreLanes();
    void aProcessorWithoutASocketIsNoMend();
    void aLimitKeepsToTheCardsFloor();
    void aFloorOfItsOwnComesFirst();
    void airCoolersComeBeforeDearerLiquid();
    void theFasterCardGetsTheWiderSlot();
    void aPairAtEightLanesStays();
    void aBridgeIsNotTornApart();
    void aDriveMovesBeforeTheBoardIsExchanged();
    void aSettingIsPutBack();
    void whatIsNoLongerMadeIsANote();
    void whatWasChosenIsKept();
    void theCardIsKeptWhereAnythingElseCures();
    void anUnknownFigureCuresNothing();
    void nothingIsBoughtForAFigureThatNobodyRead();
    void whatIsMissingIsProposed();
    void nothingIsRebuiltWhereAMoveCures();
    void firmwareIsFlashedNotReplaced();
    void boardsAndProcessorsAreBothShown();
    void aSupplyIsShownToCarryOnTheseMains();
    void aSupplyIsMadeForTheCard();
    void noCardHangsOnSataPlugs();
    void memoryIsNotLessened();
    void aRackAloneIsNoServer();
    void whatIsAlikeStaysWhereItStands();
    void moreLanesComeWithAnotherProcessor();

private:
    [[nodiscard]] Document onBoard(const Board &board, const char *card, const QString &slot) const
    {
        return test::onBoard(board, card, slot, m_catalogue);
    }

    Catalogue m_catalogue;
    std::vector<Document> m_machines; ///< the shipped templates and examples
};

void MendsTest::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
    m_machines = shippedMachines(m_catalogue);
    QVERIFY(m_machines.size() > 10);
}

/// Every shipped board with one card, in its best place and in every other.
void MendsTest::aLoneCardIsMovedOnlyToMoreLanes()
{
    int moved = 0;
    for (const PartHandle &part : m_catalogue.parts(Kind::Motherboard)) {
        const auto &board = static_cast<const Board &>(*part);
        for (const char *card : {"nvidia-geforce-rtx-3090-founders-edition", "nvidia-geforce-rtx-4090-founders-edition",
                                 "nvidia-geforce-rtx-3070-founders-edition"}) {
            Document best = onBoard(board, card, QString());
            const ItemId item = best.build.items.back().id;
            best = applied(best, MoveItem{item, bestConnector(best, item, m_catalogue)});
            if (!best.build.items.back().connector.isEmpty())
                QVERIFY2(!bestPlaces(best, m_catalogue), qPrintable(board.id));
            const LinkSeen most = linkOf(Judged(best, m_catalogue), item);
            for (const QString &slot : labelsFor(board)) {
                const Document document = onBoard(board, card, slot);
                const Judged before(document, m_catalogue);
                const LinkSeen was = linkOf(before, item);
                const QString where = board.id + u' ' + slot;
                QVERIFY2(!was.bandwidth || (most.bandwidth && *most.bandwidth >= *was.bandwidth), qPrintable(where));
                const std::optional<PlaceDevices> places = bestPlaces(document, m_catalogue);
                if (!places)
                    continue;
                ++moved;
                const Judged after(applied(document, *places), m_catalogue);
                const QString harm = spoilt(before, after, was.dark, {});
                QVERIFY2(harm.isEmpty(), qPrintable(where + QStringLiteral(": ") + harm));
                QVERIFY2(!words::whyPlaces(*places, document, m_catalogue).isEmpty(), qPrintable(where));
            }
        }
    }
    QVERIFY(moved > 0);
}

void MendsTest::aProcessorWithoutASocketIsNoMend()
{
    const auto e7 = m_catalogue.find<Processor>(QStringLiteral("intel-xeon-e7-8890-v4"));
    QVERIFY(e7 && !e7->socket); // the figure that this is about
    Document document = MachineText()
                            .with(Kind::Motherboard, "msi-meg-b550-unify-x")
                            .with(Kind::Processor, "intel-core-i9-9900k")
                            .with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition", "PCI_E1")
                            .document;
    const Judged judged(document, m_catalogue);
    const Finding *socket = foundIn(judged, "platform.socket");
    QVERIFY(socket);
    const std::vector<Fix> fixes = suggest(*socket, document, m_catalogue);
    QVERIFY(!fixes.empty());
    for (const Fix &fix : fixes) {
        const auto *replace = std::get_if<ReplacePart>(&fix.edit);
        QVERIFY(replace);
        const auto processor = m_catalogue.find<Processor>(replace->part);
        QVERIFY2(!processor || (processor->socket && *processor->socket == QStringLiteral("AM4")),
                 qPrintable(replace->part));
    }
    // Were it chosen all the same, the check says that it cannot tell.
    document = applied(document, ReplacePart{2, e7->id});
    QCOMPARE(Judged(document, m_catalogue).verdictOf("platform.socket"), QStringLiteral("unknown"));
}

/// 345 W for an RTX 5090 was the first mend of a supply that is too small.
void MendsTest::aLimitKeepsToTheCardsFloor()
{
    for (const char *card : {"nvidia-geforce-rtx-5090-founders-edition", "nvidia-geforce-rtx-4090-founders-edition",
                             "nvidia-geforce-rtx-3090-founders-edition"}) {
        const Document document = MachineText().with(Kind::Card, card).with(Kind::Supply, "msi-mag-a550bn").document;
        const Judged judged(document, m_catalogue);
        const Watts rating = *judged.machine.devices.front().power();
        const Watts floor = *lowestLimit(judged.machine.devices.front());
        QVERIFY(floor >= rating * 0.6 - Watts(0.01));
        if (QByteArrayView(card).contains("5090"))
            QVERIFY(floor >= Watts(400));
        for (const Finding &finding : judged.findings) {
            for (const Fix &fix : suggest(finding, document, m_catalogue)) {
                if (const auto *limit = std::get_if<SetPowerLimit>(&fix.edit))
                    QVERIFY2(*limit->limit >= floor, card);
            }
        }
    }
}

void MendsTest::aFloorOfItsOwnComesFirst()
{
    const auto floorWith = [](const char *chip, const char *card) {
        const Catalogue catalogue = parts(QByteArray("'gpus': [{'id': 'g', 'name': 'G', 'tdp_w': 400")
                                              .append(chip)
                                              .append("}], 'cards': [{'id': 'c', 'name': 'C', 'gpu': 'g'")
                                              .append(card)
                                              .append("}]")
                                              .constData());
        return *lowestLimit(resolve(MachineText().with(Kind::Card, "c").document.build, catalogue).devices.front());
    };
    QCOMPARE(floorWith("", "").value(), 280.0);                           // 70 % where it is not known
    QCOMPARE(floorWith(", 'power_limit_min_w': 100", "").value(), 240.0); // 60 %: below that it is no gain
    QCOMPARE(floorWith(", 'power_limit_min_w': 300", "").value(), 300.0); // the firmware takes no less
    QCOMPARE(floorWith(", 'power_limit_min_w': 300", ", 'power_limit_min_w': 350").value(), 350.0);
}

/// A cooler that is too high for its case: the cheaper air cooler, not a radiator whose place nobody knows.
void MendsTest::airCoolersComeBeforeDearerLiquid()
{
    int cured = 0;
    for (const Document &machine : m_machines) {
        if (machine.build.itemsOf(Kind::Case).empty() || machine.build.itemsOf(Kind::Cooler).empty())
            continue;
        for (const PartHandle &part : m_catalogue.parts(Kind::Cooler)) {
            Document document = machine;
            document = applied(document, ReplacePart{document.build.itemsOf(Kind::Cooler).front()->id, part->id});
            const Judged judged(document, m_catalogue);
            const Finding *height = foundIn(judged, "fit.cooler-height");
            if (!height)
                continue;
            const std::vector<Fix> fixes = suggest(*height, document, m_catalogue);
            for (const Fix &fix : fixes) {
                const QString harm = spoilt(judged, Judged(applied(document, fix.edit), m_catalogue),
                                            height->severity == Severity::Blocker, fix.effect.losses);
                QVERIFY2(harm.isEmpty(), qPrintable(nameOf(document) + harm));
            }
            const auto dollars = [&](const Fix &fix) {
                return inDollars(fix.effect.price, m_catalogue).value_or(1e12);
            };
            for (std::size_t i = 1; i < fixes.size() && fixes[0].edit.index() == fixes[i].edit.index(); ++i) {
                const auto kindOf = [&](const Fix &fix) {
                    return document.build.item(std::get<ReplacePart>(fix.edit).item)->kind;
                };
                if (kindOf(fixes[0]) == kindOf(fixes[i]) && fixes[0].effect.added.empty())
                    QVERIFY(std::max(0.0, dollars(fixes[0])) <= std::max(0.0, dollars(fixes[i])));
            }
            cured += fixes.empty() ? 0 : 1;
            break;
        }
    }
    QVERIFY(cured > 0);
}

/// The old 3060 stands in the slot with 16 lanes, the new 3090 in one with four: they change places, for nothing.
void MendsTest::theFasterCardGetsTheWiderSlot()
{
    int swapped = 0;
    for (const PartHandle &part : m_catalogue.parts(Kind::Motherboard)) {
        const auto &board = static_cast<const Board &>(*part);
        const QStringList labels = labelsFor(board);
        if (labels.size() != 2)
            continue;
        Document document = onBoard(board, "nvidia-geforce-rtx-3060-ti-founders-edition", labels[0]);
        document.build.items.back().owned = true;
        Item fast;
        fast.kind = Kind::Card;
        fast.part = QStringLiteral("nvidia-geforce-rtx-3090-founders-edition");
        fast.connector = labels[1];
        document = applied(document, AddItem{fast});
        const ItemId item = document.build.items.back().id;
        const Judged judged(document, m_catalogue);
        const LinkSeen there =
            linkOf(Judged(applied(document, MoveItem{item, labels[0]}), m_catalogue), document.build.items[2].id);
        if (!there.bandwidth)
            continue; // the generation of the narrow slot is not known
        if (linkOf(judged, item).width != 4 || linkOf(judged, document.build.items[2].id).width != 16)
            continue;
        const Finding *lanes = foundIn(judged, "pcie.lane-downgrade");
        const Finding *finding = lanes ? lanes : foundIn(judged, "pcie.chipset-slot");
        QVERIFY2(finding, qPrintable(board.id));
        const std::optional<PlaceDevices> places = bestPlaces(document, m_catalogue);
        const std::vector<Fix> fixes = suggest(*finding, document, m_catalogue);
        const Judged after(applied(document, MoveItem{item, labels[0]}), m_catalogue);
        if (std::any_of(after.findings.begin(), after.findings.end(), [&](const Finding &one) {
                return one.severity <= Severity::Caution && !has(judged, one) &&
                       !std::string_view(one.check).starts_with("pcie.");
            }))
            continue; // the thicker card would stand in the other's way, or get too little air
        QVERIFY2(places, qPrintable(board.id));
        QCOMPARE(places->places.value(item), labels[0]);
        QVERIFY(!words::whyPlaces(*places, document, m_catalogue).isEmpty());
        QVERIFY2(!fixes.empty(), qPrintable(board.id));
        QVERIFY(std::holds_alternative<MoveItem>(fixes.front().edit) ||
                std::holds_alternative<PlaceDevices>(fixes.front().edit));
        QCOMPARE(linkOf(Judged(applied(document, fixes.front().edit), m_catalogue), item).width, 16);
        QCOMPARE(fixes.front().effect.losses.size(), std::size_t(1)); // and it is said
        const QString text = words::effectText(fixes.front().effect);
        QVERIFY2(text.contains(QStringLiteral("x4 instead of")), qPrintable(board.id + QStringLiteral(": ") + text));
        ++swapped;
    }
    QVERIFY(swapped > 0);
}

/// x16 for the faster of two cards at x8 is none where the other falls to x4 for it.
void MendsTest::aPairAtEightLanesStays()
{
    for (const Document &machine : m_machines) {
        const Judged before(machine, m_catalogue);
        for (const Finding &finding : before.findings) {
            if (std::string_view(finding.check) != "pcie.lane-downgrade" || finding.severity != Severity::Caution)
                continue;
            for (const Fix &fix : suggest(finding, machine, m_catalogue)) {
                for (const LinkLoss &loss : fix.effect.losses) {
                    if (loss.before.kind == Kind::Card)
                        QVERIFY2(*loss.before.width != 8, qPrintable(nameOf(machine)));
                }
            }
        }
    }
}

void MendsTest::aBridgeIsNotTornApart()
{
    int joined = 0;
    for (const PartHandle &part : m_catalogue.parts(Kind::Motherboard)) {
        const auto &board = static_cast<const Board &>(*part);
        const QStringList labels = labelsFor(board);
        for (int i = 0; i + 1 < labels.size(); ++i) {
            Document document = onBoard(board, "nvidia-geforce-rtx-3090-founders-edition", labels[i]);
            for (const Kind kind : {Kind::Card, Kind::Bridge}) {
                Item item;
                item.kind = kind;
                item.part = document.build.items.back().part;
                if (kind == Kind::Card)
                    item.connector = labels[i + 1];
                else
                    item.part = QStringLiteral("nvidia-ampere-nvlink-bridge-3-slot");
                document = applied(document, AddItem{item});
            }
            const Judged before(document, m_catalogue);
            if (bridged(before) == 0)
                continue;
            ++joined;
            if (const std::optional<PlaceDevices> places = bestPlaces(document, m_catalogue))
                QCOMPARE(bridged(Judged(applied(document, *places), m_catalogue)), 1);
            for (const Finding &finding : before.findings) {
                for (const Fix &fix : suggest(finding, document, m_catalogue))
                    QCOMPARE(bridged(Judged(applied(document, fix.edit), m_catalogue)), 1);
            }
            break;
        }
        if (joined >= 8)
            break; // each asks for boards by the hundred
    }
    QVERIFY(joined > 0);
}

void MendsTest::aDriveMovesBeforeTheBoardIsExchanged()
{
    int moved = 0;
    for (const Document &machine : m_machines) {
        const Judged judged(machine, m_catalogue);
        for (const Finding &finding : judged.findings) {
            const std::vector<Fix> fixes = suggest(finding, machine, m_catalogue);
            const auto isFree = [](const Fix &fix) {
                return fix.effect.losses.empty() &&
                       (std::holds_alternative<MoveItem>(fix.edit) || std::holds_alternative<PlaceDevices>(fix.edit) ||
                        std::holds_alternative<SetSetting>(fix.edit));
            };
            bool bought = false;
            for (const Fix &fix : fixes) {
                QVERIFY2(!(isFree(fix) && bought), finding.check);
                bought = bought || !isFree(fix);
                moved += isFree(fix) ? 1 : 0;
            }
        }
    }
    QVERIFY(moved > 0);
}

/// Of every board with settings: whatever a setting spoils, putting it back is the first mend, or another that is free.
void MendsTest::aSettingIsPutBack()
{
    int putBack = 0;
    for (const PartHandle &part : m_catalogue.parts(Kind::Motherboard)) {
        const auto &board = static_cast<const Board &>(*part);
        if (putBack >= 10)
            break;
        for (const Setting &setting : board.settings) {
            const QStringList labels = labelsFor(board);
            if (labels.isEmpty() || setting.values.size() < 2)
                continue;
            Document document = onBoard(board, "nvidia-geforce-rtx-3090-founders-edition", labels[0]);
            const Judged good(document, m_catalogue);
            document = applied(document, SetSetting{setting.id, setting.values.back()});
            const Judged bad(document, m_catalogue);
            for (const Finding &finding : bad.findings) {
                if (finding.severity > Severity::Caution || has(good, finding) ||
                    !std::string_view(finding.check).starts_with("pcie."))
                    continue;
                const std::vector<Fix> fixes = suggest(finding, document, m_catalogue);
                QVERIFY2(!fixes.empty(), qPrintable(board.id + u' ' + setting.id));
                QVERIFY2(!std::holds_alternative<ReplacePart>(fixes.front().edit), qPrintable(board.id));
                ++putBack;
            }
        }
    }
}

void MendsTest::whatIsNoLongerMadeIsANote()
{
    const Document document = MachineText()
                                  .with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition")
                                  .with(Kind::Processor, "intel-core-i9-9900k")
                                  .document;
    const Judged judged(document, m_catalogue);
    int notes = 0;
    for (const Finding &finding : judged.findings) {
        if (std::string_view(finding.check) != "money.discontinued" || finding.severity == Severity::Unknown)
            continue;
        ++notes;
        QCOMPARE(finding.severity, Severity::Note);
        QVERIFY(suggest(finding, document, m_catalogue).empty());
        if (finding.subjects.front() == 1)
            QVERIFY(words::reason(finding, judged.situation()).contains(QStringLiteral("RTX 5090")));
    }
    QVERIFY(notes > 0);
    // Four cards of the same kind name it once.
    QVERIFY(judged.machine.devices.front().successor);
    QCOMPARE(judged.machine.devices.front().successor->id, QStringLiteral("geforce-rtx-5090"));
}

/// A board that was chosen for a machine: the mend changes the rest, not the board.
void MendsTest::whatWasChosenIsKept()
{
    int kept = 0;
    for (const Document &machine : m_machines) {
        if (machine.build.itemsOf(Kind::Supply).empty() || kept >= 4)
            continue;
        const ItemId supply = machine.build.itemsOf(Kind::Supply).front()->id;
        const Document document = applied(machine, ReplacePart{supply, QStringLiteral("msi-mag-a550bn")});
        const std::optional<Mend> any = cheapestMend(document, m_catalogue).mend;
        const std::optional<Mend> mend = cheapestMend(document, m_catalogue, {supply}).mend;
        if (!any || !mend)
            continue;
        ++kept;
        const auto replaces = [&](const Mend &one) {
            return std::any_of(one.edits.begin(), one.edits.end(), [&](const Edit &edit) {
                const auto *replace = std::get_if<ReplacePart>(&edit);
                return replace && replace->item == supply;
            });
        };
        if (!replaces(*any))
            QVERIFY(!replaces(*mend));
    }
    QVERIFY(kept > 0);
}

void MendsTest::theCardIsKeptWhereAnythingElseCures()
{
    for (const Document &machine : m_machines) {
        const Judged judged(machine, m_catalogue);
        for (const Finding &finding : judged.findings) {
            const std::string_view check(finding.check);
            if (!check.starts_with("pcie.") && !check.starts_with("power.") && !check.starts_with("fit."))
                continue;
            const std::vector<Fix> fixes = suggest(finding, machine, m_catalogue);
            const auto isCard = [&](const Fix &fix) {
                const auto *replace = std::get_if<ReplacePart>(&fix.edit);
                return replace && machine.build.item(replace->item)->kind == Kind::Card;
            };
            const auto cards = std::count_if(fixes.begin(), fixes.end(), isCard);
            QVERIFY2(cards == 0 || cards == static_cast<std::ptrdiff_t>(fixes.size()), finding.check);
            for (const Fix &fix : fixes) {
                if (!isCard(fix))
                    continue;
                const auto &replace = std::get<ReplacePart>(fix.edit);
                QCOMPARE(m_catalogue.find<Card>(replace.part)->gpu.value,
                         m_catalogue.find<Card>(machine.build.item(replace.item)->part)->gpu.value);
            }
        }
    }
}

/// The rule itself, of effects that are made up.
void MendsTest::anUnknownFigureCuresNothing()
{
    Finding caution;
    caution.check = "heat.airflow";
    caution.severity = Severity::Caution;
    Finding blocker = caution;
    blocker.check = "fit.card-length";
    blocker.severity = Severity::Blocker;

    Effect hidden;
    hidden.gone = {caution};
    QVERIFY(!spoils(hidden));
    hidden.unanswered = {"heat.cooler-capacity"}; // neither cured nor of lanes, plugs, room
    QVERIFY(!spoils(hidden));
    hidden.unanswered = {"heat.airflow"}; // silent because nobody knows
    QVERIFY(spoils(hidden));
    hidden.gone = {blocker};
    hidden.unanswered = {"pcie.lane-downgrade"};
    QVERIFY(spoils(hidden));
    hidden.unanswered = {"pcie.above-4g"};
    QCOMPARE(spoils(hidden), findCheck("pcie.above-4g")->worst != Severity::Note);

    Effect lanes;
    LinkLoss loss;
    loss.before.width = 16;
    loss.after.width = 4;
    lanes.losses = {loss};
    lanes.gone = {caution};
    QVERIFY(spoils(lanes));
    lanes.gone = {blocker};
    QVERIFY(!spoils(lanes)); // said, and better than a machine that does not work
    lanes.gone = {caution};
    lanes.losses.front().traded = true;
    QVERIFY(!spoils(lanes));
    lanes.losses.front().after.width.reset();
    QVERIFY(spoils(lanes));

    Effect other;
    other.gone = {caution};
    other.added = {caution};
    QVERIFY(spoils(other)); // one caution for another
    other.gone = {caution, caution};
    QVERIFY(!spoils(other));
    other.gone = {blocker};
    QVERIFY(!spoils(other));
    other.added = {blocker};
    QVERIFY(spoils(other));
    Effect bridge;
    bridge.bridgesLost = 1;
    QVERIFY(spoils(bridge));
}

void MendsTest::nothingIsBoughtForAFigureThatNobodyRead()
{
    for (const Document &machine : m_machines) {
        const Judged judged(machine, m_catalogue);
        for (const Finding &finding : judged.findings) {
            if (finding.severity != Severity::Unknown)
                continue;
            for (const Fix &fix : suggest(finding, machine, m_catalogue))
                QVERIFY2(!std::holds_alternative<ReplacePart>(fix.edit) && !std::holds_alternative<AddItem>(fix.edit),
                         finding.check);
        }
    }
}

/// Of each shipped machine that is whole, its memory, cooler or drives left out: what is proposed fits and is rated.
void MendsTest::whatIsMissingIsProposed()
{
    QMap<Kind, int> proposed;
    for (const Document &machine : m_machines) {
        for (const Kind kind : {Kind::Memory, Kind::Cooler, Kind::Drive}) {
            Document document = machine;
            for (const Item *item : machine.build.itemsOf(kind))
                document = applied(document, RemoveItem{item->id});
            const Judged judged(document, m_catalogue);
            const Finding *missing = foundIn(judged, "platform.missing-part");
            const bool asked = missing && !machine.build.itemsOf(kind).empty();
            if (!asked)
                continue;
            for (const Fix &fix : suggest(*missing, document, m_catalogue)) {
                const auto *add = std::get_if<AddItem>(&fix.edit);
                QVERIFY(add);
                const Judged after(applied(document, fix.edit), m_catalogue);
                QVERIFY(!has(after, *missing));
                const QString harm = spoilt(judged, after, missing->severity == Severity::Blocker, fix.effect.losses);
                QVERIFY2(harm.isEmpty(), qPrintable(nameOf(document) + harm));
                QVERIFY2(!foundIn(after, "platform.memory-type"), qPrintable(add->item.part));
                ++proposed[add->item.kind];
                if (add->item.kind != Kind::Cooler)
                    continue;
                const auto cooler = m_catalogue.find<Cooler>(add->item.part);
                const Processor &processor = *judged.machine.processor();
                QVERIFY2(cooler->tdp && *cooler->tdp >= processor.pl2.valueOr(*processor.tdp),
                         qPrintable(add->item.part));
            }
        }
    }
    for (const Kind kind : {Kind::Memory, Kind::Cooler, Kind::Drive})
        QVERIFY(proposed.value(kind) > 0);
}

/// What was chosen on purpose stays where anything else cures: no board for a drive that only has to move.
void MendsTest::nothingIsRebuiltWhereAMoveCures()
{
    const auto isRebuilt = [](const Fix &fix, const Document &document) {
        const auto *replace = std::get_if<ReplacePart>(&fix.edit);
        const Item *item = replace ? document.build.item(replace->item) : nullptr;
        return item && (item->kind == Kind::Motherboard || item->kind == Kind::Processor || item->kind == Kind::Card);
    };
    int kept = 0;
    for (const Document &machine : m_machines) {
        const Judged judged(machine, m_catalogue);
        for (const Finding &finding : judged.findings) {
            const std::vector<Fix> fixes = suggest(finding, machine, m_catalogue);
            const auto rebuilt =
                std::count_if(fixes.begin(), fixes.end(), [&](const Fix &fix) { return isRebuilt(fix, machine); });
            QVERIFY2(rebuilt == 0 || rebuilt == static_cast<std::ptrdiff_t>(fixes.size()), finding.check);
            kept += rebuilt == 0 && !fixes.empty() ? 1 : 0;
        }
    }
    QVERIFY(kept > 0);
}

void MendsTest::firmwareIsFlashedNotReplaced()
{
    int asked = 0;
    for (const Document &machine : m_machines) {
        const Judged judged(machine, m_catalogue);
        const Finding *firmware = foundIn(judged, "platform.firmware-version");
        if (!firmware || firmware->severity != Severity::Caution)
            continue;
        ++asked;
        QVERIFY(suggest(*firmware, machine, m_catalogue).empty());
    }
    QVERIFY(asked > 0);
}

/// A processor that the board excludes: another board and another processor are two ways out.
void MendsTest::boardsAndProcessorsAreBothShown()
{
    const Document document = MachineText()
                                  .with(Kind::Motherboard, "asus-tuf-gaming-b550-plus")
                                  .with(Kind::Processor, "amd-ryzen-7-2700x")
                                  .document;
    const Judged judged(document, m_catalogue);
    const Finding *excluded = foundIn(judged, "platform.firmware-version", Severity::Blocker);
    QVERIFY(excluded);
    QMap<Kind, int> shown;
    for (const Fix &fix : suggest(*excluded, document, m_catalogue)) {
        if (const auto *replace = std::get_if<ReplacePart>(&fix.edit))
            ++shown[document.build.item(replace->item)->kind];
    }
    QVERIFY(shown.value(Kind::Motherboard) > 0 && shown.value(Kind::Processor) > 0);
}

/// A supply of 2,000 W that does not say what it carries at 120 V is no mend there.
void MendsTest::aSupplyIsShownToCarryOnTheseMains()
{
    int proposed = 0;
    for (const Document &machine : m_machines) {
        const Judged judged(machine, m_catalogue);
        const Finding *small = foundIn(judged, "power.supply-capacity");
        if (!small || machine.site.circuit.volts > Volts(130))
            continue;
        for (const Fix &fix : suggest(*small, machine, m_catalogue)) {
            const auto *replace = std::get_if<ReplacePart>(&fix.edit);
            const auto supply = replace ? m_catalogue.find<Supply>(replace->part) : nullptr;
            if (!supply)
                continue;
            ++proposed;
            QVERIFY2(supply->lowLine || *supply->watts < Watts(2000), qPrintable(supply->id));
        }
    }
    QVERIFY(proposed > 0);
}

/// 850 W would just do for an RTX 5090, through an adapter: who knows buys one of today with 1,000 W.
void MendsTest::aSupplyIsMadeForTheCard()
{
    Document document = shippedExample("one-card", m_catalogue);
    const ItemId card = document.build.itemsOf(Kind::Card).front()->id;
    const ItemId supply = document.build.itemsOf(Kind::Supply).front()->id;
    document = applied(document, ReplacePart{card, QStringLiteral("nvidia-geforce-rtx-5090-founders-edition")});
    document = applied(document, ReplacePart{supply, QStringLiteral("msi-mag-a550bn")});
    const std::optional<Mend> mend = cheapestMend(document, m_catalogue).mend;
    QVERIFY(mend && mend->edits.size() == 1);
    const auto *replace = std::get_if<ReplacePart>(&mend->edits.front());
    const auto chosen = replace ? m_catalogue.find<Supply>(replace->part) : nullptr;
    QVERIFY(chosen);
    QVERIFY2(*chosen->watts >= Watts(1000) && has16Pin(*chosen->connectors), qPrintable(chosen->id));
}

/// Three sockets and two plugs: a supply, not an adapter from SATA plugs, which melt.
void MendsTest::noCardHangsOnSataPlugs()
{
    Document document = shippedExample("one-card", m_catalogue);
    const ItemId card = document.build.itemsOf(Kind::Card).front()->id;
    const ItemId supply = document.build.itemsOf(Kind::Supply).front()->id;
    document = applied(document, ReplacePart{card, QStringLiteral("evga-rtx-3090-ftw3-ultra-gaming")});
    int asked = 0;
    for (const PartHandle &part : m_catalogue.parts(Kind::Supply)) {
        const Document tried = applied(document, ReplacePart{supply, part->id});
        const Judged judged(tried, m_catalogue);
        const Finding *missing = foundIn(judged, "power.connector-missing", Severity::Blocker);
        if (!missing || ++asked > 5)
            continue;
        for (const Fix &fix : suggest(*missing, tried, m_catalogue)) {
            const auto *add = std::get_if<AddItem>(&fix.edit);
            const auto cable = add ? m_catalogue.find<Cable>(add->item.part) : nullptr;
            if (cable)
                QVERIFY2(!cable->from->contains(QStringLiteral("sata")) &&
                             !cable->from->contains(QStringLiteral("molex")),
                         qPrintable(cable->id));
        }
    }
    QVERIFY(asked > 0);
}

/// 64 GiB of the wrong kind become 64 GiB of the right one, not 16 that are cheaper.
void MendsTest::memoryIsNotLessened()
{
    const Document document = MachineText()
                                  .with(Kind::Motherboard, "asus-tuf-gaming-b650-plus-wifi")
                                  .with(Kind::Processor, "amd-ryzen-7-7700x")
                                  .with(Kind::Memory, "corsair-cmk64gx4m2e3200c16")
                                  .document;
    const Judged judged(document, m_catalogue);
    const Finding *type = foundIn(judged, "platform.memory-type");
    QVERIFY(type);
    const std::vector<Fix> fixes = suggest(*type, document, m_catalogue);
    QVERIFY(!fixes.empty());
    for (const Fix &fix : fixes) {
        const auto *replace = std::get_if<ReplacePart>(&fix.edit);
        const auto kit = replace ? m_catalogue.find<MemoryKit>(replace->part) : nullptr;
        if (kit)
            QVERIFY2(*kit->moduleSize * *kit->modules >= Gibibytes(64), qPrintable(kit->id));
    }
}

void MendsTest::aRackAloneIsNoServer()
{
    Document document = shippedExample("one-card", m_catalogue);
    const ItemId card = document.build.itemsOf(Kind::Card).front()->id;
    document = applied(document, ReplacePart{card, QStringLiteral("nvidia-a100-pcie-80gb")});
    const Judged judged(document, m_catalogue);
    const Finding *passive = foundIn(judged, "heat.passive-card");
    QVERIFY(passive && passive->severity == Severity::Blocker);
    for (const Fix &fix : suggest(*passive, document, m_catalogue)) {
        const auto *replace = std::get_if<ReplacePart>(&fix.edit);
        QVERIFY(replace && document.build.item(replace->item)->kind != Kind::Case);
    }
}

/// Four cards on X99 with a processor of 28 lanes: one with 40 gives each card more.
void MendsTest::moreLanesComeWithAnotherProcessor()
{
    MachineText text;
    text.with(Kind::Motherboard, "msi-x99a-tomahawk").with(Kind::Processor, "intel-core-i7-5820k");
    for (const char *slot : {"Slot 2", "Slot 5"})
        text.with(Kind::Card, "nvidia-geforce-gtx-1080-ti-founders-edition", slot);
    const Judged judged(text.document, m_catalogue);
    int proposed = 0;
    for (const Finding &finding : judged.findings) {
        if (std::string_view(finding.check) != "pcie.lane-downgrade")
            continue;
        for (const Fix &fix : suggest(finding, text.document, m_catalogue)) {
            const auto *replace = std::get_if<ReplacePart>(&fix.edit);
            const auto processor = replace ? m_catalogue.find<Processor>(replace->part) : nullptr;
            if (!processor)
                continue;
            QVERIFY2(*processor->pcieLanes == 40, qPrintable(processor->id));
            ++proposed;
        }
    }
    QVERIFY(proposed > 0);
}

/// Three cards alike, the third in a slot with few lanes while a better one is free: only that one moves.
void MendsTest::whatIsAlikeStaysWhereItStands()
{
    int arranged = 0;
    for (const PartHandle &part : m_catalogue.parts(Kind::Motherboard)) {
        const auto &board = static_cast<const Board &>(*part);
        const QStringList labels = labelsFor(board);
        for (qsizetype empty = 0; labels.size() >= 3 && empty < labels.size(); ++empty) {
            Document document = onBoard(board, "asus-turbo-rtx-3090", labels[(empty + 1) % labels.size()]);
            Item second = document.build.items.back();
            second.id = 0;
            second.connector = labels[(empty + 2) % labels.size()];
            document = applied(document, AddItem{second});
            const std::optional<PlaceDevices> places = bestPlaces(document, m_catalogue);
            if (!places)
                continue;
            ++arranged;
            for (const QString &label : places->places) {
                const auto &items = document.build.items;
                QVERIFY2(
                    std::none_of(items.begin(), items.end(), [&](const Item &item) { return item.connector == label; }),
                    qPrintable(board.id + u' ' + label));
            }
        }
    }
    QVERIFY(arranged > 0);
}

RIG_TEST(MendsTest)
#include "tst_mends.moc"
