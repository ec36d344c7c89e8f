// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace rig::ui {

class FixButton;
struct Example;

/// Ways to begin, in the place where the work will be.
class StartPanel : public QScrollArea
{
    Q_OBJECT

public:
    explicit StartPanel(QWidget *parent = nullptr);

    void retranslate();

signals:
    void ownMachineWanted(); ///< a card is to be added to a machine that one has
    void emptyWanted();
    void openWanted();
    void exampleWanted(const QString &path);

private:
    void layOut();
    void list(const std::vector<Example> &machines, QVBoxLayout &into, QLabel &title);

    QLabel *m_title;
    FixButton *m_own;
    FixButton *m_empty;
    FixButton *m_open;
    QLabel *m_templatesTitle;
    QVBoxLayout *m_templates;
    QLabel *m_examplesTitle;
    QVBoxLayout *m_examples;
    std::vector<std::pair<FixButton *, QString>> m_machines; ///< with the names in their files
};

} // namespace rig::ui
