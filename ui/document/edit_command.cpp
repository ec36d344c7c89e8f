// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/edit_command.h"

#include "core/words/words.h"
#include "ui/document/workspace.h"

namespace rig::ui {

namespace {

/// Edits of which a row of small steps is one intention. -1 (never merged) for all others.
int mergeId(const Edit &edit)
{
    const bool merges = std::holds_alternative<SetPowerLimit>(edit) || std::holds_alternative<SetCount>(edit) ||
                        std::holds_alternative<Rename>(edit);
    return merges ? static_cast<int>(edit.index()) : -1;
}

bool sameTarget(const Edit &a, const Edit &b)
{
    if (a.index() != b.index())
        return false;
    if (const auto *limit = std::get_if<SetPowerLimit>(&a))
        return limit->items == std::get<SetPowerLimit>(b).items;
    if (const auto *count = std::get_if<SetCount>(&a))
        return count->item == std::get<SetCount>(b).item;
    return std::holds_alternative<Rename>(a);
}

} // namespace

EditCommand::EditCommand(Workspace &workspace, const Edit &edit, Document after, int step)
    : m_workspace(workspace), m_edit(edit), m_before(workspace.document()), m_after(std::move(after)), m_step(step)
{
    setText(name());
}

EditCommand::EditCommand(Workspace &workspace, const QString &name, Document after)
    : m_workspace(workspace), m_name(name), m_before(workspace.document()), m_after(std::move(after))
{
    setText(name);
}

QString EditCommand::name() const
{
    return m_edit ? words::editText(*m_edit, m_before, m_workspace.catalogue()) : m_name;
}

void EditCommand::undo() { m_workspace.apply(m_before); }

void EditCommand::redo() { m_workspace.apply(m_after); }

int EditCommand::id() const { return m_edit ? mergeId(*m_edit) : -1; }

bool EditCommand::mergeWith(const QUndoCommand *other)
{
    // QUndoStack only asks for commands with the same id, and only edits of this class have one.
    const auto *next = static_cast<const EditCommand *>(other);
    if (next->m_step != m_step || !m_edit || !next->m_edit || !sameTarget(*m_edit, *next->m_edit))
        return false;
    m_edit = next->m_edit;
    m_after = next->m_after;
    setText(name());
    setObsolete(m_after == m_before);
    return true;
}

QString stepName(const QUndoStack &stack, int index)
{
    // Only Workspace pushes onto its stack, and only commands of this class.
    const auto *command = static_cast<const EditCommand *>(stack.command(index));
    return command ? command->name() : QString();
}

} // namespace rig::ui
