// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/advice_words.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::advice;
using namespace rig::test;
using namespace Qt::StringLiterals;

/// What the sources say to a question. The S-numbers are those of the requirements.
class TestAdvice : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void namesOnlyWhatTheCatalogueHas();
    void recommends_data();
    void recommends();
    void bestAndAvoided();     // S1, S15
    void tiersAreExact();      // S2, S3
    void onlyForLittleMoney(); // S5, S6
    void checksForNlp();       // S9
    void setOfSeveralCards();  // S10
    void correctsTheSource();  // S13
    void usedOnes();           // S23
    void unsolvedIsAnswered(); // S115
    void bandsOfMoney_data();  // S21
    void bandsOfMoney();
    void substitutes_data(); // S18
    void substitutes();
    void machines_data(); // S24
    void machines();
    void gpusInAMachine_data(); // S27
    void gpusInAMachine();
    void licenceNote();        // S26
    void avoidsXeonPhi();      // S72
    void speaksOfAmd();        // S73
    void disagreements_data(); // S113
    void disagreements();
    void agesOfSeries(); // S41
    void oldestFirst();
    void refusesBadFiles_data();
    void refusesBadFiles();

private:
    Library m_library;

    /// What is recommended, "id: chip, chip; id: …", of one profile.
    [[nodiscard]] QString said(const QString &profile, const Question &question) const;
    [[nodiscard]] const Recommendation *advice(const QString &profile, const Question &question,
                                               const QString &id) const;
    [[nodiscard]] const Conflict *conflict(const SourcesSay &said, const QString &topic) const;
};

namespace {

Question asking(Role role)
{
    Question question;
    question.role = role;
    return question;
}

Question withMeans(Means means, Role role = Role::Overall)
{
    Question question = asking(role);
    question.means = means;
    return question;
}

QString gpusOf(const std::vector<Pick> &picks)
{
    QStringList gpus;
    for (const Pick &pick : picks)
        gpus << pick.gpu;
    return gpus.join(u", "_s);
}

const ProfileAnswer *answerOf(const SourcesSay &said, const QString &profile)
{
    for (const ProfileAnswer &answer : said.answers) {
        if (answer.profile->id == profile)
            return &answer;
    }
    return nullptr;
}

QStringList optionsOf(const Recommendation &advice)
{
    QStringList ids;
    for (const Option &option : advice.options)
        ids << option.id;
    return ids;
}

} // namespace

void TestAdvice::initTestCase()
{
    RIG_UNWRAP(library, shippedLibrary());
    m_library = library;
}

QString TestAdvice::said(const QString &profile, const Question &question) const
{
    const SourcesSay all = sourcesSay(m_library, question, shipped(), {profile});
    QStringList texts;
    for (const ProfileAnswer &answer : all.answers) {
        for (const Applied &applied : answer.applied)
            texts << u"%1: %2"_s.arg(applied.recommendation->id, gpusOf(applied.recommendation->picks));
    }
    return texts.join(u"; "_s);
}

const Recommendation *TestAdvice::advice(const QString &profile, const Question &question, const QString &id) const
{
    const SourcesSay all = sourcesSay(m_library, question, shipped(), {profile});
    for (const ProfileAnswer &answer : all.answers) {
        for (const Applied &applied : answer.applied) {
            if (applied.recommendation->id == id)
                return applied.recommendation;
        }
    }
    return nullptr;
}

const Conflict *TestAdvice::conflict(const SourcesSay &said, const QString &topic) const
{
    for (const Conflict &entry : said.conflicts) {
        if (entry.topic->id == topic)
            return &entry;
    }
    return nullptr;
}

