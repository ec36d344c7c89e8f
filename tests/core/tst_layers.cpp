// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/layers.h"
#include "core/words/left_out.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;
using namespace Qt::StringLiterals;
using Whose = Layer::Whose;

/// Who counts before whom, without a store: layers are plain values.
class TestLayers : public QObject
{
    Q_OBJECT

private slots:
    void whosePartCounts_data();
    void whosePartCounts();
    void whoseFigureCounts_data();
    void whoseFigureCounts();
    void figuresCiteWhoSaysSo();
    void anImportThatIsGoneLeavesTheOneBefore();
    void ownPartsOfFormAndFile_data();
    void ownPartsOfFormAndFile();
    void aPartOnlyInALayer();
    void figuresAndPricesWaitForTheirPart();
    void oneObservationOfSeveralImports();
    void ownRatesStandFirst();
    void whatDoesNotFitIsLeftOut_data();
    void whatDoesNotFitIsLeftOut();
    void onlyTheRowThatCountsIsRead();
    void manySentencesAreCounted();
    void overridesAreListed();
};

namespace {

Catalogue base()
{
    return withPartsObject(
               {},
               QJsonDocument::fromJson(
                   QByteArray("{'rigwright_parts': 1, 'sources': [{'id': 'sheet', 'title': 'Sheet', 'kind': "
                              "'vendor'}], 'gpus': [{'id': 'chip', 'name': 'shipped', 'tdp_w': 300, "
                              "'sources': {'*': 'sheet'}}]}")
                       .replace('\'', '"'))
                   .object(),
               Origin::Shipped)
        .value_or(Catalogue());
}

QByteArray json(const char *text) { return QByteArray(text).replace('\'', '"'); }

/// "own", "team", "import 2"
Layer layer(const QString &name)
{
    Layer made;
    made.whose = name == u"own"_s ? Whose::Own : name == u"team"_s ? Whose::Team : Whose::Imported;
    made.number = name.section(u' ', 1).toInt();
    made.title = name;
    return made;
}

LayerPart chip(const char *id, const QString &name, bool own = true, int since = 0)
{
    return {QString::fromLatin1(id), Kind::Gpu,
            QJsonDocument(QJsonObject{{u"id"_s, QString::fromLatin1(id)}, {u"name"_s, name}}).toJson(), own, since};
}

LayerFigure figure(const char *key, double value, const char *part = "chip")
{
    const QString name = QString::fromLatin1(key);
    return {QString::fromLatin1(part), name, QJsonDocument(QJsonObject{{name, value}}).toJson(), {}, u"2026-11-01"_s};
}

LayerPrice seen(double amount, const QString &date, const QString &basis = u"market"_s)
{
    return {u"chip"_s, {amount, u"USD"_s}, date, u"new"_s, basis, basis.isEmpty() ? QString() : u"A shop"_s};
}

/// Each layer with a part of this id, that bears the layer's name.
std::vector<Layer> withPart(const QStringList &names, const char *id)
{
    std::vector<Layer> layers;
    for (const QString &name : names) {
        layers.push_back(layer(name));
        layers.back().parts = {chip(id, name, layers.back().whose != Whose::Imported)};
    }
    return layers;
}

} // namespace

void TestLayers::whosePartCounts_data()
{
    QTest::addColumn<QStringList>("layers");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QString>("counts");
    const auto row = [](const char *name, const QStringList &layers, const char *id, const char *counts) {
        QTest::newRow(name) << layers << QByteArray(id) << QString::fromLatin1(counts);
    };
    row("nobody else", {}, "chip", "shipped");
    row("an import never displaces", {u"import 1"_s}, "chip", "shipped");
    row("the user's own does", {u"own"_s}, "chip", "own");
    row("a team's does", {u"team"_s, u"import 1"_s}, "chip", "team");
    row("own before team", {u"own"_s, u"team"_s}, "chip", "own");
    row("a later import", {u"import 2"_s, u"import 10"_s, u"import 1"_s}, "new", "import 10");
    row("team before import", {u"team"_s, u"import 3"_s}, "new", "team");
    row("own before all", {u"own"_s, u"team"_s, u"import 3"_s}, "new", "own");
}

void TestLayers::whosePartCounts()
{
    QFETCH(const QStringList, layers);
    QFETCH(const QByteArray, id);
    QFETCH(const QString, counts);
    const Stacked whole = stacked(base(), withPart(layers, id.constData()));
    const PartHandle part = whole.catalogue.find(QString::fromLatin1(id));
    QVERIFY(part);
    QCOMPARE(part->name, counts);
    QVERIFY(whole.leftOut.empty());
    // In whatever order they come.
    std::vector<Layer> backwards = withPart(layers, id.constData());
    std::reverse(backwards.begin(), backwards.end());
    QCOMPARE(stacked(base(), backwards).catalogue.find(QString::fromLatin1(id))->name, counts);
}

