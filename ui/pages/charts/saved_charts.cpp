// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/charts/saved_charts.h"

#include "core/charts/chart_questions.h"
#include "db/whole_file.h"
#include "ui/document/own_data.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/widgets/label.h"
#include "ui/widgets/menus.h"
#include "ui/widgets/save_dialog.h"

#include <QAction>
#include <QCheckBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

const auto StoreKey = u"charts"_s;
const auto FileEnding = u".rigchart.json"_s;
constexpr int LongestName = 80;

} // namespace

SavedCharts::SavedCharts(Workspace &workspace, QWidget *parent)
    : QToolButton(parent)
    , m_workspace(workspace)
    , m_keep(new QAction(this))
    , m_open(new QAction(this))
    , m_share(new QAction(this))
    , m_row(new QWidget(parent))
    , m_nameLabel(new Label(m_row))
    , m_name(new QLineEdit(m_row))
    , m_pinned(new QCheckBox(m_row))
    , m_ok(new QPushButton(m_row))
    , m_cancel(new QPushButton(m_row))
{
    setObjectName(u"savedCharts"_s);
    setPopupMode(QToolButton::InstantPopup);
    setMenu(new QMenu(this));
    m_name->setObjectName(u"savedChartName"_s);
    m_name->setMaxLength(LongestName);
    m_ok->setObjectName(u"savedChartKeep"_s);
    m_nameLabel->setBuddy(m_name);
    auto *line = new QHBoxLayout(m_row);
    line->setContentsMargins(0, 0, 0, 0);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_nameLabel, m_name, m_pinned, m_ok, m_cancel})
        line->addWidget(widget, widget == m_name ? 1 : 0);
    m_row->hide();

    connect(m_keep, &QAction::triggered, this, &SavedCharts::askName);
    connect(m_open, &QAction::triggered, this, &SavedCharts::openFile);
    connect(m_share, &QAction::triggered, this, &SavedCharts::share);
    connect(m_ok, &QPushButton::clicked, this, &SavedCharts::keepCurrent);
    connect(m_name, &QLineEdit::returnPressed, this, &SavedCharts::keepCurrent);
    connect(m_name, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_ok->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_cancel, &QPushButton::clicked, m_row, &QWidget::hide);
    auto *escape = new QShortcut(Qt::Key_Escape, m_row, m_row, &QWidget::hide);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(menu(), &QMenu::aboutToShow, this, &SavedCharts::fillMenu);
    // The store is opened after the window is there.
    connect(&m_workspace, &Workspace::catalogueChanged, this, &SavedCharts::load);
    load();
    retranslate();
}

void SavedCharts::load()
{
    OwnData *ownData = m_workspace.ownData();
    if (!ownData || !ownData->store())
        return;
    const std::optional<QJsonObject> stored = ownData->store()->remembered(StoreKey);
    std::vector<SavedChart> charts = savedChartsFromJson(stored.value_or(QJsonObject()));
    if (charts == m_charts)
        return;
    m_charts = std::move(charts);
    emit changed();
}

bool SavedCharts::store(std::vector<SavedChart> charts)
{
    OwnData *ownData = m_workspace.ownData();
    if (ownData && ownData->store()) {
        if (const Result<void> stored = ownData->store()->remember(StoreKey, savedChartsAsJson(charts)); !stored) {
            emit said(stored.error().sentence(), true);
            return false;
        }
    }
    m_charts = std::move(charts);
    emit changed();
    return true;
}

void SavedCharts::change(std::vector<SavedChart> charts, const QString &sentence)
{
    std::vector<SavedChart> before = m_charts;
    if (!store(std::move(charts)))
        return;
    m_before = Before{sentence, std::move(before)};
    emit said(sentence, false);
}

void SavedCharts::takeBack()
{
    if (!m_before)
        return;
    const Before last = *std::move(m_before);
    m_before.reset();
    if (store(last.charts))
        emit said(tr("Taken back: %1", "the sentence that said what was changed").arg(last.sentence), false);
}

void SavedCharts::setCurrent(const ChartRequest &request) { m_current = request; }

void SavedCharts::fillMenu()
{
    QMenu &list = *menu();
    emptyMenu(list);
    list.addAction(m_keep);
    list.addAction(m_open);
    list.addAction(m_share);
    if (m_before)
        list.addAction(tr("Take back: %1", "the sentence that said what was changed").arg(m_before->sentence), this,
                       &SavedCharts::takeBack);
    if (m_charts.empty())
        return;
    list.addSeparator();
    for (std::size_t i = 0; i < m_charts.size(); ++i) {
        const SavedChart &saved = m_charts[i];
        QMenu *sub = list.addMenu(saved.pinned ? tr("★ %1", "a chart that is pinned").arg(saved.name) : saved.name);
        sub->addAction(tr("Show"), this, [this, i] { emit chosen(m_charts[i].request); });
        sub->addAction(saved.pinned ? tr("Unpin") : tr("Pin: stand before all questions"), this, [this, i] { pin(i); });
        sub->addAction(tr("Forget"), this, [this, i] { forget(i); });
    }
}

