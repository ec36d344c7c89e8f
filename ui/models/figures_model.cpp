// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/figures_model.h"

#include "core/names/names.h"
#include "ui/document/own_data.h"
#include "ui/widgets/figure_text.h"
#include "ui/widgets/label.h"
#include "ui/widgets/title_text.h"

namespace rig::ui {

namespace {

/// The words of the format as people say them.
QString withUnit(const Field &field, const Value &value)
{
    const QString unit = names::figureUnit(QString::fromLatin1(field.key));
    const QString text = names::value(field, value);
    return unit.isEmpty() || value.index() == 0 ? text : QString(text + QChar(0xA0) + unit);
}

} // namespace

FiguresModel::FiguresModel(QObject *parent) : QAbstractTableModel(parent) {}

void FiguresModel::setPart(const PartHandle &part, const Catalogue &catalogue, const OwnData *ownData)
{
    beginResetModel();
    m_part = part;
    m_catalogue = catalogue;
    m_ownData = ownData;
    endResetModel();
}

const Field *FiguresModel::fieldAt(int row) const
{
    if (!m_part || row < 0 || row >= rowCount())
        return nullptr;
    return &fieldsOf(m_part->kind)[static_cast<std::size_t>(row)];
}

int FiguresModel::rowOf(const QString &key) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (key == QLatin1StringView(fieldAt(row)->key))
            return row;
    }
    return -1;
}

void FiguresModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, SureColumn);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, SureColumn));
}

int FiguresModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_part ? 0 : static_cast<int>(fieldsOf(m_part->kind).size());
}

int FiguresModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : SureColumn + 1; }

namespace {

/// A line ends between two plugs, not within "1 × PCIe 8-pin".
QString withWholePlugs(QString text)
{
    return text.replace(QStringLiteral(" × PCIe "), QStringLiteral("\u00a0×\u00a0PCIe\u00a0"))
        .replace(QStringLiteral("-pin"), QStringLiteral("\u2011pin"));
}

} // namespace

QString FiguresModel::valueText(const Field &field) const
{
    const QString key = QString::fromLatin1(field.key);
    const Value value = withPartNames(key, field.get(*m_part).value, m_catalogue);
    return value.index() == 0 ? QStringLiteral("–") : withUnit(field, value);
}

QString FiguresModel::sureText(const Field &field) const
{
    const QString key = QString::fromLatin1(field.key);
    const Reading reading = field.get(*m_part);
    if (!reading.known())
        return {};
    if (const db::Override *own = m_ownData ? m_ownData->overrideOf(m_part->id, key) : nullptr) {
        if (!own->imported)
            return own->shipped.index() == 0 ? tr("● yours (shipped: not known)")
                                             : tr("● yours (shipped: %1)", "figure").arg(withUnit(field, own->shipped));
        if (own->shipped.index() == 0)
            return tr("▽ imported");
    }
    const Source *source = m_catalogue.source(reading.source);
    if (!source)
        return m_part->origin == Origin::Own ? tr("● yours") : QString();
    const QString sure = names::certaintyMark(certaintyOf(source->kind));
    return m_part->origin == Origin::Imported ? tr("%1, imported", "how sure a figure is").arg(sure) : sure;
}

QString FiguresModel::sourceText(int row) const
{
    const Field *field = fieldAt(row);
    if (!field)
        return {};
    const QString key = QString::fromLatin1(field->key);
    const QString name = names::figureName(key, m_part->kind);
    const Reading reading = field->get(*m_part);
    if (!reading.known())
        return tr("%1 is not known.", "name of a figure").arg(name);
    const db::Override *own = m_ownData ? m_ownData->overrideOf(m_part->id, key) : nullptr;
    if (own && !own->imported)
        return own->reason.isEmpty() ? tr("%1: your own figure of %2.", "name of a figure, date")
                                           .arg(name, own->date.toString(Qt::ISODate))
                                     : tr("%1: your own figure of %2. %3", "name of a figure, date, the user's reason")
                                           .arg(name, own->date.toString(Qt::ISODate), own->reason);
    const Source *source = m_catalogue.source(reading.source);
    if (!source)
        return tr("%1: no source is given.", "name of a figure").arg(name);
    return tr("%1: %2", "name of a figure, its source").arg(name, names::sourceLine(*source));
}

QVariant FiguresModel::data(const QModelIndex &index, int role) const
{
    const Field *field = index.isValid() ? fieldAt(index.row()) : nullptr;
    if (!field)
        return {};
    const QString key = QString::fromLatin1(field->key);
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == NameColumn)
            return names::figureName(key, m_part->kind);
        return index.column() == ValueColumn ? narrowText(withWholePlugs(valueText(*field))) : sureText(*field);
    case Qt::EditRole: {
        const Value value = field->get(*m_part).value;
        return asTyped(field->words && value.index() != 0 ? Value(names::value(*field, value)) : value);
    }
    case Qt::TextAlignmentRole:
        return static_cast<int>((index.column() == ValueColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return plainTip(sourceText(index.row()));
    case Qt::AccessibleTextRole:
        return index.column() == ValueColumn ? withUnit(*field, field->get(*m_part).value)
                                             : this->data(index, Qt::DisplayRole);
    case KeyRole:
        return key;
    case KnownRole:
        return field->get(*m_part).known();
    case OwnRole: {
        const db::Override *own = m_ownData ? m_ownData->overrideOf(m_part->id, key) : nullptr;
        return own && !own->imported;
    }
    }
    return {};
}

QVariant FiguresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole) // above its cells
        return static_cast<int>((section == ValueColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Figure");
    case ValueColumn:
        return tr("Value");
    case SureColumn:
        return tr("How sure");
    }
    return {};
}

Qt::ItemFlags FiguresModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.column() == ValueColumn && m_ownData && m_ownData->canChange())
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool FiguresModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const Field *field = index.isValid() ? fieldAt(index.row()) : nullptr;
    if (!field || role != Qt::EditRole || index.column() != ValueColumn)
        return false;
    // An editor that was opened and left alone changes nothing.
    if (value.toString() == data(index, Qt::EditRole).toString())
        return true;
    const Result<Value> typed = fromTyped(*field, value.toString());
    if (!typed) {
        emit refused(typed.error().message);
        return false;
    }
    emit valueWanted(QString::fromLatin1(field->key), *typed);
    return true;
}

} // namespace rig::ui