void TestAdvice::namesOnlyWhatTheCatalogueHas()
{
    QStringList gpus;
    for (const Profile &profile : m_library.profiles) {
        QVERIFY(profile.sourceOf());
        for (const Recommendation &entry : profile.recommendations) {
            for (const Pick &pick : entry.picks)
                gpus << pick.gpu;
            for (const Pick &pick : entry.alternatives)
                gpus << pick.gpu;
        }
        for (const Remark &remark : profile.remarks)
            gpus << remark.gpus << remark.instead;
        for (const Substitute &substitute : profile.substitutes)
            gpus << substitute.gpu << substitute.instead;
        for (const Statement &statement : profile.statements) {
            const bool known = std::any_of(m_library.topics.begin(), m_library.topics.end(),
                                           [&](const Topic &topic) { return topic.id == statement.topic; });
            QVERIFY2(known, qPrintable(statement.topic));
        }
    }
    for (const Topic &topic : m_library.topics)
        gpus << topic.gpus;
    for (const QString &gpu : gpus)
        QVERIFY2(shipped().find<Chip>(gpu), qPrintable(gpu));
    for (const char *id : {"000", "001", "002", "003", "004-dettmers", "004-lambda", "004-zhihu"}) {
        QVERIFY2(std::any_of(m_library.profiles.begin(), m_library.profiles.end(),
                             [&](const Profile &profile) { return profile.id == QLatin1StringView(id); }),
                 id);
    }
}

void TestAdvice::recommends_data()
{
    QTest::addColumn<QString>("profile");
    QTest::addColumn<Question>("question");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &profile, const Question &question, const QString &expected) {
        QTest::newRow(name) << profile << question << expected;
    };
    Question large;
    large.role = Role::StartUp; // a role of which 001 and 002 say nothing
    large.dataset = Gigabytes(251);
    const QString titans = u"large-dataset: titan-x-maxwell, titan-x-pascal, titan-xp"_s;
    row("S4: 001, 251 GB fires", u"001"_s, large, titans);
    row("S4: 002, 251 GB fires", u"002"_s, large, u"large-dataset: geforce-gtx-titan"_s);
    row("S4: 000, 251 GB fires", u"000"_s, large,
        titans + u"; start-up: geforce-gtx-1070, geforce-gtx-1080, geforce-gtx-1080-ti"_s);
    large.dataset = Gigabytes(250);
    row("S4: 001, 250 GB is silent", u"001"_s, large, QString());
    row("S4: 002, 250 GB is silent", u"002"_s, large, QString());
    large.dataset = std::nullopt;
    row("S4: 002, not said is silent", u"002"_s, large, QString());

    row("S7: 000 normal", u"000"_s, asking(Role::Kaggle), u"kaggle: geforce-gtx-1060-6gb"_s);
    row("S7: 000 deep", u"000"_s, asking(Role::KaggleDeep), u"kaggle-deep: geforce-gtx-1080-ti"_s);
    row("S7: 001 normal", u"001"_s, asking(Role::Kaggle), u"kaggle: geforce-rtx-2070, geforce-gtx-1060-6gb"_s);
    row("S7: 001 deep", u"001"_s, asking(Role::KaggleDeep), u"kaggle-deep: geforce-gtx-1080-ti"_s);
    row("S7: 002", u"002"_s, asking(Role::Kaggle), u"kaggle: geforce-gtx-1070, geforce-gtx-970"_s);
    row("S7, S20: 004", u"004-dettmers"_s, asking(Role::Kaggle), u"kaggle: geforce-rtx-2070"_s);

    Question vision = asking(Role::ComputerVision);
    row("S8: 000", u"000"_s, vision, u"computer-vision: titan-xp"_s);
    row("S8: 001", u"001"_s, vision, u"computer-vision: geforce-rtx-2080-ti"_s);
    vision.depth = Depth::VeryDeep;
    row("S8: 001, very deep", u"001"_s, vision, u"computer-vision-deep: titan-rtx"_s);
    row("S8: 004, very large", u"004-dettmers"_s, vision, u"computer-vision-deep: titan-rtx"_s);
    row("S10: 000", u"000"_s, asking(Role::Researcher), u"researcher: geforce-gtx-1080-ti"_s);
    row("S14: a start-up, no 1060", u"000"_s, asking(Role::StartUp),
        u"start-up: geforce-gtx-1070, geforce-gtx-1080, geforce-gtx-1080-ti"_s);

    Question poor = withMeans(Means::Short);
    poor.memoryNeed = Gibibytes(12);
    row("S17: poor, 12 GB", u"000"_s, poor, u"poor-but-12-gb: titan-x-maxwell"_s);
    poor.memoryNeed = Gibibytes(11);
    row("S17: poor, 11 GB", u"000"_s, poor, u"not-enough-money: geforce-gtx-1060-6gb"_s);

    row("S20: affordable", u"004-dettmers"_s, withMeans(Means::Short), u"affordable: geforce-gtx-1060-6gb"_s);
    row("S20: low price", u"004-dettmers"_s, withMeans(Means::Little), u"low-price: geforce-gtx-1050-ti"_s);
    row("S20: in general", u"004-dettmers"_s, asking(Role::Overall),
        u"best: geforce-rtx-2070; efficient-dear: geforce-rtx-2070; "
        "efficient-cheap: geforce-rtx-2060, geforce-gtx-1060-6gb"_s);
    row("S23: in general", u"002"_s, asking(Role::Overall),
        u"best: geforce-gtx-1080, titan-x-maxwell; efficient-dear: titan-x-maxwell, geforce-gtx-1070; "
        "efficient-troublesome: geforce-gtx-970; cheapest-without-trouble: geforce-gtx-titan"_s);
    row("S11: a cluster is answered", u"002"_s, asking(Role::Cluster), u"cluster: "_s);
}

