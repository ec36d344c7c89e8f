// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/finder_words.h"
#include "core/workload/planned_works.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

#include <QRandomGenerator>
#include <QTest>

#include <set>

using namespace rig;
using namespace rig::finder;
using namespace Qt::StringLiterals;

namespace {

/// What the searches share: read once.
struct Known
{
    ModelLibrary library;
    std::unique_ptr<SpeedModel> speeds;
};

const Known &known()
{
    static const Known all = [] {
        Known read;
        const Result<ModelLibrary> library = shippedModels();
        const Result<TrainingRuns> runs = library ? shippedRuns(*library) : tl::unexpected(library.error());
        if (!runs)
            qFatal("%s", qPrintable(runs.error().sentence()));
        read.library = *library;
        read.speeds = std::make_unique<SpeedModel>(test::shipped(), *runs);
        return read;
    }();
    return all;
}

/// The same part at a price of the user's own.
PartHandle priced(const Part &part, double amount)
{
    const std::shared_ptr<Part> copy = copyOf(part);
    copy->prices = {Price{{amount, u"USD"_s}, QDate(2026, 11, 1), PriceBasis::Market, Condition::New, NoSource}};
    return copy;
}

/// A small catalogue and a question to it, by chance.
class Dice
{
public:
    explicit Dice(quint32 seed) : m_random(seed)
    {
        m_catalogue.sources = test::shipped().sources;
        m_catalogue.rates = test::shipped().rates;
        m_catalogue.prices.today = QDate(2026, 11, 24);
    }

    [[nodiscard]] int below(int end) { return static_cast<int>(m_random.bounded(end)); }
    [[nodiscard]] bool oneIn(int number) { return below(number) == 0; }

    [[nodiscard]] Catalogue catalogue()
    {
        const auto &boards = test::shipped().parts(Kind::Motherboard);
        const auto &first = static_cast<const Board &>(*boards[std::size_t(below(int(boards.size())))]);
        const QString socket = first.socket.valueOr(u"AM5"_s);
        add(first, 60, 900);
        take<Board>(Kind::Motherboard, 1 + below(2), 60, 900,
                    [&](const Board &board) { return oneIn(4) || board.socket.valueOr({}) == socket; });
        take<Processor>(Kind::Processor, 2, 60, 700,
                        [&](const Processor &processor) { return processor.socket.valueOr({}) == socket; });
        take<Cooler>(Kind::Cooler, 2, 20, 150, [&](const Cooler &cooler) {
            return cooler.tdp && cooler.sockets && cooler.sockets->contains(socket);
        });
        take<MemoryKit>(Kind::Memory, 1 + below(2), 40, 300, [&](const MemoryKit &kit) {
            return kit.type && first.memoryType && first.memoryType->split(u'/').contains(*kit.type) &&
                   (kit.registered.valueOr(false) == first.memoryModule.valueOr({}).contains("rdimm"_L1));
        });
        take<Supply>(Kind::Supply, 2 + below(2), 50, 400,
                     [&](const Supply &supply) { return supply.watts && supply.watts->value() >= 600; });
        take<Case>(Kind::Case, 2 + below(2), 40, 250, [](const Case &chassis) { return chassis.slotCount.known(); });
        take<Drive>(Kind::Drive, 1 + below(2), 50, 200, [](const Drive &drive) {
            return drive.form.valueOr({}) == "m2-2280"_L1 && drive.capacity.valueOr(Gigabytes(0)) >= Gigabytes(900);
        });
        if (oneIn(3))
            take<Fan>(Kind::Fan, 1, 8, 30, [](const Fan &fan) { return fan.airflow.known(); });
        takeCards();
        return m_catalogue;
    }

    [[nodiscard]] Question question()
    {
        Question question;
        question.mostCards = 1 + below(3);
        question.budget = Money{double(2000 + below(8000)), u"USD"_s};
        question.site.circuit = knownCircuits()[std::size_t(below(int(knownCircuits().size())))];
        question.goal = std::array{Goal::Speed, Goal::Speed, Goal::Memory, Goal::SpeedForMoney}[std::size_t(below(4))];
        // With all of these hardly any machine of a few parts would be left.
        if (!oneIn(3))
            question.refused.clear();
        if (!oneIn(3))
            question.essential.clear();
        else if (oneIn(2))
            question.essential.removeAt(below(3));
        if (!oneIn(3))
            question.memory = Gibibytes(8);
        if (oneIn(2))
            question.lanesEach = 0;
        if (oneIn(2))
            question.sameWithin = 0;
        if (oneIn(2)) {
            PlannedWork work;
            work.model = oneIn(2) ? u"llama-3.2-1b"_s : u"gpt2-124m"_s;
            const Result<Workload> workload = workloadOf(work, known().library);
            question.work = plannedWork(*workload, work.model, {}, known().library);
        }
        if (oneIn(3))
            own(question);
        return question;
    }

private:
    void add(const Part &part, int least, int most) { m_catalogue.add(priced(part, least + below(most - least))); }

