// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/card_for_work.h"
#include "core/build/edit.h"
#include "core/checks/vram_floor.h"
#include "core/workload/model_config.h"
#include "core/workload/planned_works.h"
#include "core/workload/works_on_machine.h"
#include "tests/core/check_rows.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(rig::Use)

/// The works that a machine is for: kept with it, reckoned anew, dealt to its cards, judged.
class PlannedWorksTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyModelComesBackAsItWas();
    void aModelsOwnFileComesBackAsItWas();
    void onlyWhatWasChangedOfTheModelIsKept();
    void theFileKeepsThem();
    void theNeedIsReckonedAnew();
    void whatIsWrongIsNamed_data();
    void whatIsWrongIsNamed();
    void aNeedServesWhereTheModelIsUnknown();
    void anEditIsUndoneWhole();
    void oneAtATimeTheGreatestCounts();
    void atOnceTheyAddUpWhereTheyShareACard();
    void theRoomiestCardsAreTaken();
    void theCheck_data();
    void theCheck();
    void theMachineDoesThem();
    void layersLieWhereThereIsRoom_data();
    void layersLieWhereThereIsRoom();
    void layersLieBesideOtherWorks();
    void unequalCardsShareByTheirMemory();
    void whatOneCardDoesNotHoldIsShared_data();
    void whatOneCardDoesNotHoldIsShared();
    void cardsToBuyHoldTheOthersToo();

private:
    ModelLibrary m_library;
};

namespace {

PlannedWork needing(double low, double high, int cards = 1)
{
    PlannedWork work;
    work.name = u"a work"_s;
    work.kind = u"own"_s;
    work.values = {{u"own_gib"_s, QString::number(low)}};
    work.need = PlannedNeed{Gibibytes(low), Gibibytes(high), cards};
    return work;
}

Use useOf(std::vector<PlannedWork> works, bool atOnce = false)
{
    Use use;
    use.works = std::move(works);
    use.worksAtOnce = atOnce;
    return use;
}

/// A machine of cards with these memories.
struct Cards
{
    explicit Cards(const std::vector<double> &gib)
    {
        QByteArray chips = "'gpus': [";
        QByteArray boards = "'cards': [";
        MachineText text;
        for (std::size_t i = 0; i < gib.size(); ++i) {
            const QByteArray number = QByteArray::number(static_cast<int>(i));
            const QByteArray comma = i == 0 ? "" : ", ";
            chips += comma + "{'id': 'chip" + number +
                     "', 'name': 'Chip', 'memory_gib': " + QByteArray::number(gib[i]) + "}";
            boards += comma + "{'id': 'card" + number + "', 'name': 'Card', 'gpu': 'chip" + number + "'}";
            text.with(Kind::Card, ("card" + number).constData());
        }
        catalogue = parts((chips + "], " + boards + "]").constData());
        document = text.document;
    }

    [[nodiscard]] std::vector<double> loads(const Use &use) const
    {
        std::vector<double> all;
        for (const CardLoad &card : memoryLoads(resolve(document.build, catalogue), use).cards)
            all.push_back(card.low ? card.low->value() : 0);
        return all;
    }

    Catalogue catalogue;
    Document document;
};

using Numbers = std::vector<double>;

QByteArray json(const char *text) { return QByteArray(text).replace('\'', '"'); }

} // namespace

void PlannedWorksTest::initTestCase()
{
    RIG_UNWRAP(library, shippedModels());
    m_library = library;
}

void PlannedWorksTest::everyModelComesBackAsItWas()
{
    QStringList ids;
    for (const ModelPreset &model : m_library.models)
        ids << model.id;
    for (const NetPreset &net : m_library.nets)
        ids << net.id;
    QVERIFY(ids.size() > 20);
    for (const QString &id : ids) {
        for (const bool training : {true, false}) {
            Workload work;
            work.training = training;
            QVERIFY(takePreset(work, m_library, id));
            work.transformerTraining.batch = 3;
            work.transformerTraining.method = Method::Qlora;
            work.transformerInference.batch = 7;
            const Result<WorkloadNeed> before = needOf(work);
            const PlannedWork kept = plannedWork(work, id, {}, m_library);
            RIG_UNWRAP(again, workloadOf(kept, m_library));
            const Result<WorkloadNeed> after = needOf(again);
            QCOMPARE(after.has_value(), before.has_value());
            if (!before)
                continue;
            QCOMPARE(after->memory.low(), before->memory.low());
            QCOMPARE(after->memory.high(), before->memory.high());
            QCOMPARE(after->gpus, before->gpus);
            QVERIFY(!kept.name.isEmpty());
            QCOMPARE(kept.need.has_value(), true);
        }
    }
}

