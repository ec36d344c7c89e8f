// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/restore_dialog.h"

#include "core/names/names.h"
#include "ui/document/own_data.h"
#include "ui/models/text_rows_model.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/label.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <utility>

namespace rig::ui {

namespace {

QStringList rowOf(const db::StoreCopy &copy)
{
    const auto number = [&](int db::StoreCounts::*count) {
        return copy.counts ? names::number((*copy.counts).*count) : RestoreDialog::tr("not known");
    };
    return {QLocale().toString(copy.when, QLocale::ShortFormat),
            copy.setAside ? RestoreDialog::tr("damaged, set aside") : RestoreDialog::tr("backup"),
            number(&db::StoreCounts::parts),
            number(&db::StoreCounts::prices),
            number(&db::StoreCounts::figures),
            number(&db::StoreCounts::imports),
            QFileInfo(copy.path).fileName()};
}

} // namespace

RestoreDialog::RestoreDialog(OwnData &ownData, QWidget *parent)
    : QDialog(parent)
    , m_ownData(ownData)
    , m_model(new TextRowsModel(this))
    , m_table(new QTableView(this))
    , m_state(new Label(this))
    , m_nothing(new EmptyState(this))
    , m_restore(new QPushButton(tr("&Restore"), this))
{
    setObjectName(QStringLiteral("restoreDialog"));
    setWindowTitle(tr("Restore a backup"));
    makeLayout();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &RestoreDialog::updateButtons);
    connect(m_restore, &QPushButton::clicked, this, &RestoreDialog::restore);
    takeCopies();
}

void RestoreDialog::makeLayout()
{
    m_model->setHeadings(
        {tr("When"), tr("What"), tr("Parts"), tr("Prices"), tr("Own figures"), tr("Imports"), tr("File")},
        {2, 3, 4, 5});
    m_table->setObjectName(QStringLiteral("copyTable"));
    m_table->setAccessibleName(tr("Backups of your parts and prices"));
    m_table->setModel(m_model);
    dressList(*m_table);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + Grid);
    m_state->setObjectName(QStringLiteral("restoreState"));
    m_state->setWordWrap(true);
    m_state->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_state->setTextFormat(Qt::PlainText);
    m_restore->setObjectName(QStringLiteral("restoreCopy"));
    auto *close = new QPushButton(tr("Close"), this);
    close->setAutoDefault(false); // nothing that one would want next
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->addWidget(m_restore);
    row->addStretch(1);
    row->addWidget(close);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_state);
    layout->addWidget(m_nothing, 1);
    layout->addWidget(m_table, 1);
    layout->addLayout(row);
}

void RestoreDialog::takeCopies()
{
    m_copies = m_ownData.copies();
    std::vector<QStringList> rows;
    rows.reserve(m_copies.size());
    for (const db::StoreCopy &copy : m_copies)
        rows.push_back(rowOf(copy));
    m_model->setRows(std::move(rows));
    for (QWidget *each : {static_cast<QWidget *>(m_table), static_cast<QWidget *>(m_restore)})
        each->setVisible(!m_copies.empty());
    m_nothing->setVisible(m_copies.empty());
    m_nothing->say(
        tr("There are no backups yet"),
        tr("A backup is made before a new version of the program changes how your parts and prices are kept, "
           "and before you restore an earlier one. Data that was found damaged is listed here, too."));
    m_state->setVisible(!m_copies.empty());
    m_state->setText(tr("Newest first. What a backup holds takes the place of all your parts, prices, figures and"
                        " imports; a backup of these is made before."));
    m_table->resizeColumnsToContents();
    updateButtons();
    if (std::exchange(m_fitted, m_copies.empty()) != m_copies.empty()) // else its size is the user's
        fitToContent(*this, dialogSize({860, 380}, *this), m_copies.empty());
}

const db::StoreCopy *RestoreDialog::chosen() const
{
    const int row = m_table->currentIndex().row();
    return row < 0 || row >= static_cast<int>(m_copies.size()) ? nullptr : &m_copies[static_cast<std::size_t>(row)];
}

void RestoreDialog::updateButtons()
{
    m_restore->setEnabled(chosen() && m_ownData.canChange() && !m_working);
    m_restore->setToolTip(plainTip(m_ownData.whyNot()));
}

void RestoreDialog::restore()
{
    const db::StoreCopy *copy = chosen();
    if (!copy)
        return;
    m_working = true;
    updateButtons();
    m_ownData.restore(*copy, [self = QPointer(this)](const Result<void> &restored) {
        if (!self)
            return;
        self->m_working = false;
        self->takeCopies();
        self->m_state->setText(restored
                                   ? RestoreDialog::tr("It is restored; what was there before is the newest backup.")
                                   : restored.error().sentence());
    });
}

} // namespace rig::ui
