// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/build/site_codec.h"

#include "core/base/shown_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

struct SiteFormat
{
    Q_DECLARE_TR_FUNCTIONS(SiteFormat)
};

constexpr std::array WorkWords{"single-training"_L1, "data-parallel"_L1, "tensor-parallel"_L1, "sharded"_L1,
                               "inference"_L1};

Circuit readCircuit(JsonReader &reader)
{
    const QString id = reader.text("id"_L1);
    Circuit circuit = circuitById(id).value_or(Circuit{u"own"_s, Volts(230), Amperes(10), 1.0});
    circuit.assumed = reader.flag("assumed"_L1).value_or(false);
    if (circuit.id != id && id != "own"_L1) {
        QStringList known;
        for (const Circuit &candidate : knownCircuits())
            known << candidate.id;
        reader.complain("id"_L1,
                        SiteFormat::tr("is \"%1\"; it must be \"own\" or one of: %2.").arg(id, known.join(", "_L1)));
    }
    if (circuit.id != "own"_L1)
        return circuit;
    circuit.volts = Volts(reader.number("volts"_L1, 90, 500).value_or(circuit.volts.value()));
    circuit.amperes = Amperes(reader.number("amperes"_L1, 1, 400).value_or(circuit.amperes.value()));
    circuit.continuousShare = reader.number("continuous_share"_L1, 0.1, 1).value_or(circuit.continuousShare);
    return circuit;
}

void readExcursions(JsonReader &reader, Use &use)
{
    const QString word = reader.textOr("excursions"_L1, u"measured"_s);
    use.excursions = word == "specification"_L1 ? Excursions::Specification : Excursions::Measured;
    if (word != "specification"_L1 && word != "measured"_L1)
        reader.complain("excursions"_L1, SiteFormat::tr("is \"%1\"; it must be measured or specification.").arg(word));
}

/// Qt drops a mark of byte order in front of a text when it writes JSON: the name would be read as another one.
QString keptName(const QString &name)
{
    constexpr QChar Unseen(0xfffd);
    return QString(name).replace(QChar(QChar::ByteOrderMark), Unseen);
}

QJsonValue keptNames(const QJsonValue &value)
{
    if (value.isArray()) {
        QJsonArray kept;
        for (const QJsonValue entry : value.toArray())
            kept.append(keptNames(entry));
        return kept;
    }
    if (!value.isObject())
        return value;
    QJsonObject kept;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        kept.insert(keptName(it.key()), keptNames(it.value()));
    return kept;
}

/// Far above any model's own file, far below the limit of the whole.
constexpr qsizetype LongestValue = 20'000; ///< a list of layers
constexpr qsizetype MostValues = 100;

/// A value as workloadFields() takes it; empty: it is none.
QString textOf(const QJsonValue &value)
{
    if (value.isBool())
        return value.toBool() ? u"yes"_s : u"no"_s;
    if (value.isDouble())
        return QString::number(value.toDouble(), 'g', 12);
    return shownText(value.toString().left(LongestValue));
}

PlannedWork readWork(JsonReader &reader)
{
    PlannedWork work;
    work.name = reader.textOr("name"_L1, {}, 200);
    work.model = reader.textOr("model"_L1, {}, 120);
    work.kind = reader.textOr("kind"_L1, {}, 20);
    reader.object("config"_L1, [&](JsonReader &entry) {
        work.config = entry.raw();
        if (QJsonDocument(work.config).toJson(QJsonDocument::Compact).size() > LongestConfig)
            entry.complain({}, SiteFormat::tr("is longer than any model's own description."));
    });
    reader.object("set"_L1, [&](JsonReader &entry) {
        if (entry.raw().size() > MostValues)
            entry.complain({}, SiteFormat::tr("holds more values than a work has."));
        for (auto it = entry.raw().begin(); it != entry.raw().end(); ++it)
            work.values.insert(shownLine(it.key()), textOf(it.value()));
    });
    reader.object("need"_L1, [&](JsonReader &entry) {
        const Gibibytes low(entry.number("low_gib"_L1, 0, 1e6).value_or(0));
        const Gibibytes high(entry.number("high_gib"_L1, 0, 1e6).value_or(low.value()));
        const Gibibytes movable(entry.number("movable_gib"_L1, 0, low.value()).value_or(0));
        work.need = PlannedNeed{low, std::max(low, high), entry.integer("cards"_L1, 1, 1'000'000).value_or(1), movable};
    });
    work.extra = unknownFields(reader.raw(), {"name"_L1, "model"_L1, "kind"_L1, "config"_L1, "set"_L1, "need"_L1});
    return work;
}

QJsonObject workToJson(const PlannedWork &work)
{
    QJsonObject object = work.extra;
    object.insert("name"_L1, work.name);
    if (!work.model.isEmpty())
        object.insert("model"_L1, work.model);
    if (!work.kind.isEmpty())
        object.insert("kind"_L1, work.kind);
    if (!work.config.isEmpty())
        object.insert("config"_L1, work.config);
    QJsonObject values;
    for (auto it = work.values.begin(); it != work.values.end(); ++it)
        values.insert(it.key(), it.value());
    if (!values.isEmpty())
        object.insert("set"_L1, values);
    if (work.need) {
        QJsonObject need{{"low_gib"_L1, work.need->low.value()},
                         {"high_gib"_L1, work.need->high.value()},
                         {"cards"_L1, work.need->cards}};
        if (work.need->movable > Gibibytes())
            need.insert("movable_gib"_L1, work.need->movable.value());
        object.insert("need"_L1, need);
    }
    return object;
}

} // namespace