void PlannedWorksTest::aModelsOwnFileComesBackAsItWas()
{
    const QByteArray text =
        json("{'model_type': 'gemma2', 'num_hidden_layers': 8, 'hidden_size': 1024, "
             "'num_attention_heads': 8, 'num_key_value_heads': 4, 'head_dim': 128, 'intermediate_size': 4096, "
             "'vocab_size': 32000, 'sliding_window': 512, '_name_or_path': 'of/my-own'}");
    RIG_UNWRAP(shape, shapeFromConfig(text, u"config.json"_s));
    Workload work;
    work.training = false;
    work.transformer = shape;
    work.transformerInference.context = 16384;
    const PlannedWork kept = plannedWork(work, {}, QJsonDocument::fromJson(text).object(), m_library);
    QVERIFY(kept.name.startsWith("of/my-own"_L1));
    RIG_UNWRAP(again, workloadOf(kept, m_library));
    QCOMPARE(needOf(again)->memory.low(), needOf(work)->memory.low());
    QCOMPARE(again.transformer.slidingLayers, shape.slidingLayers);
}

void PlannedWorksTest::onlyWhatWasChangedOfTheModelIsKept()
{
    Workload work;
    QVERIFY(takePreset(work, m_library, u"llama-3.1-8b"_s));
    QVERIFY(!plannedWork(work, u"llama-3.1-8b"_s, {}, m_library).values.contains(u"layers"_s));
    work.transformer.layers = 16;
    const PlannedWork kept = plannedWork(work, u"llama-3.1-8b"_s, {}, m_library);
    QCOMPARE(kept.values.value(u"layers"_s), u"16"_s);
    QVERIFY(!kept.values.contains(u"hidden"_s));
}

void PlannedWorksTest::theFileKeepsThem()
{
    Workload work;
    QVERIFY(takePreset(work, m_library, u"llama-3.1-8b"_s));
    Cards machine({24});
    machine.document.use = useOf({plannedWork(work, u"llama-3.1-8b"_s, {}, m_library), needing(12.5, 12.5)}, true);
    machine.document.use.works[1].extra.insert("later"_L1, 7);
    RIG_UNWRAP(opened, readMachine(writeBuildFile(machine.document, machine.catalogue), u"x"_s, machine.catalogue));
    QVERIFY(opened.document == machine.document);
}

void PlannedWorksTest::theNeedIsReckonedAnew()
{
    const QByteArray text = json(
        "{'rigwright_build': 1, 'items': [], 'use': {'works': [ "
        "{'name': 'mine', 'kind': 'own', 'set': {'own_gib': 20}, 'need': {'low_gib': 3, 'high_gib': 4, 'cards': 9}}, "
        "{'model': 'llama-3.1-8b', 'set': {'purpose': 'inference', 'batch': 10, 'context': '8k'}}]}}");
    RIG_UNWRAP(opened, readMachine(text, u"x"_s, {}));
    const std::vector<PlannedWork> &works = opened.document.use.works;
    QCOMPARE(works.size(), std::size_t(2));
    QVERIFY((works[0].need == PlannedNeed{Gibibytes(20), Gibibytes(20), 1}));
    QVERIFY(works[1].need && works[1].need->low > Gibibytes(15));
    QVERIFY(works[1].name.contains("Llama"_L1));
    RIG_UNWRAP(served, workloadOf(works[1], m_library));
    QCOMPARE(usersOf(served), std::optional(10));
    QCOMPARE(served.transformerInference.context, 8192);
}

