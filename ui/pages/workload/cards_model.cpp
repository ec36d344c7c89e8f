// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workload/cards_model.h"

#include "core/advice/card_standing.h"
#include "core/names/names.h"
#include "core/names/price_words.h"
#include "core/workload/card_scaling.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/theme.h"

#include <QGuiApplication>
#include <QIcon>

#include <algorithm>
#include <limits>
#include <tuple>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

Meaning meaningOfFit(MemoryFit fit)
{
    switch (fit) {
    case MemoryFit::Fits:
        return Meaning::Fine;
    case MemoryFit::FitsJust:
    case MemoryFit::MayNotFit:
        return Meaning::Caution;
    case MemoryFit::TooSmall:
        return Meaning::Blocker;
    case MemoryFit::Unknown:
        break;
    }
    return Meaning::CannotCheck;
}

constexpr double NoPrice = std::numeric_limits<double>::max();

/// Of a column for several cards; else 1.
int cardsIn(int column)
{
    switch (column) {
    case CardsModel::Two:
        return 2;
    case CardsModel::Four:
        return 4;
    case CardsModel::Eight:
        return 8;
    default:
        return 1;
    }
}

} // namespace

void CardsModel::setCatalogue(const Catalogue &catalogue)
{
    m_offers.clear();
    m_care.clear();
    m_currency = catalogue.prices.currency;
    for (const PartHandle &part : catalogue.parts(Kind::Gpu)) {
        if (const std::optional<PricePick> pick = priceOf(*part, catalogue))
            m_offers.insert(part->id, *pick);
        m_care.insert(part->id, advice::careRank(static_cast<const Chip &>(*part)));
    }
}

void CardsModel::setAnswers(std::vector<CardAnswer> answers, const WorkloadNeed &need, bool training)
{
    beginResetModel();
    m_answers = std::move(answers);
    m_need = need;
    m_training = training;
    const auto rank = [&](const CardAnswer &answer) {
        const bool holds = answer.fit == MemoryFit::Fits || answer.fit == MemoryFit::FitsJust;
        return std::tuple(m_care.value(answer.chip->id), !holds, priceOfOne(answer));
    };
    std::stable_sort(m_answers.begin(), m_answers.end(),
                     [&](const CardAnswer &one, const CardAnswer &other) { return rank(one) < rank(other); });
    endResetModel();
}

/// In the currency that compares.
double CardsModel::priceOfOne(const CardAnswer &answer) const
{
    const auto offer = m_offers.constFind(answer.chip->id);
    return offer != m_offers.cend() && offer->money.currency == m_currency ? offer->money.amount : NoPrice;
}

const CardAnswer *CardsModel::answer(int row) const
{
    return row >= 0 && row < static_cast<int>(m_answers.size()) ? &m_answers[static_cast<std::size_t>(row)] : nullptr;
}

int CardsModel::rowOf(const QString &chip) const
{
    const auto found = std::find_if(m_answers.begin(), m_answers.end(),
                                    [&](const CardAnswer &answer) { return answer.chip->id == chip; });
    return found == m_answers.end() ? -1 : static_cast<int>(found - m_answers.begin());
}

int CardsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_answers.size());
}

int CardsModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString CardsModel::text(const CardAnswer &answer, int column) const
{
    const auto offer = m_offers.constFind(answer.chip->id);
    const bool priced = offer != m_offers.cend();
    switch (column) {
    case Name: // the maker stands before nearly every name, and what tells cards apart at its end
        return names::shortName(*answer.chip);
    case Memory:
        return answer.memory ? names::number(answer.memory->nominal.value(), 0) : tr("not known");
    case Usable:
        return answer.memory ? names::number(answer.memory->usable().value(), 1) : QString();
    case Fit:
        return memoryFitName(answer.fit);
    case Speed:
        return answer.speed ? speedText(*answer.speed) : u"–"_s;
    case Price:
        return priced ? names::money(names::severalAsShown(m_need.gpus, offer->money)) : u"–"_s;
    case Two:
    case Four:
    case Eight: {
        const std::optional<SpeedInAll> speed = speedInAll(m_need, answer, m_training, cardsIn(column));
        return speed ? speedText(*speed) : u"–"_s;
    }
    default:
        return {};
    }
}

