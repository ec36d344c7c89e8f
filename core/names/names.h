// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/fields.h"
#include "core/machine/assessment.h"
#include "core/prices/price.h"

#include <QString>

namespace rig::names {

/// What things are called, and numbers with their units, translated by the installed translators. Sentences about a
/// machine's findings stand above, in core/words.

[[nodiscard]] QString kind(Kind kind);             ///< "Graphics card"
[[nodiscard]] QString kindPlural(Kind kind);       ///< "Graphics cards"
[[nodiscard]] QString figureName(QStringView key); ///< "Memory bandwidth"
/// The same of a kind of part: what "memory type" means depends on whose it is, in Chinese the word does.
[[nodiscard]] QString figureName(QStringView key, Kind kind);
[[nodiscard]] QString figureUnit(QStringView key);  ///< "GB/s"; empty where there is none
[[nodiscard]] QString device(const Device &device); ///< "Card 2", "Drive 1", "Riser 1"
/// Devices of one kind together: "Cards 1–4", "Cards 1 and 3", "Drive 1"; at least one.
[[nodiscard]] QString devices(const std::vector<const Device *> &devices);
/// A generation of processors by its key: "Core 14th generation" of "core-14", "EPYC 7003" of "epyc-7003".
[[nodiscard]] QString familyName(const QString &key);
/// A plug as people call it: "PCIe 8-pin" of "pcie-8".
[[nodiscard]] QString plugName(const QString &word);
/// "Card 2: GeForce RTX 3090", "Drive 1: 980 Pro"
[[nodiscard]] QString deviceName(const Device &device);
/// The part's name without its vendor's in front.
[[nodiscard]] QString shortName(const Part &part);
/// The part's name; "some-id (not in the catalogue)" where the catalogue does not know it.
[[nodiscard]] QString partName(const QString &id, const Catalogue &catalogue);
/// "PCI_E3", or "Riser 1, output 2" for a place on another item.
[[nodiscard]] QString placeText(const QString &connector, const Machine &machine);
/// "locked · limited to 280 W"; empty where nothing is to be said. That it is owned stands where its price would.
[[nodiscard]] QString marksOf(const Item &item);
/// The link of a device; a riser has none of its own: "passes its lanes on".
[[nodiscard]] QString linkOf(const Link &link, const Device &device);
/// "PCI_E3", or "PCI_E3, Riser 1" for what hangs on another item; "not known" where it stands in no connector.
[[nodiscard]] QString placeOf(const Device &device, const Machine &machine);
[[nodiscard]] QString certainty(Certainty certainty);
/// A sign and a word for how sure a figure is: "◆ vendor".
[[nodiscard]] QString certaintyMark(Certainty certainty);
/// For people: “title”, publisher, date, link, as far as they are known.
[[nodiscard]] QString sourceLine(const Source &source);
[[nodiscard]] QString connectorKind(ConnectorKind kind); ///< "slot", "M.2", "U.2"
[[nodiscard]] QString circuit(const Circuit &circuit);
[[nodiscard]] QString work(Work work);
[[nodiscard]] QString workInSentence(Work work); ///< "data-parallel training"
[[nodiscard]] QString peerWay(PeerWay way);
[[nodiscard]] QString upstream(Upstream upstream, const Board &board);
[[nodiscard]] QString link(const Link &link); ///< "PCIe 4.0 x8", "no lanes", "not known"

[[nodiscard]] QString money(const Money &money); ///< "$1,499"
/// What so many cost for a reader who multiplies what is shown of one: 8 of $1,249.93, shown as $1,250, come to
/// $10,000. To be shown; what is reckoned with is exact.
[[nodiscard]] Money severalAsShown(int count, const Money &one);
/// "$1,499 to $1,999"; one amount where both are shown alike, or there is no second.
[[nodiscard]] QString moneyRange(const Money &from, std::optional<double> to);
[[nodiscard]] QString moneyChange(const Money &change); ///< "+$120", "−$45", "$0"
[[nodiscard]] QString cost(const Cost &cost);           ///< "≥ $3,210, 3 parts without price"
[[nodiscard]] QString price(const PricePick &pick);     ///< "$1,499 (launch, 2020-09-24)", see priceBasis()
[[nodiscard]] QString noPrice();                        ///< "no price known"
[[nodiscard]] QString watts(Watts watts);               ///< "1,080 W"
[[nodiscard]] QString total(const Total &total); ///< "1,080 W"; "≥ 1,080 W" where the draw of a part is not known
[[nodiscard]] QString peakLength(double microseconds); ///< "10 ms", "100 µs"
[[nodiscard]] QString window(Window window);           ///< the same of one of the windows
[[nodiscard]] QString value(const Value &value);       ///< a figure without its unit; "not known" when it is unknown
/// The same of a field whose texts are words of the format ("datacentre" → "data centre").
[[nodiscard]] QString value(const Field &field, const Value &value);
[[nodiscard]] QString number(double value, int decimals = 0);

} // namespace rig::names
