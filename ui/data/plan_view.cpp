// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/plan_view.h"

#include "core/names/names.h"
#include "core/names/price_words.h"
#include "core/names/sentences.h"
#include "ui/models/text_rows_model.h"
#include "ui/widgets/figure_text.h"
#include "ui/widgets/label.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/tabs.h"
#include "ui/widgets/theme.h"

#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace rig::ui {

namespace {

// Beyond this nobody reads on; the tab says how many there are.
constexpr std::size_t MostRows = 20000;

QString nameOf(const QString &id, const db::ImportPlan &plan, const Catalogue &present)
{
    PartHandle part = present.find(id);
    if (!part)
        part = plan.parts.find(id);
    return part ? part->name : id;
}

QString place(const QString &file, int line)
{
    const QString name = QFileInfo(file).fileName();
    return line > 0 ? PlanView::tr("%1, line %2", "file").arg(name, QString::number(line)) : name;
}

template <class Entry, class Row> std::vector<QStringList> rowsOf(const std::vector<Entry> &entries, const Row &row)
{
    std::vector<QStringList> rows;
    rows.reserve(std::min(entries.size(), MostRows));
    for (const Entry &entry : entries) {
        if (rows.size() == MostRows)
            break;
        rows.push_back(row(entry));
    }
    return rows;
}

int partsIn(const Catalogue &catalogue)
{
    std::size_t parts = 0;
    for (int kind = 0; kind < KindCount; ++kind)
        parts += catalogue.parts(static_cast<Kind>(kind)).size();
    return static_cast<int>(parts);
}

/// What there is, counted.
QString newIn(const db::ImportPlan &plan)
{
    QStringList counted;
    if (const int parts = partsIn(plan.parts); parts > 0)
        counted << PlanView::tr("%n part(s)", nullptr, parts);
    if (!plan.fills.empty())
        counted << PlanView::tr("%n figure(s) that were not known", nullptr, static_cast<int>(plan.fills.size()));
    if (!plan.prices.empty())
        counted << PlanView::tr("%n price(s)", nullptr, static_cast<int>(plan.prices.size()));
    return counted.join(PlanView::tr(", ", "between counted things"));
}

} // namespace

QString planSummary(const db::ImportPlan &plan)
{
    QStringList sentences;
    sentences << PlanView::tr("%n record(s) were read.", nullptr, plan.records);
    if (plan.isEmpty())
        sentences << PlanView::tr("Nothing in them is new.");
    else
        sentences << PlanView::tr("New: %1.", "counted parts, figures, prices").arg(newIn(plan));
    if (plan.unchanged > 0)
        sentences << PlanView::tr("%n of them are stored already, just as they are.", nullptr, plan.unchanged);
    if (!plan.skipped.empty())
        sentences << PlanView::tr("%n row(s) are skipped; “Skipped” says why.", nullptr,
                                  static_cast<int>(plan.skipped.size()));
    if (!plan.doubts.empty())
        sentences << PlanView::tr("%n record(s) are doubtful and are left alone.", nullptr,
                                  static_cast<int>(plan.doubts.size()));
    return names::afterEachOther(sentences);
}

PlanView::PlanView(QWidget *parent) : QWidget(parent), m_summary(new Label(this)), m_tabs(new QTabWidget(this))
{
    m_summary->setWordWrap(true);
    m_summary->setObjectName(QStringLiteral("planSummary"));
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("What the import would do"));
    const QString file = tr("Where", "file and line");
    m_parts = addTable("planParts", tr("Parts"), {tr("Kind"), tr("New or changed"), tr("For example")}, {1});
    m_fills = addTable("planFills", tr("Figures"), {tr("Part"), tr("Figure"), tr("Value")}, {2});
    m_prices =
        addTable("planPrices", tr("Prices"), {tr("Part"), tr("Price"), tr("Date"), tr("Condition"), tr("Source")}, {1});
    m_skipped = addTable("planSkipped", tr("Skipped"), {tr("Record"), tr("Field"), tr("Reason"), file});
    m_doubts = addTable("planDoubts", tr("Doubts"), {tr("Record"), tr("Reason"), tr("Could mean"), file});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_summary);
    layout->addWidget(m_tabs, 1);
}

