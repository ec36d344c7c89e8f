// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/check_rows.h"
#include "tests/testing.h"

using namespace rig;
using namespace rig::test;

class MoneyRows : public QObject
{
    Q_OBJECT

private slots:
    void rows_data();
    void rows() { verifyRow(); }
    void everyPartCosts();
    void theTotalIsALowerBound();
};

namespace {

using Change = std::function<void(Figures &)>;

QByteArray price(double amount, const char *currency = "USD", const char *basis = "market")
{
    return ", 'prices': [{'amount': " + QByteArray::number(amount) + ", 'currency': '" + currency +
           "', 'date': '2026-01-01', 'basis': '" + basis + "', 'condition': 'new'}]";
}

/// Prices of card and processor; an empty one is not known.
Change prices(const QByteArray &card, const QByteArray &processor = {})
{
    return [=](Figures &f) {
        f.card += card;
        f.processor += processor;
    };
}

/// A card and a processor, so that a row needs two prices.
MachineText pair(int cards = 1)
{
    MachineText machine;
    machine.with(Kind::Processor, "cpu");
    for (int i = 0; i < cards; ++i)
        machine.with(Kind::Card, "card");
    return machine;
}

Document budget(double amount, const char *currency = "USD")
{
    Document document = pair().document;
    document.use.budget = Money{amount, QString::fromLatin1(currency)};
    return document;
}

Document ownedItem(Document document, Kind kind)
{
    for (Item &item : document.build.items)
        item.owned = item.owned || item.kind == kind;
    return document;
}

Change availability(const char *chip, const char *processor, const QByteArray &card = {})
{
    return [=](Figures &f) {
        f.chip += chip;
        f.processor += processor;
        f.card += card;
    };
}

void budgetRows()
{
    row("money.over-budget", "silent", "at the budget", budget(1000), prices(price(700), price(300)));
    row("money.over-budget", "caution", "one over", budget(999), prices(price(700), price(300)));
    row("money.over-budget", "silent", "an owned card costs nothing", ownedItem(budget(300), Kind::Card),
        prices(price(700), price(300)));
    row("money.over-budget", "silent", "no budget", pair().document, prices(price(700), price(300)));
    row("money.over-budget", "unknown", "a price", budget(1000), prices(price(700)));
    row("money.over-budget", "caution", "a price is not known, the rest is over", budget(600), prices(price(700)));
    row("money.over-budget", "unknown", "another currency", budget(1000, "EUR"), prices(price(700), price(300)));

    row("money.part-without-price", "silent", "all have one", pair().document, prices(price(700), price(300)));
    row("money.part-without-price", "note", "a missing price is the note itself", pair().document, prices(price(700)));
    row("money.part-without-price", "note", "none has one", pair().document);
    row("money.part-without-price", "silent", "an owned part needs none", ownedItem(pair().document, Kind::Processor),
        prices(price(700)));
}

void processorRows()
{
    row("money.processor-overspend", "silent", "S74: equal", pair().document, prices(price(500), price(500)));
    row("money.processor-overspend", "note", "S74: one more", pair().document, prices(price(500), price(501)));
    row("money.processor-overspend", "silent", "two cards together", pair(2).document, prices(price(500), price(501)));
    row("money.processor-overspend", "silent", "no card", pair(0).document, prices("", price(501)));
    row("money.processor-overspend", "silent", "the processor is owned", ownedItem(pair().document, Kind::Processor),
        prices(price(500), price(501)));
    row("money.processor-overspend", "note", "the card is owned", ownedItem(pair().document, Kind::Card),
        prices(price(500), price(501)));
    row("money.processor-overspend", "unknown", "the card's price", pair().document, prices("", price(501)));
    row("money.processor-overspend", "unknown", "the processor's price", pair().document, prices(price(500)));
    row("money.processor-overspend", "unknown", "another currency", pair().document,
        prices(price(500, "EUR"), price(501)));
    row("money.processor-overspend", "silent", "one card's price is not known, the other is enough",
        pair().with(Kind::Card, "other").document, [](Figures &f) {
            prices(price(501), price(501))(f);
            f.more = "'cards': [{'id': 'other', 'name': 'Other card', 'gpu': 'chip'}]";
        });
}

void availabilityRows()
{
    constexpr auto sold = ", 'availability': 'sold'";
    constexpr auto gone = ", 'availability': 'discontinued'";
    row("money.discontinued", "silent", "both are sold", pair().document, availability(sold, sold));
    row("money.discontinued", "note", "the card's chip", pair().document, availability(gone, sold));
    row("money.discontinued", "note", "the processor", pair().document, availability(sold, gone));
    row("money.discontinued", "silent", "owned", ownedItem(pair().document, Kind::Card), availability(gone, sold));
    row("money.discontinued", "unknown", "the card's", pair().document, availability("", sold));
    row("money.discontinued", "unknown", "the processor's", pair().document, availability(sold, ""));
    row("money.discontinued", "unknown", "the card's, with a launch price", pair().document,
        availability("", sold,
                     ", 'prices': [{'amount': 700, 'currency': 'USD', 'date': '2020-01-01', 'basis': "
                     "'launch', 'condition': 'used'}]"));
    row("money.discontinued", "silent", "the card's is not known, it is offered new", pair().document,
        availability("", sold, price(700)));
}

} // namespace

void MoneyRows::rows_data()
{
    checkColumns();
    budgetRows();
    processorRows();
    availabilityRows();
}

void MoneyRows::everyPartCosts()
{
    Figures figures;
    figures.card += price(700);
    figures.more = "'fans': [{'id': 'fan', 'name': 'Fan'" + price(10) +
                   "}], 'bridges': [{'id': 'bridge', 'name': 'Bridge'" + price(80) +
                   "}], 'cables': [{'id': 'cable', 'name': 'Cable'" + price(20) + "}]";
    MachineText machine;
    machine.with(Kind::Card, "card")
        .with(Kind::Fan, "fan", "", 3)
        .with(Kind::Bridge, "bridge")
        .with(Kind::Cable, "cable", "", 2);
    const Judged judged(machine.document, figures.catalogue());
    QCOMPARE(judged.assessment.cost.total.value(QStringLiteral("USD")), 700.0 + 30 + 80 + 40);
    QCOMPARE(judged.assessment.cost.lines.size(), std::size_t(4));
    QCOMPARE(judged.assessment.cost.unpriced, 0);
}

void MoneyRows::theTotalIsALowerBound()
{
    Figures figures;
    figures.card += price(700);
    const Judged judged(oneCard(), figures.catalogue());
    for (const Finding &finding : judged.findings) {
        if (std::string_view(finding.check) != "money.part-without-price")
            continue;
        QCOMPARE(finding.subjects.size(), qsizetype(5));
        QCOMPARE(words::message(finding, judged.situation()),
                 QStringLiteral("5 part(s) have no price: the total is at least $700."));
        QCOMPARE(words::reason(finding, judged.situation()), QStringLiteral("Without a price: CPU, Board, Supply, …."));
        return;
    }
    QFAIL("no finding");
}

RIG_TEST(MoneyRows)
#include "tst_checks_money.moc"
