// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/layers.h"

#include "core/base/currency.h"
#include "core/catalogue/codec.h"
#include "core/catalogue/format_words.h"
#include "core/catalogue/layer_figures.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

using Whose = Layer::Whose;
using What = RowLeftOut::What;

/// Titles of sources, in the context in which they have always been translated.
struct LayerTitles
{
    Q_DECLARE_TR_FUNCTIONS(Store)
};

/// The word of `words` at its number, as the enum that they name.
template <class Enum, std::size_t N>
std::optional<Enum> named(const QString &word, const std::array<QLatin1StringView, N> &words)
{
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? std::nullopt : std::optional(static_cast<Enum>(found - words.begin()));
}

/// Nothing where the row holds no price.
std::optional<Price> priceIn(const LayerPrice &row)
{
    const std::optional<PriceBasis> basis =
        row.basis.isEmpty() ? PriceBasis::Market : named<PriceBasis>(row.basis, format::BasisWords);
    const QDate date = QDate::fromString(row.date, Qt::ISODate);
    const bool amount = std::isfinite(row.money.amount) && row.money.amount > 0;
    if (!basis || !amount || !isCurrencyCode(row.money.currency) || !date.isValid())
        return std::nullopt;
    const auto condition = named<Condition>(row.condition, format::ConditionWords);
    return Price{row.money, date, *basis, condition.value_or(Condition::New), NoSource};
}

/// Where a part's row stands among those of its id: the user's own before a team's, these before imported ones.
auto standing(const Layer &layer, const LayerPart &part)
{
    const bool form = layer.whose == Whose::Own;
    const Whose whose = form || (part.own && layer.whose == Whose::Imported) ? Whose::Own : layer.whose;
    return std::tuple(whose, form ? part.since : layer.number, form);
}

class Stack
{
public:
    Stack(Catalogue shipped, std::vector<Layer> layers) : m_catalogue(std::move(shipped)), m_layers(std::move(layers))
    {
        std::stable_sort(m_layers.begin(), m_layers.end(), countsLess);
    }

    Stacked run();

private:
    void addSources();
    void addSource(const LayerSource &source);
    void addParts();
    void addPart(const Layer &layer, const LayerPart &row);
    void addPrices();
    void fillFigures();
    void replaceFigures();
    void setFigure(const LayerFigure &row, SourceIndex source, Part &part);
    void addRates();
    SourceIndex addedSource(Source source);
    SourceIndex sourceOf(const Layer &layer);
    SourceIndex observer(const Layer &layer, const QString &name);
    SourceIndex ownFigure(const LayerFigure &row);
    std::shared_ptr<Part> changeable(const QString &id);
    void leaveOut(What what, const QString &of, const QString &other = {}, const QString &why = {});

    Catalogue m_catalogue;
    std::vector<Layer> m_layers;
    QHash<QString, SourceIndex> m_observers;
    QHash<QString, std::shared_ptr<Part>> m_changed; ///< copied once, put back at the end
    std::vector<RowLeftOut> m_leftOut;
    std::vector<LayerPrice> m_waiting;
};

Stacked Stack::run()
{
    for (const Layer &layer : m_layers) {
        for (const QString &sentence : layer.unread)
            leaveOut(What::Unread, {}, {}, sentence);
    }
    addSources();
    addParts();
    addPrices();
    fillFigures();
    replaceFigures();
    addRates();
    for (const std::shared_ptr<Part> &part : std::as_const(m_changed))
        m_catalogue.add(part);
    return {std::move(m_catalogue), std::move(m_leftOut), std::move(m_waiting)};
}

void Stack::leaveOut(What what, const QString &of, const QString &other, const QString &why)
{
    m_leftOut.push_back({what, of, other, why});
}

SourceIndex Stack::addedSource(Source source)
{
    m_catalogue.sources.push_back(std::move(source));
    return static_cast<SourceIndex>(m_catalogue.sources.size()) - 1;
}

void Stack::addSource(const LayerSource &row)
{
    if (m_catalogue.sourceIndex(row.id) != NoSource)
        return;
    const Result<Source> source = sourceFromJson(layerObject(row.body));
    if (source && source->id == row.id) {
        addedSource(*source);
        return;
    }
    // Its parts are worth more than its description.
    Source nameless;
    nameless.id = row.id;
    nameless.title = row.id;
    addedSource(nameless);
    leaveOut(What::Source, row.id);
}

/// Of two sources with one id the first counts.
void Stack::addSources()
{
    for (std::size_t i = m_layers.size(); i-- > 0;) {
        for (const LayerSource &row : m_layers[i].sources)
            addSource(row);
    }
}

void Stack::addPart(const Layer &layer, const LayerPart &row)
{
    const Whose whose = std::get<Whose>(standing(layer, row));
    if (!displaces(whose) && m_catalogue.find(row.id))
        return;
    const Origin origin = whose == Whose::Own ? Origin::Own : Origin::Imported;
    Result<PartHandle> part = partFromJson(layerObject(row.body), row.kind, m_catalogue, origin);
    if (!part)
        return leaveOut(What::Part, row.id, {}, part.error().sentence());
    if ((*part)->id != row.id)
        return leaveOut(What::PartNamedOther, row.id, (*part)->id);
    m_catalogue.add(std::move(*part));
}

/// Only the row that counts is read: the others of its id need not even be whole.
void Stack::addParts()
{
    using Standing = decltype(standing(std::declval<Layer>(), std::declval<LayerPart>()));
    QHash<QString, Standing> first;
    for (const Layer &layer : m_layers) {
        for (const LayerPart &row : layer.parts) {
            const Standing here = standing(layer, row);
            const auto known = first.constFind(row.id);
            if (known == first.constEnd() || *known < here)
                first.insert(row.id, here);
        }
    }
    for (const Layer &layer : m_layers) {
        for (const LayerPart &row : layer.parts) {
            if (standing(layer, row) == first.value(row.id))
                addPart(layer, row);
        }
    }
}

