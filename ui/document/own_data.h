// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/newer_catalogue.h"
#include "db/store_copies.h"
#include "db/user_store.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace rig::ui {

class Workspace;

/// What is the user's own of the catalogue: figures, prices, parts, rates. Each change goes to his store, then the
/// workspace's catalogue is made anew from the shipped one, so that every check follows; and each can be taken back.
class OwnData : public QObject
{
    Q_OBJECT

public:
    explicit OwnData(Workspace &workspace, QObject *parent = nullptr);
    ~OwnData() override;

    /// Opens the store in `folder` and lays it over `shipped`. A failure names what cannot be read; the workspace has
    /// the shipped parts then.
    [[nodiscard]] Result<void> open(Catalogue shipped, const QString &folder);

    [[nodiscard]] const Catalogue &shipped() const { return m_shipped; }
    /// Null until open().
    [[nodiscard]] db::UserStore *store() { return m_store ? &*m_store : nullptr; }
    [[nodiscard]] bool canChange() const;
    /// Why nothing can be changed, as a sentence; empty when it can.
    [[nodiscard]] QString whyNot() const;

    /// Own figures in place of shipped ones, and imported ones where the shipped are not known. Asked of the store once
    /// for each part; the pointer holds until the next change.
    [[nodiscard]] const db::Override *overrideOf(const QString &part, const QString &key) const;

    // Each of these says what it did by changed(), or why it could not by failed(); true when it did.

    /// monostate takes the own value away. Of an own part the figure itself is changed.
    bool setFigure(const QString &part, const QString &key, const Value &value);
    bool addPrice(const QString &part, const Price &price);
    bool removePrice(const QString &part, const Price &price);
    /// A new own part, or in the place of the own one with its id. Its sources are those of the workspace's catalogue.
    bool savePart(const PartHandle &part);
    bool removePart(const QString &id);
    bool setRate(const Rate &rate);
    bool removeRate(const QString &currency);

    // What lasts runs on another thread with a store of its own; then the catalogue is made anew and `done` is called.

    using Done = std::function<void(const Result<void> &)>;
    /// All of the plan, or nothing where it fails or `progress` stops it.
    void import(const std::shared_ptr<const db::ImportPlan> &plan, const db::Progress &progress, Done done);
    /// Cannot be taken back: the store does not keep what it forgets.
    void removeImport(const db::ImportRecord &record, Done done);

    /// The copies of the store that lie beside it, newest first.
    [[nodiscard]] std::vector<db::StoreCopy> copies() const { return db::storeCopiesIn(m_folder); }
    /// What the copy holds takes the place of all that is the user's; a copy of that is made before.
    void restore(const db::StoreCopy &copy, Done done);

    /// The catalogue of a later day that stands, or would, in place of the one that the program came with.
    [[nodiscard]] std::optional<db::ImportedCatalogue> importedCatalogue() const
    {
        return db::importedCatalogue(m_folder);
    }
    /// Checks a whole catalogue and lets it count; where another was imported before, it takes its place for good.
    void importCatalogue(const QString &path, Done done);
    /// The one that the program came with counts again.
    void takeOutCatalogue(Done done);

    [[nodiscard]] bool canUndo() const { return !m_undo.empty(); }
    void undo();

signals:
    void changed(const QString &sentence);
    void failed(const QString &sentence);

private:
    using Job = std::function<Result<void>(db::UserStore &)>;
    /// Whether what runs beside the window changes which catalogue counts, so that it is read again.
    enum class Below { Same, Changed };
    struct Undo
    {
        QString name; ///< the sentence that it takes back
        Job job;
        bool lasts = false;
        Below below = Below::Same;
    };
    /// The catalogue that counts, and the same with what is the user's over it.
    struct Made
    {
        Catalogue shipped;
        Catalogue whole;
    };

    bool change(const QString &sentence, const Job &job, Job back);
    void remake(const QString &sentence);
    void take(Catalogue whole);
    void runBeside(Job job, Done done, Below below = Below::Same);
    void takeMade(Made made, int number, Below below);
    void offerUndoOfImport(const QString &sentence);
    [[nodiscard]] int newestImport() const; ///< its id; 0 where there is none
    bool saveOwnFigure(const PartHandle &part, const QString &key, const Value &value);

    Workspace &m_workspace;
    QString m_folder;
    Catalogue m_shipped;
    std::optional<db::UserStore> m_store;
    mutable QHash<QString, std::vector<db::Override>> m_overrides; ///< by part, of those that were asked for
    std::vector<Undo> m_undo;
    int m_lastRun = 0; ///< counts runBeside()
};

/// The part with another value of one figure, sourceless (the user's own); monostate: not known.
[[nodiscard]] Result<PartHandle> withFigure(const Part &part, const QString &key, const Value &value,
                                            const Catalogue &catalogue);

} // namespace rig::ui
