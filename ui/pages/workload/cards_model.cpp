// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workload/cards_model.h"

#include "core/names/names.h"
#include "core/names/price_words.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/theme.h"

#include <QGuiApplication>
#include <QIcon>

#include <algorithm>
#include <limits>

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

} // namespace

void CardsModel::setCatalogue(const Catalogue &catalogue)
{
    m_offers.clear();
    m_currency = catalogue.prices.currency;
    for (const PartHandle &part : catalogue.parts(Kind::Gpu)) {
        if (const std::optional<PricePick> pick = priceOf(*part, catalogue))
            m_offers.insert(part->id, *pick);
    }
}

void CardsModel::setAnswers(std::vector<CardAnswer> answers, SampleUnit unit, int cards, int promptTokens)
{
    beginResetModel();
    m_answers = std::move(answers);
    m_unit = unit;
    m_cards = cards;
    m_promptTokens = promptTokens;
    endResetModel();
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
    case Name:
        return answer.chip->name;
    case Memory:
        return answer.memory ? names::number(answer.memory->nominal.value(), 0) : tr("not known");
    case Usable:
        return answer.memory ? names::number(answer.memory->usable().value(), 1) : QString();
    case Fit:
        return memoryFitName(answer.fit);
    case Speed:
        return answer.speed ? speedText(*answer.speed) : u"–"_s;
    case Basis:
        return answer.speed ? estimateBasisName(answer.speed->basis) : QString();
    case Price:
        return priced ? names::money({m_cards * offer->money.amount, offer->money.currency}) : u"–"_s;
    case PriceDay:
        return priced ? names::priceBasis(*offer) : QString();
    default:
        return {};
    }
}

QVariant CardsModel::sortKey(const CardAnswer &answer, int column) const
{
    const auto offer = m_offers.constFind(answer.chip->id);
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
        return offer != m_offers.cend() && offer->money.currency == m_currency ? offer->money.amount : Last;
    case PriceDay:
        return offer != m_offers.cend() ? offer->price.date : QDate();
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
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return text(*it, column);
    if (role == Qt::DecorationRole && column == Fit)
        return markIcon(meaningOfFit(it->fit), QGuiApplication::palette());
    if (role == SortRole)
        return sortKey(*it, column);
    if (role == IdRole)
        return it->chip->id;
    const bool isNumber = column == Memory || column == Usable || column == Speed || column == Price;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && (column == Name || column == Price || column == PriceDay))
        return plainTip(text(*it, column == Name ? Name : PriceDay));
    const bool isOfMemory = column == Memory || column == Usable || column == Fit;
    if (role == Qt::ToolTipRole && isOfMemory && it->memory) {
        const QString usable = usableMemoryText(*it->memory);
        return usable.isEmpty() ? QString() : plainTip(usable);
    }
    if (role == Qt::ToolTipRole && column == Speed && it->run)
        return plainTip(trainingCostText(*it->run, m_unit == SampleUnit::Image));
    if (role == Qt::ToolTipRole && column == Speed && it->prompt && m_promptTokens > 0)
        return plainTip(promptText(*it->prompt, m_promptTokens));
    if (role == Qt::ToolTipRole && column == Basis && it->speed && it->speed->basis == EstimateBasis::AtMost)
        return tr("Bound by %1.").arg(speedLimitName(it->speed->limit));
    if (role == Qt::ToolTipRole && column == Basis && it->speed)
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
        if (m_cards > 1)
            return m_unit == SampleUnit::Image ? tr("Images/s of %1", "of all cards").arg(m_cards)
                                               : tr("Tokens/s of %1", "of all cards").arg(m_cards);
        return m_unit == SampleUnit::Image ? tr("Images/s") : tr("Tokens/s");
    case Basis:
        return tr("Speed is");
    case Price:
        return m_cards > 1 ? tr("Price of %1", "of all cards").arg(m_cards) : tr("Price");
    case PriceDay:
        return tr("Price seen");
    default:
        return {};
    }
}

} // namespace rig::ui
