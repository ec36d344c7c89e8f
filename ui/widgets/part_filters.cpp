// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/part_filters.h"

#include "ui/widgets/filter_chip.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace rig::ui {

namespace {

/// As many letters as a name and a figure have: "GeForce ≥ 24 GB".
constexpr int SearchCharacters = 20;

/// What a choice is for its chip: the number, the text or the prices that it asks for.
QVariant valueOf(const FilterOffer::Choice &choice)
{
    if (choice.buying)
        return static_cast<int>(*choice.buying);
    const PartCondition &condition = choice.condition;
    if (!condition.equals.isEmpty())
        return condition.equals;
    return condition.atLeast ? *condition.atLeast : condition.atMost.value_or(0);
}

const FilterOffer::Choice *chosenOf(const FilterOffer &offer, const FilterChip &chip)
{
    const auto found = std::find_if(offer.choices.begin(), offer.choices.end(), [&](const FilterOffer::Choice &choice) {
        return chip.isSet() && valueOf(choice) == chip.value();
    });
    return found == offer.choices.end() ? nullptr : &*found;
}

} // namespace

PartFilters::PartFilters(QWidget *parent) : QWidget(parent), m_clear(new QPushButton(this))
{
    new FlowLayout(this, Grid);
    m_clear->setProperty("quiet", true);
    m_clear->setObjectName(QStringLiteral("filterClear"));
    layout()->addWidget(m_clear);
    connect(m_clear, &QPushButton::clicked, this, &PartFilters::clear);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    fill();
}

void PartFilters::setSearchHint(const QString &hint)
{
    if (!m_search) {
        m_search = new QLineEdit(this);
        m_search->setObjectName(QStringLiteral("search"));
        m_search->setClearButtonEnabled(true);
        connect(m_search, &QLineEdit::textChanged, this, &PartFilters::searched);
        fill();
    }
    m_search->setPlaceholderText(hint);
    m_search->setAccessibleName(hint);
    m_search->setToolTip(plainTip(hint));
    m_search->setFixedWidth(fontMetrics().averageCharWidth() * SearchCharacters);
}

void PartFilters::dropSearch()
{
    const QSignalBlocker blocker(m_search);
    m_search->clear();
}

QToolButton *PartFilters::addSwitch(const QString &name)
{
    auto *added = new QToolButton(this);
    added->setProperty("chip", true);
    added->setObjectName(name);
    added->setCheckable(true);
    added->setFocusPolicy(Qt::StrongFocus);
    connect(added, &QToolButton::toggled, this, &PartFilters::sayChanged);
    m_switches.push_back(added);
    fill();
    return added;
}

void PartFilters::sayChanged()
{
    m_clear->setEnabled(isSet());
    emit changed();
}

void PartFilters::append(QWidget *widget) { layout()->addWidget(widget); }

void PartFilters::setKind(Kind kind, const Catalogue &catalogue)
{
    m_kind = kind;
    m_catalogue = catalogue;
    fill();
}

void PartFilters::fill()
{
    std::vector<Shown> before = std::move(m_shown);
    m_shown.clear();
    QList<QWidget *> behind; // the button that clears, and what was appended
    while (QLayoutItem *item = layout()->takeAt(0)) {
        const bool stays = item->widget() == m_search ||
                           std::find(m_switches.begin(), m_switches.end(), item->widget()) != m_switches.end();
        if (!qobject_cast<FilterChip *>(item->widget()) && !stays)
            behind << item->widget();
        delete item;
    }
    if (m_search)
        layout()->addWidget(m_search);
    for (FilterOffer &offer : partFilters(m_kind, m_catalogue)) {
        const auto same = std::find_if(before.begin(), before.end(),
                                       [&](const Shown &shown) { return shown.offer.key == offer.key; });
        FilterChip *chip = nullptr;
        if (same != before.end()) {
            chip = same->chip;
            before.erase(same);
        } else {
            chip = new FilterChip(this);
            chip->setObjectName(QStringLiteral("filter_") + offer.key);
            connect(chip, &FilterChip::changed, this, &PartFilters::sayChanged);
        }
        std::vector<FilterChip::Choice> choices;
        for (const FilterOffer::Choice &choice : offer.choices)
            choices.push_back({choice.text, valueOf(choice), choice.brief});
        chip->setChoices(offer.title, offer.any, std::move(choices));
        layout()->addWidget(chip);
        chip->show();
        m_shown.push_back({std::move(offer), chip});
    }
    for (const Shown &gone : before) {
        gone.chip->hide();
        gone.chip->deleteLater();
    }
    for (QToolButton *each : m_switches)
        layout()->addWidget(each);
    for (QWidget *widget : behind)
        layout()->addWidget(widget);
    m_clear->setText(tr("Clear", "all filters"));
    m_clear->setVisible(!m_shown.empty() || !m_switches.empty());
    m_clear->setEnabled(isSet());
}

std::vector<PartCondition> PartFilters::conditions() const
{
    std::vector<PartCondition> conditions;
    for (const Shown &shown : m_shown) {
        const FilterOffer::Choice *choice = chosenOf(shown.offer, *shown.chip);
        if (choice && !choice->buying)
            conditions.push_back(choice->condition);
    }
    return conditions;
}

std::optional<Buying> PartFilters::buying() const
{
    for (const Shown &shown : m_shown) {
        const FilterOffer::Choice *choice = chosenOf(shown.offer, *shown.chip);
        if (choice && choice->buying)
            return choice->buying;
    }
    return std::nullopt;
}

void PartFilters::setChosen(const std::vector<PartCondition> &conditions, std::optional<Buying> buying)
{
    for (const Shown &shown : m_shown) {
        const auto wanted = std::find_if(
            shown.offer.choices.begin(), shown.offer.choices.end(), [&](const FilterOffer::Choice &choice) {
                return choice.buying
                           ? choice.buying == buying
                           : std::find(conditions.begin(), conditions.end(), choice.condition) != conditions.end();
            });
        const QSignalBlocker blocker(shown.chip);
        shown.chip->setValue(wanted == shown.offer.choices.end() ? QVariant() : valueOf(*wanted));
    }
    m_clear->setEnabled(isSet());
}

bool PartFilters::isSet() const
{
    return std::any_of(m_shown.begin(), m_shown.end(), [](const Shown &shown) { return shown.chip->isSet(); }) ||
           std::any_of(m_switches.begin(), m_switches.end(), [](const QToolButton *each) { return each->isChecked(); });
}

void PartFilters::clear()
{
    for (QToolButton *each : m_switches) {
        const QSignalBlocker blocker(each);
        each->setChecked(false);
    }
    setChosen({}, std::nullopt);
    emit changed();
}

void PartFilters::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

} // namespace rig::ui
