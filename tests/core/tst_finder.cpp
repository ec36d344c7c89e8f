// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checks/catalog.h"
#include "core/checks/run_checks.h"
#include "core/finder/finder_words.h"
#include "core/finder/plain_work.h"
#include "core/finder/price_sheet.h"
#include "core/finder/why_words.h"
#include "core/names/names.h"
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
    explicit Dice(quint32 seed) : m_random(seed), m_cabled(oneIn(3))
    {
        m_catalogue.sources = test::shipped().sources;
        m_catalogue.rates = test::shipped().rates;
        m_catalogue.powerCurves = test::shipped().powerCurves;
        m_catalogue.prices.today = QDate(2026, 11, 24);
    }

    [[nodiscard]] int below(int end) { return static_cast<int>(m_random.bounded(end)); }
    [[nodiscard]] bool oneIn(int number) { return below(number) == 0; }

    [[nodiscard]] Catalogue catalogue()
    {
        const auto &boards = test::shipped().parts(Kind::Motherboard);
        // Of many slots, where the cards shall stand on cables.
        const std::array wide{u"asrock-rack-romed8-2t"_s, u"supermicro-h12ssl-i"_s, u"asus-pro-ws-wrx90e-sage-se"_s};
        const auto &first =
            static_cast<const Board &>(m_cabled ? *test::shipped().find(wide[std::size_t(below(int(wide.size())))])
                                                : *boards[std::size_t(below(int(boards.size())))]);
        const QString socket = first.socket.valueOr(u"AM5"_s);
        add(first, 60, 900);
        take<Board>(Kind::Motherboard, m_cabled ? below(2) : 1 + below(2), 60, 900,
                    [&](const Board &board) { return oneIn(4) || board.socket.valueOr({}) == socket; });
        take<Processor>(Kind::Processor, few(2), 60, 700,
                        [&](const Processor &processor) { return processor.socket.valueOr({}) == socket; });
        take<Cooler>(Kind::Cooler, few(2), 20, 150, [&](const Cooler &cooler) {
            return cooler.tdp && cooler.sockets && cooler.sockets->contains(socket);
        });
        take<MemoryKit>(Kind::Memory, few(1 + below(2)), 40, 300, [&](const MemoryKit &kit) {
            return kit.type && first.memoryType && first.memoryType->split(u'/').contains(*kit.type) &&
                   (kit.registered.valueOr(false) == first.memoryModule.valueOr({}).contains("rdimm"_L1));
        });
        take<Supply>(Kind::Supply, m_cabled ? 1 + below(2) : 2 + below(2), 50, 400, [&](const Supply &supply) {
            return supply.watts && supply.watts->value() >= (m_cabled ? 850 : 600);
        });
        if (m_cabled)
            takeCables(first);
        take<Case>(Kind::Case, few(2 + below(2)), 40, 250,
                   [](const Case &chassis) { return chassis.slotCount.known(); });
        take<Drive>(Kind::Drive, few(1 + below(2)), 50, 200, [](const Drive &drive) {
            return drive.form.valueOr({}) == "m2-2280"_L1 && drive.capacity.valueOr(Gigabytes(0)) >= Gigabytes(900);
        });
        if (!m_cabled && oneIn(3))
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
        question.goal =
            std::array{Goal::Speed,         Goal::Speed,         Goal::Memory,       Goal::SpeedForMoney,
                       Goal::SpeedForMoney, Goal::CostOverYears, Goal::CostOverYears}[std::size_t(below(7))];
        question.site.tariff = Money{0.05 + 0.1 * below(6), u"USD"_s};
        question.site.hoursPerYear = 1000.0 * below(8);
        question.years = 1 + below(5);
        if (question.goal != Goal::Memory && oneIn(3))
            question.leastSpeed = 50.0 * (1 + below(10));
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
        question.mayLimit = oneIn(2);
        question.mayTrainInFp16 = !oneIn(3);
        if (oneIn(3))
            own(question);
        if (m_cabled)
            askForMany(question);
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
        take<Card>(Kind::Card, m_cabled ? 1 + below(2) : 2 + below(2), 200, 2000, [&](const Card &card) {
            const auto chip = test::shipped().chipOf(card);
            const bool wanted = chip && chip->tensorFp16Dense && chip->memory.valueOr(Gibibytes(0)) >= Gibibytes(8) &&
                                (!m_cabled || (chip->vendor == "NVIDIA"_L1 && card.slotCount.valueOr(0) > 2 &&
                                               card.length && card.tdp.valueOr(Watts(400)) < Watts(360)));
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

    /// Half of a number of parts where cables and a second supply make many more combinations.
    [[nodiscard]] int few(int count) const { return m_cabled ? (count + 1) / 2 : count; }

    /// Several thick cards, and few conditions beside.
    void askForMany(Question &question)
    {
        question.fewestCards = 2 + below(2);
        question.mostCards = std::max(question.fewestCards, 2 + below(2));
        question.budget->amount += 5000;
        question.site.circuit = *circuitById(u"eu-16a");
        question.memory = Gibibytes(8);
        question.lanesEach = 0;
        if (!oneIn(4))
            question.refused.clear();
        if (!oneIn(4))
            question.essential.clear();
    }

    /// One or two riser cables, and a case or frame with places for the cards.
    void takeCables(const Board &board)
    {
        take<Riser>(Kind::Riser, 1 + below(2), 20, 90, [](const Riser &riser) {
            return riser.host.valueOr({}).startsWith("slot"_L1) && riser.gives.valueOr({}).startsWith("slot"_L1);
        });
        made<Case>(Kind::Case, [&](Case &frame) {
            frame.type.value = oneIn(3) ? u"tower"_s : u"open"_s;
            frame.formFactors.value = QStringList{board.formFactor.valueOr(u"ATX"_s)};
            frame.slotCount.value = 3 + below(6);
            frame.verticalSlots.value = below(8);
            frame.maxCardLength.value = Millimetres(500);
            frame.maxCoolerHeight.value = Millimetres(250);
            frame.supplyForms.value = QStringList{u"ATX"_s};
        });
        made<Cooler>(Kind::Cooler, [&](Cooler &cooler) {
            cooler.sockets.value = QStringList{board.socket.valueOr({})};
            cooler.tdp.value = Watts(500);
            cooler.height.value = Millimetres(120);
        });
    }

    /// Any part of a kind, with other figures.
    template <class T, class Change> void made(Kind kind, Change change)
    {
        const auto &all = test::shipped().parts(kind);
        const std::shared_ptr<Part> copy = copyOf(*all[std::size_t(below(int(all.size())))]);
        change(static_cast<T &>(*copy));
        add(*copy, 60, 300);
    }

    QRandomGenerator m_random;
    bool m_cabled; ///< a catalogue with what cards on cables need
    Catalogue m_catalogue;
};

/// A question to a small catalogue, with all that a search over it stands on.
struct Room
{
    Dice dice;
    Catalogue catalogue;
    Question question;
    Paces paces;
    Stock stock;

    [[nodiscard]] bool isEmpty() const { return !(stock.combinations() > 0); }
    [[nodiscard]] Choice anyChoice()
    {
        Choice choice{};
        for (std::size_t slot = 0; slot < SlotCount; ++slot)
            choice[slot] = dice.below(int(stock.options[slot].size()));
        return choice;
    }
};

template <class Change> Result<Room> roomOf(int seed, Change change)
{
    Dice dice(static_cast<quint32>(seed));
    Catalogue catalogue = dice.catalogue();
    Question question = dice.question();
    change(question);
    Result<Paces> paces = Paces::of(question, known().library, *known().speeds);
    if (!paces)
        return tl::unexpected(paces.error());
    Result<Stock> stock = stockFor(*paces, catalogue);
    if (!stock)
        return tl::unexpected(stock.error());
    return Room{dice, std::move(catalogue), std::move(question), *std::move(paces), *std::move(stock)};
}
Result<Room> roomOf(int seed)
{
    return roomOf(seed, [](const Question &) {});
}

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
    void sellingIsAskingWithSoMuchMore();
    void whatIsSoldIsNamed();
    void modelsAreTrainedInBf16();
    void withoutAWorkAPlainOneIsTaken();
    void whatHoldsNothingAsItIsSetIsAskedInOtherWays();
    void cardsOfOneMarketTakePart();
    void rulesReadOnlyWhatTheyName();
    void whatRefusesIsAskedEarly();
    void conditionsSayWhatTheChecksSay();
    void optionsThatDrawAlikeAreRefusedAlike();
    void boardsAreBoundedFromAbove();
    void badInputNamesItsField_data();
    void badInputNamesItsField();
    void aCatalogueWithoutBoardsHasNoMachine();
    void ownedPartsThatDoNotFitAreNotForced();
    void aBudgetThatIsTooSmallNamesTheCheapest();
    void anAnswerIsNeverBlocked();
    void stopKeepsTheBest();
    void whatIsGivenUpSaysWhatItBrings();
    void aPartThatIsWantedSaysWhatItCosts();
    void aPriceThatDecidesIsNamed();
    void whatContradictsIsNamed();
    void theSheetHasEachPartOnce();
    void shopsAreAddressesOfTheWeb();
};

/// RIGWRIGHT_FINDER_CASES sets how many catalogues are tried, RIGWRIGHT_FINDER_FIRST the number of the first one.
void TestFinder::findsTheSameAsEveryCombination()
{
    const int cases = qEnvironmentVariableIsSet("RIGWRIGHT_FINDER_CASES")
                          ? qEnvironmentVariableIntValue("RIGWRIGHT_FINDER_CASES")
                          : 16;
    const int first = std::max(1, qEnvironmentVariableIntValue("RIGWRIGHT_FINDER_FIRST"));
    int answered = 0;
    int several = 0;
    int onCables = 0;
    int twoSupplies = 0;
    for (int seed = first; seed < first + cases; ++seed) {
        RIG_UNWRAP(room, roomOf(seed));
        const Question &question = room.question;
        const qint64 most = std::llround(question.budget->amount * 100);
        const std::vector<Kept> all = everyMachine(room.stock, room.paces, room.catalogue, most);
        Search search(room.stock, room.paces, room.catalogue);
        Limits limits;
        limits.mostCents = most;
        limits.frontier = true;
        // What costs least over the years has no frontier.
        const bool hasSteps = question.goal != Goal::CostOverYears;
        const auto expected = hasSteps ? frontierOf(all) : std::set<std::pair<double, qint64>>();
        const auto found = hasSteps ? frontierOf(search.run(limits)) : expected;
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
        onCables += room.stock.of(Slot::Cards)[std::size_t(one.choice[0])].cabled.cards > 0;
        twoSupplies += room.stock.of(Slot::Supply)[std::size_t(one.choice[std::size_t(Slot::Supply)])].count > 1;
    }
    // Most chances must give a machine, and some a choice, or this proves little.
    QVERIFY2(answered * 5 >= cases && several > 0, qPrintable(QString::number(answered)));
    qInfo("%d catalogues, %d with a machine, %d with several steps, %d with cards on cables, %d with two supplies",
          cases, answered, several, onCables, twoSupplies);
}

/// Whoever may sell what he owns, for less than it costs anew, does as well as the best of all ways to sell some of it
/// first.
void TestFinder::sellingIsAskingWithSoMuchMore()
{
    int sold = 0;
    int used = 0;
    for (int seed = 1; seed <= 60; ++seed) {
        QRandomGenerator random(static_cast<quint32>(seed));
        qint64 all = 0;
        RIG_UNWRAP(before, roomOf(seed));
        RIG_UNWRAP(room, roomOf(seed, [&](Question &question) {
                       question.goal = random.bounded(3) > 0 ? Goal::Speed : Goal::Memory;
                       question.leastSpeed.reset();
                       for (const Item &item : question.own.items) {
                           const double anew = before.catalogue.find(item.part)->prices.front().money.amount;
                           const int brings = 1 + random.bounded(std::max(1, int(anew * 0.9)));
                           question.sellable.insert(item.part, Money{double(brings), u"USD"_s});
                           all += brings * 100;
                       }
                   }));
        const QList<QString> parts = room.question.sellable.keys();
        if (parts.empty() || room.isEmpty())
            continue;
        const qint64 budget = std::llround(room.question.budget->amount * 100);
        Limits limits;
        limits.frontier = true;
        limits.mostCents = budget + room.stock.saleCents;
        QCOMPARE(room.stock.saleCents, all);
        Search search(room.stock, room.paces, room.catalogue);
        const auto found = frontierOf(search.run(limits));
        std::vector<Kept> ways;
        for (unsigned some = 0; some < (1U << unsigned(parts.size())); ++some) {
            qint64 brought = 0;
            bool keepsAll = true;
            RIG_UNWRAP(rest, roomOf(seed, [&](Question &question) {
                           question = room.question;
                           question.sellable.clear();
                           for (qsizetype i = 0; i < parts.size(); ++i) {
                               if (((some >> unsigned(i)) & 1U) == 0)
                                   continue;
                               brought += std::llround(room.question.sellable[parts[i]].amount * 100);
                               keepsAll = keepsAll && !question.kept.contains(parts[i]);
                               question.kept.removeAll(parts[i]);
                               std::erase_if(question.own.items,
                                             [&](const Item &item) { return item.part == parts[i]; });
                           }
                       }));
            if (!keepsAll || rest.isEmpty())
                continue;
            limits.mostCents = budget + brought;
            Search without(rest.stock, rest.paces, rest.catalogue);
            for (Kept kept : without.run(limits)) {
                kept.cents += all - brought;
                ways.push_back(kept);
                sold += some > 0;
                used += some == 0;
            }
        }
        const auto expected = frontierOf(ways);
        QVERIFY2(found == expected,
                 qPrintable(u"case %1: found %2 not %3"_s.arg(QString::number(seed), textOf(found), textOf(expected))));
    }
    QVERIFY2(sold > 5 && used > 5, qPrintable(u"%1, %2"_s.arg(sold).arg(used)));
}

void TestFinder::whatIsSoldIsNamed()
{
    Catalogue catalogue = test::shipped();
    catalogue.prices.today = QDate(2026, 11, 24);
    Question question = plain(1200);
    question.mostCards = 1;
    FindOptions options;
    options.machines = 1;
    Question richer = question;
    richer.budget->amount += 250;
    RIG_UNWRAP(other, find(richer, catalogue, known().library, *known().speeds, options));
    Item card;
    card.id = 1;
    card.kind = Kind::Card;
    card.part = u"asus-dual-rtx-3060-oc-edition-12gb"_s;
    question.own.items.push_back(card);
    question.sellable.insert(card.part, Money{250, u"USD"_s});
    RIG_UNWRAP(answer, find(question, catalogue, known().library, *known().speeds, options));
    QCOMPARE(answer.machines.size(), std::size_t(1));
    const Found &best = answer.machines.front();
    QCOMPARE(best.sold.size(), std::size_t(1));
    QCOMPARE(best.sold.front().part, card.part);
    QCOMPARE(best.brought(), (Money{250, u"USD"_s}));
    QCOMPARE(best.price, other.machines.front().price);
    QCOMPARE(best.spent().amount, best.price.amount - 250);
    // The new parts cost more than the budget, and what is sold pays for that: no finding says otherwise.
    QVERIFY(best.price.amount > question.budget->amount);
    QCOMPARE(best.cautions, other.machines.front().cautions);
    QCOMPARE(best.document.use.budget, std::optional(Money{1450, u"USD"_s}));
    const QString text = answerText(answer, catalogue);
    QVERIFY2(text.contains(names::partName(card.part, catalogue)) && text.contains(names::money(best.brought())),
             qPrintable(text));
    // What must stay is not sold, and its worth is no part of the price.
    question.kept << card.part;
    RIG_UNWRAP(kept, find(question, catalogue, known().library, *known().speeds, options));
    QCOMPARE(kept.machines.size(), std::size_t(1));
    QVERIFY(kept.machines.front().sold.empty() && kept.machines.front().ownedCards == 1);
    const Machine machine = resolve(kept.machines.front().document.build, catalogue);
    const Assessment assessment = assess(machine, question.site, question.use);
    QVERIFY(std::abs(assessment.cost.total.value(u"USD"_s) - kept.machines.front().price.amount) < 0.1);
}

/// A card before Ampere trains a transformer, or what is not said, only where that is said, or where it is named.
void TestFinder::modelsAreTrainedInBf16()
{
    Catalogue catalogue = test::shipped();
    catalogue.prices.today = QDate(2026, 11, 24);
    const auto hasTuring = [&](const Question &question) {
        Result<Paces> paces = Paces::of(question, known().library, *known().speeds);
        const Result<Stock> stock = stockFor(*paces, catalogue);
        const std::vector<Option> &cards = stock->of(Slot::Cards);
        return std::any_of(cards.begin(), cards.end(),
                           [](const Option &option) { return option.chip->computeCapability.valueOr({}) == "7.5"_L1; });
    };
    Question question = plain(3000);
    QVERIFY(!hasTuring(question));
    question.mayTrainInFp16 = true;
    QVERIFY(hasTuring(question));
    question.mayTrainInFp16 = false;
    PlannedWork work;
    work.model = u"llama-3.2-3b"_s;
    work.values.insert(u"method"_s, u"qlora"_s);
    RIG_UNWRAP(training, workloadOf(work, known().library));
    question.work = plannedWork(training, work.model, {}, known().library);
    QVERIFY(!hasTuring(question));
    question.mayTrainInFp16 = true;
    QVERIFY(hasTuring(question));
    question.mayTrainInFp16 = false;
    question.with << u"geforce-rtx-2080-ti"_s;
    QVERIFY(hasTuring(question));
    question.with.clear();
    work.values = {{u"purpose"_s, u"inference"_s}};
    RIG_UNWRAP(inference, workloadOf(work, known().library));
    question.work = plannedWork(inference, work.model, {}, known().library);
    QVERIFY(hasTuring(question));
}

/// A question without a work is one for a plain work, which is told; not for the sum of old cards' matrix units.
void TestFinder::withoutAWorkAPlainOneIsTaken()
{
    Catalogue catalogue = test::shipped();
    catalogue.prices.today = QDate(2026, 11, 24);
    FindOptions one;
    one.machines = 1;
    const auto answerFor = [&](const Question &question) {
        return answerTo(question, catalogue, known().library, *known().speeds, one);
    };
    RIG_UNWRAP(usual, answerFor(plain(3000)));
    QVERIFY(usual.plainWork && usual.question.work && usual.machines.size() == 1);
    QCOMPARE(usual.question.work->model, u"qwen3-8b"_s);
    QVERIFY(*usual.machines.front().chip->memory >= Gibibytes(16));
    QVERIFY(answerReasons(usual, catalogue).front().contains(usual.question.work->name));
    RIG_UNWRAP(less, answerFor(plain(1400)));
    QVERIFY(less.plainWork && less.question.work->model != "qwen3-8b"_L1);
    // Where there is none at all, what one would have to spend is told of the least of them, not of a machine for
    // nothing.
    RIG_UNWRAP(none, answerFor(plain(100)));
    QVERIFY(none.plainWork && none.machines.empty() && none.cheapest && none.cheapest->speed);
    QCOMPARE(none.question.work->model, plainWorks(plain(100), known().library).back().model);
    Question memory = plain(3000);
    memory.goal = Goal::Memory;
    QVERIFY(plainWorks(memory, known().library).empty());
    QCOMPARE(plainWorks(plain(1), known().library).size(), std::size_t(3));
}

/// Full fine-tuning of a small model on three cards: as it is set they do not hold it, with Adam of 8 bits they do.
void TestFinder::whatHoldsNothingAsItIsSetIsAskedInOtherWays()
{
    Catalogue catalogue = test::shipped();
    catalogue.prices.today = QDate(2026, 11, 24);
    FindOptions one;
    one.machines = 1;
    Question question = plain(5000);
    question.goal = Goal::Speed;
    PlannedWork work;
    work.model = u"llama-3.2-3b"_s;
    work.values = {{u"method"_s, u"full"_s}};
    RIG_UNWRAP(full, workloadOf(work, known().library));
    question.work = plannedWork(full, work.model, {}, known().library);
    RIG_UNWRAP(asSet, find(question, catalogue, known().library, *known().speeds, one));
    QVERIFY(asSet.machines.empty());
    RIG_UNWRAP(answer, answerTo(question, catalogue, known().library, *known().speeds, one));
    QCOMPARE(answer.machines.size(), std::size_t(1));
    QVERIFY(!answer.ways.empty());
    QVERIFY(answer.machines.front().price.amount <= 5000);
    // The ways go along into the machine, and are the first that is said of it.
    QVERIFY(answer.machines.front().document.use.works.front().values != question.work->values);
    QCOMPARE(answer.question.work->name, question.work->name);
    const QString first = answerReasons(answer, catalogue).front();
    QVERIFY2(first.contains(u"8-bit Adam"_s) && first.contains(u"no machine for $5,000"_s), qPrintable(first));
    // Each of them is needed.
    for (std::size_t i = 0; i < answer.ways.size() && answer.ways.size() > 1; ++i) {
        Workload without = *workloadOf(*answer.question.work, known().library);
        without = advice::without(answer.ways[i], without).value_or(without);
        Question asked = question;
        asked.work = plannedWork(without, work.model, {}, known().library);
        RIG_UNWRAP(less, find(asked, catalogue, known().library, *known().speeds, one));
        QVERIFY(less.machines.empty());
    }
    // Nothing helps where the money is for no machine at all.
    question.budget = Money{100, u"USD"_s};
    RIG_UNWRAP(none, answerTo(question, catalogue, known().library, *known().speeds, one));
    QVERIFY(none.machines.empty() && none.ways.empty() && none.cheapest);
}

/// Between dollars and euros cards cross the border: one that was seen in dollars alone is named, and that is said.
void TestFinder::cardsOfOneMarketTakePart()
{
    Catalogue catalogue = test::shipped();
    catalogue.prices.today = QDate(2026, 11, 24);
    catalogue.prices.currency = u"EUR"_s;
    FindOptions one;
    one.machines = 1;
    Question question;
    question.budget = Money{2500, u"EUR"_s};
    PlannedWork work;
    work.model = u"llama-3-8b"_s;
    work.values.insert(u"method"_s, u"qlora"_s);
    RIG_UNWRAP(training, workloadOf(work, known().library));
    question.work = plannedWork(training, work.model, {}, known().library);
    RIG_UNWRAP(found, find(question, catalogue, known().library, *known().speeds, one));
    QVERIFY(found.machines.size() == 1);
    const std::optional<PricePick> &price = found.machines.front().cardPrice;
    QVERIFY(price);
    QCOMPARE(answerReasons(found, catalogue).join(u' ').contains(u"and converted: the way here"_s),
             price->price.money.currency != "EUR"_L1);
    // What was seen in China alone is no offer here.
    RIG_UNWRAP(paces, Paces::of(question, known().library, *known().speeds));
    RIG_UNWRAP(stock, stockFor(paces, catalogue));
    for (const Option &cards : stock.of(Slot::Cards))
        QVERIFY2(cards.price->price.money.currency != "CNY"_L1, qPrintable(cards.part->id));
}

/// What is asked of whole machines alone is asked of every one of them: a processor whose lanes nobody printed let a
/// question of 800 dollars run for minutes.
void TestFinder::whatRefusesIsAskedEarly()
{
    const QSet<QByteArray> never{
        "pcie.bifurcation-setting", // carriers are not tried
        "pcie.nvlink-bridge",       // bridges only where one is asked for
        "pcie.riser-limit",         // asks for nothing that may be unknown
        "pcie.m2-takes-lanes",      // of the drive, which has another place then
        "power.eps-into-pcie",      // of cables that somebody chose
        "power.several-supplies",   // known when all that draws is there
    };
    const std::span<const EarlyRule> rules = earlyRules();
    int asked = 0;
    for (const Check &check : allChecks()) {
        if (!isEssential(check.id, Question()) || check.lack != Lack::Governs || check.worst == Severity::Note)
            continue;
        ++asked;
        const bool early = std::any_of(rules.begin(), rules.end(), [&](const EarlyRule &rule) {
            return std::string_view(rule.check->id) == check.id;
        });
        QVERIFY2(early != never.contains(check.id), check.id);
    }
    QVERIFY(asked > 20);
}

/// What a rule refuses is the same whether all is assessed or only what it names.
void TestFinder::rulesReadOnlyWhatTheyName()
{
    std::set<const Check *> refused;
    for (int seed = 1; seed <= 40; ++seed) {
        RIG_UNWRAP(room, roomOf(seed, [](Question &question) {
                       for (const Check &check : allChecks())
                           question.refused << QString::fromLatin1(check.id);
                   }));
        if (room.isEmpty())
            continue;
        const Question &question = room.question;
        Assembly assembly(room.stock, room.paces, room.catalogue);
        const Choice choice = room.anyChoice();
        const Use use = assembly.useOf(assembly.option(Slot::Cards, choice));
        for (const EarlyRule &rule : earlyRules()) {
            const Machine machine = assembly.machine(choice, rule.on);
            const Assessment part = assessedFor(rule.reads, machine, question.site, use);
            const Assessment whole = assess(machine, question.site, use);
            const char *said = refusedFor(*rule.check, {machine, question.site, use, part}, question);
            QVERIFY2(said == refusedFor(*rule.check, {machine, question.site, use, whole}, question), rule.check->id);
            QVERIFY2(!said || mayRefuse(rule, question), rule.check->id);
            if (said)
                refused.insert(rule.check);
        }
    }
    QVERIFY2(refused.size() >= 15, qPrintable(QString::number(refused.size())));
}

/// A condition that bears a check's name refuses no machine that the checks would take.
void TestFinder::conditionsSayWhatTheChecksSay()
{
    std::set<QString> said;
    for (int seed = 1; seed <= 120; ++seed) {
        RIG_UNWRAP(room, roomOf(seed));
        if (room.isEmpty())
            continue;
        const Question &question = room.question;
        Assembly assembly(room.stock, room.paces, room.catalogue);
        const Choice choice = room.anyChoice();
        Chosen chosen{};
        for (std::size_t slot = 0; slot < SlotCount; ++slot)
            chosen[slot] = &assembly.option(static_cast<Slot>(slot), choice);
        const Judged judged = assembly.judged(choice);
        for (const Slots set : conditionSets()) {
            const char *unmet = unmetCondition(set, chosen, question);
            if (!unmet || !findCheck(unmet))
                continue;
            const Machine machine = resolve(judged.document.build, room.catalogue);
            const Assessment assessment = assess(machine, judged.document.site, judged.document.use);
            bool refused = false;
            for (const rig::Finding &finding :
                 runChecks({machine, judged.document.site, judged.document.use, assessment}))
                refused = refused || refusedFor(finding, question);
            QVERIFY2(refused, unmet);
            said.insert(QString::fromLatin1(unmet));
        }
    }
    QVERIFY2(said.size() >= 4, qPrintable(QStringList(said.begin(), said.end()).join(u' ')));
}

/// What the search remembers of one option it uses for those that draw power alike.
void TestFinder::optionsThatDrawAlikeAreRefusedAlike()
{
    Catalogue catalogue = test::shipped();
    catalogue.prices.today = QDate(2026, 11, 24);
    const Question question = plain(6000);
    RIG_UNWRAP(paces, Paces::of(question, known().library, *known().speeds));
    RIG_UNWRAP(stock, stockFor(paces, catalogue));
    Assembly assembly(stock, paces, catalogue);
    constexpr Slots Powered = bit(Slot::Cards) | bit(Slot::Board) | bit(Slot::Processor) | bit(Slot::Supply);
    QRandomGenerator random(7);
    int others = 0;
    const auto refusal = [&](const Choice &choice) -> const char * {
        const Machine machine = assembly.machine(choice, Powered);
        const Use use = assembly.useOf(assembly.option(Slot::Cards, choice));
        const Assessment assessment = assess(machine, question.site, use);
        for (const EarlyRule &rule : earlyRules()) {
            if (rule.on != Powered)
                continue;
            if (const char *refused = refusedFor(*rule.check, {machine, question.site, use, assessment}, question))
                return refused;
        }
        return nullptr;
    };
    for (int i = 0; i < 150; ++i) {
        Choice choice{};
        for (std::size_t slot = 0; slot < SlotCount; ++slot)
            choice[slot] = static_cast<int>(random.bounded(int(stock.options[slot].size())));
        const Choice alike = assembly.alike(choice, Powered, OfPower);
        others += alike != choice;
        QCOMPARE(refusal(alike), refusal(choice));
    }
    QVERIFY(others > 50);
}

/// No arrangement does more on a board than its bound, and what the bound gives no place has none.
void TestFinder::boardsAreBoundedFromAbove()
{
    Catalogue catalogue = test::shipped();
    catalogue.prices.today = QDate(2026, 11, 24);
    Question question = plain(20000);
    PlannedWork work;
    work.model = u"llama-3.2-1b"_s;
    RIG_UNWRAP(workload, workloadOf(work, known().library));
    question.work = plannedWork(workload, work.model, {}, known().library);
    RIG_UNWRAP(paces, Paces::of(question, known().library, *known().speeds));
    RIG_UNWRAP(stock, stockFor(paces, catalogue));
    Assembly assembly(stock, paces, catalogue);
    BoardBounds bounds(stock, paces);
    QRandomGenerator random(11);
    int none = 0;
    int met = 0;
    for (int i = 0; i < 400; ++i) {
        Choice choice{};
        for (std::size_t slot = 0; slot < SlotCount; ++slot)
            choice[slot] = static_cast<int>(random.bounded(int(stock.options[slot].size())));
        const Option &cards = assembly.option(Slot::Cards, choice);
        const Machine machine = assembly.machine(choice, ArrangingSlots);
        const Lanes lanes = assessLanes(machine);
        const bool stands =
            std::all_of(machine.devices.begin(), machine.devices.end(),
                        [](const Device &device) { return !device.isCard() || device.connector >= 0; }) &&
            !unmetLinks(lanes, machine, question);
        const std::optional<double> most = bounds.most(choice[0], choice[1]);
        if (!most) {
            const Judged judged = assembly.judged(choice);
            QVERIFY(judged.refused);
            ++none;
        } else if (stands) {
            const double does = paces.objective(cards.pace, *cards.chip, cardLinkOf(lanes));
            QVERIFY2(does <= *most * (1 + 1e-12), qPrintable(QString::number(does)));
            ++met;
        }
    }
    QVERIFY(none > 20 && met > 5);
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
    question.sellable.insert(u"geforce-rtx-3090"_s, Money{100, u"USD"_s});
    QTest::newRow("sold and not owned") << question << u"sell"_s;
    Item owned;
    owned.id = 1;
    owned.kind = Kind::Processor;
    owned.part = u"amd-ryzen-5-3600"_s;
    question.own.items.push_back(owned);
    question.sellable = {{owned.part, Money{std::nan(""), u"USD"_s}}};
    QTest::newRow("sold for no number") << question << u"sell"_s;
    question.sellable = {{owned.part, Money{100, u"XXX"_s}}};
    QTest::newRow("sold in a currency without a rate") << question << u"sell"_s;
    question = plain(1000);
    question.refused << u"no.such-check"_s;
    QTest::newRow("a check that is not there") << question << u"refused"_s;
    question = plain(1000);
    question.work = PlannedWork();
    question.work->model = u"no-such-model"_s;
    QTest::newRow("a model that is not known") << question << u"work"_s;
    question = plain(1000);
    question.goal = Goal::CostOverYears;
    QTest::newRow("costs of years without a tariff") << question << u"tariff"_s;
    question.site.tariff = Money{0.2, u"XXX"_s};
    QTest::newRow("a tariff without a rate") << question << u"tariff"_s;
    question.site.tariff = Money{0.2, u"USD"_s};
    question.years = 0;
    QTest::newRow("no year") << question << u"years"_s;
    question.years = 3;
    question.site.hoursPerYear = 9000;
    QTest::newRow("more hours than a year has") << question << u"hours"_s;
    question = plain(1000);
    question.leastSpeed = -1;
    QTest::newRow("a speed below 0") << question << u"least-speed"_s;
    question.leastSpeed = 100;
    question.goal = Goal::Memory;
    QTest::newRow("a speed where memory is sought") << question << u"least-speed"_s;
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

namespace {

/// The shipped catalogue on the day of its prices.
Catalogue ofToday()
{
    Catalogue catalogue = test::shipped();
    catalogue.prices.today = QDate(2026, 11, 24);
    return catalogue;
}

Result<Answer> bestOf(const Question &question, const Catalogue &catalogue)
{
    FindOptions options;
    options.machines = 1;
    return find(question, catalogue, known().library, *known().speeds, options);
}

} // namespace

void TestFinder::whatIsGivenUpSaysWhatItBrings()
{
    const Catalogue catalogue = ofToday();
    Question question = plain(1500);
    question.mostCards = 1;
    RIG_UNWRAP(answer, bestOf(question, catalogue));
    RIG_UNWRAP(relaxed,
               relaxedEach(answer, catalogue, known().library, *known().speeds, {}, {u"budget"_s, u"lanes"_s}));
    QCOMPARE(relaxed.size(), std::size_t(2));
    for (const Relaxed &one : relaxed) {
        QVERIFY(one.best.has_value());
        // Whoever gives something up gets no less.
        QVERIFY(one.best->objective >= (1 - question.sameWithin) * answer.machines.front().objective);
        QVERIFY(!(one.without.budget == question.budget && one.without.lanesEach == question.lanesEach));
    }
    const QStringList texts = bindingTexts(answer, relaxed);
    QVERIFY(!texts.isEmpty());
    // A condition that brings nothing is named as one; of the budget it is said how far it was raised.
    QCOMPARE(texts.join(u' ').contains(conditionName(u"lanes"_s)), true);
    QVERIFY2(texts.join(u' ').contains(u"With %1 to spend"_s.arg(names::money(*relaxed.front().without.budget))),
             qPrintable(texts.join(u'\n')));
}

void TestFinder::aPartThatIsWantedSaysWhatItCosts()
{
    const Catalogue catalogue = ofToday();
    Question question = plain(6000);
    question.mostCards = 1;
    RIG_UNWRAP(best, bestOf(question, catalogue));
    RIG_UNWRAP(with, bestOf(withPart(question, u"geforce-rtx-3090"_s), catalogue));
    QCOMPARE(with.machines.size(), std::size_t(1));
    QCOMPARE(with.machines.front().chip->id, u"geforce-rtx-3090"_s);
    QVERIFY(with.machines.front().objective <= best.machines.front().objective);
    const QString text = withPartText(best, with, u"geforce-rtx-3090"_s, catalogue);
    QVERIFY2(text.contains(u"3090"_s) && text.contains(u'%'), qPrintable(text));
    QCOMPARE(withoutWish(with.question, u"geforce-rtx-3090"_s).with, question.with);
}

void TestFinder::aPriceThatDecidesIsNamed()
{
    const Catalogue catalogue = ofToday();
    Question question = plain(1500);
    question.mostCards = 1;
    RIG_UNWRAP(answer, bestOf(question, catalogue));
    RIG_UNWRAP(swings, priceSwings(answer, catalogue, known().library, *known().speeds));
    QVERIFY(!swingTexts(answer, swings, catalogue).isEmpty());
    for (const PriceSwing &swing : swings) {
        Question moved = question;
        moved.priceFactors.insert(swing.part, swing.factor);
        RIG_UNWRAP(again, bestOf(moved, catalogue));
        QCOMPARE(again.machines.front().price, swing.instead.price);
        QVERIFY(again.machines.front().document.build != answer.machines.front().document.build);
        break; // one stands for all: each is a whole search
    }
    // The answer itself stands where its price is not moved.
    RIG_UNWRAP(same, bestOf(question, catalogue));
    QCOMPARE(same.machines.front().price, answer.machines.front().price);
}

void TestFinder::whatContradictsIsNamed()
{
    const Catalogue catalogue = ofToday();
    Question question = plain(1500);
    question.mostCards = 1;
    question.with << u"geforce-rtx-5090"_s;
    RIG_UNWRAP(answer, find(question, catalogue, known().library, *known().speeds));
    QVERIFY(answer.machines.empty() && answer.cheapest);
    RIG_UNWRAP(why, whyOf(answer, catalogue, known().library, *known().speeds));
    QCOMPARE(why.contradiction, (QStringList{u"budget"_s, u"with"_s}));
    QCOMPARE(why.relaxed.size(), std::size_t(2));
    QVERIFY(why.whole && why.swings.empty());
    const QString text = whyTexts(answer, why, catalogue).join(u'\n');
    QVERIFY2(text.contains(conditionName(u"with"_s)) && text.contains(names::money(answer.cheapest->price)),
             qPrintable(text));
    RIG_UNWRAP(stopped, whyOf(answer, catalogue, known().library, *known().speeds, [] { return false; }));
    QVERIFY(!stopped.whole);
}

void TestFinder::theSheetHasEachPartOnce()
{
    const Catalogue catalogue = ofToday();
    Question question = plain(1500);
    question.mostCards = 1;
    RIG_UNWRAP(answer, bestOf(question, catalogue));
    std::vector<finder::Found> twice{answer.machines.front(), answer.machines.front()};
    const QByteArray sheet = priceSheet(twice, usualShops(), catalogue);
    QVERIFY(sheet.startsWith("\xEF\xBB\xBFpart,name,number,"));
    const QStringList lines = QString::fromUtf8(sheet).split(u'\n', Qt::SkipEmptyParts);
    QStringList ids;
    for (const QString &line : lines.mid(1)) {
        ids << line.section(u',', 0, 0);
        QVERIFY2(catalogue.find(ids.back()), qPrintable(line));
        QVERIFY2(line.contains(u"https://search.jd.com/Search?keyword="_s), qPrintable(line));
        QVERIFY2(line.contains(u",,USD,2026-11-24,"_s), qPrintable(line)); // the empty cell
    }
    QStringList parts = answerSubjects(answer);
    parts.removeAll(answer.machines.front().chip->id);
    ids.sort();
    parts.sort();
    QCOMPARE(ids, parts);
}

void TestFinder::shopsAreAddressesOfTheWeb()
{
    RIG_UNWRAP(shop, shopFromText(u"Mine = https://example.com/find?q={part}&s=1"_s));
    QCOMPARE(shop.name, u"Mine"_s);
    QCOMPARE(searchAddress(shop, u"RTX 4090 & more"_s), u"https://example.com/find?q=RTX%204090%20%26%20more&s=1"_s);
    for (const QString &text : {u"https://example.com/{part}"_s, u"Mine=example.com/{part}"_s, u"Mine=file:///{part}"_s,
                                u"Mine=javascript:{part}"_s, u"Mine=https://example.com/"_s, u"=https://a.b/{part}"_s})
        QVERIFY2(!shopFromText(text), qPrintable(text));
}

RIG_TEST(TestFinder)
#include "tst_finder.moc"