void TestLayers::whoseFigureCounts_data()
{
    QTest::addColumn<QStringList>("layers");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<double>("counts");
    const auto row = [](const char *name, const QStringList &layers, const char *key, double counts) {
        QTest::newRow(name) << layers << QByteArray(key) << counts;
    };
    // The n-th layer says 100 + n.
    row("shipped before import", {u"import 1"_s}, "tdp_w", 300);
    row("an import fills", {u"import 1"_s}, "cores", 100);
    row("a later import", {u"import 1"_s, u"import 2"_s}, "cores", 101);
    row("a later import, read first", {u"import 2"_s, u"import 1"_s}, "cores", 100);
    row("own before shipped", {u"own"_s}, "tdp_w", 100);
    row("own before import", {u"import 1"_s, u"own"_s}, "cores", 101);
    row("team before shipped and import", {u"team"_s, u"import 1"_s}, "tdp_w", 100);
    row("team before an import that fills", {u"team"_s, u"import 1"_s}, "cores", 100);
    row("own before team", {u"own"_s, u"team"_s}, "tdp_w", 100);
}

void TestLayers::whoseFigureCounts()
{
    QFETCH(const QStringList, layers);
    QFETCH(const QByteArray, key);
    QFETCH(const double, counts);
    std::vector<Layer> all;
    for (const QString &name : layers) {
        all.push_back(layer(name));
        all.back().figures = {figure(key.constData(), 100.0 + static_cast<double>(all.size()) - 1)};
    }
    const Stacked whole = stacked(base(), all);
    const PartHandle part = whole.catalogue.find(u"chip"_s);
    QCOMPARE(*findField(Kind::Gpu, QString::fromLatin1(key))->get(*part).number(), counts);
    QCOMPARE(part->origin, Origin::Shipped);
    QVERIFY(whole.leftOut.empty());
}

void TestLayers::figuresCiteWhoSaysSo()
{
    Layer import = layer(u"import 4"_s);
    import.figures = {figure("cores", 100)};
    import.source = u"set"_s;
    import.sources = {{ u"set"_s, json("{'id': 'set', 'title': 'A data set', 'kind': 'database'}") }};
    Layer own = layer(u"own"_s);
    own.figures = {figure("tdp_w", 250)};
    own.figures[0].reason = u"my limit"_s;
    const Catalogue whole = stacked(base(), {own, import}).catalogue;
    const auto part = whole.find<Chip>(u"chip"_s);
    QCOMPARE(whole.source(part->cores.source)->title, u"A data set"_s);
    QCOMPARE(whole.source(part->tdp.source)->kind, SourceKind::Owner);
    QVERIFY(whole.source(part->tdp.source)->title.contains(u"my limit"_s));
    QCOMPARE(whole.source(part->tdp.source)->date, u"2026-11-01"_s);
}

void TestLayers::anImportThatIsGoneLeavesTheOneBefore()
{
    std::vector<Layer> layers = withPart({u"import 1"_s, u"import 2"_s}, "new");
    layers[0].figures = {figure("cores", 100)};
    layers[1].figures = {figure("cores", 101)};
    layers[0].prices = {seen(10, u"2026-01-01"_s)};
    layers[1].prices = {seen(20, u"2026-01-02"_s)};
    const auto said = [&](const std::vector<Layer> &from) {
        const Catalogue whole = stacked(base(), from).catalogue;
        const PartHandle made = whole.find(u"new"_s);
        const auto part = whole.find<Chip>(u"chip"_s);
        return u"%1, %2 cores, %3 prices"_s.arg(made ? made->name : u"-"_s, QString::number(part->cores.valueOr(0)),
                                                QString::number(part->prices.size()));
    };
    QCOMPARE(said(layers), u"import 2, 101 cores, 2 prices"_s);
    QCOMPARE(said({layers[0]}), u"import 1, 100 cores, 1 prices"_s);
    QCOMPARE(said({}), u"-, 0 cores, 0 prices"_s);
}

void TestLayers::ownPartsOfFormAndFile_data()
{
    QTest::addColumn<int>("since");
    QTest::addColumn<bool>("dataSet");
    QTest::addColumn<QString>("counts");
    QTest::newRow("the file came after the form") << 2 << false << u"file"_s;
    QTest::newRow("the form was saved after the file") << 3 << false << u"form"_s;
    QTest::newRow("a data set never counts before either") << 2 << true << u"form"_s;
}