void TestAdvice::recommends()
{
    QFETCH(QString, profile);
    QFETCH(Question, question);
    QTEST(said(profile, question), "expected");
    QFETCH(QString, expected);
    if (question.role == Role::Cluster)
        QCOMPARE(advice(profile, question, u"cluster"_s)->hints, QStringList{u"rack-plan"_s});
    if (question.role == Role::KaggleDeep && profile == u"001"_s)
        QCOMPARE(gpusOf(advice(profile, question, u"kaggle-deep"_s)->alternatives), u"geforce-rtx-2080-ti"_s);
    if (profile == u"001"_s && expected.startsWith(u"computer-vision: "_s))
        QCOMPARE(advice(profile, question, u"computer-vision"_s)->hints, QStringList{u"blower-or-liquid"_s});
    if (expected.startsWith(u"low-price"_s)) // S20, S112: three ways
        QCOMPARE(optionsOf(*advice(profile, question, u"low-price"_s)), QStringList({u"cpu-and-cloud"_s, u"colab"_s}));
}

void TestAdvice::bestAndAvoided()
{
    const SourcesSay all = sourcesSay(m_library, asking(Role::Overall), shipped(), {u"000"_s});
    const Applied &best = all.answers.front().applied.front();
    QCOMPARE(best.recommendation->id, u"best"_s);
    QCOMPARE(gpusOf(best.recommendation->picks), u"titan-xp"_s);
    QVERIFY(best.topics.contains(u"titan-xp"_s)); // S1: the badge
    const Conflict *concerned = conflict(all, u"titan-xp"_s);
    QVERIFY(concerned && concerned->concerned);
    QCOMPARE(concerned->sides.size(), 2U);

    // S15: what is advised against, by whom, and what to take instead.
    const auto avoided = [&](const char *gpu, bool founders = false) {
        QStringList by;
        for (const Said &entry : remarksOn(*shipped().find<Chip>(QString::fromLatin1(gpu)), m_library, {}, founders)) {
            if (entry.remark->kind == RemarkKind::Avoid)
                by << entry.profile->id;
        }
        return by.join(u", "_s);
    };
    QCOMPARE(avoided("geforce-gtx-1060-3gb"), u"000"_s);
    QCOMPARE(avoided("geforce-gtx-1060-6gb"), QString());
    QCOMPARE(avoided("geforce-gtx-970"), u"000"_s);
    QCOMPARE(avoided("titan-x-pascal"), u"000"_s);
    QCOMPARE(avoided("titan-xp"), u"000, 004-dettmers, dettmers-2020-09"_s);
    QVERIFY(avoided("tesla-v100-pcie-16gb").contains(u"004-dettmers"_s));
    QVERIFY(avoided("quadro-rtx-6000").contains(u"004-dettmers"_s));
    QVERIFY(avoided("titan-rtx").contains(u"004-dettmers"_s));
    QVERIFY(avoided("titan-v").contains(u"004-dettmers"_s));
    QCOMPARE(avoided("geforce-rtx-2070"), QString());
    QVERIFY(avoided("geforce-rtx-2070", true).contains(u"004-dettmers"_s)); // a Founders Edition
    const auto xp = remarksOn(*shipped().find<Chip>(u"titan-xp"_s), m_library);
    QCOMPARE(xp.front().remark->instead, QStringList{u"geforce-gtx-1080-ti"_s});
}