QJsonObject unknownFields(const QJsonObject &object, std::initializer_list<QLatin1StringView> known)
{
    QJsonObject extra;
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (std::find(known.begin(), known.end(), it.key()) == known.end())
            extra.insert(keptName(it.key()), keptNames(it.value()));
    }
    return extra;
}

void readSite(JsonReader &reader, Site &site)
{
    reader.object("circuit"_L1, [&](JsonReader &entry) { site.circuit = readCircuit(entry); });
    reader.object("tariff"_L1, [&](JsonReader &entry) {
        site.tariff = Money{entry.number("amount_per_kwh"_L1, 0, 1000).value_or(0), entry.text("currency"_L1, 3)};
    });
    site.hoursPerYear = reader.number("hours_per_year"_L1, 0, 8784).value_or(site.hoursPerYear);
    site.otherLoad = quantityOf<Watts>(reader, "other_load_w"_L1, 0, 100'000);
    site.roomCooling = quantityOf<Watts>(reader, "room_cooling_w"_L1, 0, 1'000'000);
    site.dataCentre = reader.flag("data_centre"_L1).value_or(false);
    site.extra = unknownFields(reader.raw(), {"circuit"_L1, "tariff"_L1, "hours_per_year"_L1, "other_load_w"_L1,
                                              "room_cooling_w"_L1, "data_centre"_L1});
}

void readUse(JsonReader &reader, Use &use)
{
    if (reader.has("work"_L1)) {
        const QString word = reader.text("work"_L1);
        const auto found = std::find(WorkWords.begin(), WorkWords.end(), word);
        if (found == WorkWords.end())
            reader.complain(
                "work"_L1,
                SiteFormat::tr(
                    "is \"%1\"; it must be single-training, data-parallel, tensor-parallel, sharded or inference.")
                    .arg(word));
        else
            use.work = static_cast<Work>(found - WorkWords.begin());
    }
    use.processorLoad = quantityOf<Watts>(reader, "processor_load_w"_L1, 0, 2000);
    use.memoryNeed = quantityOf<Gibibytes>(reader, "memory_need_gib"_L1, 0, 10'000);
    use.display = reader.flag("display"_L1).value_or(false);
    use.headless = reader.flag("headless"_L1).value_or(false);
    use.ecc = reader.flag("ecc"_L1).value_or(false);
    use.dataset = quantityOf<Gigabytes>(reader, "dataset_gb"_L1, 0, 100'000'000);
    reader.object("budget"_L1, [&](JsonReader &entry) {
        use.budget = Money{entry.number("amount"_L1, 0, 1e9).value_or(0), entry.text("currency"_L1, 3)};
    });
    readExcursions(reader, use);
    reader.objects("works"_L1, MostWorks, [&](JsonReader &entry) { use.works.push_back(readWork(entry)); });
    use.worksAtOnce = reader.flag("works_at_once"_L1).value_or(false);
    use.extra = unknownFields(reader.raw(), {"work"_L1, "processor_load_w"_L1, "memory_need_gib"_L1, "display"_L1,
                                             "headless"_L1, "ecc"_L1, "dataset_gb"_L1, "budget"_L1, "excursions"_L1,
                                             "works"_L1, "works_at_once"_L1});
}

QJsonObject siteToJson(const Site &site)
{
    QJsonObject object = site.extra;
    QJsonObject circuit{{"id"_L1, site.circuit.id}};
    if (site.circuit.assumed)
        circuit.insert("assumed"_L1, true);
    if (site.circuit.id == "own"_L1) {
        circuit.insert("volts"_L1, site.circuit.volts.value());
        circuit.insert("amperes"_L1, site.circuit.amperes.value());
        circuit.insert("continuous_share"_L1, site.circuit.continuousShare);
    }
    object.insert("circuit"_L1, circuit);
    if (site.tariff)
        object.insert("tariff"_L1,
                      QJsonObject{{"amount_per_kwh"_L1, site.tariff->amount}, {"currency"_L1, site.tariff->currency}});
    object.insert("hours_per_year"_L1, site.hoursPerYear);
    if (site.otherLoad)
        object.insert("other_load_w"_L1, site.otherLoad->value());
    if (site.roomCooling)
        object.insert("room_cooling_w"_L1, site.roomCooling->value());
    if (site.dataCentre)
        object.insert("data_centre"_L1, true);
    return object;
}

QJsonObject useToJson(const Use &use)
{
    QJsonObject object = use.extra;
    object.insert("work"_L1, QString(WorkWords[static_cast<std::size_t>(use.work)]));
    if (use.processorLoad)
        object.insert("processor_load_w"_L1, use.processorLoad->value());
    if (use.memoryNeed)
        object.insert("memory_need_gib"_L1, use.memoryNeed->value());
    if (use.display)
        object.insert("display"_L1, true);
    if (use.headless)
        object.insert("headless"_L1, true);
    if (use.ecc)
        object.insert("ecc"_L1, true);
    if (use.dataset)
        object.insert("dataset_gb"_L1, use.dataset->value());
    if (use.budget)
        object.insert("budget"_L1,
                      QJsonObject{{"amount"_L1, use.budget->amount}, {"currency"_L1, use.budget->currency}});
    if (use.excursions == Excursions::Specification)
        object.insert("excursions"_L1, u"specification"_s);
    QJsonArray works;
    for (const PlannedWork &work : use.works)
        works.append(workToJson(work));
    if (!works.isEmpty())
        object.insert("works"_L1, works);
    if (use.worksAtOnce)
        object.insert("works_at_once"_L1, true);
    return object;
}

} // namespace rig
