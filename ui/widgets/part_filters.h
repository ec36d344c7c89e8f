// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/part_filters.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLineEdit;
class QPushButton;
class QToolButton;
QT_END_NAMESPACE

namespace rig::ui {

class FilterChip;

/// How a list of parts is narrowed, in a row: a field for words, a chip for each filter that partFilters() offers for a
/// kind, and "Clear" at the end.
/// The chip of a filter is called "filter_" and its key.
class PartFilters : public QWidget
{
    Q_OBJECT

public:
    explicit PartFilters(QWidget *parent = nullptr);

    /// Makes the chips of the kind; what was chosen stays chosen where it is still offered. Silent.
    void setKind(Kind kind, const Catalogue &catalogue);
    [[nodiscard]] std::vector<PartCondition> conditions() const;
    /// At which prices one buys; nullopt: as everywhere in the program.
    [[nodiscard]] std::optional<Buying> buying() const;
    /// Puts another choice in place of the one that is made; what is not offered is left out. Silent.
    void setChosen(const std::vector<PartCondition> &conditions, std::optional<Buying> buying);
    [[nodiscard]] bool isSet() const;
    /// What the field says while it is empty; without it there is no field.
    void setSearchHint(const QString &hint);
    /// Empties the field. Silent.
    void dropSearch();
    /// A further filter, on or off, behind those of the kind: what it asks for is its maker's. It counts as set, goes
    /// with what is cleared, and is called `name`.
    [[nodiscard]] QToolButton *addSwitch(const QString &name);
    /// Puts a widget behind the filters, on the same wrapping line.
    void append(QWidget *widget);
    void clear();

signals:
    void changed();
    /// The text of the field, at every keystroke.
    void searched(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Shown
    {
        FilterOffer offer;
        FilterChip *chip;
    };

    void fill();
    void sayChanged();

    Kind m_kind = Kind::Gpu;
    Catalogue m_catalogue;
    std::vector<Shown> m_shown;
    std::vector<QToolButton *> m_switches;
    QLineEdit *m_search = nullptr; ///< once there is a hint for it
    QPushButton *m_clear;
};

} // namespace rig::ui