TextRowsModel *PlanView::addTable(const char *name, const QString &title, const QStringList &headings,
                                  const QList<int> &numeric)
{
    auto *table = new QTableView(m_tabs);
    auto *model = new TextRowsModel(table);
    model->setObjectName(title);
    model->setHeadings(headings, numeric);
    table->setObjectName(QString::fromLatin1(name));
    table->setAccessibleName(title);
    table->setModel(model);
    dressList(*table);
    table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + Grid);
    m_tabs->addTab(table, title);
    return model;
}

void PlanView::fill(TextRowsModel *model, const QString &title, std::vector<QStringList> rows, std::size_t all)
{
    auto *table = qobject_cast<QTableView *>(model->QObject::parent());
    model->setRows(std::move(rows));
    m_tabs->setTabText(m_tabs->indexOf(table),
                       tr("%1 (%2)", "title of a list, how many").arg(title, names::number(static_cast<double>(all))));
    showTab(*m_tabs, m_tabs->indexOf(table), all > 0);
    const int letter = fontMetrics().averageCharWidth();
    for (int column = 0; column + 1 < model->columnCount(); ++column) {
        const bool sentence = (model == m_skipped && column == 2) || (model == m_doubts && column == 1);
        const int least = std::max(12 * letter, table->horizontalHeader()->sectionSizeHint(column) + Grid);
        table->setColumnWidth(column,
                              std::clamp(static_cast<QAbstractItemView *>(table)->sizeHintForColumn(column) + Grid,
                                         least, std::max(least, (sentence ? 60 : 34) * letter)));
    }
}

void PlanView::setPlan(const db::ImportPlan &plan, const Catalogue &present)
{
    m_summary->setText(planSummary(plan));
    std::vector<QStringList> kinds;
    for (int number = 0; number < KindCount; ++number) {
        const auto kind = static_cast<Kind>(number);
        const std::vector<PartHandle> &parts = plan.parts.parts(kind);
        if (!parts.empty())
            kinds.push_back(
                {names::kindPlural(kind), names::number(static_cast<double>(parts.size())), parts.front()->name});
    }
    fill(m_parts, tr("Parts"), kinds, static_cast<std::size_t>(partsIn(plan.parts)));
    fill(m_fills, tr("Figures"),
         rowsOf(plan.fills,
                [&](const db::Fill &entry) -> QStringList {
                    return {nameOf(entry.part, plan, present), names::figureName(entry.key),
                            figureWithUnit(entry.key, entry.value)};
                }),
         plan.fills.size());
    fill(m_prices, tr("Prices"),
         rowsOf(plan.prices,
                [&](const db::NewPrice &entry) -> QStringList {
                    return {nameOf(entry.part, plan, present), names::money(entry.price.money),
                            entry.price.date.toString(Qt::ISODate), names::condition(entry.price.condition),
                            entry.source};
                }),
         plan.prices.size());
    fill(m_skipped, tr("Skipped"),
         rowsOf(plan.skipped,
                [](const db::Skipped &entry) -> QStringList {
                    return {entry.record, entry.field, entry.reason, place(entry.file, entry.line)};
                }),
         plan.skipped.size());
    fill(m_doubts, tr("Doubts"),
         rowsOf(plan.doubts,
                [&](const db::Doubt &entry) -> QStringList {
                    QStringList names;
                    for (const QString &id : entry.parts)
                        names << nameOf(id, plan, present);
                    return {entry.record, entry.reason, names.join(PlanView::tr(", ", "between names")),
                            place(entry.file, entry.line)};
                }),
         plan.doubts.size());
}

} // namespace rig::ui
