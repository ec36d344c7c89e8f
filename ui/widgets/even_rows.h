// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace rig::ui {

/// Cards of one width in rows of as many as fit, which fill the room; the rows of a set are as full as each other. In a
/// row all are as high as its highest.
class EvenRows : public QLayout
{
public:
    explicit EvenRows(QWidget *parent = nullptr, int gap = 8);
    ~EvenRows() override;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override;
    void setGeometry(const QRect &rect) override;

private:
    [[nodiscard]] QList<QLayoutItem *> shown() const;
    int arrange(const QRect &rect, bool really) const;

    QList<QLayoutItem *> m_items;
    int m_gap;
};

} // namespace rig::ui
