// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/import_dialog.h"

#include "db/imports/opendb.h"
#include "db/imports/parts_file.h"
#include "ui/data/plan_view.h"
#include "ui/data/price_mapping_editor.h"
#include "ui/document/change_bar.h"
#include "ui/document/own_data.h"
#include "ui/widgets/label.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtConcurrent>

namespace rig::ui {

namespace {

constexpr int ClockMilliseconds = 100;
constexpr int BarSteps = 1000;

} // namespace

ImportDialog::ImportDialog(OwnData &ownData, const Catalogue &present, QWidget *parent)
    : QDialog(parent)
    , m_ownData(ownData)
    , m_present(present)
    , m_mapping(new PriceMappingEditor(this))
    , m_what(new Label(this))
    , m_bar(new QProgressBar(this))
    , m_stop(new QPushButton(tr("&Stop"), this))
    , m_view(new PlanView(this))
    , m_changes(new ChangeBar(this))
    , m_import(new QPushButton(tr("&Import"), this))
    , m_close(new QPushButton(tr("Close"), this))
{
    setObjectName(QStringLiteral("importDialog"));
    setModal(false);
    makeLayout();
    m_clock.setInterval(ClockMilliseconds);
    connect(&m_clock, &QTimer::timeout, this, &ImportDialog::showProgress);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &ImportDialog::takePlan);
    connect(m_stop, &QPushButton::clicked, this, &ImportDialog::stop);
    connect(m_import, &QPushButton::clicked, this, &ImportDialog::store);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_mapping, &PriceMappingEditor::changed, this, &ImportDialog::planPrices);
    resize(dialogSize({940, 560}, *this));
    endWork();
}

ImportDialog::~ImportDialog()
{
    if (m_work)
        m_work->stop = true;
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void ImportDialog::makeLayout()
{
    m_mapping->hide();
    m_view->hide();
    m_what->setWordWrap(true);
    m_what->setObjectName(QStringLiteral("importState"));
    m_bar->setRange(0, BarSteps);
    m_bar->setAccessibleName(tr("How far the work is"));
    m_bar->setTextVisible(false);
    m_stop->setObjectName(QStringLiteral("stopImport"));
    m_import->setObjectName(QStringLiteral("doImport"));
    m_import->setDefault(true);
    m_changes->setOwnData(&m_ownData);
    auto *progress = new QHBoxLayout;
    progress->addWidget(m_bar, 1);
    progress->addWidget(m_stop);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_import);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_changes);
    layout->addWidget(m_mapping);
    layout->addWidget(m_what);
    layout->addLayout(progress);
    layout->addWidget(m_view, 1);
    layout->addStretch(0);
    layout->addLayout(buttons);
}

db::Progress ImportDialog::startWork()
{
    m_work = std::make_shared<Work>();
    m_import->setEnabled(false);
    m_bar->setValue(0);
    m_bar->show();
    m_stop->show();
    m_stop->setEnabled(true);
    m_clock.start();
    return [work = m_work](qint64 done, qint64 total) {
        work->done = done;
        work->total = total;
        return !work->stop;
    };
}

void ImportDialog::endWork()
{
    m_clock.stop();
    m_work.reset();
    m_bar->hide();
    m_stop->hide();
    m_import->setEnabled(m_plan && !m_plan->isEmpty() && m_ownData.canChange());
    m_import->setToolTip(plainTip(m_ownData.whyNot()));
}

void ImportDialog::stop()
{
    if (m_work)
        m_work->stop = true;
    m_stop->setEnabled(false);
}

void ImportDialog::showProgress()
{
    if (m_work && m_work->total > 0)
        m_bar->setValue(static_cast<int>(m_work->done * BarSteps / m_work->total));
}

void ImportDialog::say(const QString &sentence, bool problem)
{
    QPalette colours = palette();
    if (problem)
        colours.setColor(QPalette::WindowText, colourOf(Meaning::Caution, palette()));
    m_what->setPalette(colours);
    m_what->setText(problem ? QStringLiteral("%1 %2").arg(shapeOf(Meaning::Caution), sentence) : sentence);
    m_what->setVisible(!sentence.isEmpty());
}

