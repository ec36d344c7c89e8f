// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/gpus_page_filters.h"

#include "core/charts/chip_chart.h"
#include "core/names/names.h"
#include "ui/widgets/filter_chip.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace rig::ui {

namespace {

// Sizes at which models begin to fit.
constexpr std::array MemorySteps{8, 12, 16, 24, 32, 48, 80, 141};
constexpr std::array PriceSteps{200, 500, 1000, 2000, 5000, 10000, 20000, 50000};
constexpr std::array YearSteps{2016, 2018, 2020, 2022, 2024, 2025};

std::vector<FilterChip::Choice> asTheyAre(const QStringList &texts)
{
    std::vector<FilterChip::Choice> choices;
    for (const QString &text : texts)
        choices.push_back({text, text});
    return choices;
}

/// The words that a figure of a GPU may be.
std::vector<FilterChip::Choice> wordsOf(const char *key)
{
    std::vector<FilterChip::Choice> choices;
    const Field *field = findField(Kind::Gpu, QString::fromLatin1(key));
    for (const QString &word : QString::fromLatin1(field->words).split(QLatin1Char(' ')))
        choices.push_back({names::value(*field, word), word});
    return choices;
}

} // namespace

GpuFilters::GpuFilters(QWidget *parent) : QWidget(parent)
{
    new FlowLayout(this, Grid);
    m_memory = addChip("filterMemory");
    m_buying = addChip("filterBuying");
    m_price = addChip("filterPrice");
    m_vendor = addChip("filterVendor");
    m_segment = addChip("filterSegment");
    m_series = addChip("filterSeries");
    m_year = addChip("filterYear");
    m_clear = new QPushButton(this);
    m_clear->setProperty("quiet", true);
    m_clear->setObjectName(QStringLiteral("filterClear"));
    layout()->addWidget(m_clear);
    connect(m_clear, &QPushButton::clicked, this, &GpuFilters::clear);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    retranslate();
}

std::array<FilterChip *, 7> GpuFilters::chips() const
{
    return {m_memory, m_buying, m_price, m_vendor, m_segment, m_series, m_year};
}

FilterChip *GpuFilters::addChip(const char *name)
{
    auto *chip = new FilterChip(this);
    chip->setObjectName(QString::fromLatin1(name));
    layout()->addWidget(chip);
    connect(chip, &FilterChip::changed, this, [this] {
        m_clear->setEnabled(!conditions().empty() || buying());
        emit changed();
    });
    return chip;
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
    m_currency = catalogue.prices.currency;
    retranslate();
}

std::vector<PartCondition> GpuFilters::conditions() const
{
    std::vector<PartCondition> conditions;
    const auto text = [&](const char *key, const FilterChip *chip) {
        if (chip->isSet())
            conditions.push_back({QString::fromLatin1(key), chip->value().toString(), std::nullopt});
    };
    const auto atLeast = [&](const char *key, const FilterChip *chip) {
        if (chip->isSet())
            conditions.push_back({QString::fromLatin1(key), {}, chip->value().toDouble()});
    };
    atLeast("memory_gib", m_memory);
    if (m_price->isSet())
        conditions.push_back({QStringLiteral("price"), {}, std::nullopt, m_price->value().toDouble()});
    text("vendor", m_vendor);
    text("segment", m_segment);
    text("series", m_series);
    atLeast("launch_date", m_year);
    return conditions;
}

std::optional<Buying> GpuFilters::buying() const
{
    return m_buying->isSet() ? std::optional(static_cast<Buying>(m_buying->value().toInt())) : std::nullopt;
}

void GpuFilters::clear()
{
    for (FilterChip *chip : chips()) {
        const QSignalBlocker blocker(chip);
        chip->setValue({});
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

void GpuFilters::retranslate()
{
    const auto steps = [](const auto &values, const auto &textOf) {
        std::vector<FilterChip::Choice> choices;
        for (const int value : values)
            choices.push_back({textOf(value), value});
        return choices;
    };
    m_memory->setChoices(tr("Memory"), tr("Any memory"),
                         steps(MemorySteps, [](int gib) { return tr("≥ %1 GB", "memory of a GPU").arg(gib); }));
    m_buying->setChoices(tr("Prices"), tr("As chosen for the whole program"),
                         {{tr("Used prices"), static_cast<int>(Buying::Used), tr("Used", "prices")},
                          {tr("New prices"), static_cast<int>(Buying::New), tr("New", "prices")}});
    m_price->setChoices(tr("Price"), tr("Any price"), steps(PriceSteps, [this](int amount) {
                            return tr("≤ %1", "price").arg(names::money({double(amount), m_currency}));
                        }));
    m_vendor->setChoices(tr("Vendor"), tr("All vendors"), asTheyAre(m_vendors));
    m_segment->setChoices(tr("Made for"), tr("Made for anything"), wordsOf("segment"));
    m_series->setChoices(tr("Series"), tr("All series"), asTheyAre(m_seriesNames));
    m_year->setChoices(tr("Year"), tr("Any year"),
                       steps(YearSteps, [](int year) { return tr("Since %1", "year of launch").arg(year); }));
    m_clear->setText(tr("Clear filters"));
    m_clear->setEnabled(!conditions().empty() || buying());
}

} // namespace rig::ui
