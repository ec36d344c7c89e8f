// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace rig::ui {

/// Lays widgets out in rows that break like words: a bar of controls stays whole in a narrow window and with large
/// type.
class FlowLayout : public QLayout
{
public:
    explicit FlowLayout(QWidget *parent = nullptr, int gap = 8);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override;
    void setGeometry(const QRect &rect) override;

protected:
    /// Where its items stand in this room; returns how high they are together. `really`: and puts them there.
    virtual int arrange(const QRect &rect, bool really) const;
    /// How much has to be left of a row for an item to stand in it: its own width, unless the next one belongs to it.
    [[nodiscard]] virtual int roomFrom(int index) const { return itemAt(index)->sizeHint().width(); }
    [[nodiscard]] int gap() const { return m_gap; }

private:
    QList<QLayoutItem *> m_items;
    int m_gap;
};

} // namespace rig::ui