std::shared_ptr<Part> Stack::changeable(const QString &id)
{
    if (const auto known = m_changed.value(id))
        return known;
    const PartHandle part = m_catalogue.find(id);
    if (!part)
        return nullptr;
    std::shared_ptr<Part> copy = copyOf(*part);
    m_changed.insert(id, copy);
    return copy;
}

/// What the figures of a layer cite.
SourceIndex Stack::sourceOf(const Layer &layer)
{
    const SourceIndex known = m_catalogue.sourceIndex(layer.source);
    return known != NoSource ? known : observer(layer, layer.title);
}

/// A source that has nothing but a name: who observed a price.
SourceIndex Stack::observer(const Layer &layer, const QString &name)
{
    const QString title = name.isEmpty() ? layer.title : name;
    const QString from = layer.whose == Whose::Team ? u"team"_s : u"import-%1"_s.arg(layer.number);
    const QString id = u"%1:%2"_s.arg(from, title);
    if (const auto known = m_observers.constFind(id); known != m_observers.constEnd())
        return *known;
    const SourceIndex made = addedSource({id, title, layer.title, layer.date, {}, {}, SourceKind::Shop});
    m_observers.insert(id, made);
    return made;
}

void Stack::addPrices()
{
    struct Seen
    {
        const Layer *layer;
        const LayerPrice *row;
    };
    // One observation that several imports have: the latest one's amount.
    std::map<std::tuple<Whose, QString, QString, QString, QString, QString, QString>, const Layer *> latest;
    const auto observation = [](const Layer &layer, const LayerPrice &row) {
        return std::tuple(layer.whose, row.part, row.money.currency, row.date, row.condition, row.basis, row.source);
    };
    std::vector<Seen> seen;
    for (const Layer &layer : m_layers) {
        for (const LayerPrice &row : layer.prices) {
            latest[observation(layer, row)] = &layer;
            seen.push_back({&layer, &row});
        }
    }
    std::erase_if(seen, [&](const Seen &one) { return latest.at(observation(*one.layer, *one.row)) != one.layer; });
    std::stable_sort(seen.begin(), seen.end(), [](const Seen &a, const Seen &b) {
        return std::tie(a.layer->whose, a.row->date) < std::tie(b.layer->whose, b.row->date);
    });
    for (const auto &[layer, row] : seen) {
        std::optional<Price> price = priceIn(*row);
        const std::shared_ptr<Part> part = changeable(row->part);
        if (!part) {
            if (price)
                m_waiting.push_back(*row);
            continue;
        }
        const bool own = layer->whose == Whose::Own;
        if (!price || (!own && row->basis.isEmpty())) {
            leaveOut(own ? What::OwnPrice : What::ImportedPrice, row->part);
            continue;
        }
        price->source = own ? NoSource : observer(*layer, row->source);
        part->prices.push_back(*price);
    }
}

void Stack::setFigure(const LayerFigure &row, SourceIndex source, Part &part)
{
    const Field *field = findField(part.kind, row.key);
    const Result<Value> value = field ? valueFromJson(layerObject(row.body), *field) : Result<Value>(Value());
    if (!value)
        return leaveOut(What::Figure, part.name, row.key, value.error().sentence());
    if (value->index() == 0)
        return leaveOut(What::UnreadableFigure, part.name, row.key);
    field->set(part, *value, source);
}

void Stack::fillFigures()
{
    for (const auto &[place, from] : importedFigures(m_layers)) {
        const auto &[id, key] = place;
        const PartHandle part = m_changed.contains(id) ? m_changed.value(id) : m_catalogue.find(id);
        if (!part)
            continue;
        const Field *field = findField(part->kind, key);
        if (!field || !field->get(*part).known())
            setFigure(*from.row, sourceOf(*from.layer), *changeable(id));
    }
}

SourceIndex Stack::ownFigure(const LayerFigure &row)
{
    Source source;
    source.id = u"own-figure:%1:%2"_s.arg(row.part, row.key);
    source.title = row.reason.isEmpty() ? LayerTitles::tr("Your own figure")
                                        : LayerTitles::tr("Your own figure: %1").arg(row.reason);
    source.date = row.date;
    source.kind = SourceKind::Owner;
    return addedSource(source);
}

void Stack::replaceFigures()
{
    for (const Layer &layer : m_layers) {
        if (!displaces(layer.whose))
            continue;
        for (const LayerFigure &row : layer.figures) {
            if (const std::shared_ptr<Part> part = changeable(row.part))
                setFigure(row, layer.whose == Whose::Own ? ownFigure(row) : sourceOf(layer), *part);
        }
    }
}

void Stack::addRates()
{
    for (const Layer &layer : m_layers) {
        std::vector<Rate> rates;
        for (const LayerRate &row : layer.rates) {
            Result<Rate> rate =
                rateFromJson({{"currency"_L1, row.currency}, {"per_usd"_L1, row.perUsd}, {"date"_L1, row.date}}, {});
            if (!rate) {
                leaveOut(What::Rate, row.currency, {}, rate.error().sentence());
                continue;
            }
            rate->source = layer.whose == Whose::Own ? NoSource : sourceOf(layer);
            rates.push_back(*rate);
        }
        m_catalogue.rates.insert(m_catalogue.rates.begin(), rates.begin(), rates.end());
    }
}

} // namespace

Stacked stacked(Catalogue shipped, std::vector<Layer> layers)
{
    return Stack(std::move(shipped), std::move(layers)).run();
}

} // namespace rig
