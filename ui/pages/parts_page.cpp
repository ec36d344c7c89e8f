// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/parts_page.h"

#include "core/names/names.h"
#include "core/words/list_answer.h"
#include "ui/document/change_bar.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/models/part_table_model.h"
#include "ui/pages/parts/kind_list.h"
#include "ui/pages/parts/part_columns.h"
#include "ui/pages/parts/part_details.h"
#include "ui/widgets/label.h"
#include "ui/widgets/part_filters.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>

namespace rig::ui {

PartsPage::PartsPage(Workspace &workspace, QWidget *parent)
    : Page(parent)
    , m_workspace(workspace)
    , m_model(new PartTableModel(this))
    , m_kinds(new KindList(this))
    , m_answer(new Label(this))
    , m_filters(new PartFilters(this))
    , m_new(new QPushButton(this))
    , m_copy(new QPushButton(this))
    , m_edit(new QPushButton(this))
    , m_delete(new QPushButton(this))
    , m_columnsButton(new QPushButton(this))
    , m_newMenu(new QMenu(this))
    , m_columnMenu(new QMenu(this))
    , m_changes(new ChangeBar(this))
    , m_table(new QTableView(this))
    , m_count(new Label(this))
    , m_details(new PartDetails(this))
    , m_split(new QSplitter(this))
    , m_stack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("partsPage"));
    makeTable();
    makeLayout();
    m_kinds->setKind(kindFromKey(value(QSettings(), setting::partsKind)).value_or(Kind::Card));
    connect(m_kinds, &KindList::kindChosen, this, [this](Kind kind) {
        QSettings settings;
        setValue(settings, setting::partsKind, QString(kindKey(kind)));
        showKind(kind);
    });
    connect(m_filters, &PartFilters::searched, this, &PartsPage::search);
    connect(m_filters, &PartFilters::changed, this, &PartsPage::applyFilters);
    connect(&m_workspace, &Workspace::catalogueChanged, this, &PartsPage::takeCatalogue);
    connect(m_details, &PartDetails::policyChosen, &m_workspace, &Workspace::setPricePolicy);
    connect(&m_index, &SearchIndex::ready, this, [this] {
        if (!m_searchText.isEmpty())
            applySearch();
    });
    retranslate();
    takeCatalogue();
    m_ownSplit = m_split->restoreState(value(QSettings(), setting::partsSplit));
}

PartsPage::~PartsPage()
{
    if (!m_ownSplit)
        return;
    QSettings settings;
    setValue(settings, setting::partsSplit, m_split->saveState());
}

void PartsPage::takeCatalogue()
{
    const Catalogue &catalogue = m_workspace.catalogue();
    m_index.setCatalogue(catalogue);
    m_changes->setOwnData(m_workspace.ownData());
    if (catalogue.parts(m_kinds->kind()).empty()) {
        for (int kind = KindCount - 1; kind >= 0; --kind) {
            if (!catalogue.parts(static_cast<Kind>(kind)).empty())
                m_kinds->setKind(static_cast<Kind>(kind));
        }
    }
    m_kinds->fill(catalogue, counts());
    showKind(m_kinds->kind());
}

std::optional<KindCounts> PartsPage::counts() const
{
    if (m_searchText.isEmpty() || !m_index.isReady())
        return std::nullopt;
    return m_index.count(m_searchText);
}

std::shared_ptr<const SearchTexts> PartsPage::searchTexts(Kind kind) const
{
    return m_searchText.isEmpty() || !m_index.isReady() ? nullptr : m_index.texts(kind);
}

void PartsPage::showKind(Kind kind)
{
    const Catalogue &catalogue = m_workspace.catalogue();
    const bool same = kind == m_model->kind() && m_model->columnCount() > 0;
    m_restoring = true;
    m_filters->setKind(kind, catalogue);
    m_model->setCatalogue(priced(), kind, searchTexts(kind));
    const QStringList columns = chosenColumns(kind, catalogue);
    m_model->setColumns(columns);
    m_table->setProperty(KeepsAll, columns != usualColumns(kind, catalogue));
    m_model->setFilter({m_searchText, m_filters->conditions()});
    if (!same) // the cheapest first, until the user sorts
        m_table->sortByColumn(static_cast<int>(m_model->columns().indexOf(QStringLiteral("price"))),
                              Qt::AscendingOrder);
    m_restoring = false;
    fitColumns(*m_table);
    fillColumnMenu();
    const PartHandle current = catalogue.find(m_current);
    if (!current || current->kind != kind)
        m_current.clear();
    chooseRow(m_current);
    m_details->setPart(catalogue.find(m_current), catalogue, m_workspace.ownData());
    updateCount();
    updateActions();
}

