// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/effect_words.h"
#include "core/words/verdict_band.h"
#include "core/words/words.h"
#include "tests/core/mend_rules.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig;
using namespace rig::test;

/// What is said first of a machine, in window, report and console.
class VerdictBandTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theTitleIsOneOfFour_data();
    void theTitleIsOneOfFour();
    void whatFindsNoRoomIsCounted();
    void whatCouldNotBeCheckedIsOneChipAtTheEnd();
    void eachFindingHasAShortTitle();
    void ofAMachineThatServesNothingIsSaidOfTraining();
    void eachFindingIsSeenSomewhere_data();
    void eachFindingIsSeenSomewhere();
    void theMarkOfATabIsItsWorst();

private:
    Catalogue m_catalogue;
};

namespace {

Finding made(const char *check, Severity severity)
{
    Finding finding;
    finding.check = check;
    finding.severity = severity;
    return finding;
}

words::BandChip chip(Severity severity, const QString &text, std::vector<std::size_t> findings)
{
    return {severity, text, std::move(findings), severity == Severity::Unknown};
}

QStringList textsOf(const std::vector<words::BandChip> &chips)
{
    QStringList texts;
    for (const words::BandChip &one : chips)
        texts << one.text;
    return texts;
}

} // namespace

void VerdictBandTest::initTestCase()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    m_catalogue = catalogue;
}

void VerdictBandTest::theTitleIsOneOfFour_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("severity");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("title");
    const auto row = [](Verdict::Kind kind, Severity severity, int count, const char *title) {
        QTest::newRow(title) << static_cast<int>(kind) << static_cast<int>(severity) << count
                             << QString::fromLatin1(title);
    };
    row(Verdict::Kind::Fine, Severity::Note, 2, "Works");
    row(Verdict::Kind::Caution, Severity::Caution, 1, "Works, with 1 limit(s)");
    row(Verdict::Kind::Caution, Severity::Caution, 3, "Works, with 3 limit(s)");
    row(Verdict::Kind::CannotCheck, Severity::Unknown, 1, "No problems found; 1 thing(s) could not be checked");
    row(Verdict::Kind::CannotCheck, Severity::Unknown, 2, "No problems found; 2 thing(s) could not be checked");
    row(Verdict::Kind::Blocked, Severity::Blocker, 1, "Will not work as planned: 1 problem(s)");
    row(Verdict::Kind::Blocked, Severity::Blocker, 2, "Will not work as planned: 2 problem(s)");
}

void VerdictBandTest::theTitleIsOneOfFour()
{
    QFETCH(const int, kind);
    QFETCH(const int, severity);
    QFETCH(const int, count);
    QFETCH(const QString, title);
    Verdict verdict;
    verdict.kind = static_cast<Verdict::Kind>(kind);
    verdict.findings.assign(static_cast<std::size_t>(count),
                            made("power.supply-capacity", static_cast<Severity>(severity)));
    QCOMPARE(words::verdict(verdict), title);
}

void VerdictBandTest::whatFindsNoRoomIsCounted()
{
    words::VerdictBand band;
    for (std::size_t i = 0; i < 5; ++i)
        band.chips.push_back(chip(Severity::Caution, QString::number(i), {i}));
    QCOMPARE(textsOf(words::chipsWithin(band, 5)), (QStringList{u"0"_s, u"1"_s, u"2"_s, u"3"_s, u"4"_s}));
    band.chips.push_back(chip(Severity::Caution, u"5"_s, {5}));
    QCOMPARE(textsOf(words::chipsWithin(band, 5)), (QStringList{u"0"_s, u"1"_s, u"2"_s, u"3"_s, u"+ 2"_s}));
    QCOMPARE(words::chipsWithin(band, 5).back().findings, (std::vector<std::size_t>{4, 5}));
    band.chips.push_back(chip(Severity::Unknown, u"2 not checked"_s, {6, 7}));
    QCOMPARE(textsOf(words::chipsWithin(band, 5)), (QStringList{u"0"_s, u"1"_s, u"2"_s, u"+ 3"_s, u"2 not checked"_s}));
    QCOMPARE(textsOf(words::chipsWithin(band, 2)), (QStringList{u"+ 6"_s, u"2 not checked"_s}));
}

