// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"

#include <QVarLengthArray>

#include <memory>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace rig {

/// In the order in which they are shown.
enum class Severity { Blocker, Caution, Unknown, Note };

/// "blocker", "caution", "unknown", "note"
[[nodiscard]] QLatin1StringView severityKey(Severity severity);
[[nodiscard]] std::optional<Severity> severityFromKey(QStringView name);

/// A check that says one thing only.
struct OneVariant;

/// A check's name, which carries the type of its variants: Finding::variant() gives that type back, and no other.
template <class V = OneVariant> struct CheckId
{
    const char *name;                                        ///< "pcie.lane-downgrade"; stable
    constexpr operator const char *() const { return name; } // NOLINT(google-explicit-constructor): a name is a text
};

/// The name of a number of a finding, which carries its type: a unit, int, double or bool. The name has the unit too
/// ("need_w"): it stands in the console's JSON.
template <class T> struct FactKey
{
    const char *name;
};

/// The bare number of a fact.
template <class Tag> [[nodiscard]] constexpr double bare(Quantity<Tag> value) { return value.value(); }
[[nodiscard]] constexpr double bare(double value) { return value; }

/// One number of a finding, made of its key: `finding.facts = {{NeedW, need}, {SupplyW, supply}}`.
struct Fact
{
    const char *key = "";
    double value = 0;

    Fact() = default;
    template <class T> Fact(FactKey<T> of, std::type_identity_t<T> number) : key(of.name), value(bare(number)) {}
};

/// A figure that is missing, and whose.
struct MissingFigure
{
    ItemId item = 0;
    const char *figure = ""; ///< key of the field, or "connectors.generation" and the like for a board's graph
    int connector = -1;

    bool operator==(const MissingFigure &other) const;
};

/// What a check says. Sentences are made of it in core/words.
struct Finding
{
    Finding() = default;
    Finding(const Finding &) = default;
    Finding(Finding &&) noexcept = default;
    Finding &operator=(const Finding &) = default;
    /// Qt 6.4's QVarLengthArray loses its own buffer where another one is moved into it.
    Finding &operator=(Finding &&other) noexcept
    {
        if (this != &other) {
            std::destroy_at(this);
            std::construct_at(this, std::move(other));
        }
        return *this;
    }
    ~Finding() = default;

    const char *check = ""; ///< "pcie.lane-downgrade"; stable
    Severity severity = Severity::Note;
    int variantIndex = 0; ///< which of the check's variants; variant() gives it its type
    QVarLengthArray<ItemId, 4> subjects;
    /// So many of the subjects, from the first on, are what it is said of, each by itself; the others are what it is
    /// said against: the case, the supply.
    int members = 1;
    QVarLengthArray<int, 4> connectors;
    QVarLengthArray<Fact, 6> facts;
    MissingFigure missing;             ///< for Unknown
    std::vector<const char *> blocked; ///< for Unknown: the checks that this figure blocks
    bool governs = true;               ///< for Unknown: without the figure nobody can say whether the machine works
    std::vector<Finding> parts;        ///< the findings that gathered() made this one of; empty: it stands for itself

    template <class V> [[nodiscard]] bool is(CheckId<V> id) const { return std::string_view(check) == id.name; }
    template <class V> [[nodiscard]] bool is(CheckId<V> id, V one) const { return is(id) && variant(id) == one; }
    /// Which of its check's variants it is; the check must be the one asked for.
    template <class V> [[nodiscard]] V variant(CheckId<V> id) const
    {
        Q_ASSERT_X(is(id), id.name, check);
        return static_cast<V>(variantIndex);
    }
    /// A number that the check does not always know; nullopt where it did not.
    template <class T> [[nodiscard]] std::optional<T> factIfKnown(FactKey<T> key) const
    {
        const Fact *found = find(key.name);
        return found ? std::optional(static_cast<T>(found->value)) : std::nullopt;
    }
    /// A number that the check always sets. One that is not there is a mistake in the program: it ends a test, and to
    /// the user it shows as NotSet, which nobody takes for a number.
    template <class T> [[nodiscard]] T fact(FactKey<T> key) const
    {
        const Fact *found = find(key.name);
        Q_ASSERT_X(found, check, key.name);
        return static_cast<T>(found ? found->value : NotSet);
    }
    static constexpr double NotSet = -999'999;

private:
    [[nodiscard]] const Fact *find(std::string_view key) const;
};

} // namespace rig
