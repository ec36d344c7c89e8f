// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/catalogue/fields.h"

#include <QAbstractTableModel>

namespace rig::ui {

class OwnData;

/// The figures of one part: name, value with unit, how sure it is or whose. The value can be edited where the user has
/// a store; what he typed goes out as a signal, and comes back with the next setPart().
class FiguresModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, ValueColumn, SureColumn };
    /// OwnRole: there is an own value, which can be taken away. KnownRole: there is any.
    enum Role { KeyRole = Qt::UserRole, OwnRole, KnownRole };

    explicit FiguresModel(QObject *parent = nullptr);

    /// `ownData` may be null: nothing can be edited then.
    void setPart(const PartHandle &part, const Catalogue &catalogue, const OwnData *ownData);
    [[nodiscard]] const PartHandle &part() const { return m_part; }
    [[nodiscard]] const Field *fieldAt(int row) const;
    [[nodiscard]] int rowOf(const QString &key) const;
    /// "“GeForce RTX 3090”, NVIDIA, 2020-09, https://…": where the figure was read, or whose it is.
    [[nodiscard]] QString sourceText(int row) const;
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// False, and refused(), when the text is no value of the figure.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

signals:
    void valueWanted(const QString &key, const Value &value); ///< monostate: the own value goes
    void refused(const QString &sentence);

private:
    [[nodiscard]] QString sureText(const Field &field) const;
    [[nodiscard]] QString valueText(const Field &field) const;

    PartHandle m_part;
    Catalogue m_catalogue;
    const OwnData *m_ownData = nullptr;
};

} // namespace rig::ui
