// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reality/collecting.h"
#include "core/reality/detected.h"

#include <QFutureWatcher>
#include <QThreadPool>
#include <QWidget>

#include <atomic>
#include <memory>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QMenu;
class QMimeData;
class QPushButton;
QT_END_NAMESPACE

namespace rig::ui {

class Workspace;

/// Takes what a machine says of itself: asks the running one, or takes texts that were opened, dropped or pasted,
/// several together. Reading and asking run beside the window and can be stopped; nothing is half taken.
class DumpBar : public QWidget
{
    Q_OBJECT

public:
    explicit DumpBar(Workspace &workspace, QWidget *parent = nullptr);
    ~DumpBar() override;

    void retranslate();
    /// Whether something is dropped that could be such texts: files other than machines, or text.
    [[nodiscard]] static bool takes(const QMimeData &data);
    void take(const QMimeData &data);
    /// Adds a text to those that are there, one of the same name in its place, and reads all of them.
    void add(const reality::NamedText &text);
    void askMachine();
    /// Forgets all texts.
    void clear();
    [[nodiscard]] bool isBusy() const { return m_watcher.isRunning(); }
    void focusFirst();

signals:
    /// Null: there are no texts any more, or they are of several machines and none was chosen yet.
    void detected(const std::shared_ptr<const rig::reality::Detected> &detected);

private:
    struct Read
    {
        std::vector<reality::NamedText> texts;
        std::vector<reality::Detected> machines;
        QString failure;
    };
    using Texts = std::vector<reality::NamedText>;
    /// Gives further texts, in the worker's thread; asked whether it was stopped.
    using More = std::function<Texts(const std::function<bool()> &stopped, QString &failure)>;

    void start(const More &more, const QString &sentence);
    void stop();
    void finish();
    /// Of several machines the one that was chosen; the choice is made where the texts are taken.
    void showChoice();
    void tellChosen();
    void openFiles();
    void readFiles(const QStringList &paths);
    void paste();
    void copyLine(reality::CollectOn system);
    void fillMenu();
    void showState(const QString &sentence);
    [[nodiscard]] QString namesOfTexts() const;

    Workspace &m_workspace;
    QPushButton *m_ask;
    QPushButton *m_open;
    QPushButton *m_paste;
    QPushButton *m_line;
    QPushButton *m_stop;
    QPushButton *m_clear;
    QMenu *m_menu;
    QLabel *m_state;
    QLabel *m_several;
    QComboBox *m_machine;
    std::vector<reality::Detected> m_machines;
    Texts m_texts;
    int m_pasted = 0;
    QThreadPool m_pool;
    QFutureWatcher<Read> m_watcher;
    std::shared_ptr<std::atomic_bool> m_stopped;
};

} // namespace rig::ui