void PlannedWorksTest::whatIsWrongIsNamed_data()
{
    QTest::addColumn<QByteArray>("work");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, const char *work, const char *field) {
        QTest::newRow(name) << json(work) << QString::fromLatin1(field);
    };
    row("no model, no kind", "{'name': 'n'}", "use.works[0].kind");
    row("a model that nobody knows", "{'model': 'gpt-99'}", "use.works[0].model");
    row("a value that is none", "{'model': 'llama-3.1-8b', 'set': {'batchh': 3}}", "use.works[0].set.batchh");
    row("a value that says nothing", "{'kind': 'own', 'set': {'own_gib': 3, 'batch': 3}}", "use.works[0].set.batch");
    row("no number", "{'model': 'llama-3.1-8b', 'set': {'batch': 'many'}}", "use.works[0].set.batch");
    row("a number out of bounds", "{'model': 'llama-3.1-8b', 'set': {'batch': 0}}", "use.works[0].set.batch");
    row("a config that is none", "{'config': {'a': 1}}", "use.works[0].config");
    row("a name that is no text", "{'name': 7}", "use.works[0].name");
    row("works that are none", "7", "use.works[0]");
}

void PlannedWorksTest::whatIsWrongIsNamed()
{
    QFETCH(QByteArray, work);
    const Result<OpenedBuild> opened = readMachine(
        "{\"rigwright_build\": 1, \"items\": [],\n\"use\": {\"works\": [" + work + "]}}", u"my.rig.json"_s, {});
    QVERIFY(!opened);
    QTEST(opened.error().field, "field");
    QCOMPARE(opened.error().file, u"my.rig.json"_s);
    QCOMPARE(opened.error().line, 2);
}

void PlannedWorksTest::aNeedServesWhereTheModelIsUnknown()
{
    const QByteArray text =
        json("{'rigwright_build': 1, 'items': [], 'use': {'works': [ "
             "{'name': 'of later', 'model': 'llama-9', 'need': {'low_gib': 30, 'high_gib': 40, 'cards': 2}}]}}");
    RIG_UNWRAP(opened, readMachine(text, u"x"_s, {}));
    QVERIFY((opened.document.use.works[0].need == PlannedNeed{Gibibytes(30), Gibibytes(40), 2}));
    const Machine machine = resolve(opened.document.build, {});
    RIG_UNWRAP(works, worksOnMachine(machine, {}, opened.document.use, {}));
    QVERIFY(works.works[0].notUnderstood.contains("llama-9"_L1));
}

void PlannedWorksTest::anEditIsUndoneWhole()
{
    const Document before = Cards({24}).document;
    Use use = before.use;
    use.works.push_back(needing(12, 13));
    const Document after = applied(before, SetUse{use});
    QVERIFY(!(after == before));
    QVERIFY(applied(after, SetUse{before.use}) == before);
}

void PlannedWorksTest::oneAtATimeTheGreatestCounts()
{
    QCOMPARE(Cards({24, 24}).loads(useOf({needing(10, 11), needing(20, 22)})), (Numbers{20, 0}));
    QCOMPARE(Cards({24, 24}).loads(useOf({needing(10, 11, 2), needing(20, 22)})), (Numbers{20, 10}));
    QCOMPARE(Cards({24, 24}).loads(useOf({})), (Numbers{0, 0}));
}

void PlannedWorksTest::atOnceTheyAddUpWhereTheyShareACard()
{
    QCOMPARE(Cards({48}).loads(useOf({needing(10, 11), needing(20, 22)}, true)), (Numbers{30}));
    // Each has a card of its own where there are two.
    QCOMPARE(Cards({24, 24}).loads(useOf({needing(10, 11), needing(20, 22)}, true)), (Numbers{20, 10}));
    QCOMPARE(Cards({48, 48}).loads(useOf({needing(10, 11, 2), needing(20, 22), needing(5, 6)}, true)),
             (Numbers{30, 15}));
}

void PlannedWorksTest::theRoomiestCardsAreTaken()
{
    QCOMPARE(Cards({8, 24}).loads(useOf({needing(20, 22)})), (Numbers{0, 20}));
    QCOMPARE(Cards({8, 24}).loads(useOf({needing(20, 22), needing(6, 6)}, true)), (Numbers{6, 20}));
    Use stated = useOf({needing(20, 22)});
    stated.memoryNeed = Gibibytes(5); // by hand: for each card
    QCOMPARE(Cards({8, 24}).loads(stated), (Numbers{5, 20}));
}

