// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/power_view.h"

#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/words/power_answer.h"
#include "ui/document/workspace.h"
#include "ui/drawings/power_bars.h"
#include "ui/pages/build/limit_sliders.h"
#include "ui/pages/build/power_tables.h"
#include "ui/pages/build/supply_choices.h"
#include "ui/widgets/focus_chain.h"
#include "ui/widgets/fold.h"
#include "ui/widgets/scroll_content.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/type_sizes.h"
#include "ui/widgets/wrap_label.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QTableWidget>

#include <algorithm>

namespace rig::ui {

namespace {

QString severalText(const Machine &machine, const Power &power)
{
    const QString draw = names::total(power.training);
    const std::size_t index = checks::fullestLoad(machine, power);
    const SupplyLoad &load = power.several[index];
    if (!load.supply || load.supply->value() <= 0)
        return PowerView::tr("The machine draws %1; what one of the supplies carries is not known.", "watts").arg(draw);
    return PowerView::tr(
               "The machine draws %1; of it the fullest of %2 supplies (number %3) carries %4 of its %5 (%6 %).")
        .arg(draw, QString::number(power.several.size()), QString::number(index + 1), names::total(load.training),
             names::watts(*load.supply), names::number(100 * (load.training.atLeast / *load.supply)));
}

QString summaryText(const Machine &machine, const Power &power)
{
    const QString draw = names::total(power.training);
    if (machine.supplies.empty())
        return PowerView::tr("The machine draws %1; no supply is chosen.").arg(draw);
    if (!power.several.empty())
        return severalText(machine, power);
    if (!power.supply || power.supply->value() <= 0)
        return PowerView::tr("The machine draws %1; what the supply carries is not known.", "watts").arg(draw);
    return PowerView::tr("The machine draws %1; the supply carries %2 (%3 %). The worst case is %4.",
                         "watts, watts, percent, watts")
        .arg(draw, names::watts(*power.supply), names::number(100 * (power.training.atLeast / *power.supply)),
             words::worstDraw(power.loads().front()).replace(u' ', QChar::Nbsp)); // a range is one figure
}

/// What the peaks are, so that nobody takes them for measurements of these cards.
QString peaksText(Excursions mode)
{
    if (mode == Excursions::Measured)
        return PowerView::tr("Peaks: one card at the excursion that was measured on an RTX 5090 (Igor's Lab), as a "
                             "share of its rating; all else at its worst, the other cards at their limit.");
    return PowerView::tr("Peaks: one card at the excursion that Intel's design guide assumes; all else at its worst, "
                         "the other cards at their limit.");
}

QString circuitText(const Circuit &circuit)
{
    return circuit.assumed
               ? PowerView::tr("Circuit: %1, which is assumed.", "name of a circuit").arg(names::circuit(circuit))
               : PowerView::tr("Circuit: %1.", "name of a circuit").arg(names::circuit(circuit));
}

QString yearText(const Power &power, const Site &site)
{
    const QString hours = names::number(site.hoursPerYear);
    if (power.yearlyCost)
        return PowerView::tr("A year of %1 hours costs %2 in electricity.").arg(hours, names::money(*power.yearlyCost));
    if (power.kwhPerYear)
        return PowerView::tr("A year of %1 hours takes %2 kWh; no price of electricity is set.", "hours, energy")
            .arg(hours, names::number(*power.kwhPerYear));
    return {};
}

} // namespace

PowerView::PowerView(Workspace &workspace, QWidget *parent)
    : QScrollArea(parent)
    , m_workspace(workspace)
    , m_summary(new WrapLabel)
    , m_bars(new PowerBars)
    , m_notes(new WrapLabel)
    , m_limitsTitle(new WrapLabel)
    , m_limitsNote(new WrapLabel)
    , m_limits(new LimitSliders(workspace))
    , m_shares(makeRoom(false))
    , m_draws(makeRoom(false))
    , m_supplies(makeRoom(true))
    , m_choices(new SupplyChoices(workspace))
    , m_feeds(makeRoom(true))
{
    layOut();
    setFocusPolicy(Qt::NoFocus); // what is in it takes the focus, and is scrolled to
    connect(m_bars, &PowerBars::deviceChosen, this, &PowerView::deviceChosen);
    connect(m_shares.table, &QTableWidget::currentCellChanged, this, [this](int row) {
        const std::vector<ItemId> items = sharesItems(m_workspace.assessment().power);
        if (row < 0 || static_cast<std::size_t>(row) >= items.size() || !m_shares.table->hasFocus())
            return;
        if (const ItemId item = items[static_cast<std::size_t>(row)]; item != 0)
            emit deviceChosen(item);
    });
}

void PowerView::layOut()
{
    auto *content = new ScrollContent;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(Grid, Grid, Grid, Grid);
    column->setSpacing(Grid);
    for (QLabel *label : {m_summary, m_notes, m_limitsTitle, m_limitsNote})
        label->setTextFormat(Qt::PlainText);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_summary, m_bars, m_notes, m_limitsTitle, m_limitsNote, m_limits})
        column->addWidget(widget);
    for (const Room &room : {m_supplies, m_feeds, m_shares, m_draws}) {
        makeAnswerTable(*room.table, {});
        keepFitted(*room.table);
        connect(room.fold, &Fold::opened, this, &PowerView::showTables);
        column->addWidget(room.fold, 0, Qt::AlignLeft);
        column->addWidget(room.table);
        if (room.table == m_supplies.table)
            column->addWidget(m_choices);
    }
    column->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

