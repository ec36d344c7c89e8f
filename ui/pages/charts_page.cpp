// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/charts_page.h"

#include "core/market/machine_point.h"
#include "core/words/words.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/series_style.h"
#include "ui/flow_layout.h"
#include "ui/icons.h"
#include "ui/settings.h"
#include "ui/theme.h"
#include "ui/workspace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <array>

namespace rig::ui {

namespace {

/// Pairs of metrics that answer a buyer's question at one click.
struct Preset
{
    const char *y;
    const char *x;
};

constexpr std::array Presets{
    Preset{"fp32_tflops", "launch_price_usd"},      Preset{"fp32_gflops_per_w", "launch_year"},
    Preset{"fp32_gflops_per_usd", "launch_year"},   Preset{"tensor_fp16_dense_tflops", "launch_price_usd"},
    Preset{"memory_gib", "launch_price_usd"},       Preset{"memory_bandwidth_gb_s", "launch_price_usd"},
    Preset{"memory_bandwidth_gb_s", "fp32_tflops"}, Preset{"fp32_gflops_per_w", "fp32_tflops"},
};

QString nameOf(const char *key)
{
    const Metric *metric = findMetric(QString::fromLatin1(key));
    return metric ? metricName(*metric) : QString();
}

} // namespace

ChartsPage::ChartsPage(Workspace &workspace, QWidget *parent)
    : Page(parent)
    , m_workspace(workspace)
    , m_preset(new QComboBox(this))
    , m_x(new QComboBox(this))
    , m_y(new QComboBox(this))
    , m_xLabel(new QLabel(this))
    , m_yLabel(new QLabel(this))
    , m_presetLabel(new QLabel(this))
    , m_logX(new QCheckBox(this))
    , m_logY(new QCheckBox(this))
    , m_save(new QPushButton(this))
    , m_saveAction(new QAction(this))
    , m_series(new QListWidget(this))
    , m_seriesLabel(new QLabel(this))
    , m_all(new QPushButton(this))
    , m_none(new QPushButton(this))
    , m_view(new ChartView(this))
    , m_chosen(new QLabel(this))
    , m_open(new QPushButton(this))
    , m_captions(new QLabel(this))
{
    setObjectName(QStringLiteral("chartsPage"));
    makeControls();
    auto *middle = new QHBoxLayout;
    middle->setSpacing(Grid);
    middle->addWidget(m_view, 1);
    middle->addWidget(makeSide());
    m_captions->setWordWrap(true);
    m_captions->setTextInteractionFlags(Qt::TextSelectableByMouse);
    static_cast<QVBoxLayout *>(layout())->addLayout(middle, 1);
    layout()->addWidget(m_captions);
    m_view->setMinimumSize(240, 200);

    const QSettings settings;
    m_logX->setChecked(value(settings, setting::chartLogX));
    m_logY->setChecked(value(settings, setting::chartLogY));
    fillMetrics();
    m_x->setCurrentIndex(std::max(0, m_x->findData(value(settings, setting::chartX))));
    m_y->setCurrentIndex(std::max(0, m_y->findData(value(settings, setting::chartY))));
    retranslate();

    for (QComboBox *combo : {m_x, m_y})
        connect(combo, &QComboBox::currentIndexChanged, this, &ChartsPage::draw);
    for (QCheckBox *box : {m_logX, m_logY})
        connect(box, &QCheckBox::toggled, this, &ChartsPage::draw);
    connect(m_preset, &QComboBox::activated, this, &ChartsPage::takePreset);
    connect(m_series, &QListWidget::itemChanged, this, &ChartsPage::draw);
    connect(m_view, &ChartView::picked, this, [this](const QString &id) {
        choose(id);
        emit partChosen(id);
    });
    connect(&m_workspace, &Workspace::documentChanged, this, [this] {
        m_stale = true;
        if (isVisible())
            draw();
    });
    connect(&m_workspace, &Workspace::catalogueChanged, this, [this] {
        fillSeries();
        draw();
    });
}

void ChartsPage::makeControls()
{
    auto *bar = new QWidget(this);
    auto *flow = new FlowLayout(bar, Grid);
    const auto labelled = [&](QLabel *label, QComboBox *combo, const char *name, QCheckBox *box) {
        // A label, its list and its switch break to the next line together.
        auto *group = new QWidget(bar);
        auto *row = new QHBoxLayout(group);
        row->setContentsMargins(0, 0, Grid, 0);
        row->addWidget(label);
        row->addWidget(combo);
        if (box)
            row->addWidget(box);
        label->setBuddy(combo);
        combo->setObjectName(QString::fromLatin1(name));
        combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        combo->setMaxVisibleItems(30);
        flow->addWidget(group);
    };
    labelled(m_presetLabel, m_preset, "chartPreset", nullptr);
    labelled(m_yLabel, m_y, "chartY", m_logY);
    labelled(m_xLabel, m_x, "chartX", m_logX);
    flow->addWidget(m_save);
    m_logX->setObjectName(QStringLiteral("chartLogX"));
    m_logY->setObjectName(QStringLiteral("chartLogY"));
    m_save->setIcon(lineIcon(QStringLiteral("save")));
    connect(m_save, &QPushButton::clicked, this, &ChartsPage::save);
    connect(m_saveAction, &QAction::triggered, this, &ChartsPage::save);

    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(Grid);
    whole->addWidget(bar);
}

QWidget *ChartsPage::makeSide()
{
    auto *side = new QWidget(this);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    m_series->setObjectName(QStringLiteral("chartSeries"));
    m_series->setSelectionMode(QAbstractItemView::SingleSelection);
    m_seriesLabel->setBuddy(m_series);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_all);
    buttons->addWidget(m_none);
    column->addWidget(m_seriesLabel);
    column->addWidget(m_series, 1);
    column->addLayout(buttons);
    m_chosen->setWordWrap(true);
    m_chosen->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_chosen);
    column->addWidget(m_open);
    m_open->setEnabled(false);
    connect(m_all, &QPushButton::clicked, this, [this] { setAllSeries(true); });
    connect(m_none, &QPushButton::clicked, this, [this] { setAllSeries(false); });
    connect(m_open, &QPushButton::clicked, this, [this] { emit partOpened(m_current); });
    return side;
}