    template <class T, class Wanted> void take(Kind kind, int count, int least, int most, Wanted wanted)
    {
        const auto &all = test::shipped().parts(kind);
        for (int tries = 0; count > 0 && tries < 4000; ++tries) {
            const auto &part = static_cast<const T &>(*all[std::size_t(below(int(all.size())))]);
            if (m_catalogue.find(part.id) || !wanted(part))
                continue;
            add(part, least, most);
            --count;
        }
    }

    void takeCards()
    {
        take<Card>(Kind::Card, 2 + below(2), 200, 2000, [&](const Card &card) {
            const auto chip = test::shipped().chipOf(card);
            const bool wanted = chip && chip->tensorFp16Dense && chip->memory.valueOr(Gibibytes(0)) >= Gibibytes(8);
            if (wanted && !m_catalogue.find(chip->id)) {
                const std::shared_ptr<Part> bare = copyOf(*chip);
                bare->prices.clear();
                m_catalogue.add(bare);
            }
            return wanted;
        });
    }

    /// Some parts are there already; they need not go together.
    void own(Question &question)
    {
        for (const Kind kind : {Kind::Card, Kind::Motherboard, Kind::Supply, Kind::Memory}) {
            const auto &all = m_catalogue.parts(kind);
            if (all.empty() || oneIn(2))
                continue;
            Item item;
            item.id = question.own.nextId();
            item.kind = kind;
            item.part = all[std::size_t(below(int(all.size())))]->id;
            question.own.items.push_back(item);
            if (oneIn(4))
                question.kept << item.part;
        }
    }

    QRandomGenerator m_random;
    Catalogue m_catalogue;
};

/// Every combination, each put together and judged by itself.
std::vector<Kept> everyMachine(const Stock &stock, const Paces &paces, const Catalogue &catalogue, qint64 mostCents)
{
    std::vector<Kept> all;
    Choice choice{};
    const auto next = [&] {
        for (std::size_t slot = 0; slot < SlotCount; ++slot) {
            if (++choice[slot] < static_cast<int>(stock.options[slot].size()))
                return true;
            choice[slot] = 0;
        }
        return false;
    };
    if (!(stock.combinations() > 0))
        return all;
    do {
        qint64 cents = stock.alwaysCents;
        for (std::size_t slot = 0; slot < SlotCount; ++slot)
            cents += stock.options[slot][std::size_t(choice[slot])].cents;
        if (cents > mostCents)
            continue;
        Assembly assembly(stock, paces, catalogue);
        const Judged judged = assembly.judged(choice);
        if (!judged.refused)
            all.push_back({choice, judged.objective, cents, judged.findings()});
    } while (next());
    return all;
}

/// Those of which none is better and no dearer than another.
std::set<std::pair<double, qint64>> frontierOf(const std::vector<Kept> &all)
{
    std::set<std::pair<double, qint64>> frontier;
    for (const Kept &one : all) {
        const bool beaten = std::any_of(all.begin(), all.end(), [&](const Kept &other) {
            return (other.objective > one.objective && other.cents <= one.cents) ||
                   (other.objective >= one.objective && other.cents < one.cents);
        });
        if (!beaten)
            frontier.insert({one.objective, one.cents});
    }
    return frontier;
}

QString textOf(const std::set<std::pair<double, qint64>> &frontier)
{
    QString text;
    for (const auto &[objective, cents] : frontier)
        text += u"%1 for %2; "_s.arg(QString::number(objective), QString::number(double(cents) / 100));
    return text;
}

Question plain(double budget)
{
    Question question;
    question.budget = Money{budget, u"USD"_s};
    return question;
}

} // namespace

class TestFinder : public QObject
{
    Q_OBJECT

private slots:
    void findsTheSameAsEveryCombination();
    void badInputNamesItsField_data();
    void badInputNamesItsField();
    void aCatalogueWithoutBoardsHasNoMachine();
    void ownedPartsThatDoNotFitAreNotForced();
    void aBudgetThatIsTooSmallNamesTheCheapest();
    void anAnswerIsNeverBlocked();
    void stopKeepsTheBest();
};

