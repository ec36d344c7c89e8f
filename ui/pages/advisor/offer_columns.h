// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

QT_BEGIN_NAMESPACE
class QTableView;
QT_END_NAMESPACE

namespace rig::ui {

/// How the Advisor's list shares its width: figures give way to names and remarks, of which both are whole where there
/// is room for both, the remarks first; nothing has to be scrolled to.
class OfferColumns : public QObject
{
    Q_OBJECT

public:
    explicit OfferColumns(QTableView &table); ///< the table's child

    void measure(); ///< once other rows are shown, or the type is another
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] int widestRemark() const;
    void share();

    QTableView &m_table;
    int m_name = 0; ///< as wide as the longest
    int m_remarks = 0;
    int m_remark = 0; ///< the longest single one: Chinese has shorter ones than English
    bool m_sharing = false;
};

} // namespace rig::ui
