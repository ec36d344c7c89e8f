// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/gpus_page_compare.h"

#include "core/catalogue/fields.h"
#include "core/metrics/metrics.h"
#include "core/names/names.h"
#include "core/words/compare_answer.h"
#include "ui/models/part_table_model.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>

#include <algorithm>
#include <array>

namespace rig::ui {

namespace {

constexpr std::array Quotients{"fp32_gflops_per_usd", "tensor_fp16_dense_gflops_per_usd",
                               "memory_mib_per_usd",  "memory_bandwidth_mb_s_per_usd",
                               "fp32_gflops_per_w",   "tensor_fp16_dense_gflops_per_w"};

/// What it costs today stands beside what it cost at launch.
const QString LaunchPrice = QStringLiteral("launch_price_usd");
const QStringList PricesToday{QStringLiteral("price_used"), QStringLiteral("price_new")};

// Three digits that count: derived figures are quotients.
QString shownValue(const Value &value, const Field *field)
{
    const bool derived = field == nullptr;
    const double *number = std::get_if<double>(&value);
    if (!derived || !number)
        return value.index() == 0 ? QStringLiteral("–") : field ? names::value(*field, value) : names::value(value);
    return names::number(*number, *number >= 100 ? 0 : *number >= 10 ? 1 : *number >= 1 ? 2 : 4);
}

} // namespace

GpuCompare::GpuCompare(QWidget *parent)
    : QWidget(parent)
    , m_today(Catalogue())
    , m_table(new QTableWidget(this))
    , m_back(new QPushButton(this))
    , m_answer(new Label(this))
    , m_hint(new Label(this))
{
    m_back->setIcon(lineIcon(QStringLiteral("back")));
    m_back->setObjectName(QStringLiteral("compareBack"));
    m_answer->setObjectName(QStringLiteral("compareAnswer"));
    for (QLabel *label : {m_answer, m_hint})
        label->setWordWrap(true);
    auto *bar = new QHBoxLayout;
    bar->setSpacing(Grid);
    bar->addWidget(m_answer, 1);
    bar->addWidget(m_back, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Grid);
    layout->addLayout(bar);
    layout->addWidget(m_hint);
    layout->addWidget(m_table, 1);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setObjectName(QStringLiteral("compareTable"));
    connect(m_back, &QPushButton::clicked, this, &GpuCompare::closed);
    showAgain();
}

void GpuCompare::setChips(const std::vector<std::shared_ptr<const Chip>> &chips, const Catalogue &catalogue)
{
    m_chips = chips;
    m_today = ChipColumns(catalogue);
    showAgain();
}

void GpuCompare::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange ||
        event->type() == QEvent::FontChange)
        showAgain();
}

void GpuCompare::showAgain()
{
    m_back->setText(tr("Back to the list"));
    m_answer->setFont(fontFor(TextSize::PageTitle, font()));
    QString sentence = words::compareSentence(m_chips);
    for (const auto &chip : m_chips) {
        const QString name = names::shortName(*chip);
        sentence.replace(name, heldName(name));
    }
    m_answer->setText(titleOfNames(sentence));
    m_hint->setText(
        m_chips.size() > 2
            ? tr("The best figure is marked. Figures that are not known, and those that do not compare across makes "
                 "(cores, clocks), are not.")
            : tr("The better figure is marked. Figures that are not known, and those that do not compare across makes "
                 "(cores, clocks), are not."));
    m_table->setAccessibleName(tr("Comparison of the chosen GPUs"));
    m_table->clear();
    m_table->setRowCount(0);
    m_table->setColumnCount(static_cast<int>(m_chips.size()));
    QStringList names;
    for (const auto &chip : m_chips)
        names << PartTableModel::inTwoLines(chip->name, 20);
    m_table->setHorizontalHeaderLabels(names);

    for (const Field &field : fieldsOf(Kind::Gpu)) {
        const QString key = QString::fromLatin1(field.key);
        addRow(key, PartTableModel::columnNameWithUnit(key, Kind::Gpu));
        for (const QString &price : key == LaunchPrice ? PricesToday : QStringList())
            addRow(price, tr("%1 (%2)", "figure (unit)").arg(ChipColumns::name(price), m_today.unit(price)));
    }
    for (const char *key : Quotients) {
        const Metric &metric = *findMetric(QString::fromLatin1(key));
        const QString name =
            metric.usesPrice() ? tr("%1 at launch", "FP32 per dollar").arg(metricName(metric)) : metricName(metric);
        addRow(metric.key, tr("%1 (%2)", "figure (unit)").arg(name, metricUnit(metric)));
    }
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + Grid);
}

Value GpuCompare::valueOf(const Chip &chip, const QString &key) const
{
    if (PricesToday.contains(key))
        return m_today.of(chip, key);
    if (const Field *field = findField(Kind::Gpu, key))
        return field->get(chip).value;
    const Metric *metric = findMetric(key);
    const std::optional<double> number = metric ? metric->of(chip) : std::nullopt;
    return number ? Value(*number) : Value();
}

void GpuCompare::addRow(const QString &key, const QString &title)
{
    std::vector<Value> values;
    for (const auto &chip : m_chips)
        values.push_back(valueOf(*chip, key));
    if (std::all_of(values.begin(), values.end(), [](const Value &value) { return value.index() == 0; }))
        return;

    const Field *field = findField(Kind::Gpu, key);
    const std::optional<double> best = bestOf(values, PricesToday.contains(key) ? Better::Lower : betterWay(key));
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setVerticalHeaderItem(row, new QTableWidgetItem(title));
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double *number = std::get_if<double>(&values[i]);
        const bool marked = best && number && *number == *best;
        const QString text = shownValue(values[i], field);
        const QString marking = m_chips.size() > 2 ? tr("%1   best", "figure") : tr("%1   better", "figure");
        auto *item = new QTableWidgetItem(marked ? marking.arg(text) : text);
        item->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter); // below its GPU
        if (marked) {
            QFont font = m_table->font();
            font.setBold(true);
            item->setFont(font);
            item->setForeground(colourOf(Meaning::Fine, palette()));
        }
        m_table->setItem(row, static_cast<int>(i), item);
    }
}

} // namespace rig::ui
