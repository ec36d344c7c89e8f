// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/list_view.h"

#include "core/names/names.h"
#include "core/names/price_words.h"
#include "core/prices/price.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/naming.h"
#include "ui/widgets/cells.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/type_sizes.h"
#include "ui/widgets/wrap_label.h"

#include <QBoxLayout>
#include <QLabel>
#include <QTableWidget>

#include <algorithm>

namespace rig::ui {

namespace {

/// Below this many average characters the parts' names would be columns of single letters.
constexpr int charactersForBasis = 120;

enum ListedColumn { ListedKind, ListedPart, ListedConnector, ListedBasis = 6, ListedMarks };

TableRow rowOf(const Item &item, const Catalogue &catalogue)
{
    const PartHandle part = catalogue.find(item.part);
    const std::optional<PricePick> pick = part ? priceOf(item, *part, catalogue) : std::nullopt;
    const QString told = pick ? names::price(*pick) : names::noPrice();
    const QString each = pick ? names::money(pick->money) : told;
    const QString sum = pick || item.owned ? priceText(item, catalogue) : QStringLiteral("–"); // said once is enough
    const QString name = wrappedName(names::partName(item.part, catalogue));
    return {{names::kind(item.kind), false, std::nullopt, {}},
            {name, false, std::nullopt, part ? part->partNumber : QString()},
            {item.connector, false, std::nullopt, {}},
            {QString::number(item.count), true, std::nullopt, {}},
            {each, true, std::nullopt, told},
            {sum, true, std::nullopt, {}},
            {pick && !item.owned ? titleText(names::priceBasis(*pick)) : QString(), false, std::nullopt, {}},
            {names::marksOf(item), false, std::nullopt, {}}};
}

/// Items of one part at one price are bought together: one row, with the connectors of all.
std::vector<Item> boughtTogether(const std::vector<const Item *> &items)
{
    std::vector<Item> lines;
    for (const Item *item : items) {
        const auto same = std::find_if(lines.begin(), lines.end(), [&](const Item &line) {
            return line.part == item->part && line.price == item->price && line.owned == item->owned &&
                   names::marksOf(line) == names::marksOf(*item);
        });
        if (same == lines.end()) {
            lines.push_back(*item);
            continue;
        }
        same->count += item->count;
        if (!item->connector.isEmpty())
            same->connector += same->connector.isEmpty() ? item->connector : QStringLiteral(", ") + item->connector;
    }
    return lines;
}

QString totalText(const Cost &cost)
{
    if (cost.total.isEmpty() && cost.unpriced == 0)
        return ListView::tr("Nothing is left to buy.");
    return ListView::tr("To buy: %1.", "sum of prices").arg(names::cost(cost));
}

} // namespace

ListView::ListView(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_total(new WrapLabel(this))
    , m_table(new QTableWidget(this))
    , m_remarks(new WrapLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Grid, 0, 0);
    column->addWidget(m_total);
    column->addWidget(m_table, 1);
    column->addWidget(m_remarks);
    m_total->setObjectName(QStringLiteral("listTotal"));
    m_total->setContentsMargins(Grid, 0, Grid, 0);
    m_remarks->setContentsMargins(Grid, 0, Grid, Grid);
    makeAnswerTable(*m_table, {});
    m_table->setFrameShape(QFrame::NoFrame);
}

void ListView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool wide = width() >= charactersForBasis * fontMetrics().averageCharWidth();
    if (wide == m_wide)
        return;
    m_wide = wide;
    refresh();
}

void ListView::refresh()
{
    std::vector<TableRow> rows;
    for (const Kind kind : listedKinds()) {
        for (const Item &line : boughtTogether(m_workspace.document().build.itemsOf(kind)))
            rows.push_back(rowOf(line, m_workspace.catalogue()));
    }
    m_table->setAccessibleName(tr("Parts of the machine"));
    fill(*m_table,
         {tr("Kind"), tr("Part"), tr("Connector"), tr("Count"), tr("Price each"), tr("Price"),
          tr("Where the price is from"), tr("Marks")},
         rows);
    if (m_wide)
        stretchColumns(*m_table, {ListedPart, ListedBasis});
    else
        stretchColumns(*m_table, {ListedPart});
    // The parts beside this table say kind and connector; a column that is empty says nothing.
    const auto shows = [&](ListedColumn column) {
        return std::any_of(rows.begin(), rows.end(),
                           [&](const TableRow &row) { return !row[static_cast<std::size_t>(column)].text.isEmpty(); });
    };
    m_table->setColumnHidden(ListedKind, !m_wide);
    m_table->setColumnHidden(ListedConnector, !m_wide || !shows(ListedConnector));
    m_table->setColumnHidden(ListedBasis, !m_wide || !shows(ListedBasis));
    m_table->setColumnHidden(ListedMarks, !shows(ListedMarks));
    const Cost &cost = m_workspace.assessment().cost;
    const Catalogue &catalogue = m_workspace.catalogue();
    m_total->setText(totalText(cost));
    m_total->setFont(sized(font(), 1, QFont::DemiBold));
    const QStringList remarks = names::costRemarks(basisOf(cost, catalogue.prices.today, catalogue));
    m_remarks->setText(remarks.join(u'\n'));
    m_remarks->setVisible(!remarks.isEmpty());
}

} // namespace rig::ui
