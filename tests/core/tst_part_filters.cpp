// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/part_filters.h"
#include "tests/testing.h"

#include <QTest>

using namespace rig;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<Chip> chip(const char *id, std::optional<double> gib, const char *vendor)
{
    auto made = std::make_shared<Chip>();
    made->id = made->name = QString::fromLatin1(id);
    made->vendor = QString::fromLatin1(vendor);
    if (gib)
        made->memory.value = Gibibytes(*gib);
    return made;
}

std::shared_ptr<Card> card(const char *id, const char *gpu, double places)
{
    auto made = std::make_shared<Card>();
    made->id = made->name = QString::fromLatin1(id);
    made->vendor = u"ASUS"_s;
    made->gpu.value = QString::fromLatin1(gpu);
    made->slotCount.value = places;
    return made;
}

Catalogue few()
{
    Catalogue all;
    all.add(chip("large", 24, "NVIDIA"));
    all.add(chip("small", 23.9, "AMD"));
    all.add(chip("unknown", std::nullopt, "AMD"));
    all.add(card("card", "large", 2.7));
    all.add(card("flat", "small", 2));
    return all;
}

const FilterOffer *offerOf(const std::vector<FilterOffer> &offers, const char *key)
{
    for (const FilterOffer &offer : offers) {
        if (offer.key == QLatin1StringView(key))
            return &offer;
    }
    return nullptr;
}

} // namespace

class TestPartFilters : public QObject
{
    Q_OBJECT

private slots:
    void atLeastMeansAtLeast()
    {
        const Catalogue all = few();
        const PartCondition least{u"memory_gib"_s, {}, 24, {}};
        QVERIFY(meets(*all.find(u"large"_s), least, all)); // at the limit
        QVERIFY(!meets(*all.find(u"small"_s), least, all));
        QVERIFY(!meets(*all.find(u"unknown"_s), least, all));
    }

    void aCardHasItsGpusMemory()
    {
        const Catalogue all = few();
        const PartCondition least{u"chip_memory_gib"_s, {}, 24, {}};
        QVERIFY(meets(*all.find(u"card"_s), least, all));
        QVERIFY(!meets(*all.find(u"flat"_s), least, all));
    }

    void onlyWhatThePartsHaveIsOffered()
    {
        const Catalogue all = few();
        const std::vector<FilterOffer> gpus = partFilters(Kind::Gpu, all);
        const FilterOffer *memory = offerOf(gpus, "memory_gib");
        QVERIFY(memory);
        QCOMPARE(memory->choices.size(), std::size_t(4)); // 8, 12, 16, 24: no step above the largest
        QCOMPARE(memory->choices.back().text.simplified(), u"≥ 24 GB"_s);
        QVERIFY(offerOf(gpus, "vendor"));
        QVERIFY(!offerOf(gpus, "price")); // none has one
        QVERIFY(!offerOf(gpus, "buying"));
        const std::vector<FilterOffer> cards = partFilters(Kind::Card, all);
        QVERIFY(!offerOf(cards, "vendor")); // all are of one
        const FilterOffer *places = offerOf(cards, "slots");
        QVERIFY(places);
        QCOMPARE(places->choices.front().text.simplified(), u"Slots ≤ 2"_s);
    }
};

RIG_TEST(TestPartFilters)
#include "tst_part_filters.moc"