void ImportDialog::preview(const QString &title, Planner planner)
{
    m_title = title;
    m_plan.reset();
    m_view->hide();
    setWindowTitle(tr("Import: %1", "what is imported").arg(title));
    say(tr("Reading. Nothing is stored before you press Import."), false);
    m_watcher.setFuture(QtConcurrent::run([planner = std::move(planner), present = m_present, progress = startWork()] {
        return planner(present, progress);
    }));
}

void ImportDialog::previewOpenDb(const QStringList &paths)
{
    preview(tr("BuildCores OpenDB"), [paths](const Catalogue &present, const db::Progress &progress) {
        return db::openDbPlan(paths, present, progress);
    });
}

void ImportDialog::previewParts(const QStringList &paths)
{
    preview(tr("Parts"), [paths](const Catalogue &present, const db::Progress &progress) {
        return db::partsPlan(paths, present, progress);
    });
}

void ImportDialog::previewPrices(const QString &path)
{
    setWindowTitle(tr("Import: %1", "what is imported").arg(tr("Prices")));
    const Result<db::PriceListHead> head = db::readPriceListHead(path);
    if (!head) {
        say(head.error().sentence(), true);
        return;
    }
    m_path = path;
    m_mappingKey = db::mappingKey(head->header);
    std::optional<db::PriceMapping> mapping;
    if (const auto remembered = m_ownData.store() ? m_ownData.store()->remembered(m_mappingKey) : std::nullopt)
        mapping = db::priceMappingFromJson(*remembered, static_cast<int>(head->header.size()));
    if (!mapping)
        mapping = db::guessPriceMapping(head->header, head->rows, head->delimiter);
    m_mapping->open(*head, *mapping);
    m_mapping->show();
    planPrices();
}

void ImportDialog::planPrices()
{
    if (m_watcher.isRunning()) {
        m_again = true;
        stop();
        return;
    }
    m_plan.reset();
    m_view->hide();
    endWork();
    if (const QString missing = db::missingIn(m_mapping->mapping()); !missing.isEmpty()) {
        say(missing, true);
        return;
    }
    preview(tr("Prices"), [list = db::PriceList{m_path, m_mapping->mapping()}](const Catalogue &present,
                                                                               const db::Progress &progress) {
        return db::pricesPlan({list}, present, progress);
    });
}

void ImportDialog::takePlan()
{
    if (!m_work)
        return; // nobody waits for it any more: what it was to be made of has changed
    const Result<db::ImportPlan> plan = m_watcher.result();
    m_plan = plan ? std::make_shared<const db::ImportPlan>(*plan) : nullptr;
    endWork();
    if (m_again) {
        m_again = false;
        planPrices();
        return;
    }
    if (!plan) {
        say(plan.error().sentence(), true);
        return;
    }
    say({}, false);
    m_view->setPlan(*m_plan, m_present);
    m_view->show();
    (m_import->isEnabled() ? m_import : m_close)->setFocus();
}

void ImportDialog::store()
{
    if (!m_plan || m_work)
        return;
    if (!m_mappingKey.isEmpty() && m_ownData.store()) {
        // Only a convenience for the next time: the import goes on without it.
        static_cast<void>(m_ownData.store()->remember(m_mappingKey, db::toJson(m_mapping->mapping())));
    }
    say(tr("Storing. Until it is done, nothing is changed."), false);
    m_mapping->setEnabled(false);
    m_ownData.import(m_plan, startWork(), [self = QPointer(this)](const Result<void> &stored) {
        if (self)
            self->takeStored(stored);
    });
}

void ImportDialog::takeStored(const Result<void> &stored)
{
    m_mapping->setEnabled(true);
    if (!stored) {
        endWork();
        say(stored.error().sentence(), true);
        return;
    }
    m_plan.reset(); // it is stored: pressing Import again has no sense
    endWork();
    m_mapping->hide();
    say(tr("All of it is stored. Data, Imports can take it out again."), false);
    m_close->setFocus();
}

} // namespace rig::ui
