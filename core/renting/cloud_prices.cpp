// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/renting/cloud_prices.h"

#include "core/base/currency.h"
#include "core/catalogue/cited_file.h"
#include "core/prices/partial_date.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct CloudWords
{
    Q_DECLARE_TR_FUNCTIONS(CloudPrices)
};

constexpr int MostOffers = 20000;
constexpr int LongestName = 120;
constexpr double MostPerHour = 1e6;
constexpr int MostGpus = 100000;

CloudOffer readOffer(JsonReader &reader)
{
    CloudOffer offer;
    offer.provider = reader.text("provider"_L1, LongestName);
    offer.name = reader.text("name"_L1, LongestName);
    offer.gpu = reader.text("gpu"_L1, LongestName);
    const std::optional<int> gpus = reader.integer("gpus"_L1, 1, MostGpus);
    if (!gpus)
        reader.complain("gpus"_L1, CloudWords::tr("is missing: how many GPUs the price is for."));
    offer.gpus = gpus.value_or(1);
    offer.pricePerHour = reader.number("price_per_hour"_L1, 0, MostPerHour);
    offer.pricePerHourMost = reader.number("price_per_hour_to"_L1, 0, MostPerHour);
    if (offer.pricePerHourMost && (!offer.pricePerHour || *offer.pricePerHourMost < *offer.pricePerHour))
        reader.complain("price_per_hour_to"_L1,
                        CloudWords::tr("must not lie below price_per_hour, with which the range begins."));
    offer.term = reader.textOr("term"_L1, {}, LongestName);
    offer.region = reader.textOr("region"_L1, {}, LongestName);
    offer.source = reader.textOr("source"_L1, {}, LongestName);
    if (!offer.pricePerHour)
        return offer;
    offer.currency = reader.text("currency"_L1, 3);
    if (!isCurrencyCode(offer.currency))
        reader.complain("currency"_L1, CloudWords::tr("must be a code of three capital letters, such as USD."));
    offer.date = reader.text("date"_L1, 10);
    if (!firstDayOf(offer.date))
        reader.complain("date"_L1, CloudWords::tr("must be the day of the price, as 2026-03-01."));
    return offer;
}

bool isNumberKey(const QString &key)
{
    return key == "gpus"_L1 || key == "price_per_hour"_L1 || key == "price_per_hour_to"_L1;
}

/// "0.9-1.2", "0.9–1.2", "0.9~1.2"; nullopt: no two numbers.
std::optional<std::pair<double, double>> rangeIn(const QString &text)
{
    static const QRegularExpression range(u"^([0-9.]+)\\s*[-–—~～至]\\s*([0-9.]+)$"_s);
    const QRegularExpressionMatch match = range.match(text);
    bool low = false;
    bool high = false;
    const std::pair ends{match.captured(1).toDouble(&low), match.captured(2).toDouble(&high)};
    return low && high ? std::optional(ends) : std::nullopt;
}

QString withoutSpaces(const QString &text) { return text.toLower().replace(u' ', u'-'); }

} // namespace

Result<CloudPrices> cloudPricesFromJson(const QByteArray &text, const QString &file)
{
    CloudPrices prices;
    const Result<void> read =
        readCited({text, file, "rigwright_cloud_prices"_L1}, prices.sources, [&](JsonReader &reader) {
            reader.objects("offers"_L1, MostOffers,
                           [&](JsonReader &entry) { prices.offers.push_back(readOffer(entry)); });
            if (prices.offers.empty())
                reader.complain("offers"_L1, CloudWords::tr("is empty: the file holds no price."));
        });
    if (!read)
        return tl::unexpected(read.error());
    return prices;
}

Result<CloudOffer> cloudOfferFromTexts(const QHash<QString, QString> &fields)
{
    QJsonObject object;
    for (auto it = fields.begin(); it != fields.end(); ++it) {
        const QString text = it.value().trimmed();
        if (text.isEmpty())
            continue;
        bool isNumber = false;
        const double number = text.toDouble(&isNumber);
        const auto range = it.key() == "price_per_hour"_L1 ? rangeIn(text) : std::nullopt;
        if (range) {
            object.insert("price_per_hour"_L1, range->first);
            object.insert("price_per_hour_to"_L1, range->second);
        } else if (isNumberKey(it.key()) && isNumber)
            object.insert(it.key(), number);
        else
            object.insert(it.key(), text);
    }
    JsonReader reader(object);
    CloudOffer offer = readOffer(reader);
    if (reader.failed())
        return tl::unexpected(*reader.failure());
    return offer;
}

