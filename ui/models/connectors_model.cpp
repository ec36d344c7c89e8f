// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/connectors_model.h"

#include "core/base/typed_number.h"
#include "core/names/names.h"

#include <array>

namespace rig::ui {

namespace {

// The ranges of docs/catalogue-format.md.
constexpr double LastPlace = 16;
constexpr std::array Widths{1, 2, 4, 8, 16};
constexpr int LastGeneration = 6;
constexpr int Kinds = 8;

template <class T> QString shown(const std::optional<T> &figure)
{
    return figure ? QString::number(*figure) : QString();
}

} // namespace

ConnectorsModel::ConnectorsModel(QObject *parent) : QAbstractTableModel(parent) {}

void ConnectorsModel::setBoard(const Board &board)
{
    beginResetModel();
    m_board = board;
    endResetModel();
}

void ConnectorsModel::addRow()
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    Connector connector;
    connector.label = tr("SLOT%1", "label of a new connector").arg(row + 1);
    m_board.connectors.push_back(connector);
    endInsertRows();
    emit edited();
}

void ConnectorsModel::removeRowAt(int row)
{
    if (row < 0 || row >= rowCount())
        return;
    beginRemoveRows({}, row, row);
    m_board.connectors.erase(m_board.connectors.begin() + row);
    endRemoveRows();
    emit edited();
}

void ConnectorsModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, Columns - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

int ConnectorsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_board.connectors.size());
}

int ConnectorsModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : Columns; }

QString ConnectorsModel::text(const Connector &connector, int column) const
{
    switch (column) {
    case Label:
        return connector.label;
    case KindColumn:
        return names::connectorKind(connector.kind);
    case Place:
        return shown(connector.position);
    case Length:
        return shown(connector.length);
    case Width:
        return shown(connector.width);
    case Generation:
        return shown(connector.generation);
    case Hangs:
        return names::upstream(connector.upstream, m_board);
    default:
        return {};
    }
}

QStringList ConnectorsModel::choices(int column) const
{
    QStringList texts;
    if (column == KindColumn) {
        for (int kind = 0; kind < Kinds; ++kind)
            texts << names::connectorKind(static_cast<ConnectorKind>(kind));
    } else if (column == Hangs) {
        for (const Upstream upstream : {FromUnknown, FromProcessor0, FromProcessor1, FromChipset})
            texts << names::upstream(upstream, m_board);
        for (int number = 0; number < static_cast<int>(m_board.switches.size()); ++number)
            texts << names::upstream(number, m_board);
    } else if (column == Length || column == Width) {
        texts << QString();
        for (const int width : Widths)
            texts << QString::number(width);
    } else if (column == Generation) {
        texts << QString();
        for (int generation = 1; generation <= LastGeneration; ++generation)
            texts << QString::number(generation);
    }
    return texts;
}

QVariant ConnectorsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Connector &connector = m_board.connectors[static_cast<std::size_t>(index.row())];
    const QString cell = text(connector, index.column());
    switch (role) {
    case Qt::DisplayRole:
        return cell.isEmpty() ? QStringLiteral("–") : cell;
    case Qt::EditRole:
        return cell;
    case Qt::AccessibleTextRole:
        return cell.isEmpty() ? names::value(Value()) : cell;
    case Qt::TextAlignmentRole: {
        const bool number = index.column() >= Place && index.column() <= Generation;
        return static_cast<int>((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    case ChoicesRole: {
        const QStringList offered = choices(index.column());
        return offered.isEmpty() ? QVariant() : QVariant(offered);
    }
    }
    return {};
}

QVariant ConnectorsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Label:
        return tr("Label", "of a connector");
    case KindColumn:
        return tr("Kind", "of a connector");
    case Place:
        return tr("Place", "of a slot, from the top");
    case Length:
        return tr("Length", "of a slot, in lanes");
    case Width:
        return tr("Lanes", "wired to a connector");
    case Generation:
        return tr("PCIe", "generation");
    case Hangs:
        return tr("Hangs on", "processor or chipset");
    }
    return {};
}

Qt::ItemFlags ConnectorsModel::flags(const QModelIndex &index) const
{
    return QAbstractTableModel::flags(index) | (index.isValid() ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool ConnectorsModel::take(Connector &connector, int column, const QString &text) const
{
    const auto number = static_cast<int>(text.toInt());
    const auto known = text.isEmpty() ? std::nullopt : std::optional(number);
    const auto choice = static_cast<int>(choices(column).indexOf(text));
    switch (column) {
    case Label:
        if (text.isEmpty())
            return false;
        connector.label = text;
        return true;
    case Place: {
        const std::optional<double> place = typedNumber(text);
        if (!text.isEmpty() && (!place || *place < 1 || *place > LastPlace))
            return false;
        connector.position = place;
        return true;
    }
    default:
        break;
    }
    if (choice < 0)
        return false;
    if (column == KindColumn)
        connector.kind = static_cast<ConnectorKind>(choice);
    else if (column == Hangs)
        connector.upstream = choice < 4 ? std::array{FromUnknown, FromProcessor0, FromProcessor1,
                                                     FromChipset}[static_cast<std::size_t>(choice)]
                                        : choice - 4;
    else
        (column == Length ? connector.length : column == Width ? connector.width : connector.generation) = known;
    return true;
}

bool ConnectorsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::EditRole || index.row() >= rowCount())
        return false;
    if (!take(m_board.connectors[static_cast<std::size_t>(index.row())], index.column(), value.toString().trimmed()))
        return false;
    emit dataChanged(index, index);
    emit edited();
    return true;
}

} // namespace rig::ui