/// RIGWRIGHT_FINDER_CASES sets how many catalogues are tried.
void TestFinder::findsTheSameAsEveryCombination()
{
    const int cases = qEnvironmentVariableIsSet("RIGWRIGHT_FINDER_CASES")
                          ? qEnvironmentVariableIntValue("RIGWRIGHT_FINDER_CASES")
                          : 24;
    int answered = 0;
    int several = 0;
    for (int seed = 1; seed <= cases; ++seed) {
        Dice dice(static_cast<quint32>(seed));
        const Catalogue catalogue = dice.catalogue();
        const Question question = dice.question();
        const qint64 most = std::llround(question.budget->amount * 100);
        RIG_UNWRAP(paces, Paces::of(question, known().library, *known().speeds));
        RIG_UNWRAP(stock, stockFor(paces, catalogue));
        const std::vector<Kept> all = everyMachine(stock, paces, catalogue, most);
        Search search(stock, paces, catalogue);
        Limits limits;
        limits.mostCents = most;
        limits.frontier = true;
        const auto expected = frontierOf(all);
        const auto found = frontierOf(search.run(limits));
        QVERIFY2(found == expected,
                 qPrintable(u"case %1: found %2 not %3"_s.arg(QString::number(seed), textOf(found), textOf(expected))));
        limits.frontier = false;
        const std::vector<Kept> kept = search.run(limits);
        const int best = answerAmong(all, question);
        const int answer = answerAmong(kept, question);
        QCOMPARE(answer >= 0, best >= 0);
        QVERIFY(search.proof().proven);
        if (best < 0)
            continue;
        ++answered;
        several += expected.size() > 1;
        const Kept &one = kept[std::size_t(answer)];
        const Kept &other = all[std::size_t(best)];
        QVERIFY2(one.cents == other.cents && one.findings == other.findings, qPrintable(QString::number(seed)));
    }
    // Most chances must give a machine, and some a choice, or this proves little.
    QVERIFY2(answered * 5 >= cases && several > 0, qPrintable(QString::number(answered)));
    qInfo("%d catalogues, %d with a machine, %d with several steps", cases, answered, several);
}

void TestFinder::badInputNamesItsField_data()
{
    QTest::addColumn<Question>("question");
    QTest::addColumn<QString>("field");
    QTest::newRow("budget of 0") << plain(0) << u"budget"_s;
    QTest::newRow("budget of 1e308") << plain(1e308) << u"budget"_s;
    QTest::newRow("budget that is no number") << plain(std::nan("")) << u"budget"_s;
    Question question = plain(1000);
    question.budget->currency = u"XXX"_s;
    QTest::newRow("a currency without a rate") << question << u"budget"_s;
    question = plain(1000);
    question.fewestCards = 0;
    QTest::newRow("no card") << question << u"cards"_s;
    question.fewestCards = 3;
    question.mostCards = 2;
    QTest::newRow("fewer than the fewest") << question << u"cards"_s;
    question = plain(1000);
    question.with << u"no-such-part"_s;
    QTest::newRow("a part that is not there") << question << u"with"_s;
    question = plain(1000);
    question.with << u"geforce-rtx-3090"_s;
    question.without << u"geforce-rtx-3090"_s;
    QTest::newRow("wanted and excluded") << question << u"without"_s;
    question = plain(1000);
    question.needs.memoryEach = Gibibytes(-1);
    QTest::newRow("a need below 0") << question << u"need.memory-each"_s;
    question = plain(1000);
    question.kept << u"geforce-rtx-3090"_s;
    QTest::newRow("kept and not owned") << question << u"own"_s;
    question = plain(1000);
    question.refused << u"no.such-check"_s;
    QTest::newRow("a check that is not there") << question << u"refused"_s;
    question = plain(1000);
    question.work = PlannedWork();
    question.work->model = u"no-such-model"_s;
    QTest::newRow("a model that is not known") << question << u"work"_s;
}

void TestFinder::badInputNamesItsField()
{
    QFETCH(Question, question);
    QFETCH(QString, field);
    const Result<Answer> answer = find(question, test::shipped(), known().library, *known().speeds);
    QVERIFY(!answer);
    QCOMPARE(answer.error().field, field);
    QVERIFY(!answer.error().message.isEmpty());
}

void TestFinder::aCatalogueWithoutBoardsHasNoMachine()
{
    for (const bool oneCard : {false, true}) {
        Catalogue catalogue;
        if (oneCard)
            catalogue.add(priced(*test::shipped().find(u"gigabyte-rtx-3090-turbo-24g"_s), 900));
        RIG_UNWRAP(answer, find(plain(2000), catalogue, known().library, *known().speeds));
        QVERIFY(answer.machines.empty());
        QVERIFY(answer.proof.proven);
        QVERIFY(!answerText(answer, catalogue).isEmpty());
    }
}