PowerView::Room PowerView::makeRoom(bool open)
{
    auto *table = new QTableWidget;
    return {table, new Fold(table, open)};
}

void PowerView::setTitle(QLabel &label, const QString &text)
{
    label.setText(text);
    label.setFont(fontFor(TextSize::Section, font()));
}

void PowerView::refresh()
{
    setAccessibleName(tr("Power"));
    showSentences();
    showBars();
    m_choices->refresh();
    showLimits();
    orderFocus();
}

/// Tab goes as the eye does: the sliders, which come and go with the cards, before the tables.
void PowerView::orderFocus()
{
    std::vector<QWidget *> order{m_bars};
    for (QWidget *widget : m_limits->findChildren<QWidget *>()) {
        if (widget->focusPolicy() != Qt::NoFocus)
            order.push_back(widget);
    }
    for (const Room &room : {m_supplies, m_feeds, m_shares, m_draws}) {
        order.push_back(room.fold);
        order.push_back(room.table);
        if (room.table != m_supplies.table)
            continue;
        for (QComboBox *choice : m_choices->findChildren<QComboBox *>())
            order.push_back(choice);
    }
    chainFocus(order);
}

void PowerView::light(const std::vector<ItemId> &items)
{
    m_bars->light(items);
    m_limits->light(items);
}

void PowerView::showSentences()
{
    const Power &power = m_workspace.assessment().power;
    const Document &document = m_workspace.document();
    m_summary->setText(titleText(summaryText(m_workspace.machine(), power))
                           .replace(QStringLiteral("≥ "), QStringLiteral("≥\u00a0"))); // never at a line's end
    m_summary->setFont(sized(font(), 1, QFont::DemiBold));
    QStringList notes{circuitText(document.site.circuit), yearText(power, document.site)};
    if (!power.feeds.empty())
        notes << peaksText(document.use.excursions);
    notes.removeAll(QString());
    m_notes->setText(heldText(titleOfNames(names::afterEachOther(notes))));
    for (QLabel *label : {m_notes, m_limitsNote})
        makeQuiet(*label, *this);
}

void PowerView::showBars()
{
    const Machine &machine = m_workspace.machine();
    const Power &power = m_workspace.assessment().power;
    const Document &document = m_workspace.document();
    PowerPicture picture = powerPicture(machine, power, document.site, document.use);
    const bool limited = std::any_of(document.build.items.begin(), document.build.items.end(),
                                     [](const Item &item) { return item.powerLimit.has_value(); });
    if (limited)
        picture.unlimited = longestWithoutLimits(document, m_workspace.catalogue());
    m_bars->setPicture(picture);
    showTables();
}

void PowerView::showTables()
{
    const Machine &machine = m_workspace.machine();
    const Power &power = m_workspace.assessment().power;
    const PowerPicture &picture = m_bars->picture();
    const Work work = m_workspace.document().use.work;
    showTable(m_shares, tr("Who draws how much"), sharesTable(picture, machine, power, work), {1});
    showTable(m_draws, tr("Draws and short peaks against their limits"), barsTable(picture), {4});
    showTable(m_supplies, tr("The supplies one by one"), suppliesTable(machine, power, work), {0});
    const bool several = machine.supplies.size() > 1;
    if (several)
        showTable(m_feeds, tr("Power connectors of the cards"), feedsTable(machine, power), {0, 3, 4});
    else
        showTable(m_feeds, tr("Power connectors of the cards"), feedsTable(machine, power), {0, 3});
}

void PowerView::showLimits()
{
    m_limits->refresh();
    const bool any = !m_limits->groups().empty();
    setTitle(*m_limitsTitle, tr("Power limits of the cards"));
    m_limitsNote->setText(tr("A limit lowers what a card draws for long, not its short peaks."));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_limitsTitle, m_limitsNote, m_limits})
        widget->setVisible(any);
}

void PowerView::showTable(const Room &room, const QString &title, const TableText &text,
                          std::initializer_list<int> stretched)
{
    room.table->setAccessibleName(title);
    if (room.fold->isOpen()) {
        fill(*room.table, text.headings, text.rows);
        stretchColumns(*room.table, stretched);
    }
    room.fold->say(title, static_cast<int>(text.rows.size()));
}

} // namespace rig::ui
