// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/accelerator_support.h"
#include "core/checks/vram_floor.h"
#include "tests/core/check_rows.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;

class GraphicsRows : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void rows_data();
    void rows() { verifyRow(); }
    void oneSentenceForLikeCards();
    void theDisplayHangsOnTheLargerCard();
    void aListKnowsNoLaterFoundersEdition();
    void theSlowSegmentOfTheCatalogue_data(); // S43
    void theSlowSegmentOfTheCatalogue();
    void accelerators_data();
    void accelerators();
    void theCatalogue_data();
    void theCatalogue();

private:
    Catalogue m_catalogue;
};

namespace {

using Change = std::function<void(Figures &)>;

/// One card, and what it is for.
Document forWork(double needGib, bool display = false)
{
    Document document = oneCard();
    if (needGib > 0)
        document.use.memoryNeed = Gibibytes(needGib);
    document.use.display = display;
    return document;
}

/// The card and another one.
Document twoModels(Work work)
{
    Document document = whole().with(Kind::Card, "card", "A").with(Kind::Card, "other", "B").document;
    document.use.work = work;
    return document;
}

Document inDataCentre()
{
    Document document = oneCard();
    document.site.dataCentre = true;
    return document;
}

Document owned()
{
    Document document = whole().with(Kind::Card, "other", "A").document;
    document.build.items.back().owned = true;
    return document;
}

Change chip(const char *figures)
{
    return [=](Figures &f) { f.chip += figures; };
}

/// Another card with a chip of this id.
Change other(const char *chipId, const char *chipFigures = "", const char *cardFigures = "")
{
    return [=](Figures &f) {
        const QByteArray id(chipId);
        f.more = "'gpus': [{'id': '" + id + "', 'name': 'Other chip'" + chipFigures +
                 "}], 'cards': [{'id': 'other', 'name': 'Other card', 'gpu': '" + id + "'" + cardFigures + "}]";
    };
}

Document otherCard() { return whole().with(Kind::Card, "other", "A").document; }

void memoryRows()
{
    row("graphics.vram-floor", "silent", "4 GiB, no display", forWork(0), [](Figures &f) {
        f.chip += ", 'memory_gib': 4";
        f.processor += ", 'igpu': true";
    });
    row("graphics.vram-floor", "caution", "3 GiB, no display", forWork(0), [](Figures &f) {
        f.chip += ", 'memory_gib': 3";
        f.processor += ", 'igpu': true";
    });
    row("graphics.vram-floor", "blocker", "4 GiB with a display", forWork(0, true), chip(", 'memory_gib': 4"));
    row("graphics.vram-floor", "silent", "6 GiB with a display", forWork(0, true), chip(", 'memory_gib': 6"));
    row("graphics.vram-floor", "silent", "8 GiB needed", forWork(8), [](Figures &f) {
        f.chip += ", 'memory_gib': 8";
        f.processor += ", 'igpu': true";
    });
    row("graphics.vram-floor", "blocker", "8 GiB needed, 7 there", forWork(8), chip(", 'memory_gib': 7"));
    row("graphics.vram-floor", "silent", "8 GiB needed, with a display 10", forWork(8, true),
        chip(", 'memory_gib': 10"));
    row("graphics.vram-floor", "blocker", "8 GiB needed, with a display 9 are too few", forWork(8, true),
        chip(", 'memory_gib': 9"));
    row("graphics.vram-floor", "blocker", "no other graphics in the machine: the card drives the display", forWork(0),
        [](Figures &f) {
            f.chip += ", 'memory_gib': 4";
            f.processor += ", 'igpu': false";
            f.board += ", 'onboard_video': false";
        });
    Document headless = forWork(0);
    headless.use.headless = true;
    row("graphics.vram-floor", "silent", "no other graphics, and no display hangs on it", headless, [](Figures &f) {
        f.chip += ", 'memory_gib': 4";
        f.processor += ", 'igpu': false";
        f.board += ", 'onboard_video': false";
    });
    row("graphics.vram-floor", "silent", "graphics on the board", forWork(0), [](Figures &f) {
        f.chip += ", 'memory_gib': 4";
        f.processor += ", 'igpu': false";
        f.board += ", 'onboard_video': true";
    });
    row("graphics.vram-floor", "unknown", "the card's memory", forWork(0));
    row("graphics.vram-floor", "unknown", "whether the processor has graphics", forWork(5), chip(", 'memory_gib': 6"));
    row("graphics.vram-floor", "silent", "the processor's graphics are not known, there is room for both", forWork(5),
        chip(", 'memory_gib': 7"));
}

void adviceRows()
{
    row("graphics.avoid-list", "silent", "a card on no list", oneCard());
    row("graphics.avoid-list", "note", "GTX 1060 3GB", otherCard(), other("geforce-gtx-1060-3gb"));
    row("graphics.avoid-list", "silent", "GTX 1060 6GB", otherCard(), other("geforce-gtx-1060-6gb"));
    row("graphics.avoid-list", "note", "Titan Xp", otherCard(), other("titan-xp"));
    row("graphics.avoid-list", "note", "any Tesla", otherCard(), other("tesla-v100"));
    row("graphics.avoid-list", "note", "any Quadro", otherCard(), other("quadro-rtx-8000"));
    row("graphics.avoid-list", "silent", "owned: the lists are about buying", owned(), other("titan-xp"));
    row("graphics.avoid-list", "note", "a Founders Edition", otherCard(),
        other("geforce-gtx-1080", ", 'series': 'GeForce GTX 10'", ", 'vendor': 'NVIDIA', 'reference': true"));
    row("graphics.avoid-list", "silent", "a partner's card", otherCard(),
        other("geforce-gtx-1080", ", 'series': 'GeForce GTX 10'", ", 'vendor': 'MSI', 'reference': false"));
    row("graphics.avoid-list", "unknown", "whether it is a reference board", otherCard(),
        other("geforce-gtx-1080", ", 'series': 'GeForce GTX 10'", ", 'vendor': 'NVIDIA'"));

    row("graphics.slow-segment", "silent", "another card", oneCard());
    Document document = otherCard();
    row("graphics.slow-segment", "unknown", "what the work needs", document, other("geforce-gtx-970"));
    document.use.memoryNeed = Gibibytes(3.5);
    row("graphics.slow-segment", "silent", "S43: GTX 970, 3.5 GiB", document, other("geforce-gtx-970"));
    document.use.memoryNeed = Gibibytes(3.6);
    row("graphics.slow-segment", "caution", "S43: GTX 970, 3.6 GiB", document, other("geforce-gtx-970"));
}

void supportRows()
{
    row("graphics.compute-capability", "silent", "7.5", oneCard(),
        chip(", 'vendor': 'NVIDIA', 'compute_capability': '7.5'"));
    row("graphics.compute-capability", "caution", "7.0", oneCard(),
        chip(", 'vendor': 'NVIDIA', 'compute_capability': '7.0'"));
    row("graphics.compute-capability", "caution", "3.5", oneCard(),
        chip(", 'vendor': 'NVIDIA', 'compute_capability': '3.5'"));
    row("graphics.compute-capability", "caution", "3.0", oneCard(),
        chip(", 'vendor': 'NVIDIA', 'compute_capability': '3.0'"));
    row("graphics.compute-capability", "blocker", "2.1", oneCard(),
        chip(", 'vendor': 'NVIDIA', 'compute_capability': '2.1'"));
    row("graphics.compute-capability", "silent", "12.0", oneCard(),
        chip(", 'vendor': 'NVIDIA', 'compute_capability': '12.0'"));
    row("graphics.compute-capability", "silent", "AMD has none", oneCard(), chip(", 'vendor': 'AMD'"));
    row("graphics.compute-capability", "unknown", "the capability", oneCard(), chip(", 'vendor': 'NVIDIA'"));
    row("graphics.compute-capability", "unknown", "the maker", oneCard());

    row("graphics.accelerator-support", "silent", "NVIDIA", oneCard(), chip(", 'vendor': 'NVIDIA'"));
    row("graphics.accelerator-support", "caution", "Xeon Phi", oneCard(),
        chip(", 'vendor': 'Intel', 'series': 'Xeon Phi'"));
    row("graphics.accelerator-support", "note", "AMD, named by ROCm", oneCard(),
        chip(", 'vendor': 'AMD', 'gfx_target': 'gfx1100'"));
    row("graphics.accelerator-support", "note", "AMD, not named", oneCard(),
        chip(", 'vendor': 'AMD', 'gfx_target': 'gfx803'"));
    row("graphics.accelerator-support", "note", "AMD, target not known", oneCard(), chip(", 'vendor': 'AMD'"));
    row("graphics.accelerator-support", "note", "Intel Arc", oneCard(), chip(", 'vendor': 'Intel', 'series': 'Arc A'"));
    row("graphics.accelerator-support", "note", "another Intel", oneCard(),
        chip(", 'vendor': 'Intel', 'series': 'Arc Pro'"));
    row("graphics.accelerator-support", "unknown", "the maker", oneCard());

    row("graphics.data-centre-licence", "silent", "an office", oneCard(),
        chip(", 'vendor': 'NVIDIA', 'segment': 'consumer'"));
    row("graphics.data-centre-licence", "caution", "GeForce in a data centre", inDataCentre(),
        chip(", 'vendor': 'NVIDIA', 'segment': 'consumer'"));
    row("graphics.data-centre-licence", "silent", "a card for data centres", inDataCentre(),
        chip(", 'vendor': 'NVIDIA', 'segment': 'datacentre'"));
    row("graphics.data-centre-licence", "unknown", "the segment", inDataCentre(), chip(", 'vendor': 'NVIDIA'"));
}

void mixedRows()
{
    row("graphics.mixed-cards", "silent", "two of one model", twoCards());
    row("graphics.mixed-cards", "caution", "two chips, data parallel", twoModels(Work::DataParallel), other("big"));
    row("graphics.mixed-cards", "caution", "two chips, sharded", twoModels(Work::Sharded), other("big"));
    row("graphics.mixed-cards", "caution", "two chips, tensor parallel", twoModels(Work::TensorParallel),
        other("big", ", 'memory_gib': 24"));
    row("graphics.mixed-cards", "note", "two chips, inference", twoModels(Work::Inference), other("big"));
    row("graphics.mixed-cards", "silent", "two chips, a training on each", twoModels(Work::SingleTraining),
        other("big"));
    row("graphics.mixed-cards", "silent", "two boards with one chip", twoModels(Work::DataParallel),
        [](Figures &f) { f.more = "'cards': [{'id': 'other', 'name': 'Other card', 'gpu': 'chip'}]"; });
    row("graphics.mixed-cards", "unknown", "the other's chip", twoModels(Work::DataParallel),
        [](Figures &f) { f.more = "'cards': [{'id': 'other', 'name': 'Other card'}]"; });
}

const Finding *findingOf(const Judged &judged, std::string_view check)
{
    for (const Finding &finding : judged.findings) {
        if (finding.check == check)
            return &finding;
    }
    return nullptr;
}

} // namespace