void ChartsPage::fillMetrics()
{
    for (QComboBox *combo : {m_x, m_y}) {
        const QSignalBlocker blocker(combo);
        const QString chosen = combo->currentData().toString();
        combo->clear();
        for (const Metric &metric : chipMetrics())
            combo->addItem(metricName(metric), QString::fromLatin1(metric.key));
        combo->setCurrentIndex(std::max(0, combo->findData(chosen)));
    }
    const QSignalBlocker blocker(m_preset);
    m_preset->clear();
    for (const Preset &preset : Presets)
        m_preset->addItem(tr("%1 against %2", "figure of the vertical axis, figure of the horizontal axis")
                              .arg(nameOf(preset.y), nameOf(preset.x)));
}

void ChartsPage::fillSeries()
{
    const QSignalBlocker blocker(m_series);
    QStringList hidden;
    for (int row = 0; row < m_series->count(); ++row) {
        if (m_series->item(row)->checkState() != Qt::Checked)
            hidden << m_series->item(row)->data(Qt::UserRole).toString();
    }
    m_series->clear();
    const QStringList names = chipSeries(m_workspace.catalogue());
    const int size = fontMetrics().height();
    for (qsizetype i = 0; i < names.size(); ++i) {
        auto *item = new QListWidgetItem(names[i].isEmpty() ? tr("Without a series") : names[i], m_series);
        item->setData(Qt::UserRole, names[i]);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(hidden.contains(names[i]) ? Qt::Unchecked : Qt::Checked);
        item->setIcon(QIcon(markerPixmap(static_cast<int>(i), isDark(palette()), size, devicePixelRatioF())));
    }
    m_series->setIconSize(QSize(size, size));
    m_series->setMinimumWidth(m_series->sizeHintForColumn(0) + 3 * Grid);
    m_series->setMaximumWidth(std::max(m_series->minimumWidth(), 30 * fontMetrics().averageCharWidth()));
}

void ChartsPage::setMetrics(const QString &x, const QString &y)
{
    const int atX = m_x->findData(x);
    const int atY = m_y->findData(y);
    if (atX < 0 || atY < 0)
        return;
    {
        const QSignalBlocker blockX(m_x);
        const QSignalBlocker blockY(m_y);
        m_x->setCurrentIndex(atX);
        m_y->setCurrentIndex(atY);
    }
    draw();
}

void ChartsPage::takePreset(int index)
{
    const Preset &preset = Presets.at(static_cast<std::size_t>(index));
    setMetrics(QString::fromLatin1(preset.x), QString::fromLatin1(preset.y));
}

void ChartsPage::setAllSeries(bool on)
{
    {
        const QSignalBlocker blocker(m_series);
        for (int row = 0; row < m_series->count(); ++row)
            m_series->item(row)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    }
    draw();
}

ChartRequest ChartsPage::request() const
{
    ChartRequest request;
    request.x = m_x->currentData().toString();
    request.y = m_y->currentData().toString();
    request.logX = m_logX->isChecked();
    request.logY = m_logY->isChecked();
    QStringList shown;
    for (int row = 0; row < m_series->count(); ++row) {
        if (m_series->item(row)->checkState() == Qt::Checked)
            shown << m_series->item(row)->data(Qt::UserRole).toString();
    }
    if (shown.size() < m_series->count())
        request.seriesNames = shown;
    request.machines = machinesAsChips(m_workspace.document(), m_workspace.catalogue());
    return request;
}

void ChartsPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_stale)
        draw();
}