void TestAdvice::tiersAreExact()
{
    const Question overall = asking(Role::Overall);
    // S2: exactly these three.
    QCOMPARE(gpusOf(advice(u"000"_s, overall, u"efficient-dear"_s)->picks),
             u"geforce-gtx-1080-ti, geforce-gtx-1070, geforce-gtx-1080"_s);
    // S3: the 1060 with 6 GB, never the one with 3 GB.
    QCOMPARE(gpusOf(advice(u"000"_s, overall, u"efficient-cheap"_s)->picks), u"geforce-gtx-1060-6gb"_s);
    for (const Profile &profile : m_library.profiles) {
        for (const Recommendation &entry : profile.recommendations)
            QVERIFY(!(gpusOf(entry.picks) + gpusOf(entry.alternatives)).contains(u"1060-3gb"_s));
    }
}

void TestAdvice::onlyForLittleMoney()
{
    for (const QString &profile : {u"000"_s, u"001"_s}) {
        // S5
        QCOMPARE(said(profile, withMeans(Means::Short)), u"not-enough-money: geforce-gtx-1060-6gb"_s);
        QCOMPARE(said(profile, withMeans(Means::Short, Role::Researcher)), u"not-enough-money: geforce-gtx-1060-6gb"_s);
        // S6
        QCOMPARE(said(profile, withMeans(Means::AlmostNone)), u"almost-no-money: geforce-gtx-1050-ti"_s);
    }
}

void TestAdvice::checksForNlp()
{
    // S9
    const Recommendation *early = advice(u"000"_s, asking(Role::Nlp), u"nlp"_s);
    QCOMPARE(gpusOf(early->picks), u"geforce-gtx-1070, geforce-gtx-1080"_s);
    QCOMPARE(early->hints, QStringList{u"check-memory"_s});
    QVERIFY(!hintText(early->hints.front()).isEmpty());
    const Recommendation *later = advice(u"001"_s, asking(Role::Nlp), u"nlp"_s);
    QCOMPARE(gpusOf(later->picks), u"geforce-rtx-2080-ti"_s);
    QCOMPARE(later->hints, QStringList{u"fp16"_s});
}

void TestAdvice::setOfSeveralCards()
{
    const Recommendation *set = advice(u"002"_s, asking(Role::Researcher), u"researcher"_s);
    QVERIFY(set && set->together);
    QCOMPARE(set->picks.size(), 2U);
    QCOMPARE(set->picks[0].gpu, u"titan-x-maxwell"_s);
    QCOMPARE(set->picks[0].atLeast, std::optional(1));
    QCOMPARE(set->picks[1].gpu, u"geforce-gtx-1080"_s);
    QCOMPARE(set->picks[1].atLeast, std::optional(1));
    QCOMPARE(set->picks[1].atMost, std::optional(4));
    QCOMPARE(pickText(set->picks[1], shipped()), u"1 to 4 × NVIDIA GeForce GTX 1080"_s);
}

void TestAdvice::correctsTheSource()
{
    for (const QString &profile : {u"000"_s, u"001"_s}) {
        const Recommendation *trying = advice(profile, asking(Role::Trying), u"trying"_s);
        QCOMPARE(gpusOf(trying->picks), u"geforce-gtx-1050-ti"_s);
        QCOMPARE(shipped().find<Chip>(u"geforce-gtx-1050-ti"_s)->memory->value(), 4.0);
        QVERIFY(trying->correction.english.contains(u"GTX 1050 with 2 GB"_s));
        QVERIFY(trying->correction.english.contains(u"probably its error"_s));
    }
}