void GraphicsRows::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
}

void GraphicsRows::rows_data()
{
    checkColumns();
    memoryRows();
    adviceRows();
    supportRows();
    mixedRows();
}

void GraphicsRows::oneSentenceForLikeCards()
{
    Figures figures;
    figures.chip += ", 'vendor': 'NVIDIA', 'compute_capability': '6.1'";
    const Judged judged(twoCards(), figures.catalogue());
    const Finding *finding = findingOf(judged, "graphics.compute-capability");
    QVERIFY(finding);
    QCOMPARE(finding->subjects.size(), qsizetype(2));
    QCOMPARE(words::message(*finding, judged.situation()),
             QStringLiteral("Cards 1 and 2 (Card): compute capability 6.1, below 7.5."));
    QCOMPARE(std::count_if(judged.findings.begin(), judged.findings.end(),
                           [&](const Finding &other) { return other.check == finding->check; }),
             std::ptrdiff_t(1));
}

void GraphicsRows::theDisplayHangsOnTheLargerCard()
{
    Figures figures;
    figures.chip += ", 'memory_gib': 4";
    figures.card += ", 'display_outputs': 3";
    other("big", ", 'memory_gib': 5", ", 'display_outputs': 3")(figures);
    Document document = twoModels(Work::SingleTraining);
    document.use.display = true;
    const Judged judged(document, figures.catalogue());
    const Finding *finding = findingOf(judged, "graphics.vram-floor");
    QVERIFY(finding);
    QCOMPARE(finding->severity, Severity::Blocker);
    QCOMPARE(finding->subjects.size(), qsizetype(1));
    QCOMPARE(judged.machine.device(finding->subjects.front())->card->id, QStringLiteral("other"));
    QCOMPARE(finding->fact(checks::vram_floor::NeedGib), Gibibytes(6));
}