void PlannedWorksTest::theCheck_data()
{
    QTest::addColumn<std::vector<double>>("memories");
    QTest::addColumn<Use>("use");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char *name, const Numbers &memories, const Use &use, const char *verdict) {
        QTest::newRow(name) << memories << use << QString::fromLatin1(verdict);
    };
    row("at the limit", {24}, useOf({needing(20, 24)}), "silent");
    row("it may take more", {24}, useOf({needing(20, 24.1)}), "caution");
    row("it needs more", {24}, useOf({needing(24.1, 25)}), "blocker");
    row("one at a time", {24}, useOf({needing(13, 13), needing(12, 12)}), "silent");
    row("at once", {24}, useOf({needing(13, 13), needing(12, 12)}, true), "blocker");
    row("at once on two cards", {24, 24}, useOf({needing(13, 13), needing(12, 12)}, true), "silent");
    row("a small card beside the one that works", {24, 8}, useOf({needing(20, 22)}), "silent");
    row("more cards than there are", {24, 24}, useOf({needing(20, 22, 4)}), "blocker");
    row("as many cards as there are", {24, 24}, useOf({needing(20, 22, 2)}), "silent");
}

void PlannedWorksTest::theCheck()
{
    QFETCH(std::vector<double>, memories);
    QFETCH(Use, use);
    Cards machine(memories);
    machine.document.use = use;
    QTEST(Judged(machine.document, machine.catalogue).verdictOf("graphics.vram-floor"), "verdict");
}

void PlannedWorksTest::theMachineDoesThem()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    Document document = MachineText().with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition").document;
    Workload served;
    served.training = false;
    QVERIFY(takePreset(served, m_library, u"llama-3.1-8b"_s));
    served.transformerInference.batch = 4;
    served.transformerInference.context = 8192;
    document.use = useOf({plannedWork(served, u"llama-3.1-8b"_s, {}, m_library), needing(30, 31)});
    const Machine machine = resolve(document.build, catalogue);
    RIG_UNWRAP(works, worksOnMachine(machine, assess(machine, document.site, document.use), document.use, catalogue));
    QCOMPARE(works.works.size(), std::size_t(2));
    const WorkOnMachine &first = works.works[0];
    QCOMPARE(first.chip->id, u"geforce-rtx-3090"_s);
    QVERIFY(first.speed && first.speed->low > 0 && first.speed->low < first.speed->high);
    QCOMPARE(first.unit, SampleUnit::Token);
    QCOMPARE(first.cards.size(), std::size_t(1));
    QVERIFY(plannedSpeedText(first).contains("tokens/s"_L1));
    QVERIFY(worksText(works).contains("one at a time"_L1));
    QVERIFY(first.fit == MemoryFit::Fits || first.fit == MemoryFit::FitsJust); // whatever runs there at other times
    QCOMPARE(works.works[1].fit, MemoryFit::TooSmall);
    document.use.worksAtOnce = true;
    RIG_UNWRAP(atOnce, worksOnMachine(machine, assess(machine, document.site, document.use), document.use, catalogue));
    QCOMPARE(atOnce.works[0].fit, MemoryFit::TooSmall);
}

void PlannedWorksTest::whatOneCardDoesNotHoldIsShared_data()
{
    QTest::addColumn<int>("cards"); // of 24 GB
    QTest::addColumn<bool>("atOnce");
    QTest::addColumn<double>("beside"); // GiB of another work, on one card
    QTest::addColumn<int>("sharedBy");  // 0: no number of them holds it
    QTest::newRow("one card") << 1 << false << 20.0 << 0;
    QTest::newRow("two, by day and by night") << 2 << false << 20.0 << 2;
    QTest::newRow("two, at once") << 2 << true << 20.0 << 0; // it would push the other out
    QTest::newRow("four, at once") << 4 << true << 20.0 << 2;
    QTest::newRow("four, at once, little beside") << 4 << true << 4.0 << 2;
}

/// "Serve 70B by night, fine-tune by day": which cards take which.
void PlannedWorksTest::whatOneCardDoesNotHoldIsShared()
{
    QFETCH(int, cards);
    QFETCH(bool, atOnce);
    QFETCH(double, beside);
    QFETCH(int, sharedBy);
    RIG_UNWRAP(catalogue, shippedCatalogue());
    MachineText text;
    for (int i = 0; i < cards; ++i)
        text.with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition");
    Document document = text.document;
    Workload served;
    served.training = false;
    QVERIFY(takePreset(served, m_library, u"llama-3.1-70b"_s));
    served.transformerInference.weights = NumberFormat::Q4Block;
    served.transformerInference.context = 4096;
    document.use = useOf({plannedWork(served, u"llama-3.1-70b"_s, {}, m_library), needing(beside, beside)}, atOnce);
    const Machine machine = resolve(document.build, catalogue);
    RIG_UNWRAP(works, worksOnMachine(machine, assess(machine, document.site, document.use), document.use, catalogue));
    QCOMPARE(works.works[0].fit, MemoryFit::TooSmall); // as it is set, on one card
    QCOMPARE(static_cast<int>(works.works[0].shared.size()), sharedBy);
    const QString told = plannedFitText(works.works[0]);
    QCOMPARE(told.contains(u"shared by %1 of the cards"_s.arg(sharedBy)), sharedBy > 0);
    QVERIFY(works.works[1].shared.empty());
}