void VerdictBandTest::whatCouldNotBeCheckedIsOneChipAtTheEnd()
{
    int seen = 0;
    for (const Document &document : shippedMachines(m_catalogue)) {
        const Judged judged(document, m_catalogue);
        const Verdict verdict = judge(judged.findings, document.build);
        const words::VerdictBand band = words::verdictBand(verdict, judged.situation());
        QCOMPARE(band.figures.size(), std::size_t(4));
        QVERIFY(words::bandSentence(band).startsWith(band.title));
        if (verdict.kind != Verdict::Kind::Blocked && verdict.kind != Verdict::Kind::Caution)
            continue;
        const auto unknown = std::count_if(band.chips.begin(), band.chips.end(), [](const words::BandChip &one) {
            return one.severity == Severity::Unknown;
        });
        QVERIFY(unknown <= 1);
        QVERIFY(unknown == 0 || band.chips.back().severity == Severity::Unknown);
        ++seen;
    }
    QVERIFY(seen > 0);
}

/// Short enough for a chip, and none is the sentence itself.
void VerdictBandTest::eachFindingHasAShortTitle()
{
    for (const Document &document : shippedMachines(m_catalogue)) {
        const Judged judged(document, m_catalogue);
        const Verdict verdict = judge(judged.findings, document.build);
        for (const Finding &finding : verdict.findings) {
            const QString title = words::shortTitle(finding, judged.situation());
            QVERIFY2(!title.isEmpty() && title.size() <= 64 && !title.contains(u"%1"_s), qPrintable(title));
            if (finding.severity <= Severity::Caution)
                QVERIFY2(title.size() <= 44, qPrintable(title));
        }
    }
}

/// The same words for every work, where they are true of every work.
void VerdictBandTest::ofAMachineThatServesNothingIsSaidOfTraining()
{
    QSet<QString> power;
    for (Document document : shippedMachines(m_catalogue)) {
        document.use.work = Work::Inference;
        const Judged judged(document, m_catalogue);
        const Verdict verdict = judge(judged.findings, document.build);
        QStringList said;
        for (const Finding &finding : verdict.findings) {
            said << words::shortTitle(finding, judged.situation()) << words::message(finding, judged.situation())
                 << words::reason(finding, judged.situation());
            if (finding.severity <= Severity::Caution && QByteArrayView(finding.check).startsWith("power."))
                power.insert(QString::fromLatin1(finding.check));
        }
        for (const words::BandFigure &figure : words::verdictBand(verdict, judged.situation()).figures)
            said << figure.name;
        for (const QString &text : said)
            QVERIFY2(!text.contains(u"raining"_s), qPrintable(text));
    }
    for (const QString &check : {u"power.supply-capacity"_s, u"power.supply-headroom"_s, u"power.circuit"_s})
        QVERIFY2(power.contains(check), qPrintable(check));
    Effect effect;
    effect.training = Watts(55);
    QCOMPARE(words::effectBesidePrice(effect), u"Draws 55 W more."_s);
    effect.training = Watts(-55);
    QCOMPARE(words::effectBesidePrice(effect), u"Draws 55 W less."_s);
}

void VerdictBandTest::eachFindingIsSeenSomewhere_data()
{
    QTest::addColumn<QByteArray>("check");
    QTest::addColumn<int>("seen");
    const auto row = [](const char *check, words::Seen seen) {
        QTest::newRow(check) << QByteArray(check) << static_cast<int>(seen);
    };
    row("pcie.lane-downgrade", words::Seen::Lanes);
    row("storage.m2-count", words::Seen::Lanes);
    row("power.circuit", words::Seen::Power);
    row("fit.card-length", words::Seen::Case);
    row("heat.spacing", words::Seen::Case);
    row("heat.cooler-capacity", words::Seen::Table);
    row("platform.socket", words::Seen::Table);
}

void VerdictBandTest::eachFindingIsSeenSomewhere()
{
    QFETCH(const QByteArray, check);
    QFETCH(const int, seen);
    QCOMPARE(static_cast<int>(words::seenIn(made(check.constData(), Severity::Caution))), seen);
}

void VerdictBandTest::theMarkOfATabIsItsWorst()
{
    const std::vector<Finding> findings{made("power.circuit", Severity::Caution),
                                        made("power.supply-capacity", Severity::Blocker),
                                        made("fit.card-support", Severity::Note)};
    QCOMPARE(words::worstSeenIn(findings, words::Seen::Power), std::optional(Severity::Blocker));
    QVERIFY(!words::worstSeenIn(findings, words::Seen::Case)); // notes mark nothing
    QVERIFY(!words::worstSeenIn(findings, words::Seen::Lanes));
}

RIG_TEST(VerdictBandTest)
#include "tst_verdict_band.moc"