void TestLayers::ownPartsOfFormAndFile()
{
    QFETCH(const int, since);
    QFETCH(const bool, dataSet);
    QFETCH(const QString, counts);
    Layer own = layer(u"own"_s);
    own.parts = {chip("mine", u"form"_s, true, since)};
    Layer file = layer(u"import 3"_s);
    file.parts = {chip("mine", u"file"_s, !dataSet)};
    const Catalogue whole = stacked(base(), {own, file}).catalogue;
    QCOMPARE(whole.find(u"mine"_s)->name, counts);
    QCOMPARE(whole.find(u"mine"_s)->origin, Origin::Own);
}

void TestLayers::aPartOnlyInALayer()
{
    Layer import = layer(u"import 1"_s);
    import.parts = {chip("new", u"New"_s, false)};
    import.figures = {figure("tdp_w", 120, "new")};
    Layer own = layer(u"own"_s);
    own.prices = {seen(99, u"2026-01-01"_s, {})};
    own.prices[0].part = u"new"_s;
    const Catalogue whole = stacked(base(), {own, import}).catalogue;
    const auto part = whole.find<Chip>(u"new"_s);
    QVERIFY(part);
    QCOMPARE(part->origin, Origin::Imported);
    QCOMPARE(part->tdp->value(), 120.0);
    QCOMPARE(part->prices.size(), 1U);
    QCOMPARE(part->prices[0].source, NoSource);
}

void TestLayers::figuresAndPricesWaitForTheirPart()
{
    Layer own = layer(u"own"_s);
    own.figures = {figure("tdp_w", 250)};
    own.prices = {seen(99, u"2026-01-01"_s, {})};
    Layer import = layer(u"import 1"_s);
    import.figures = {figure("cores", 1e9)}; // of no sense, but of no part either
    import.prices = {seen(-1, u"soon"_s)};
    const Stacked without = stacked({}, {own, import});
    QVERIFY(without.leftOut.empty());
    QVERIFY(without.catalogue.parts(Kind::Gpu).empty());
    const auto part = stacked(base(), {own}).catalogue.find<Chip>(u"chip"_s);
    QCOMPARE(part->tdp->value(), 250.0);
    QCOMPARE(part->prices.size(), 1U);
}

void TestLayers::oneObservationOfSeveralImports()
{
    Layer first = layer(u"import 1"_s);
    first.prices = {seen(10, u"2026-02-01"_s), seen(11, u"2026-01-01"_s)};
    Layer second = layer(u"import 2"_s);
    second.prices = {seen(12, u"2026-02-01"_s)};
    Layer own = layer(u"own"_s);
    own.prices = {seen(5, u"2025-01-01"_s, {})};
    const Catalogue whole = stacked(base(), {own, second, first}).catalogue;
    QStringList prices;
    for (const Price &price : whole.find(u"chip"_s)->prices) {
        const Source *source = whole.source(price.source);
        prices << u"%1 %2"_s.arg(QString::number(price.money.amount), source ? source->title : u"own"_s);
    }
    QCOMPARE(prices, (QStringList{u"11 A shop"_s, u"12 A shop"_s, u"5 own"_s}));
}

void TestLayers::ownRatesStandFirst()
{
    Catalogue shipped = base();
    shipped.rates = {{u"CNY"_s, 7.0, QDate(2025, 1, 1), 0}};
    Layer own = layer(u"own"_s);
    own.rates = {{u"CNY"_s, 7.3, u"2026-02-01"_s}};
    Layer team = layer(u"team"_s);
    team.rates = {{u"CNY"_s, 7.2, u"2026-01-01"_s}};
    const std::vector<Rate> rates = stacked(shipped, {own, team}).catalogue.rates;
    QCOMPARE(rates.size(), 3U);
    QCOMPARE(rates[0].perUsd, 7.3);
    QCOMPARE(rates[0].source, NoSource);
    QCOMPARE(rates[1].perUsd, 7.2);
    QCOMPARE(rates[2].perUsd, 7.0);
}