QString CardsModel::second(const CardAnswer &answer, int column) const
{
    const auto offer = m_offers.constFind(answer.chip->id);
    const bool priced = offer != m_offers.cend();
    switch (column) {
    case Name: {
        QStringList said{advice::careFor(*answer.chip), priced ? names::priceBasis(*offer) : names::noPrice()};
        said.removeAll(QString());
        return said.join(u" · "_s);
    }
    case Speed:
        return answer.speed ? estimateBasisName(answer.speed->basis) : QString();
    case Two:
    case Four:
    case Eight:
        return priced ? names::money(names::severalAsShown(cardsIn(column), offer->money)) : QString();
    default:
        return {};
    }
}

QVariant CardsModel::sortKey(const CardAnswer &answer, int column) const
{
    constexpr double Last = std::numeric_limits<double>::max();
    switch (column) {
    case Memory:
        return answer.memory ? answer.memory->nominal.value() : Last;
    case Usable:
        return answer.memory ? answer.memory->usable().value() : Last;
    case Fit:
        return static_cast<int>(answer.fit);
    case Speed:
        return answer.speed ? answer.speed->perSecond : -1.0;
    case Price:
        return priceOfOne(answer);
    case Two:
    case Four:
    case Eight: {
        const std::optional<SpeedInAll> speed = speedInAll(m_need, answer, m_training, cardsIn(column));
        return speed ? speed->perSecond.high : -1.0;
    }
    default:
        return text(answer, column);
    }
}

QVariant CardsModel::data(const QModelIndex &index, int role) const
{
    const CardAnswer *it = answer(index.row());
    if (!it)
        return {};
    const int column = index.column();
    if (role == Qt::DisplayRole)
        return text(*it, column);
    if (role == SecondRole)
        return second(*it, column);
    if (role == Qt::AccessibleTextRole) {
        const QString below = second(*it, column);
        return below.isEmpty() ? text(*it, column) : text(*it, column) + u", "_s + below;
    }
    if (role == Qt::DecorationRole && column == Fit)
        return markIcon(meaningOfFit(it->fit), QGuiApplication::palette());
    if (role == SortRole)
        return sortKey(*it, column);
    if (role == IdRole)
        return it->chip->id;
    const bool isNumber = column != Name && column != Fit;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && (column == Name || column == Price))
        return plainTip(it->chip->name + u'\n' + second(*it, Name));
    if (role == Qt::ToolTipRole && cardsIn(column) > 1)
        return plainTip(m_training
                            ? tr("Each with data of its own, over PCIe 4.0 x8; ≤: what the links cost is not known.")
                            : tr("Each with requests of its own."));
    const bool isOfMemory = column == Memory || column == Usable || column == Fit;
    if (role == Qt::ToolTipRole && isOfMemory && it->memory) {
        const QString usable = usableMemoryText(*it->memory);
        return usable.isEmpty() ? QString() : plainTip(usable);
    }
    if (role == Qt::ToolTipRole && column == Speed && it->run)
        return plainTip(trainingCostText(*it->run, m_need.unit == SampleUnit::Image));
    if (role == Qt::ToolTipRole && column == Speed && it->prompt && m_need.prefill)
        return plainTip(promptText(*it->prompt, m_need.prefill->tokens));
    if (role == Qt::ToolTipRole && column == Speed && it->speed && it->speed->basis == EstimateBasis::AtMost)
        return tr("Bound by %1.").arg(speedLimitName(it->speed->limit));
    if (role == Qt::ToolTipRole && column == Speed && it->speed)
        return tr("Bound by %1. It reaches %2 % of what its figures allow, by %n measured run(s).", nullptr,
                  it->speed->runs)
            .arg(speedLimitName(it->speed->limit), names::number(100 * it->speed->share));
    return {};
}

QVariant CardsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case Name:
        return tr("GPU");
    case Memory:
        return tr("Memory, GiB");
    case Usable:
        return tr("Usable, GiB");
    case Fit:
        return tr("Verdict");
    case Speed:
        if (m_need.gpus > 1)
            return m_need.unit == SampleUnit::Image ? tr("Images/s of %1", "of all cards").arg(m_need.gpus)
                                                    : tr("Tokens/s of %1", "of all cards").arg(m_need.gpus);
        return m_need.unit == SampleUnit::Image ? tr("Images/s") : tr("Tokens/s");
    case Price:
        return m_need.gpus > 1 ? tr("Price of %1", "of all cards").arg(m_need.gpus) : tr("Price");
    case Two:
    case Four:
    case Eight:
        return tr("%n card(s)", "heading: their speed and price", cardsIn(section));
    default:
        return {};
    }
}

} // namespace rig::ui