void SavedCharts::askName()
{
    const std::vector<ChartQuestion> questions = chartQuestions();
    const ChartQuestion *question = questionOf(questions, m_current);
    m_name->setText(question ? question->title.left(LongestName) : QString());
    m_name->selectAll();
    m_pinned->setChecked(false);
    m_ok->setEnabled(!m_name->text().trimmed().isEmpty());
    m_row->show();
    m_name->setFocus();
}

void SavedCharts::keepCurrent()
{
    const QString name = m_name->text().trimmed();
    if (name.isEmpty())
        return;
    std::vector<SavedChart> charts = m_charts;
    const auto same =
        std::find_if(charts.begin(), charts.end(), [&](const SavedChart &saved) { return saved.name == name; });
    const SavedChart kept{name, m_pinned->isChecked(), m_current};
    const bool replaces = same != charts.end();
    if (replaces)
        *same = kept;
    else
        charts.push_back(kept);
    m_row->hide();
    setFocus(); // not wherever the next field happens to be
    change(std::move(charts), replaces ? tr("The chart “%1” was replaced.").arg(name)
                                       : tr("The chart “%1” is kept; it stands among the questions.").arg(name));
}

void SavedCharts::pin(std::size_t index)
{
    std::vector<SavedChart> charts = m_charts;
    charts[index].pinned = !charts[index].pinned;
    const QString &name = charts[index].name;
    const QString sentence = charts[index].pinned ? tr("The chart “%1” was pinned.").arg(name)
                                                  : tr("The chart “%1” was unpinned.").arg(name);
    change(std::move(charts), sentence);
}

void SavedCharts::forget(std::size_t index)
{
    std::vector<SavedChart> charts = m_charts;
    const QString sentence = tr("The chart “%1” was forgotten.").arg(charts[index].name);
    charts.erase(charts.begin() + static_cast<std::ptrdiff_t>(index));
    change(std::move(charts), sentence);
}

QString SavedCharts::freeName(const QString &wanted) const
{
    const auto taken = [&](const QString &name) {
        return std::any_of(m_charts.begin(), m_charts.end(),
                           [&](const SavedChart &saved) { return saved.name == name; });
    };
    QString name = wanted;
    for (int number = 2; taken(name); ++number)
        name = tr("%1 (%2)", "name, number").arg(wanted, QString::number(number));
    return name;
}

void SavedCharts::share()
{
    QSettings settings;
    const std::vector<ChartQuestion> questions = chartQuestions();
    const ChartQuestion *question = questionOf(questions, m_current);
    QString name = question ? question->title : tr("Chart");
    for (const SavedChart &saved : m_charts) {
        if (saved.request == m_current)
            name = saved.name;
    }
    const QString folder = value(settings, setting::lastFolder);
    const QString proposed = folder + (folder.isEmpty() ? QString() : u"/"_s) + m_current.y + FileEnding;
    const auto whole = [](const QString &typed) { return typed.endsWith(".json"_L1) ? typed : typed + FileEnding; };
    const QString path =
        askSavePath(this, {tr("Share the chart"), proposed, tr("Charts (*%1)").arg(FileEnding), whole});
    if (path.isEmpty())
        return;
    setValue(settings, setting::lastFolder, QFileInfo(path).absolutePath());
    const Result<void> written = db::writeWhole(path, chartFile({name.left(LongestName), false, m_current}));
    emit said(written ? tr("The chart was written to %1: how it is made, not its figures.").arg(path)
                      : written.error().sentence(),
              !written.has_value());
}

void SavedCharts::openFile()
{
    QSettings settings;
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a chart"), value(settings, setting::lastFolder),
                                                      tr("Charts (*%1);;All files (*)").arg(FileEnding));
    if (path.isEmpty())
        return;
    setValue(settings, setting::lastFolder, QFileInfo(path).absolutePath());
    constexpr qint64 MostBytes = 1024 * 1024; // the reader refuses far smaller ones, with a sentence
    const Result<QByteArray> text = db::readWhole(path, MostBytes);
    const Result<SavedChart> read =
        text ? readChartFile(*text, QFileInfo(path).fileName()) : Result<SavedChart>(tl::unexpected(text.error()));
    if (!read) {
        emit said(read.error().sentence(), true);
        return;
    }
    std::vector<SavedChart> charts = m_charts;
    const QString name = freeName(read->name);
    charts.push_back({name, false, read->request});
    change(std::move(charts), tr("The chart “%1” is kept; it stands among the questions.").arg(name));
    emit chosen(read->request);
}

void SavedCharts::retranslate()
{
    setText(tr("&My charts"));
    m_keep->setText(tr("Keep this chart…"));
    m_open->setText(tr("Open a chart's file…"));
    m_share->setText(tr("Share this chart as a file…"));
    m_nameLabel->setText(tr("Name of the chart:"));
    m_pinned->setText(tr("Pin"));
    m_pinned->setToolTip(tr("It stands before all questions then."));
    m_ok->setText(tr("Keep"));
    m_cancel->setText(tr("Cancel"));
}

} // namespace rig::ui