void TestAdvice::usedOnes()
{
    const Recommendation *little = advice(u"002"_s, withMeans(Means::Little), u"little-money"_s);
    QCOMPARE(gpusOf(little->picks), u"geforce-gtx-680-4gb, geforce-gtx-960-4gb"_s);
    for (const Pick &pick : little->picks)
        QVERIFY(pick.used);
    QCOMPARE(pickText(little->picks.front(), shipped()).right(6), u"(used)"_s);
}

void TestAdvice::unsolvedIsAnswered()
{
    const Recommendation *none = advice(u"002"_s, withMeans(Means::AlmostNone), u"almost-no-money"_s);
    QVERIFY(none && none->unsolved && none->picks.empty());
    QCOMPARE(gpusOf(none->alternatives), u"geforce-gtx-1050-ti"_s);
    QCOMPARE(optionsOf(*none), QStringList({u"colab"_s, u"ai-studio"_s}));
}

void TestAdvice::bandsOfMoney_data()
{
    QTest::addColumn<double>("amount");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<bool>("between");
    const QString lower = u"budget-4-6k: geforce-rtx-2070, geforce-rtx-2080"_s;
    const QString upper = u"budget-8-9k: geforce-rtx-2080-ti"_s;
    QTest::newRow("S21: 5k") << 5000.0 << lower << false;
    QTest::newRow("S21: 8.5k") << 8500.0 << upper << false;
    QTest::newRow("S21: 7k is a gap") << 7000.0 << lower + u"; "_s + upper << true;
    QTest::newRow("S21: 6000 is the lower band's end") << 6000.0 << lower << false;
    QTest::newRow("S21: 6001 is none's") << 6001.0 << lower + u"; "_s + upper << true;
    QTest::newRow("below all") << 500.0 << lower << true;
    QTest::newRow("above all") << 20000.0 << upper << true;
}

void TestAdvice::bandsOfMoney()
{
    QFETCH(double, amount);
    Question question = asking(Role::Overall);
    question.budget = Money{amount, u"USD"_s};
    QTEST(said(u"004-lambda"_s, question), "expected");
    const SourcesSay all = sourcesSay(m_library, question, shipped(), {u"004-lambda"_s});
    QTEST(all.answers.front().betweenBands, "between");
    QVERIFY(all.answers.front().applied.front().recommendation->text.english.contains(u"US dollars are assumed"_s));
    question.budget = Money{amount, u"XXX"_s}; // no rate: no band
    QVERIFY(!said(u"004-lambda"_s, question).contains(u"budget"_s));
}

void TestAdvice::substitutes_data()
{
    QTest::addColumn<QString>("availability");
    QTest::addColumn<QString>("begin");
    QTest::newRow("S18: out of production") << u"discontinued"_s << u"The source's substitute:"_s;
    QTest::newRow("S18: not known") << QString() << u"If you cannot find it:"_s;
    QTest::newRow("S18: sold") << u"sold"_s << QString();
}

void TestAdvice::substitutes()
{
    QFETCH(QString, availability);
    QFETCH(QString, begin);
    Catalogue catalogue = shipped();
    auto chip = std::make_shared<Chip>(*catalogue.find<Chip>(u"titan-xp"_s));
    chip->availability = availability.isEmpty() ? Figure<QString>() : Figure<QString>{availability, 0};
    catalogue.add(chip);
    const MarketToday market(catalogue, QDate(2026, 11, 22));
    const auto guide = std::find_if(m_library.profiles.begin(), m_library.profiles.end(),
                                    [](const Profile &profile) { return profile.id == u"000"_s; });
    QCOMPARE(substituteFor(u"titan-xp"_s, *guide)->instead, QStringList{u"titan-x-pascal"_s});
    const QString text = insteadText(*chip, *guide, market);
    QVERIFY2(text.startsWith(begin), qPrintable(text));
    QCOMPARE(text.isEmpty(), begin.isEmpty());
}

