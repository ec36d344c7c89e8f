// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/parts/choice_delegate.h"

#include <QComboBox>

namespace rig::ui {

QWidget *ChoiceDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                      const QModelIndex &index) const
{
    const QVariant choices = index.data(m_role);
    const QString name = index.model()->headerData(index.column(), Qt::Horizontal).toString();
    if (!choices.isValid()) {
        QWidget *editor = QStyledItemDelegate::createEditor(parent, option, index);
        if (editor)
            editor->setAccessibleName(name);
        return editor;
    }
    auto *combo = new QComboBox(parent);
    combo->addItems(choices.toStringList());
    combo->setAccessibleName(name);
    return combo;
}

void ChoiceDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    if (auto *combo = qobject_cast<QComboBox *>(editor))
        combo->setCurrentIndex(combo->findText(index.data(Qt::EditRole).toString()));
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void ChoiceDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    if (auto *combo = qobject_cast<QComboBox *>(editor))
        model->setData(index, combo->currentText());
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

} // namespace rig::ui
