// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

QT_BEGIN_NAMESPACE
class QTableView;
QT_END_NAMESPACE

namespace rig::ui {

/// The room of a table that ends with a row: it is as high as its rows are, and where they do not find room, as those
/// that are whole. What stands below it follows at once, so the layout around gives what is left to something else.
class WholeRows : public QWidget
{
    Q_OBJECT

public:
    /// `rows`: so many are seen, where the table has them; a page that is lower scrolls.
    WholeRows(QTableView &table, int rows, QWidget *parent = nullptr);
    ~WholeRows() override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    void place();
    [[nodiscard]] int aroundRows() const; ///< heading, frame, a scroll bar below
    [[nodiscard]] int wholeHeight() const;
    [[nodiscard]] int heightWithin(int room) const;

    QTableView &m_table;
    int m_rows;
    bool m_placing = false;
    std::vector<QMetaObject::Connection> m_told;
};

} // namespace rig::ui