void TestAdvice::machines_data()
{
    QTest::addColumn<QString>("profile");
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("ample");
    QTest::addColumn<QString>("expected");
    for (const char *profile : {"000", "001"}) {
        const QString id = QString::fromLatin1(profile);
        QTest::addRow("S24: %s, 9 machines", profile) << id << 9 << false << QString();
        QTest::addRow("S24: %s, 10 machines", profile) << id << 10 << false << u"supermicro-gtx"_s;
        QTest::addRow("S24: %s, 10 machines, ample", profile) << id << 10 << true << u"dgx"_s;
        QTest::addRow("S24: %s, 100 machines", profile) << id << 100 << false << u"supermicro-gtx"_s;
        QTest::addRow("S24: %s, 100 machines, ample", profile) << id << 100 << true << u"dgx"_s;
        QTest::addRow("S24: %s, 101 machines", profile) << id << 101 << false << u"tesla"_s;
        QTest::addRow("S24: %s, 101 machines, ample", profile) << id << 101 << true << u"tesla"_s;
    }
    QTest::newRow("S24: 003, 9 machines") << u"003"_s << 9 << false << QString();
    QTest::newRow("S24: 003, 10 machines") << u"003"_s << 10 << false << u"rtx-chassis"_s;
    QTest::newRow("S24: 003, 100 machines") << u"003"_s << 100 << true << u"rtx-chassis"_s;
    QTest::newRow("S24: 003, 101 machines") << u"003"_s << 101 << false << u"tesla, cloud"_s;
}

void TestAdvice::machines()
{
    QFETCH(QString, profile);
    QFETCH(int, count);
    QFETCH(bool, ample);
    Question question = asking(Role::Cluster);
    question.machines = count;
    question.means = ample ? Means::Plenty : Means::NotSaid;
    const SourcesSay all = sourcesSay(m_library, question, shipped(), {profile});
    QStringList options;
    for (const Applied &applied : all.answers.front().applied) {
        if (applied.recommendation->about == About::Scale)
            options << optionsOf(*applied.recommendation);
    }
    QTEST(options.join(u", "_s), "expected");
    QCOMPARE(noRuleText(all, question).isEmpty(), count >= 10);
}

void TestAdvice::gpusInAMachine_data()
{
    QTest::addColumn<int>("gpus");
    QTest::addColumn<Housing>("housing");
    QTest::addColumn<QString>("warning");
    QTest::newRow("S27: 4 in a workstation") << 4 << Housing::Workstation << QString();
    QTest::newRow("S27: 5 in a workstation") << 5 << Housing::Workstation << u"workstation"_s;
    QTest::newRow("S27: 5 in a server") << 5 << Housing::Server << QString();
    QTest::newRow("S27: 8 in a server") << 8 << Housing::Server << QString();
    QTest::newRow("S27: 9 in a server") << 9 << Housing::Server << u"server"_s;
}

void TestAdvice::gpusInAMachine()
{
    QFETCH(int, gpus);
    QFETCH(Housing, housing);
    Question question = asking(Role::Cluster);
    question.gpusPerMachine = gpus;
    question.housing = housing;
    const SourcesSay all = sourcesSay(m_library, question, shipped());
    QStringList warnings;
    for (const ProfileAnswer &answer : all.answers) {
        for (const Warning *warning : answer.warnings)
            warnings << warning->id;
    }
    QTEST(warnings.join(u", "_s), "warning");
    const Conflict *servers = conflict(all, u"gpus-per-server"_s);
    QVERIFY(servers);
    QCOMPARE(servers->concerned, gpus > 4);
}

