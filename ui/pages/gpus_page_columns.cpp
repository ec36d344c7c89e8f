// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/settings.h"
#include "ui/models/part_delegate.h"
#include "ui/pages/gpus_page.h"
#include "ui/pages/parts/part_columns.h"
#include "ui/widgets/theme.h"

#include <QHeaderView>
#include <QMenu>
#include <QResizeEvent>
#include <QTableView>

#include <algorithm>

// The columns of the table of GPUs: which, in what order, how wide; and what happens where its room changes.

namespace rig::ui {

namespace {

QStringList defaultColumns()
{
    return {QStringLiteral("name"),
            QStringLiteral("memory_gib"),
            QStringLiteral("price_used"),
            QStringLiteral("price_used_seen"),
            QStringLiteral("price_new"),
            QStringLiteral("tensor_fp16_dense_gflops_per_usd"),
            QStringLiteral("tensor_fp16_dense_tflops"),
            QStringLiteral("memory_bandwidth_gb_s"),
            QStringLiteral("tdp_w"),
            QStringLiteral("launch_date")};
}

} // namespace

void GpusPage::fillColumnMenu()
{
    m_columnMenu->clear();
    for (const QString &key : PartTableModel::allColumns(Kind::Gpu)) {
        if (key == QLatin1StringView("name"))
            continue; // a row without its name says nothing
        QAction *action = m_columnMenu->addAction(PartTableModel::columnNameWithUnit(key, Kind::Gpu));
        action->setCheckable(true);
        action->setChecked(m_model->columns().contains(key));
        connect(action, &QAction::toggled, this, [this, key](bool on) {
            QStringList keys;
            for (const QString &one : PartTableModel::allColumns(Kind::Gpu)) {
                if (one == key ? on : m_model->columns().contains(one))
                    keys << one;
            }
            setColumns(keys);
        });
    }
    m_columnMenu->addSeparator();
    connect(m_columnMenu->addAction(tr("The usual columns")), &QAction::triggered, this, [this] {
        setColumns(defaultColumns());
        fillColumnMenu();
    });
}

void GpusPage::setColumns(const QStringList &keys)
{
    QStringList known = PartTableModel::allColumns(Kind::Gpu);
    QStringList kept;
    for (const QString &key : keys.isEmpty() ? defaultColumns() : keys) {
        if (known.removeAll(key) > 0)
            kept << key;
    }
    const QStringList chosen{m_current};
    m_restoring = true;
    m_table->setProperty(KeepsAll, kept != defaultColumns());
    m_model->setColumns(kept);
    m_restoring = false;
    // The newest first, unless the dates are not shown.
    const auto date = static_cast<int>(kept.indexOf(QStringLiteral("launch_date")));
    m_table->sortByColumn(date, date < 0 ? Qt::AscendingOrder : Qt::DescendingOrder);
    fitColumns();
    chooseRows(chosen);
    QSettings settings;
    setValue(settings, setting::gpuColumns, kept == defaultColumns() ? QStringList() : kept);
}

void GpusPage::fitColumns()
{
    const QFontMetrics metrics(m_table->font());
    m_table->verticalHeader()->setDefaultSectionSize(metrics.height() + Grid);
    // Enough rows to know the widths; not 30,000 of them.
    const int sample = std::min(m_model->rowCount(), 200);
    for (int column = 0; column < m_model->columnCount(); ++column) {
        int widest = 0;
        const QString heading = m_model->headerData(column, Qt::Horizontal).toString();
        for (const QString &line : heading.split(QLatin1Char('\n')))
            widest = std::max(widest, metrics.horizontalAdvance(line) + metrics.height() / 2);
        // Measuring is dear at the start: the text with the most characters stands for its column.
        QString longest;
        for (int row = 0; row < sample; ++row) {
            const QString text = m_model->index(row, column).data().toString();
            if (text.size() > longest.size())
                longest = text;
        }
        widest = std::max(widest, metrics.horizontalAdvance(longest) + metrics.averageCharWidth());
        if (column == 0)
            widest += PartDelegate::markWidth(m_table->font());
        if (m_model->index(0, column).data(PartTableModel::ShareRole).isValid())
            widest += PartDelegate::barWidth(m_table->font());
        // A few very long names must not push the figures out of sight; the tooltip has them whole.
        const int width = std::min(widest, (column == 0 ? 46 : 34) * metrics.averageCharWidth()) + 2 * Grid;
        m_table->setColumnWidth(column, width);
        if (column == 0)
            m_table->setProperty(NameWidth, width);
    }
    giveRestToNames(*m_table);
}

bool GpusPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize && m_model->columnCount() > 0) {
        giveRestToNames(*m_table);
        keepInView(*static_cast<QResizeEvent *>(event));
    }
    return Page::eventFilter(watched, event);
}

/// The chosen row, where the table gives room away: the details that open below it are of this row.
void GpusPage::keepInView(const QResizeEvent &event)
{
    const QRect row = m_table->visualRect(m_table->currentIndex());
    const int foot = row.y() + row.height();
    if (row.isEmpty() || row.y() < 0 || foot > event.oldSize().height() || foot <= event.size().height())
        return;
    // Once the table knows how far it scrolls.
    QMetaObject::invokeMethod(
        m_table, [table = m_table] { table->scrollTo(table->currentIndex()); }, Qt::QueuedConnection);
}

} // namespace rig::ui
