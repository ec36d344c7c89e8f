// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/imports_dialog.h"

#include "core/names/names.h"
#include "ui/document/change_bar.h"
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
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <utility>

namespace rig::ui {

namespace {

QString filesText(const QStringList &files)
{
    if (files.isEmpty())
        return {};
    const QString first = QFileInfo(files.first()).fileName();
    return files.size() == 1
               ? first
               : ImportsDialog::tr("%1 and %n more", "a file", static_cast<int>(files.size()) - 1).arg(first);
}

} // namespace

ImportsDialog::ImportsDialog(OwnData &ownData, QWidget *parent)
    : QDialog(parent)
    , m_ownData(ownData)
    , m_model(new TextRowsModel(this))
    , m_table(new QTableView(this))
    , m_state(new Label(this))
    , m_nothing(new EmptyState(this))
    , m_question(new QWidget(this))
    , m_questionText(new Label(m_question))
    , m_remove(new QPushButton(tr("&Remove…"), this))
    , m_really(new QPushButton(tr("Remove &all of it"), m_question))
{
    setObjectName(QStringLiteral("importsDialog"));
    setWindowTitle(tr("Imports"));
    makeLayout();
    connect(&m_ownData, &OwnData::changed, this, &ImportsDialog::takeImports);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &ImportsDialog::updateButtons);
    connect(m_remove, &QPushButton::clicked, this, &ImportsDialog::askRemove);
    connect(m_really, &QPushButton::clicked, this, &ImportsDialog::remove);
    takeImports();
}

void ImportsDialog::makeLayout()
{
    auto *changes = new ChangeBar(this);
    changes->setOwnData(&m_ownData);
    m_model->setHeadings({tr("When"), tr("What"), tr("Parts"), tr("Figures"), tr("Prices"), tr("Files")}, {2, 3, 4});
    m_table->setObjectName(QStringLiteral("importTable"));
    m_table->setAccessibleName(tr("Imports"));
    m_table->setModel(m_model);
    dressList(*m_table);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + Grid);
    for (QLabel *label : {m_state, m_questionText})
        label->setWordWrap(true);
    m_state->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_remove->setObjectName(QStringLiteral("removeImport"));
    m_really->setObjectName(QStringLiteral("reallyRemove"));
    auto *keep = new QPushButton(tr("Keep it"), m_question);
    connect(keep, &QPushButton::clicked, m_question, &QWidget::hide);
    auto *question = new QHBoxLayout(m_question);
    question->setContentsMargins(0, 0, 0, 0);
    question->addWidget(m_questionText, 1);
    question->addWidget(m_really);
    question->addWidget(keep);
    m_question->hide();
    auto *close = new QPushButton(tr("Close"), this);
    close->setAutoDefault(false); // nothing that one would want next
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->addWidget(m_remove);
    row->addStretch(1);
    row->addWidget(close);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(changes);
    layout->addWidget(m_state);
    layout->addWidget(m_nothing, 1);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_question);
    layout->addLayout(row);
}

void ImportsDialog::takeImports()
{
    m_records.clear();
    QString problem;
    if (m_ownData.store()) {
        if (auto records = m_ownData.store()->imports())
            m_records = *std::move(records);
        else
            problem = records.error().sentence();
    }
    m_catalogue = m_ownData.importedCatalogue();
    std::vector<QStringList> rows;
    if (m_catalogue)
        rows.push_back(catalogueRow());
    for (const db::ImportRecord &record : m_records)
        rows.push_back({QLocale().toString(record.when, QLocale::ShortFormat), record.title,
                        names::number(record.parts), names::number(record.fills), names::number(record.prices),
                        filesText(record.files)});
    m_model->setRows(std::move(rows));
    const bool none = m_records.empty() && !m_catalogue;
    for (QWidget *each : {static_cast<QWidget *>(m_table), static_cast<QWidget *>(m_remove)})
        each->setVisible(!none);
    m_question->hide();
    m_state->setText(!problem.isEmpty()
                         ? problem
                         : tr("Newest first. An import is taken out as a whole: its parts, figures and prices."));
    m_state->setVisible(!none || !problem.isEmpty());
    m_nothing->setVisible(none);
    m_nothing->say(tr("Nothing has been imported yet"),
                   tr("The Data menu imports parts, prices and newer catalogues; each "
                      "import can be taken out again here."));
    m_table->resizeColumnsToContents();
    updateButtons();
    if (std::exchange(m_fitted, none) != none) // else its size is the user's
        fitToContent(*this, dialogSize({760, 420}, *this), none);
}

