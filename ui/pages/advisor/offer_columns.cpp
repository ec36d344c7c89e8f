// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor/offer_columns.h"

#include "ui/pages/advisor/offers_model.h"
#include "ui/widgets/table_look.h"

#include <QEvent>
#include <QHeaderView>
#include <QStyle>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

constexpr int LettersOfName = 34;
constexpr int FewestLettersOfName = 22;  ///< "GeForce RTX 4070 SUPER"
constexpr int LettersOfRemarks = 28;     ///< "by its own library, not CUDA": cut, it would lose its point
constexpr int MostLettersOfRemarks = 31; ///< the longest single one; a name that is cut takes what is beyond

QList<int> givingWay()
{
    return {OffersModel::Fp32,   OffersModel::Bandwidth, OffersModel::Sold,
            OffersModel::Tensor, OffersModel::Seen,      OffersModel::Score};
}

} // namespace

OfferColumns::OfferColumns(QTableView &table) : QObject(&table), m_table(table)
{
    table.viewport()->installEventFilter(this);
}

void OfferColumns::measure()
{
    measureColumns(m_table);
    m_name = m_table.columnWidth(OffersModel::Name);
    m_remarks = m_table.columnWidth(OffersModel::Remarks);
    m_remark = widestRemark();
    share();
}

int OfferColumns::widestRemark() const
{
    const QAbstractItemModel &model = *m_table.model();
    const QFontMetrics metrics = m_table.fontMetrics();
    int widest = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString remarks = model.index(row, OffersModel::Remarks).data().toString();
        for (const QString &remark : remarks.split(u" · "_s))
            widest = std::max(widest, metrics.horizontalAdvance(remark));
    }
    const int sides = 2 * (m_table.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &m_table) + 1);
    return std::max(widest + sides, m_table.horizontalHeader()->sectionSizeHint(OffersModel::Remarks));
}

bool OfferColumns::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && !m_sharing)
        share();
    return QObject::eventFilter(watched, event);
}

void OfferColumns::share()
{
    if (m_name == 0)
        return;       // nothing was measured yet
    m_sharing = true; // a scroll bar that goes makes room, which is no other width
    const int letter = m_table.fontMetrics().averageCharWidth();
    const auto named = [&](int width) {
        m_table.setColumnWidth(OffersModel::Name, width);
        shareWidth(m_table, OffersModel::Remarks, std::min({m_remarks, m_remark, LettersOfRemarks * letter}),
                   givingWay());
    };
    const auto whole = [&] {
        int width = 0;
        for (int column = 0; column < OffersModel::ColumnCount; ++column)
            width += m_table.columnWidth(column);
        return width;
    };
    const int room = m_table.viewport()->width();
    const int name = std::min(m_name, LettersOfName * letter);
    named(name);
    if (const int over = whole() - room; over > 0)
        named(std::max(std::min(name, FewestLettersOfName * letter), name - over));
    else if (const int spare = m_table.columnWidth(OffersModel::Remarks) -
                               std::min({m_remarks, m_remark, MostLettersOfRemarks * letter});
             spare > 0 && name < m_name) {
        m_table.setColumnWidth(OffersModel::Name, std::min(m_name, name + spare));
        m_table.setColumnWidth(OffersModel::Remarks, room - (whole() - m_table.columnWidth(OffersModel::Remarks)));
    }
    m_sharing = false;
}

} // namespace rig::ui