void TestLayers::whatDoesNotFitIsLeftOut_data()
{
    QTest::addColumn<Layer>("layer");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const QString &says, const QString &whose, auto fill) {
        Layer made = layer(whose);
        fill(made);
        QTest::newRow(name) << made << says;
    };
    const QString own = u"own"_s;
    row("a part that is no JSON", u"Your own part bad"_s, own, [](Layer &l) {
        l.parts = {{u"bad"_s, Kind::Gpu, "x", true, 0}};
    });
    row("a part that calls itself another", u"it calls itself chip"_s, own, [](Layer &l) {
        l.parts = {chip("chip", u"x"_s)};
        l.parts[0].id = u"bad"_s;
    });
    row("a figure out of its range", u"Your figure"_s, own, [](Layer &l) { l.figures = {figure("tdp_w", 1e6)}; });
    row("a figure that a chip does not have", u"\"length_mm\" of shipped"_s, own,
        [](Layer &l) { l.figures = {figure("length_mm", 300)}; });
    row("an imported figure out of its range", u"Your figure"_s, u"import 1"_s,
        [](Layer &l) { l.figures = {figure("cores", -1)}; });
    row("a price below zero", u"Your own price of chip"_s, own,
        [](Layer &l) { l.prices = {seen(-1, u"2026-01-01"_s, {})}; });
    row("a price without a date", u"Your own price of chip"_s, own,
        [](Layer &l) { l.prices = {seen(5, u"soon"_s, {})}; });
    row("an imported price on no basis", u"An imported price of chip"_s, u"import 1"_s,
        [](Layer &l) { l.prices = {seen(5, u"2026-01-01"_s, u"guess"_s)}; });
    row("an imported price without a basis", u"An imported price of chip"_s, u"import 1"_s,
        [](Layer &l) { l.prices = {seen(5, u"2026-01-01"_s, {})}; });
    row("a rate of nothing", u"Your own rate of JPY"_s, own, [](Layer &l) {
        l.rates = {{u"JPY"_s, 0, u"2026-01-01"_s}};
    });
    row("a source that is no JSON", u"The source gone"_s, own, [](Layer &l) { l.sources = {{u"gone"_s, "x"}}; });
    row("what the reader could not read", u"A page."_s, own, [](Layer &l) { l.unread = QStringList{u"A page."_s}; });
}

void TestLayers::whatDoesNotFitIsLeftOut()
{
    QFETCH(const Layer, layer);
    QFETCH(const QString, says);
    const Stacked whole = stacked(base(), {layer});
    const QStringList sentences = leftOutSentences(whole.leftOut);
    QCOMPARE(sentences.size(), 1);
    QVERIFY2(sentences[0].contains(says) && sentences[0].endsWith(u'.'), qPrintable(sentences[0]));
    const auto part = whole.catalogue.find<Chip>(u"chip"_s);
    QCOMPARE(part->name, u"shipped"_s);
    QCOMPARE(part->tdp->value(), 300.0);
    QVERIFY(!part->cores && part->prices.empty());
    QVERIFY(!whole.catalogue.find(u"bad"_s));
}

void TestLayers::onlyTheRowThatCountsIsRead()
{
    std::vector<Layer> layers = withPart({u"import 1"_s, u"import 2"_s}, "new");
    layers[0].parts[0].body = "x";
    const Stacked whole = stacked(base(), layers);
    QVERIFY(whole.leftOut.empty());
    QCOMPARE(whole.catalogue.find(u"new"_s)->name, u"import 2"_s);
}

void TestLayers::manySentencesAreCounted()
{
    Layer own = layer(u"own"_s);
    for (int i = 0; i < 500; ++i)
        own.parts.push_back({u"bad-%1"_s.arg(i), Kind::Gpu, "x", true, 0});
    const QStringList sentences = leftOutSentences(stacked(base(), {own}).leftOut);
    QCOMPARE(sentences.size(), 21);
    QVERIFY2(sentences.last().contains(u"480"_s), qPrintable(sentences.last()));
}

void TestLayers::overridesAreListed()
{
    Layer own = layer(u"own"_s);
    own.figures = {figure("tdp_w", 250), figure("cores", 7, "gone")};
    Layer first = layer(u"import 1"_s);
    first.figures = {figure("cores", 100), figure("tdp_w", 280), figure("sms", 5, "gone")};
    Layer second = layer(u"import 2"_s);
    second.figures = {figure("cores", 101)};
    second.date = u"2026-10-01"_s;
    QStringList listed;
    for (const Override &one : overridesIn(base(), {second, own, first})) {
        const double *shipped = std::get_if<double>(&one.shipped);
        listed << u"%1 %2 %3 for %4%5 %6"_s.arg(one.part, one.key, QString::number(std::get<double>(one.value)),
                                                shipped ? QString::number(*shipped) : u"-"_s,
                                                one.imported ? u" imported"_s : QString(),
                                                one.date.toString(Qt::ISODate));
    }
    QCOMPARE(listed, (QStringList{u"chip tdp_w 250 for 300 2026-11-01"_s, u"gone cores 7 for - 2026-11-01"_s,
                                  u"chip cores 101 for - imported 2026-10-01"_s}));
}

RIG_TEST(TestLayers)
#include "tst_layers.moc"
