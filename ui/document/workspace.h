// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/buildfile.h"
#include "core/build/edit.h"
#include "core/build/place.h"
#include "core/checks/check.h"
#include "core/checks/verdict.h"
#include "core/machine/assessment.h"
#include "core/renting/rent_case.h"

#include <QObject>
#include <QSettings>
#include <QUndoStack>

#include <memory>

namespace rig::reality {
struct Detected;
}

namespace rig::ui {

class OwnData;

/// Which prices count, as the settings keep it, on a day; a currency that was never chosen is `usual`, where the rates
/// know it.
[[nodiscard]] PricePolicy keptPolicy(const QSettings &settings, const QDate &today, const QString &usual,
                                     const std::vector<Rate> &rates);

/// What the window works on: the catalogue, the open document with its undo stack, and what is true of it.
/// Pages read from it and send edits to it; nothing else is shared between pages.
class Workspace : public QObject
{
    Q_OBJECT

public:
    explicit Workspace(Catalogue catalogue, QObject *parent = nullptr);

    [[nodiscard]] const Catalogue &catalogue() const { return m_catalogue; }
    [[nodiscard]] const Document &document() const { return m_document; }
    [[nodiscard]] const Machine &machine() const { return m_machine; }
    [[nodiscard]] const Assessment &assessment() const { return m_assessment; }
    [[nodiscard]] const Verdict &verdict() const { return m_verdict; }
    [[nodiscard]] Situation situation() const;
    [[nodiscard]] QUndoStack &undoStack() { return m_undo; }
    /// The user's own figures, prices and parts; null where there is no store.
    [[nodiscard]] OwnData *ownData() const { return m_ownData; }
    void setOwnData(OwnData *ownData) { m_ownData = ownData; }

    /// What the machine says of itself that the plan is held against; null: nothing was given. It goes with the
    /// document.
    [[nodiscard]] const std::shared_ptr<const reality::Detected> &found() const { return m_found; }
    void setFound(std::shared_ptr<const reality::Detected> found);

    /// What the report holds the machine against, where the user asked for renting there; the machine itself is that of
    /// the report. It goes with the document.
    [[nodiscard]] const std::optional<RentInputs> &rent() const { return m_rent; }
    void setRent(std::optional<RentInputs> rent) { m_rent = std::move(rent); }

    /// What is usual where the user lives: new machines stand on it.
    [[nodiscard]] const Place &place() const { return m_place; }
    /// A machine without parts and without a past is begun anew there.
    void setPlace(const Place &place);
    /// One undo step, named in the menu by words::editText.
    void edit(const Edit &edit);
    /// Several edits as one undo step.
    void edit(const std::vector<Edit> &edits, const QString &name);
    /// A drag is over, or begins: the next edit is an undo step of its own, even where it would merge with the last.
    void endStep() { ++m_step; }
    /// Another document takes the place of this one; the undo history ends.
    void setDocument(const Document &document);
    /// The catalogue with other parts (own prices, a snapshot's parts); the document and the price policy stay.
    void setCatalogue(Catalogue catalogue);
    /// Other prices count from now on, in every page.
    void setPricePolicy(const PricePolicy &policy);

signals:
    void documentChanged(); ///< after every edit, undo, redo and setDocument; the assessment is up to date
    void catalogueChanged();
    void foundChanged();
    void documentReplaced(); ///< after setDocument: another document, with an empty history

private:
    friend class EditCommand;
    void apply(const Document &document);

    Catalogue m_catalogue;
    Place m_place;
    Document m_document;
    Machine m_machine;
    Assessment m_assessment;
    Verdict m_verdict;
    QUndoStack m_undo;
    int m_step = 0; ///< edits only merge within the same one
    OwnData *m_ownData = nullptr;
    std::shared_ptr<const reality::Detected> m_found;
    std::optional<RentInputs> m_rent;
};

} // namespace rig::ui