void GraphicsRows::aListKnowsNoLaterFoundersEdition()
{
    const auto verdict = [&](const char *card) {
        return Judged(MachineText().with(Kind::Card, card).document, m_catalogue).verdictOf("graphics.avoid-list");
    };
    QCOMPARE(verdict("nvidia-geforce-rtx-2080-ti-founders-edition"), QStringLiteral("note"));
    QCOMPARE(verdict("nvidia-geforce-rtx-3090-founders-edition"), QStringLiteral("silent"));
}

void GraphicsRows::theSlowSegmentOfTheCatalogue_data()
{
    QTest::addColumn<double>("needGib");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("S43: 3.5 GiB") << 3.5 << QStringLiteral("silent");
    QTest::newRow("S43: 3.6 GiB") << 3.6 << QStringLiteral("caution");
}

void GraphicsRows::theSlowSegmentOfTheCatalogue()
{
    QFETCH(double, needGib);
    const Catalogue withCard =
        parts("'cards': [{'id': 'of-chip', 'name': 'A board', 'gpu': 'geforce-gtx-970'}]", m_catalogue);
    Document document = MachineText().with(Kind::Card, "of-chip").document;
    document.use.memoryNeed = Gibibytes(needGib);
    QTEST(Judged(document, withCard).verdictOf("graphics.slow-segment"), "verdict");
}