const QStringList &cloudOfferKeys()
{
    static const QStringList keys{
        u"provider"_s, u"name"_s, u"gpu"_s,    u"gpus"_s, u"price_per_hour"_s, u"price_per_hour_to"_s,
        u"currency"_s, u"term"_s, u"region"_s, u"date"_s, u"source"_s};
    return keys;
}

Result<CloudPrices> readShippedCloudPrices()
{
    const QString path = u":/knowledge/cloud/prices.json"_s;
    return embeddedFile(path).and_then([&](const QByteArray &text) { return cloudPricesFromJson(text, path); });
}

CloudPrices shippedCloudPrices() { return readShippedCloudPrices().value_or(CloudPrices()); }

QString offerId(const CloudOffer &offer)
{
    QStringList words{offer.provider, offer.name};
    for (const QString &word : {offer.region, offer.term}) {
        if (!word.isEmpty())
            words << word;
    }
    return withoutSpaces(words.join(u'/'));
}

Result<CloudOffer> offerNamed(const CloudPrices &prices, const QString &words, const Catalogue &catalogue)
{
    std::vector<const CloudOffer *> fitting;
    const bool isId = std::any_of(prices.offers.begin(), prices.offers.end(),
                                  [&](const CloudOffer &offer) { return offerId(offer) == withoutSpaces(words); });
    for (const CloudOffer &offer : prices.offers) {
        if (isId ? offerId(offer) == withoutSpaces(words) : offerHas(offer, words, catalogue))
            fitting.push_back(&offer);
    }
    if (fitting.empty())
        return badInput(CloudWords::tr("There is no offer “%1”; --list-offers lists them.").arg(words));
    QStringList ids;
    const CloudOffer *newest = fitting.front();
    for (const CloudOffer *offer : fitting) {
        if (!ids.contains(offerId(*offer)))
            ids << offerId(*offer);
        if (offer->date > newest->date)
            newest = offer;
    }
    if (ids.size() == 1)
        return *newest;
    constexpr qsizetype MostListed = 8;
    const QString list = ids.mid(0, MostListed).join(u", "_s) + (ids.size() > MostListed ? u", …"_s : QString());
    return badInput(CloudWords::tr("“%1” fits several offers: %2. Name one of them.").arg(words, list));
}

std::shared_ptr<const Chip> chipOf(const CloudOffer &offer, const Catalogue &catalogue)
{
    if (auto chip = catalogue.find<Chip>(offer.gpu))
        return chip;
    for (const PartHandle &part : catalogue.parts(Kind::Gpu)) {
        if (part->name.compare(offer.gpu, Qt::CaseInsensitive) == 0 ||
            part->aliases.contains(offer.gpu, Qt::CaseInsensitive))
            return std::static_pointer_cast<const Chip>(part);
    }
    return nullptr;
}

QString gpuName(const CloudOffer &offer, const Catalogue &catalogue)
{
    const auto chip = chipOf(offer, catalogue);
    return chip ? chip->name : offer.gpu;
}

bool offerHas(const CloudOffer &offer, const QString &words, const Catalogue &catalogue)
{
    const QString all = QStringList{offer.provider, offer.name, offer.gpu,  gpuName(offer, catalogue),
                                    offer.region,   offer.term, offer.date, offerId(offer)}
                            .join(u'\n')
                            .toLower();
    const QStringList each = words.toLower().split(u' ', Qt::SkipEmptyParts);
    return std::all_of(each.begin(), each.end(), [&](const QString &word) { return all.contains(word); });
}

const Source *sourceOf(const QString &id, const std::vector<Source> &sources, const Catalogue &catalogue)
{
    const auto found =
        std::find_if(sources.begin(), sources.end(), [&](const Source &source) { return source.id == id; });
    return found != sources.end() ? &*found : catalogue.source(catalogue.sourceIndex(id));
}

} // namespace rig
