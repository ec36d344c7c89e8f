// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/layers.h"
#include "db/catalogue_file.h"
#include "db/import_plan.h"

#include <QDateTime>
#include <QJsonObject>

#include <memory>

namespace rig::db {

/// How opening the user's store went.
struct StoreState
{
    enum class Kind { Ready, ReadOnly, SetAside, Unavailable };
    Kind kind = Kind::Ready;
    QString message; ///< a sentence for the user; empty when ready
};

using rig::Override;

/// An import that was stored.
struct ImportRecord
{
    int id = 0;
    QString title;
    QStringList files;
    QDateTime when; ///< local time
    int parts = 0;
    int fills = 0;
    int prices = 0;
};

/// What is the user's: own parts, prices, rates and figures, and what he imported. The shipped catalogue is never
/// touched. A store belongs to the thread that opened it: a worker opens one of its own on the same folder, as a second
/// window does. Where the store cannot be written, all that changes it fails with the sentence of state().
class UserStore
{
public:
    /// Opens `rigwright.sqlite` in `folder`, creates or migrates it; an existing one is copied beside before. A corrupt
    /// store is set aside under a dated name, never overwritten; a file of another program is left alone. A folder that
    /// cannot be written, a backup that fails and a store of a newer version that this one can read give a read-only
    /// store. Never fails: state() says what happened.
    static UserStore open(const QString &folder);
    /// Opens the store in `folder` as it lies there: nothing is made, set aside or migrated, no folder either.
    /// Unavailable where there is none, or none that can be read; else ReadOnly, with a message only where some of it
    /// cannot be seen.
    static UserStore openToRead(const QString &folder);
    ~UserStore();
    UserStore(UserStore &&) noexcept;
    UserStore &operator=(UserStore &&) noexcept;

    [[nodiscard]] const StoreState &state() const;
    /// Another number than before once another window, or another store of this one, has written.
    [[nodiscard]] int changeCounter() const;

    /// The catalogue with all that is the user's laid over it, as stacked() in core/catalogue/layers.h says; only parts
    /// of `kinds` are read, so that a window can show GPUs at once. A row that cannot be read is left out, see
    /// leftOut().
    [[nodiscard]] Result<Catalogue> over(Catalogue shipped, const KindSet &kinds = allKinds()) const;
    /// What the last over() left out, a whole sentence each; at most twenty and one that counts the others.
    [[nodiscard]] const QStringList &leftOut() const;
    /// The same as rows.
    [[nodiscard]] const std::vector<RowLeftOut> &rowsLeftOut() const;
    /// The prices that the last over() found of parts that are not there; of parts of other kinds than it read, too.
    [[nodiscard]] const std::vector<LayerPrice> &waitingPrices() const;

    /// Adds own parts, or puts them in the place of those with the same id.
    [[nodiscard]] Result<void> addParts(const std::vector<PartHandle> &parts, const Catalogue &sources);
    /// Takes an own part away, from a form or a file, or else one of an imported data set; a shipped part with the same
    /// id is seen again.
    [[nodiscard]] Result<void> removePart(const QString &id);

    /// One dated observation of the user's own; one of the same part, currency, date and condition is replaced, all
    /// others are kept. nullopt takes all of the part's own prices away.
    [[nodiscard]] Result<void> setOwnPrice(const QString &part, const std::optional<Price> &price);
    [[nodiscard]] Result<void> removeOwnPrice(const QString &part, const Price &price);

    /// `value` in place of the part's own figure; monostate takes the override away. BadInput says what the figure may
    /// be. `reason` is at most 400 characters.
    [[nodiscard]] Result<void> setOverride(const Part &part, const QString &key, const Value &value,
                                           const QString &reason = {});
    /// The same for a part that is not there any more.
    [[nodiscard]] Result<void> removeOverride(const QString &part, const QString &key);
    /// Own overrides, then fills, of one part or (empty) of all, with what they stand in place of in `shipped`: the
    /// catalogue without the store over it.
    [[nodiscard]] Result<std::vector<Override>> overrides(const Catalogue &shipped, const QString &part = {}) const;

    /// The user's own rate of a currency; it replaces the one before.
    [[nodiscard]] Result<void> setRate(const Rate &rate);
    [[nodiscard]] Result<void> removeRate(const QString &currency);

    /// Stores all of a plan in one transaction, or nothing: a plan that `progress` stops leaves the store as it was and
    /// fails saying so. What is stored already is not stored again, and a plan with nothing new leaves no record. Parts
    /// with Origin::Own (a file of the user's) count as own parts, all others as imported.
    [[nodiscard]] Result<void> apply(const ImportPlan &plan, const Progress &progress = {});
    /// Newest first.
    [[nodiscard]] Result<std::vector<ImportRecord>> imports() const;
    /// Takes an import's parts, fills and prices out again; those of an import before it are seen again.
    [[nodiscard]] Result<void> removeImport(int id);

    /// Puts what a copy of the store (storeCopiesIn) holds in the place of all that is in it, or changes nothing. A
    /// copy of what was there is made before and stays.
    [[nodiscard]] Result<void> restore(const QString &copy);

    /// Small things that are remembered between sessions: a CSV's column mapping by the header it was made for. An
    /// empty object forgets.
    [[nodiscard]] std::optional<QJsonObject> remembered(const QString &key) const;
    [[nodiscard]] Result<void> remember(const QString &key, const QJsonObject &value);

private:
    struct Data;
    explicit UserStore(std::unique_ptr<Data> data);
    std::unique_ptr<Data> m;
};

} // namespace rig::db
