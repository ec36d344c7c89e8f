// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/rates_dialog.h"

#include "core/base/typed_number.h"
#include "ui/document/change_bar.h"
#include "ui/document/own_data.h"
#include "ui/document/workspace.h"
#include "ui/models/rates_model.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marked_label.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QTableView>
#include <QVBoxLayout>

namespace rig::ui {

RatesDialog::RatesDialog(Workspace &workspace, OwnData &ownData, QWidget *parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_ownData(ownData)
    , m_model(new RatesModel(this))
    , m_table(new QTableView(this))
    , m_currency(new QLineEdit(this))
    , m_amount(new QLineEdit(this))
    , m_add(new QPushButton(tr("&Add this rate"), this))
    , m_revert(new QPushButton(tr("&Revert"), this))
    , m_problem(new MarkedLabel(Meaning::Caution, this))
{
    setObjectName(QStringLiteral("ratesDialog"));
    setWindowTitle(tr("Exchange rates"));
    makeLayout();
    resize(dialogSize({720, 460}, *this));
    connect(&m_workspace, &Workspace::catalogueChanged, this, &RatesDialog::takeCatalogue);
    connect(m_model, &RatesModel::refused, this, &RatesDialog::refuse);
    // After the editor is gone: the change makes the model anew.
    connect(m_model, &RatesModel::rateWanted, this, [this](const Rate &rate) {
        QMetaObject::invokeMethod(
            this, [this, rate] { m_ownData.setRate(rate); }, Qt::QueuedConnection);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &RatesDialog::updateButtons);
    connect(m_add, &QPushButton::clicked, this, &RatesDialog::add);
    connect(m_revert, &QPushButton::clicked, this, &RatesDialog::revert);
    takeCatalogue();
}

void RatesDialog::makeLayout()
{
    auto *changes = new ChangeBar(this);
    changes->setOwnData(&m_ownData);
    auto *intro = new Label(tr("Prices are kept in the currency in which they were read. These rates serve to compare "
                               "them. Press F2 to put your own in the place of a shipped one."),
                            this);
    intro->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("rateTable"));
    m_table->setAccessibleName(tr("Exchange rates"));
    m_table->setModel(m_model);
    dressList(*m_table);
    m_currency->setPlaceholderText(tr("Currency, such as SEK"));
    m_currency->setMinimumWidth(24 * fontMetrics().averageCharWidth());
    m_currency->setAccessibleName(tr("Currency of the new rate"));
    m_currency->setObjectName(QStringLiteral("rateCurrency"));
    m_currency->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[A-Za-z]{3}")), m_currency));
    m_amount->setPlaceholderText(tr("For one US dollar"));
    m_amount->setAccessibleName(tr("How much of it one US dollar buys"));
    m_amount->setObjectName(QStringLiteral("rateAmount"));
    m_add->setObjectName(QStringLiteral("addRate"));
    m_add->setAutoDefault(false);
    m_revert->setObjectName(QStringLiteral("revertRate"));
    m_revert->setAutoDefault(false);
    m_revert->setToolTip(tr("Take your own rate away; the shipped one counts again."));
    m_problem->setObjectName(QStringLiteral("rateProblem"));
    auto *close = new QPushButton(tr("Close"), this);
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    for (QWidget *widget : std::initializer_list<QWidget *>{m_currency, m_amount, m_add, m_revert})
        row->addWidget(widget);
    row->addStretch(1);
    row->addWidget(close);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(changes);
    layout->addWidget(intro);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_problem);
    layout->addLayout(row);
}

void RatesDialog::takeCatalogue()
{
    const Rate *chosen = m_model->rateAt(m_table->currentIndex().row());
    const QString currency = chosen ? chosen->currency : QString();
    m_problem->hide();
    m_model->setCatalogue(m_workspace.catalogue(), m_ownData.canChange());
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + Grid);
    for (int column = 0; column < RatesModel::SourceColumn; ++column)
        m_table->resizeColumnToContents(column);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->rateAt(row)->currency == currency)
            m_table->setCurrentIndex(m_model->index(row, RatesModel::AmountColumn));
    }
    updateButtons();
}

void RatesDialog::updateButtons()
{
    const Rate *rate = m_model->rateAt(m_table->currentIndex().row());
    m_revert->setEnabled(m_ownData.canChange() && rate && rate->source == NoSource);
    m_add->setEnabled(m_ownData.canChange());
    m_add->setToolTip(plainTip(m_ownData.whyNot()));
}

void RatesDialog::refuse(const QString &sentence) { m_problem->say(sentence); }

void RatesDialog::add()
{
    const std::optional<double> amount = typedNumber(m_amount->text());
    if (m_currency->text().size() != 3)
        return refuse(tr("A currency has three letters, such as USD or CNY."));
    if (!amount || *amount <= 0)
        return refuse(tr("A rate is a number above 0: how much of the currency one US dollar buys."));
    if (m_ownData.setRate({m_currency->text().toUpper(), *amount, QDate::currentDate(), NoSource})) {
        m_currency->clear();
        m_amount->clear();
    }
}

void RatesDialog::revert()
{
    if (const Rate *rate = m_model->rateAt(m_table->currentIndex().row()))
        m_ownData.removeRate(QString(rate->currency));
}

} // namespace rig::ui
