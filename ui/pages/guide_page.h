// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/guide/checklist.h"
#include "core/guide/glossary.h"
#include "ui/pages/page.h"

QT_BEGIN_NAMESPACE
class QComboBox;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSplitter;
class QStackedWidget;
QT_END_NAMESPACE

namespace rig::ui {

class FrameworksPanel;
class GuideText;
class Workspace;

/// The guide: what is installed on the open machine and how, topics by group, frameworks beside each other, words. One
/// search finds topics and words.
class GuidePage : public Page
{
    Q_OBJECT

public:
    GuidePage(Workspace &workspace, QWidget *parent = nullptr);
    ~GuidePage() override;

    [[nodiscard]] bool reachesEdges() const override { return true; }
    void showInGuide(const QString &what) override { choose(what); }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void layOut();
    void load(); ///< the texts in the language
    void list(); ///< what the search finds
    void addHeading(const QString &text);
    void addEntry(const QString &text, const QString &what);
    void choose(const QString &what);
    void showEntry(); ///< the chosen entry
    void showMachine();
    void addCards(const QString &typed);
    [[nodiscard]] std::vector<guide::PlannedCards>
    chosenCards() const; ///< of the machine, or the one that is asked about
    [[nodiscard]] std::vector<guide::ChecklistStep> chosenSteps() const;
    [[nodiscard]] guide::Platform chosenPlatform() const;
    void followMachine();
    [[nodiscard]] QStringList cardSentences() const;

    Workspace &m_workspace;
    std::vector<guide::Topic> m_topics;
    std::vector<guide::Word> m_words;
    QString m_trouble; ///< why the texts could not be read
    QString m_chosen;  ///< "machine", "frameworks", "gpu:geforce-rtx-5090", "topic:cudnn", "word:lane"
    QLineEdit *m_search;
    QListWidget *m_list;
    QComboBox *m_platform;
    QPushButton *m_copyAll;
    QWidget *m_bar; ///< system and copying, above the answer for the machine
    GuideText *m_text;
    FrameworksPanel *m_frameworks;
    QStackedWidget *m_stack;
    QSplitter *m_split;
    bool m_stale = true; ///< the page was not to be seen
};

} // namespace rig::ui
