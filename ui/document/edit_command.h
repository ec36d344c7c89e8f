// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/edit.h"

#include <QUndoStack>

#include <optional>

namespace rig::ui {

class Workspace;

/// One undo step: the document before and the document after. Both are values that share what did not change.
class EditCommand : public QUndoCommand
{
public:
    /// A single edit; its name in the menu follows the language of the window. Edits merge within the same `step`.
    EditCommand(Workspace &workspace, const Edit &edit, Document after, int step);
    /// Several edits under one name.
    EditCommand(Workspace &workspace, const QString &name, Document after);

    /// What the menu shows after "Undo".
    [[nodiscard]] QString name() const;

    void undo() override;
    void redo() override;
    /// Steps of a slider or a spin box on the same items are one step.
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand *other) override;

private:
    Workspace &m_workspace;
    std::optional<Edit> m_edit;
    QString m_name;
    Document m_before;
    Document m_after;
    int m_step = 0;
};

/// The name of a step of a workspace's history; empty when there is none at `index`.
[[nodiscard]] QString stepName(const QUndoStack &stack, int index);

} // namespace rig::ui