void TestFinder::ownedPartsThatDoNotFitAreNotForced()
{
    Question question = plain(2500);
    question.mostCards = 1;
    for (const char *id : {"asrock-rack-romed8-2t", "amd-ryzen-5-3600"}) {
        const PartHandle part = test::shipped().find(QString::fromLatin1(id));
        QVERIFY(part);
        Item item;
        item.id = question.own.nextId();
        item.kind = part->kind;
        item.part = part->id;
        question.own.items.push_back(item);
        question.kept << item.part;
    }
    Catalogue catalogue = test::shipped();
    catalogue.prices.today = QDate(2026, 11, 24);
    RIG_UNWRAP(answer, find(question, catalogue, known().library, *known().speeds));
    QVERIFY(answer.machines.empty());
    RIG_UNWRAP(conditions, contradiction(question, catalogue, known().library, *known().speeds));
    QCOMPARE(conditions, QStringList{u"kept"_s});
    QVERIFY(answer.proof.ruledOut.count(u"platform.socket"_s) + answer.proof.ruledOut.count(u"no-processors"_s) > 0);
}

void TestFinder::aBudgetThatIsTooSmallNamesTheCheapest()
{
    Catalogue catalogue = test::shipped();
    catalogue.prices.today = QDate(2026, 11, 24);
    Question question = plain(100);
    question.mostCards = 1;
    RIG_UNWRAP(answer, find(question, catalogue, known().library, *known().speeds));
    QVERIFY(answer.machines.empty());
    QVERIFY(answer.cheapest.has_value());
    const double cheapest = answer.cheapest->price.amount;
    QVERIFY(answerText(answer, catalogue).contains(cardsText(*answer.cheapest)));
    RIG_UNWRAP(relaxed, relaxedEach(answer, catalogue, known().library, *known().speeds));
    for (const Relaxed &one : relaxed)
        QCOMPARE(one.best.has_value(), one.condition == "budget"_L1);
    // For a cent less there is none, for its price there is one.
    question.budget->amount = cheapest + 0.01;
    FindOptions options;
    options.machines = 1;
    RIG_UNWRAP(enough, find(question, catalogue, known().library, *known().speeds, options));
    QCOMPARE(enough.machines.size(), std::size_t(1));
    question.budget->amount = cheapest - 0.01;
    RIG_UNWRAP(tooLittle, find(question, catalogue, known().library, *known().speeds, options));
    QVERIFY(tooLittle.machines.empty());
}

void TestFinder::anAnswerIsNeverBlocked()
{
    Catalogue catalogue = test::shipped();
    catalogue.prices.today = QDate(2026, 11, 24);
    Question question = plain(1500);
    question.mostCards = 1;
    FindOptions options;
    options.machines = 1;
    RIG_UNWRAP(answer, find(question, catalogue, known().library, *known().speeds, options));
    QCOMPARE(answer.machines.size(), std::size_t(1));
    const Found &best = answer.machines.front();
    QVERIFY(best.price.amount <= 1500);
    QVERIFY(best.verdict != Verdict::Kind::Blocked);
    const Machine machine = resolve(best.document.build, catalogue);
    const Assessment assessment = assess(machine, best.document.site, best.document.use);
    QCOMPARE(assessment.cost.unpriced, 0);
    QVERIFY(std::abs(assessment.cost.total.value(u"USD"_s) - best.price.amount) < 0.1);
    for (const rig::Finding &finding : runChecks({machine, best.document.site, best.document.use, assessment}))
        QVERIFY2(!refusedFor(finding, question), finding.check);
    QVERIFY(answerText(answer, catalogue).contains(u"1,"_s) || answerText(answer, catalogue).contains(u"$"_s));
}

void TestFinder::stopKeepsTheBest()
{
    Catalogue catalogue = test::shipped();
    catalogue.prices.today = QDate(2026, 11, 24);
    Question question = plain(1500);
    question.mostCards = 1;
    FindOptions options;
    bool seen = false;
    options.goOn = [&](const Standing &standing) {
        seen = seen || standing.best;
        return !standing.best;
    };
    RIG_UNWRAP(answer, find(question, catalogue, known().library, *known().speeds, options));
    QVERIFY(!seen || !answer.machines.empty());
    QVERIFY(answer.proof.proven || answer.gap >= 0);
}

RIG_TEST(TestFinder)
#include "tst_finder.moc"