void PlannedWorksTest::layersLieWhereThereIsRoom_data()
{
    QTest::addColumn<QList<double>>("memories"); // GiB; below 0: not known
    QTest::addColumn<double>("movable");
    QTest::addColumn<QList<double>>("highs");
    QTest::newRow("by their memory") << QList<double>{24, 12} << 14.0 << QList<double>{21.25, 10.75};
    QTest::newRow("three") << QList<double>{24, 12, 12} << 14.0 << QList<double>{24.0, 12.0, 12.0};
    QTest::newRow("alike") << QList<double>{24, 24} << 14.0 << QList<double>{16, 16};
    QTest::newRow("what does not move") << QList<double>{24, 12} << 0.0 << QList<double>{16, 16};
    QTest::newRow("memory not known") << QList<double>{24, -1} << 14.0 << QList<double>{16, 16};
    QTest::newRow("too few cards") << QList<double>{24} << 14.0 << QList<double>{16};
    QTest::newRow("no room for the rest") << QList<double>{24, 2} << 14.0 << QList<double>{30, 2};
}

/// Each of two (or three) cards would have 16 GiB at the most, of which 2 stay where they are.
void PlannedWorksTest::layersLieWhereThereIsRoom()
{
    QFETCH(QList<double>, memories);
    QFETCH(double, movable);
    QFETCH(QList<double>, highs);
    std::vector<CardLoad> cards;
    std::vector<int> chosen;
    for (const double memory : memories) {
        chosen.push_back(static_cast<int>(cards.size()));
        cards.push_back({static_cast<ItemId>(cards.size() + 1),
                         memory < 0 ? std::nullopt : std::optional(Gibibytes(memory)),
                         {},
                         {}});
    }
    const PlannedNeed need{Gibibytes(15), Gibibytes(16), std::max(2, static_cast<int>(memories.size())),
                           Gibibytes(movable)};
    const std::vector<PlannedNeed> shares = dealt(need, cards, chosen);
    QCOMPARE(static_cast<qsizetype>(shares.size()), highs.size());
    for (qsizetype i = 0; i < highs.size(); ++i) {
        const PlannedNeed &share = shares[static_cast<std::size_t>(i)];
        QVERIFY2(std::abs(share.high.value() - highs[i]) < 1e-9, qPrintable(QString::number(share.high.value())));
        QVERIFY(std::abs(share.high.value() - share.low.value() - 1) < 1e-9);
    }
}

/// At once, by what is left: 20 GiB of another work lie on the first.
void PlannedWorksTest::layersLieBesideOtherWorks()
{
    std::vector<CardLoad> cards{{1, Gibibytes(24), Gibibytes(20), Gibibytes(20)}, {2, Gibibytes(12), {}, {}}};
    const PlannedNeed need{Gibibytes(5), Gibibytes(6), 2, Gibibytes(4)};
    const std::vector<PlannedNeed> alone = dealt(need, cards, {0, 1});
    QVERIFY(alone[0].high > alone[1].high);
    const std::vector<PlannedNeed> beside = dealt(need, cards, {0, 1}, true); // rooms of 2 and 10 GiB
    QVERIFY(std::abs(beside[0].high.value() - (2 + 8.0 * 2 / 12)) < 1e-9);
    QVERIFY(std::abs(beside[1].high.value() - (2 + 8.0 * 10 / 12)) < 1e-9);
}

