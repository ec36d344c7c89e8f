// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/imports/price_csv.h"

#include <QDialog>
#include <QFutureWatcher>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>

QT_BEGIN_NAMESPACE
class QLabel;
class QProgressBar;
class QPushButton;
QT_END_NAMESPACE

namespace rig::ui {

class ChangeBar;
class OwnData;
class PlanView;
class PriceMappingEditor;

/// An import in two steps: what it would do, worked out beside the window; then, when the user says so, all of it in
/// one transaction. Either can be stopped. Not modal: the window goes on.
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    /// Works out what would be done, on another thread.
    using Planner = std::function<Result<db::ImportPlan>(const Catalogue &present, const db::Progress &progress)>;

    ImportDialog(OwnData &ownData, const Catalogue &present, QWidget *parent = nullptr);
    ~ImportDialog() override;

    void previewOpenDb(const QStringList &paths);
    void previewParts(const QStringList &paths);
    /// Price lists ask first what their columns hold, or remember it by their header.
    void previewPrices(const QString &path);
    void preview(const QString &title, Planner planner);

private:
    /// What the two threads share.
    struct Work
    {
        std::atomic<qint64> done = 0;
        std::atomic<qint64> total = 0;
        std::atomic<bool> stop = false;
    };

    void makeLayout();
    [[nodiscard]] db::Progress startWork();
    void endWork();
    void stop();
    void showProgress();
    void takePlan();
    void planPrices();
    void store();
    void takeStored(const Result<void> &stored);
    void say(const QString &sentence, bool problem);

    OwnData &m_ownData;
    Catalogue m_present;
    QString m_title;
    QString m_path; ///< of a price list
    QString m_mappingKey;
    bool m_again = false; ///< the mapping changed while a plan was made
    std::shared_ptr<Work> m_work;
    std::shared_ptr<const db::ImportPlan> m_plan;
    QFutureWatcher<Result<db::ImportPlan>> m_watcher;
    QTimer m_clock;
    PriceMappingEditor *m_mapping;
    QLabel *m_what;
    QProgressBar *m_bar;
    QPushButton *m_stop;
    PlanView *m_view;
    ChangeBar *m_changes;
    QPushButton *m_import;
    QPushButton *m_close;
};

} // namespace rig::ui