void TestAdvice::licenceNote()
{
    // S26: data centre and GeForce.
    const auto note = [&](const Question &question) {
        QString text;
        const SourcesSay all = sourcesSay(m_library, question, shipped());
        for (const Warning *warning : answerOf(all, u"004-dettmers"_s)->warnings)
            text += warning->text.english;
        return text;
    };
    Question question = asking(Role::Kaggle);
    QCOMPARE(note(question), QString());
    question.dataCentre = true;
    QVERIFY(note(question).contains(u"not licensed for datacenter deployment"_s));
    QVERIFY(note(question).contains(u"no legal advice"_s));
    const auto dettmers = answerOf(sourcesSay(m_library, question, shipped()), u"004-dettmers"_s)->profile;
    QVERIFY(dettmers->sourceOf(u"lambda-geforce-eula-2018"_s)->title.contains(u"138"_s));
    Question scale = asking(Role::Cluster); // Tesla and DGX alone: no card for consumers is named
    scale.dataCentre = true;
    scale.machines = 101;
    QCOMPARE(note(scale), QString());
}

void TestAdvice::avoidsXeonPhi()
{
    const auto said = remarksOn(*shipped().find<Chip>(u"xeon-phi-7210"_s), m_library);
    QVERIFY(!said.empty());
    QCOMPARE(said.front().profile->id, u"002"_s);
    QCOMPARE(said.front().remark->kind, RemarkKind::Avoid);
    QVERIFY(said.front().remark->text.english.contains(u"500"_s));
    QStringList reasons;
    for (const Saying &reason : said.front().remark->reasons)
        reasons << reason.english;
    QCOMPARE(reasons.size(), 5);
    for (const char *word : {"NumPy", "compiler", "C++11", "slow", "change their size"})
        QVERIFY2(reasons.join(u' ').contains(QLatin1StringView(word)), word);
}

void TestAdvice::speaksOfAmd()
{
    const auto said = remarksOn(*shipped().find<Chip>(u"radeon-rx-7900-xtx"_s), m_library);
    const bool told = std::any_of(said.begin(), said.end(), [](const Said &entry) {
        const QString &text = entry.remark->text.english;
        return text.contains(u"16-bit yes"_s) && text.contains(u"no Tensor Cores"_s) &&
               text.contains(u"less support"_s);
    });
    QVERIFY(told);
    const QString row = frameworkRow(*shipped().find<Chip>(u"radeon-rx-7900-xtx"_s));
    QVERIFY2(row.startsWith(u"PyTorch: yes; TensorFlow: yes; JAX: yes; PaddlePaddle: not known"_s), qPrintable(row));
}

void TestAdvice::disagreements_data()
{
    QTest::addColumn<QString>("topic");
    QTest::addColumn<QStringList>("sides"); ///< "profile position"
    QTest::newRow("S113: Titan Xp") << u"titan-xp"_s << QStringList{u"000 best"_s, u"000 avoid"_s};
    QTest::newRow("S113: Titan X") << u"titan-x-large-data"_s << QStringList{u"000 buy"_s, u"000 avoid"_s};
    QTest::newRow("S113: compute, bandwidth")
        << u"compute-bandwidth"_s << QStringList{u"000 compute"_s, u"000 bandwidth"_s};
    QTest::newRow("S113: lanes") << u"lanes"_s << QStringList{u"000 matter"_s, u"004-dettmers hardly matter"_s};
    QTest::newRow("S113: GPUs in a server")
        << u"gpus-per-server"_s << QStringList{u"000 8 or 16"_s, u"003 at most 8"_s};
    QTest::newRow("S113: 10 to 100 machines") << u"ten-to-hundred"_s << QStringList{u"000 DGX or GTX"_s, u"003 RTX"_s};
    QTest::newRow("S113: GTX 970") << u"gtx-970"_s << QStringList{u"002 fine"_s, u"000 avoid"_s};
    QTest::newRow("S113: cloud") << u"cloud"_s << QStringList{u"002 buy instead"_s, u"003 for large work"_s};
    QTest::newRow("S113: 2060 or 2070") << u"2060-2070"_s
                                        << QStringList{u"004-dettmers 2060"_s, u"004-dettmers 2070"_s};
}

