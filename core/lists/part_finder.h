// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/lists/line_words.h"
#include "core/reality/recognise.h"

#include <QHash>

namespace rig::lists {

using reality::Certainty;

/// Why a name is held for a part, or for none.
enum class Reason {
    PartNumber,    ///< the maker's part number stands in it
    Name,          ///< all that tells the part apart stands in it, and nothing that would tell it another
    Figures,       ///< a memory kit: maker, series and figures
    ChipOnly,      ///< a card whose chip is known; which card with it, is not
    OtherSpelling, ///< parts of the name are there, others are missing or more: asked
    SeveralSizes,  ///< chips of this name differ in memory or form, and the name tells none: asked
    Several,       ///< several parts have this name: asked
    OtherMemory,   ///< a card with other memory than any of its chip
    Notebook,      ///< a notebook's GPU, which is no card
    NotThere,      ///< the catalogue has no such part
    Nothing,       ///< no part is named
};
/// "part-number", "name", "figures", "chip-only", "other-spelling", "several-sizes", "several", "other-memory",
/// "notebook", "not-in-the-catalogue", "nothing"
[[nodiscard]] QLatin1StringView reasonKey(Reason reason);

/// More choices than these help nobody.
inline constexpr std::size_t MostChoices = 12;

/// What a name was held for.
struct FoundPart
{
    std::optional<Kind> kind;         ///< of the part, or that the name speaks of
    PartHandle part;                  ///< taken; null where it is asked, or none
    std::vector<PartHandle> choices;  ///< those that it may be, the likeliest first; for a chip its cards
    std::shared_ptr<const Chip> chip; ///< of a card, where it is known
    QString maker;                    ///< of a card, where it is named
    Certainty certainty = Certainty::Unknown;
    Reason reason = Reason::Nothing;
    QString words; ///< that the name has beyond the part's, or lacks: what the doubt is about
};

/// A catalogue's parts by what people write of them. Made once for many lines; keeps the parts, not the catalogue.
class PartFinder
{
public:
    explicit PartFinder(const Catalogue &catalogue);

    /// `kind`: what a label says. A wrong part is worse than a question: whatever would make it another product is
    /// asked.
    [[nodiscard]] FoundPart find(const QString &name, std::optional<Kind> kind) const;

    /// The same of what is known to be a card, or may be one (`labelled`).
    [[nodiscard]] FoundPart findCard(const QString &name, bool labelled) const;

private:
    struct ModelKey
    {
        QStringList pieces;
        PartHandle part;
        bool weak = false; ///< a number alone, or so short that it needs a word beside it that tells its kind
    };
    struct Named
    {
        PartHandle part;
        QStringList words; ///< without the maker's
        QStringList maker; ///< the maker's own words
    };
    struct KindNames
    {
        std::vector<Named> parts;
        QHash<QString, int> frequency;                     ///< in how many names a word stands
        QHash<QString, std::vector<std::size_t>> havingIt; ///< parts by a word, or by two that follow each other as one
        std::vector<std::pair<QString, QStringList>> makers; ///< each once, with its words
    };

    void addChip(const PartHandle &part);
    void addProcessor(const PartHandle &part);
    void addNamed(const PartHandle &part);
    void addNumber(const QString &number, const PartHandle &part);

    [[nodiscard]] static QStringList makersIn(const QStringList &line, const KindNames &names);
    [[nodiscard]] static std::vector<std::size_t> nearParts(const QStringList &line, const KindNames &names);
    [[nodiscard]] FoundPart byNumber(const QString &name, std::optional<Kind> kind) const;
    [[nodiscard]] FoundPart findProcessor(const QString &name, bool labelled) const;
    [[nodiscard]] FoundPart findNamed(const QString &name, Kind kind, bool labelled) const;
    [[nodiscard]] FoundPart findMemory(const QString &name) const;
    [[nodiscard]] FoundPart notMatched(FoundPart found, const Pieces &line, bool certain) const;
    void settleChip(FoundPart &found, std::vector<PartHandle> parts, const Pieces &line, const QString &name,
                    bool severalNames) const;
    void chooseCard(FoundPart &found, const QString &name) const;
    [[nodiscard]] bool isNamed(const Card &card, const Chip &chip, const QStringList &line, bool reference) const;

    std::vector<ModelKey> m_chipKeys, m_processorKeys;
    std::array<KindNames, KindCount> m_named;
    QHash<QString, std::vector<PartHandle>> m_numbers; ///< by folded part number
    QHash<QString, std::vector<PartHandle>> m_cards;   ///< by chip
    QStringList m_cardMakers;
    QHash<QString, int> m_cardWords; ///< that stand in names of cards
};

} // namespace rig::lists