QStringList ImportsDialog::catalogueRow() const
{
    const QDate day = m_catalogue->date;
    QString what = tr("Catalogue that cannot be read: it does not count");
    if (m_catalogue->counts)
        what =
            tr("Catalogue of %1, in place of the one that the program came with", "day").arg(day.toString(Qt::ISODate));
    else if (day.isValid())
        what = tr("Catalogue of %1; that of the program is not older and counts", "day").arg(day.toString(Qt::ISODate));
    const QString parts = day.isValid() ? names::number(m_catalogue->parts) : QString();
    return {QLocale().toString(m_catalogue->when, QLocale::ShortFormat), what, parts, {}, {}, {}};
}

bool ImportsDialog::catalogueChosen() const { return m_catalogue && m_table->currentIndex().row() == 0; }

const db::ImportRecord *ImportsDialog::chosen() const
{
    const int row = m_table->currentIndex().row() - (m_catalogue ? 1 : 0);
    return row < 0 || row >= static_cast<int>(m_records.size()) ? nullptr : &m_records[static_cast<std::size_t>(row)];
}

void ImportsDialog::updateButtons()
{
    // A catalogue is a file of its own: it goes where the store can only be read, too.
    m_remove->setEnabled((catalogueChosen() || (chosen() && m_ownData.canChange())) && !m_working);
    m_remove->setToolTip(plainTip(m_ownData.whyNot()));
    m_question->hide();
}

void ImportsDialog::askRemove()
{
    const db::ImportRecord *record = chosen();
    if (catalogueChosen())
        m_questionText->setText(
            tr("%1 The catalogue that the program came with counts again. Your own parts and prices "
               "stay.",
               "sign")
                .arg(shapeOf(Meaning::Caution)));
    else if (record)
        m_questionText->setText(
            tr("%1 %2 with %3, %4 and %5 goes. It can only come back by importing its files again.",
               "sign, title, counted parts, figures, prices")
                .arg(shapeOf(Meaning::Caution), record->title, tr("%n part(s)", nullptr, record->parts),
                     tr("%n figure(s)", nullptr, record->fills), tr("%n price(s)", nullptr, record->prices)));
    else
        return;
    m_question->show();
    m_really->setFocus();
}

void ImportsDialog::working(const QString &sentence)
{
    m_working = true;
    updateButtons();
    m_nothing->hide();
    m_state->setText(sentence);
    m_state->show();
}

void ImportsDialog::done()
{
    m_working = false;
    takeImports();
}

void ImportsDialog::remove()
{
    const auto whenDone = [self = QPointer(this)](const Result<void> &) {
        if (self)
            self->done();
    };
    const bool catalogue = catalogueChosen();
    const db::ImportRecord *record = chosen();
    if (!catalogue && !record)
        return;
    working(tr("Taking it out…"));
    if (catalogue)
        m_ownData.takeOutCatalogue(whenDone);
    else
        m_ownData.removeImport(*record, whenDone);
}

void ImportsDialog::importCatalogue(const QString &path)
{
    working(tr("The catalogue is being checked. Nothing changes before it is found whole."));
    m_ownData.importCatalogue(path, [self = QPointer(this)](const Result<void> &) {
        if (self)
            self->done();
    });
}

} // namespace rig::ui