/// 32B in six bits, 25.4 GiB of weights: half of it is more than 12 GiB hold, the third of it is not.
void PlannedWorksTest::unequalCardsShareByTheirMemory()
{
    RIG_UNWRAP(catalogue, shippedCatalogue());
    MachineText text;
    text.with(Kind::Card, "nvidia-geforce-rtx-3090-founders-edition");
    text.with(Kind::Card, "msi-rtx-3060-gaming-x-12gb");
    Document document = text.document;
    Workload served;
    served.training = false;
    QVERIFY(takePreset(served, m_library, u"qwen2.5-32b"_s));
    served.transformerInference.weights = NumberFormat::Q6K;
    served.transformerInference.engine = Engine::LlamaCpp;
    served.transformerInference.context = 8192;
    const auto told = [&] {
        document.use = useOf({plannedWork(served, u"qwen2.5-32b"_s, {}, m_library)}, false);
        const Machine machine = resolve(document.build, catalogue);
        return worksOnMachine(machine, assess(machine, document.site, document.use), document.use, catalogue);
    };
    RIG_UNWRAP(one, told());
    QCOMPARE(one.works[0].fit, MemoryFit::TooSmall);
    QCOMPARE(one.works[0].shared.size(), std::size_t{2});
    QVERIFY(one.works[0].shared[0].high > one.works[0].shared[1].high);
    QVERIFY2(plannedFitText(one.works[0]).contains(u" + "_s), qPrintable(plannedFitText(one.works[0])));
    served.transformerInference.pipelineParallel = 2; // as it is set, then
    RIG_UNWRAP(two, told());
    QVERIFY(two.works[0].fit == MemoryFit::Fits || two.works[0].fit == MemoryFit::FitsJust);
    QVERIFY(two.works[0].cards[1].high < Gibibytes(12));
    QVERIFY(two.loads.cards[1].high < Gibibytes(12)); // which the check goes by
    // Between what two of the one and two of the other would do.
    const auto alike = [&](const char *card) {
        MachineText same;
        same.with(Kind::Card, card);
        same.with(Kind::Card, card);
        const Machine machine = resolve(same.document.build, catalogue);
        return worksOnMachine(machine, assess(machine, document.site, document.use), document.use, catalogue)
            ->works[0]
            .speed->perSecond;
    };
    const double fast = alike("nvidia-geforce-rtx-3090-founders-edition");
    const double slow = alike("msi-rtx-3060-gaming-x-12gb");
    QVERIFY(slow < two.works[0].speed->perSecond && two.works[0].speed->perSecond < fast);
    const double third = (two.works[0].cards[1].low - two.works[0].cards[0].low).value() /
                             (4 * two.works[0].planned.need->movable.value()) +
                         0.5; // of the layers
    QVERIFY(std::abs(1 / two.works[0].speed->perSecond / ((1 - third) / fast + third / slow) - 1) < 1e-9);
    QVERIFY2(worksText(two).contains(u" + "_s), qPrintable(worksText(two)));
    served.transformerInference.engine = Engine::Vllm; // which gives each as many layers
    RIG_UNWRAP(even, told());
    QCOMPARE(even.works[0].fit, MemoryFit::TooSmall);
    QVERIFY(!even.works[0].speed);
    served.transformerInference.engine = Engine::LlamaCpp;
    served.transformerInference.pipelineParallel = 1;
    served.transformerInference.tensorParallel = 2; // matrices are cut alike
    RIG_UNWRAP(cut, told());
    QCOMPARE(cut.works[0].fit, MemoryFit::TooSmall);
}

void PlannedWorksTest::cardsToBuyHoldTheOthersToo()
{
    const auto own = [](double gib) {
        Workload work;
        work.kind = Workload::Kind::Own;
        work.ownGib = gib;
        return *needOf(work);
    };
    const auto high = [](const WorkloadNeed &need) { return need.memory.high() / BytesPerGibibyte; };
    const PlannedNeed other{Gibibytes(20), Gibibytes(22), 1};
    QCOMPARE(high(advice::besides(own(10), {})), 10.0);
    QCOMPARE(high(advice::besides(own(10), {{other}, false})), 22.0);
    QCOMPARE(high(advice::besides(own(30), {{other}, false})), 30.0);
    QCOMPARE(high(advice::besides(own(10), {{other}, true})), 32.0);
    // Two cards, of which the other takes both.
    QCOMPARE(high(advice::besides(own(10), {{{Gibibytes(20), Gibibytes(22), 2}}, true})), 32.0);
}

RIG_TEST(PlannedWorksTest)
#include "tst_planned_works.moc"
