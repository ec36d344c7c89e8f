// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/gpus_page_filters.h"

#include "core/charts/chip_chart.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>

#include <array>

namespace rig::ui {

namespace {

// Sizes at which models begin to fit.
constexpr std::array MemorySteps{8, 12, 16, 24, 32, 48, 80, 141};
constexpr std::array YearSteps{2016, 2018, 2020, 2022, 2024, 2025};

} // namespace

GpuFilters::GpuFilters(QWidget *parent) : QWidget(parent)
{
    new FlowLayout(this, Grid);
    m_vendor = addFilter("filterVendor");
    m_series = addFilter("filterSeries");
    m_memory = addFilter("filterMemory");
    m_year = addFilter("filterYear");
    m_clear = new QPushButton(this);
    m_clear->setObjectName(QStringLiteral("filterClear"));
    layout()->addWidget(m_clear);
    connect(m_clear, &QPushButton::clicked, this, &GpuFilters::clear);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    retranslate();
}

QComboBox *GpuFilters::addFilter(const char *name)
{
    auto *combo = new QComboBox(this);
    combo->setObjectName(QString::fromLatin1(name));
    combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    combo->setMaxVisibleItems(24);
    layout()->addWidget(combo);
    connect(combo, &QComboBox::currentIndexChanged, this, [this] {
        m_clear->setEnabled(!conditions().empty());
        emit changed();
    });
    return combo;
}

void GpuFilters::append(QWidget *widget) { layout()->addWidget(widget); }

void GpuFilters::setCatalogue(const Catalogue &catalogue)
{
    m_vendors.clear();
    for (const PartHandle &part : catalogue.parts(Kind::Gpu)) {
        if (!m_vendors.contains(part->vendor))
            m_vendors << part->vendor;
    }
    m_vendors.sort(Qt::CaseInsensitive);
    m_seriesNames = chartGroups(catalogue, ChartRequest());
    m_seriesNames.removeAll(QString());
    retranslate();
}

std::vector<PartCondition> GpuFilters::conditions() const
{
    std::vector<PartCondition> conditions;
    const auto text = [&](const char *key, const QComboBox *combo) {
        if (!combo->currentData().toString().isEmpty())
            conditions.push_back({QString::fromLatin1(key), combo->currentData().toString(), std::nullopt});
    };
    const auto number = [&](const char *key, const QComboBox *combo) {
        if (combo->currentData().toInt() > 0)
            conditions.push_back({QString::fromLatin1(key), {}, combo->currentData().toDouble()});
    };
    text("vendor", m_vendor);
    text("series", m_series);
    number("memory_gib", m_memory);
    number("launch_date", m_year);
    return conditions;
}

void GpuFilters::clear()
{
    for (QComboBox *combo : {m_vendor, m_series, m_memory, m_year}) {
        const QSignalBlocker blocker(combo);
        combo->setCurrentIndex(0);
    }
    m_clear->setEnabled(false);
    emit changed();
}

void GpuFilters::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void GpuFilters::fill(QComboBox *combo, const QString &any, const QStringList &values)
{
    const QSignalBlocker blocker(combo);
    const QVariant chosen = combo->currentData();
    combo->clear();
    combo->addItem(any, QString());
    for (const QString &value : values)
        combo->addItem(value, value);
    const int at = combo->findData(chosen);
    combo->setCurrentIndex(at < 0 ? 0 : at);
}

void GpuFilters::retranslate()
{
    fill(m_vendor, tr("All vendors"), m_vendors);
    fill(m_series, tr("All series"), m_seriesNames);
    const auto steps = [](QComboBox *combo, const QString &any, const auto &values, const QString &pattern) {
        const QSignalBlocker blocker(combo);
        const int chosen = std::max(combo->currentIndex(), 0);
        combo->clear();
        combo->addItem(any, 0);
        for (const int value : values)
            combo->addItem(pattern.arg(value), value);
        combo->setCurrentIndex(chosen);
    };
    steps(m_memory, tr("Any memory"), MemorySteps, tr("Memory ≥ %1 GiB"));
    steps(m_year, tr("Any year"), YearSteps, tr("Launched since %1"));
    m_vendor->setAccessibleName(tr("Vendor"));
    m_series->setAccessibleName(tr("Series"));
    m_memory->setAccessibleName(tr("Memory, at least"));
    m_year->setAccessibleName(tr("Year of launch, at the earliest"));
    m_clear->setText(tr("Clear filters"));
    m_clear->setEnabled(!conditions().empty());
}

} // namespace rig::ui
