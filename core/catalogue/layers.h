// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/catalogue/fields.h"

#include <QByteArray>

namespace rig {

/// What one store says beside the shipped catalogue: plain values as they lie there, read by db and judged here. Bodies
/// are JSON in the catalogue's format; empty where there is none, or one that is too long.

struct LayerSource
{
    QString id;
    QByteArray body;
};

struct LayerPart
{
    QString id;
    Kind kind = Kind::Gpu;
    QByteArray body;
    bool own = true; ///< false: of somebody else's data set
    int since = 0;   ///< of a part from the user's form, the last import before it was saved
};

struct LayerPrice
{
    QString part;
    Money money;
    QString date;
    QString condition;
    QString basis;  ///< of an own price, empty: it is what was seen on the market
    QString source; ///< who observed it; empty: whoever the layer is from
};

struct LayerFigure
{
    QString part;
    QString key;
    QByteArray body; ///< {key: value}
    QString reason;  ///< the user's own words
    QString date;
};

struct LayerRate
{
    QString currency;
    double perUsd = 0;
    QString date;
};

struct Layer
{
    /// The least first. Imported layers count among each other by their number.
    enum class Whose { Imported, Team, Own };

    Whose whose = Whose::Own;
    int number = 0; ///< of an import: a later one counts before an earlier one
    QString title;  ///< of an import or a team: what its figures and prices cite where they name nothing better
    QString source; ///< id of a source that its figures cite; empty or not there: the title
    QString date;
    std::vector<LayerSource> sources;
    std::vector<LayerPart> parts;
    std::vector<LayerPrice> prices;
    std::vector<LayerFigure> figures;
    std::vector<LayerRate> rates;
    QStringList unread; ///< what the reader could not read of it, a sentence each
};

/// A row that does not count, and why. core/words/left_out.h makes the sentences.
struct RowLeftOut
{
    enum class What {
        Unread,           ///< `why` says it all
        Source,           ///< its name alone is kept
        Part,             ///< `why`
        PartNamedOther,   ///< `other`: the id that it gives itself
        OwnPrice,         ///< of the part `of`
        ImportedPrice,    ///< likewise
        Figure,           ///< `other`: its key; `of`: the part's name; `why`
        UnreadableFigure, ///< likewise, without `why`
        Rate              ///< `of`: the currency; `why`
    };
    What what = What::Unread;
    QString of;
    QString other;
    QString why;
};

struct Stacked
{
    Catalogue catalogue;
    std::vector<RowLeftOut> leftOut;
    std::vector<LayerPrice> waiting; ///< prices of parts that are not there
};

/// The shipped catalogue with layers over it, in whatever order they come.
/// - Parts: the user's own before a team's, these before the shipped ones; an imported one only where there is no other
///   with its id, a later import before an earlier one. Of own parts, the form or the file that came last.
/// - Figures: the user's own before a team's, these before those of the part itself; an imported one only where the
///   figure is not known. They cite the layer's source, own ones one of kind Owner.
/// - Prices: all are kept; one observation that several imports have, as the latest has it. Own ones have no source.
/// - Rates: the user's own stand first, then a team's, then the shipped ones.
/// - What concerns a part that is not there waits, without a word.
[[nodiscard]] Stacked stacked(Catalogue shipped, std::vector<Layer> layers);

/// A figure of a part that stands in place of the shipped one, or where that is not known.
struct Override
{
    QString part;
    QString key;
    Value value;
    Value shipped;         ///< what it stands in place of; monostate: not known, or the part is not there
    QString reason;        ///< the user's own words; empty for imported ones
    QDate date;            ///< the day it was set or imported
    bool imported = false; ///< a fill: gives way to the shipped figure once that is known
};

/// The user's own figures in `layers` (those of parts that are not there too), then the imported ones that count; both
/// by part and key. `shipped` is the catalogue without the layers.
[[nodiscard]] std::vector<Override> overridesIn(const Catalogue &shipped, const std::vector<Layer> &layers);

} // namespace rig