void TestAdvice::disagreements()
{
    QFETCH(QString, topic);
    QFETCH(QStringList, sides);
    const SourcesSay all = sourcesSay(m_library, Question(), shipped());
    const Conflict *found = conflict(all, topic);
    QVERIFY(found);
    QStringList given;
    for (const Side &side : found->sides) {
        given << u"%1 %2"_s.arg(side.profile->id, side.statement->position);
        QVERIFY(!side.profile->sourceOf()->date.isEmpty());
    }
    for (const QString &side : sides)
        QVERIFY2(given.contains(side), qPrintable(side));
    // One source that contradicts nobody is no conflict.
    QVERIFY(!conflict(sourcesSay(m_library, Question(), shipped(), {u"001"_s}), u"gpus-per-server"_s));
}

void TestAdvice::agesOfSeries()
{
    const QDate today(2026, 11, 22);
    const QString gtx = ageBadge(*shipped().find<Chip>(u"geforce-gtx-1080"_s), m_library, today);
    QVERIFY2(gtx.startsWith(u"GeForce GTX 10: a series of 2017, say"_s), qPrintable(gtx));
    QVERIFY2(gtx.endsWith(u"Launched 2016-05-27, 10 years ago."_s) || gtx.endsWith(u"10 year(s) ago."_s),
             qPrintable(gtx));
    const QString rtx = ageBadge(*shipped().find<Chip>(u"geforce-rtx-2080"_s), m_library, today);
    QVERIFY2(rtx.startsWith(u"GeForce RTX 20: a series of 2019, say"_s), qPrintable(rtx));
}

void TestAdvice::oldestFirst()
{
    QString last;
    for (const Profile &profile : m_library.profiles) {
        QVERIFY(last <= profile.sourceOf()->date);
        last = profile.sourceOf()->date;
    }
    QCOMPARE(m_library.profiles.front().id, u"002"_s);
    QCOMPARE(ageText(*m_library.profiles.front().sourceOf(), QDate(2026, 6, 24)).left(1), u"9"_s);
    QCOMPARE(ageText(*m_library.profiles.front().sourceOf(), QDate(2026, 6, 25)).left(2), u"10"_s);
}

void TestAdvice::refusesBadFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    const auto file = [](const char *recommendations) {
        QByteArray text =
            "{'rigwright_advice': 1, 'id': 'x', 'name': 'X', 'source': 's',\n"
            "'sources': [{'id': 's', 'title': 'T', 'publisher': 'P', 'date': '2020', 'kind': 'review'}],\n"
            "'recommendations': [";
        text += recommendations;
        text += "]}";
        return text.replace('\'', '"');
    };
    QTest::newRow("no JSON") << QByteArray("no") << u"x.json"_s;
    QTest::newRow("empty") << QByteArray() << u"x.json"_s;
    QTest::newRow("another version") << QByteArray("{\"rigwright_advice\": 2}") << u"rigwright_advice"_s;
    QTest::newRow("a role that is none") << file("{'id': 'a', 'when': {'roles': ['emperor']}, 'title': 'T', "
                                                 "'text': 'W', "
                                                 "'unsolved': true}")
                                         << u"recommendations[0].when.roles"_s;
    QTest::newRow("no condition") << file("{'id': 'a', 'title': 'T', 'text': 'W', "
                                          "'unsolved': true}")
                                  << u"recommendations[0].when"_s;
    QTest::newRow("no title") << file("{'id': 'a', 'when': {'roles': ['cv']}, 'text': 'W', 'unsolved': true}")
                              << u"recommendations[0].title"_s;
    QTest::newRow("half a band") << file("{'id': 'a', 'when': {'budget_from_usd': 5}, 'title': 'T', "
                                         "'text': 'W', 'unsolved': true}")
                                 << u"recommendations[0].when"_s;
    QTest::newRow("nothing recommended") << file("{'id': 'a', 'when': {'roles': ['cv']}, 'title': 'T', "
                                                 "'text': 'W'}")
                                         << u"recommendations[0].recommends"_s;
}

void TestAdvice::refusesBadFiles()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    const Result<Profile> read = profileFromJson(text, u"x.json"_s);
    QVERIFY(!read);
    QVERIFY2(read.error().sentence().contains(place), qPrintable(read.error().sentence()));
}

RIG_TEST(TestAdvice)
#include "tst_advice.moc"
