// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/build/build.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace rig {
struct Device;
}

namespace rig::ui {

class LimitBox;
class PriceBox;
class Workspace;

/// What can be set of the chosen part: connector, count, power limit, owned, locked, a board's firmware settings.
class ItemEditor : public QWidget
{
    Q_OBJECT

public:
    explicit ItemEditor(Workspace &workspace, QWidget *parent = nullptr);

    /// Shows an item; one that is not there empties the editor.
    void show(ItemId item);
    void retranslate();
    void focusPowerLimit();
    void focusCount();
    void focusConnector();
    void focusPrice();
    /// As its button does: of cards alike, all where the user says so.
    void replace();

signals:
    /// `alike`: with it all others of the same part.
    void replaceWanted(int item, bool alike);
    void removeWanted(int item);

private:
    void layOut();
    void connectEditors();
    void showConnectors(const Item &item);
    void showLimit(const Item &item);
    void showSettings(const Item &item);
    void showButtons(const Item &item);
    void fillSwapMenu();
    [[nodiscard]] std::vector<const Device *> partners() const;
    void takeLimit();
    void showPrice(const Item &item);
    void takePrice();
    [[nodiscard]] std::vector<ItemId> meant() const;
    void setRowVisible(QWidget *field, bool visible);

    Workspace &m_workspace;
    ItemId m_item = 0;
    QLabel *m_name;
    QFormLayout *m_form;
    QLabel *m_connectorLabel;
    QComboBox *m_connector;
    QLabel *m_countLabel;
    QSpinBox *m_count;
    QLabel *m_limitLabel;
    LimitBox *m_limit;
    QLabel *m_priceLabel;
    PriceBox *m_price;
    QCheckBox *m_allCards;
    QWidget *m_settings;
    QCheckBox *m_owned;
    QCheckBox *m_locked;
    QPushButton *m_replace;
    QPushButton *m_duplicate;
    QPushButton *m_swap;
    QPushButton *m_remove;
};

} // namespace rig::ui