void PartsPage::search(const QString &text)
{
    m_searchText = text.simplified();
    applySearch();
}

void PartsPage::applySearch()
{
    // Until the index is ready only the kind that is shown is searched; then this is called again.
    const std::optional<KindCounts> found = counts();
    // What is looked for is of another kind: go there.
    if (const auto most = found ? found->most() : std::nullopt; most && found->of(m_kinds->kind()) == 0)
        m_kinds->setKind(*most);
    m_kinds->fill(m_workspace.catalogue(), found);
    if (m_kinds->kind() != m_model->kind()) {
        showKind(m_kinds->kind());
        return;
    }
    m_restoring = true;
    if (m_model->filter().text.isEmpty() && searchTexts(m_model->kind()))
        m_model->setCatalogue(priced(), m_model->kind(), searchTexts(m_model->kind()));
    m_model->setFilter({m_searchText, m_filters->conditions()});
    m_restoring = false;
    chooseRow(m_current);
    updateCount();
}

Catalogue PartsPage::priced() const
{
    Catalogue priced = m_workspace.catalogue();
    priced.prices.buying = m_filters->buying().value_or(priced.prices.buying);
    return priced;
}

void PartsPage::applyFilters()
{
    m_restoring = true;
    m_model->setCatalogue(priced(), m_model->kind(), searchTexts(m_model->kind()));
    m_model->setFilter({m_searchText, m_filters->conditions()});
    m_restoring = false;
    chooseRow(m_current);
    updateCount();
}

void PartsPage::chooseRow(const QString &id)
{
    m_restoring = true;
    const int row = m_model->rowOf(id);
    if (row >= 0) {
        m_table->selectRow(row);
        m_table->scrollTo(m_model->index(row, 0));
    } else {
        m_table->clearSelection();
        m_table->setCurrentIndex({});
    }
    m_restoring = false;
}

void PartsPage::showPart(const QString &id)
{
    const PartHandle part = m_workspace.catalogue().find(id);
    if (!part)
        return;
    showForm(false);
    if (m_kinds->kind() != part->kind) {
        m_kinds->setKind(part->kind);
        showKind(part->kind);
    }
    if (m_model->rowOf(id) < 0) {
        m_searchText.clear(); // search or filters hide the part that is asked for
        m_filters->clear();
        applySearch();
        m_filters->dropSearch();
    }
    m_current = id;
    chooseRow(id);
    m_details->setPart(part, m_workspace.catalogue(), m_workspace.ownData());
    updateActions();
}

void PartsPage::updateChosen()
{
    if (m_restoring)
        return;
    const PartHandle part = m_model->partAt(m_table->currentIndex().row());
    if (!part || part->id == m_current)
        return;
    m_current = part->id;
    m_details->setPart(part, m_workspace.catalogue(), m_workspace.ownData());
    updateActions();
    if (part->kind == Kind::Gpu)
        emit partChosen(m_current);
}

void PartsPage::updateCount()
{
    words::ListAnswer answer;
    answer.kind = m_model->kind();
    answer.found = m_model->found();
    answer.total = m_model->total();
    answer.searched = m_searchText;
    answer.searchedInstead = m_model->searchedInstead();
    answer.sortedBy = m_model->sortName();
    answer.largestFirst = m_model->sortOrder() == Qt::DescendingOrder;
    answer.date = m_model->sortKey() == QLatin1StringView("launch_date");
    answer.price = m_model->sortKey() == QLatin1StringView("price");
    answer.text = !answer.date && m_model->isText(m_model->sortKey());
    for (int row = 0; row < std::min(m_model->known(), 3); ++row)
        answer.first << heldName(names::shortName(*m_model->partAt(row)));
    m_answer->setText(titleOfNames(words::listSentence(answer)));
    if (m_model->total() == 0)
        m_count->setText(tr("The catalogue has no parts. Reinstall Rigwright, or import parts with the Data menu."));
    else if (m_model->found() == 0 && !m_filters->isSet())
        m_count->setText(tr("No part of any kind has all of these words. Use fewer, or a figure with its unit, such as "
                            "850 W."));
    else
        m_count->setText(words::listCount(answer));
    m_count->setAccessibleName(m_count->text());
}

} // namespace rig::ui