void GraphicsRows::theCatalogue_data()
{
    QTest::addColumn<QString>("chip");
    QTest::addColumn<QString>("check");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char *chip, const char *check, const char *verdict) {
        QTest::addRow("%s, %s", chip, check)
            << QString::fromLatin1(chip) << QString::fromLatin1(check) << QString::fromLatin1(verdict);
    };
    row("geforce-gtx-580", "graphics.compute-capability", "blocker"); // S42
    row("geforce-gtx-1080-ti", "graphics.compute-capability", "caution");
    row("geforce-rtx-3090", "graphics.compute-capability", "silent");
    row("geforce-gtx-1060-3gb", "graphics.avoid-list", "note"); // S15
    row("titan-xp", "graphics.avoid-list", "note");
    row("titan-x-pascal", "graphics.avoid-list", "note");
    row("geforce-gtx-970", "graphics.avoid-list", "note");
    row("titan-rtx", "graphics.avoid-list", "note");
    row("titan-v", "graphics.avoid-list", "note");
    row("quadro-rtx-6000", "graphics.avoid-list", "note");
    row("geforce-gtx-1080-ti", "graphics.avoid-list", "silent");
    row("xeon-phi-7120p", "graphics.accelerator-support", "caution");  // S72
    row("radeon-rx-7900-xtx", "graphics.accelerator-support", "note"); // S73
    row("geforce-gtx-970", "graphics.slow-segment", "unknown");
}

void GraphicsRows::theCatalogue()
{
    QFETCH(QString, chip);
    QFETCH(QString, check);
    QVERIFY2(m_catalogue.find(chip), qPrintable(chip));
    const Catalogue withCard =
        parts(("'cards': [{'id': 'of-chip', 'name': 'A board', 'vendor': 'MSI', 'gpu': '" + chip.toLatin1() + "'}]")
                  .constData(),
              m_catalogue);
    const Judged judged(MachineText().with(Kind::Card, "of-chip").document, withCard);
    QTEST(judged.verdictOf(check.toLatin1().constData()), "verdict");
}

/// What today's lists say of a model, by the guide's table of software.
void GraphicsRows::accelerators_data()
{
    using checks::accelerator_support::Support;
    QTest::addColumn<QString>("chip");
    QTest::addColumn<int>("support");
    const auto row = [](const char *chip, Support support) {
        QTest::newRow(chip) << QString::fromLatin1(chip) << static_cast<int>(support);
    };
    row("radeon-rx-9070-xt", Support::AmdListed); // not in the matrix of ROCm 6.3
    row("radeon-rx-7600", Support::AmdListed);
    row("radeon-rx-7900-xtx", Support::AmdListed);
    row("radeon-pro-w6800", Support::AmdListed);
    row("radeon-rx-6900-xt", Support::AmdUnlisted); // the same target, of which the matrix names professional cards
    row("radeon-vii", Support::AmdUnlisted);
    row("radeon-rx-580", Support::Amd);
    row("instinct-mi300x", Support::AmdListed);
    row("arc-b580", Support::IntelListed);
    row("max-1550", Support::IntelListed);
    row("arc-pro-b60", Support::IntelListed); // by its chip
    row("flex-170", Support::Intel);
    row("habana-gaudi2", Support::Intel);
    row("xeon-phi-7210", Support::XeonPhi);
}

void GraphicsRows::accelerators()
{
    QFETCH(QString, chip);
    QFETCH(int, support);
    const auto found = m_catalogue.find<Chip>(chip);
    QVERIFY2(found, qPrintable(chip));
    const auto said = checks::accelerator_support::supportOf(*found);
    QVERIFY(said);
    QCOMPARE(static_cast<int>(*said), support);
}

RIG_TEST(GraphicsRows)
#include "tst_checks_graphics.moc"