void ChartsPage::draw()
{
    m_stale = false;
    const ChartRequest wanted = request();
    const bool none =
        m_series->count() > 0 && wanted.seriesNames.isEmpty() && m_series->item(0)->checkState() != Qt::Checked;
    Result<ChartData> made = chipChart(m_workspace.catalogue(), wanted);
    if (!made) {
        emit said(made.error().sentence(), true);
        return;
    }
    m_chart = *std::move(made);
    if (none) {
        std::erase_if(m_chart.series, [](const ChartSeries &one) { return !one.points.front().id.startsWith(u'@'); });
        m_chart.captions = QStringList{tr("No series is chosen. “All” shows every one.")};
    }
    m_view->setChart(m_chart);
    m_captions->setText(m_chart.captions.join(QLatin1Char(' ')));
    m_save->setEnabled(!m_chart.series.empty());
    m_saveAction->setEnabled(!m_chart.series.empty());
    choose(m_current);

    m_preset->setCurrentIndex(-1);
    for (std::size_t i = 0; i < Presets.size(); ++i) {
        if (wanted.x == QLatin1StringView(Presets[i].x) && wanted.y == QLatin1StringView(Presets[i].y))
            m_preset->setCurrentIndex(static_cast<int>(i));
    }
    QSettings settings;
    setValue(settings, setting::chartX, wanted.x);
    setValue(settings, setting::chartY, wanted.y);
    setValue(settings, setting::chartLogX, wanted.logX);
    setValue(settings, setting::chartLogY, wanted.logY);
}

void ChartsPage::choose(const QString &id)
{
    m_current = id;
    m_view->setSelected(id);
    const auto chip = m_workspace.catalogue().find<Chip>(id);
    m_open->setEnabled(chip != nullptr);
    const ChartPoint *drawn = nullptr;
    for (const ChartSeries &series : m_chart.series) {
        for (const ChartPoint &point : series.points)
            drawn = point.id == id ? &point : drawn;
    }
    if (drawn)
        m_chosen->setText(drawn->label);
    else
        m_chosen->setText(chip ? tr("%1 is not in this chart.").arg(chip->name) : tr("Click a mark to choose a GPU."));
}

void ChartsPage::showPart(const QString &id) { choose(id); }

QList<QAction *> ChartsPage::dataActions() const { return {m_saveAction}; }

void ChartsPage::save()
{
    QSettings settings;
    const bool svg = chartFileEndings().contains(QStringLiteral("svg"));
    const QString filter = svg ? tr("Pictures (*.png *.svg);;Vectors for print (*.pdf);;Table (*.csv)")
                               : tr("Pictures (*.png);;Vectors for print (*.pdf);;Table (*.csv)");
    const QString folder = value(settings, setting::lastFolder);
    const QString proposed = folder + (folder.isEmpty() ? QString() : QStringLiteral("/")) +
                             QStringLiteral("%1-%2.png").arg(m_chart.y.key, m_chart.x.key);
    QString path = QFileDialog::getSaveFileName(this, tr("Save the chart"), proposed, filter);
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".png");
    setValue(settings, setting::lastFolder, QFileInfo(path).absolutePath());
    const Result<void> saved = saveChart(m_chart, path);
    if (saved)
        emit said(tr("The chart was saved as %1.").arg(path), false);
    else
        emit said(saved.error().sentence(), true);
}

void ChartsPage::retranslate()
{
    m_presetLabel->setText(tr("&Question:"));
    m_yLabel->setText(tr("&Vertical:", "axis of a chart"));
    m_xLabel->setText(tr("&Horizontal:", "axis of a chart"));
    m_logX->setText(tr("Logarithmic", "scale of an axis"));
    m_logY->setText(tr("Logarithmic", "scale of an axis"));
    m_logX->setAccessibleName(tr("Logarithmic horizontal axis"));
    m_logY->setAccessibleName(tr("Logarithmic vertical axis"));
    m_save->setText(tr("Save…"));
    m_save->setToolTip(tr("Save the chart as a picture, as vectors for print, or as a table."));
    m_saveAction->setText(tr("Save the chart…"));
    m_seriesLabel->setText(tr("&Series"));
    m_series->setAccessibleName(tr("Series shown in the chart"));
    m_all->setText(tr("All", "series"));
    m_none->setText(tr("None", "series"));
    m_open->setText(tr("Show its figures"));
    dressCaptions();
    fillMetrics();
    fillSeries();
    draw();
}

void ChartsPage::dressCaptions()
{
    m_captions->setFont(fontFor(TextSize::Caption, font()));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, quietText(palette()));
    m_captions->setPalette(quiet);
}

void ChartsPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
        retranslate();
        break;
    case QEvent::PaletteChange:
    case QEvent::FontChange:
        dressCaptions();
        fillSeries();
        draw();
        break;
    default:
        break;
    }
}

} // namespace rig::ui
