// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/start_panel.h"

#include "ui/document/examples.h"
#include "ui/pages/build/fix_button.h"
#include "ui/widgets/theme.h"

#include <QBoxLayout>
#include <QLabel>

namespace rig::ui {

namespace {

/// Wider buttons would be harder to read, not easier to hit.
constexpr int charactersAcross = 70;

} // namespace

StartPanel::StartPanel(QWidget *parent)
    : QScrollArea(parent)
    , m_title(new QLabel)
    , m_own(new FixButton)
    , m_empty(new FixButton)
    , m_open(new FixButton)
    , m_templatesTitle(new QLabel)
    , m_templates(new QVBoxLayout)
    , m_examplesTitle(new QLabel)
    , m_examples(new QVBoxLayout)
{
    layOut();
    connect(m_own, &FixButton::clicked, this, &StartPanel::ownMachineWanted);
    connect(m_empty, &FixButton::clicked, this, &StartPanel::emptyWanted);
    connect(m_open, &FixButton::clicked, this, &StartPanel::openWanted);
    list(templates(), *m_templates, *m_templatesTitle);
    list(examples(), *m_examples, *m_examplesTitle);
    retranslate();
}

void StartPanel::layOut()
{
    auto *choices = new QWidget;
    auto *column = new QVBoxLayout(choices);
    column->setContentsMargins(2 * Grid, 2 * Grid, 2 * Grid, 2 * Grid);
    column->setSpacing(Grid);
    for (QLabel *title : {m_title, m_templatesTitle, m_examplesTitle})
        title->setWordWrap(true);
    column->addWidget(m_title);
    for (FixButton *choice : {m_own, m_empty, m_open})
        column->addWidget(choice);
    column->addSpacing(Grid);
    column->addWidget(m_templatesTitle);
    column->addLayout(m_templates);
    column->addSpacing(Grid);
    column->addWidget(m_examplesTitle);
    column->addLayout(m_examples);
    for (QVBoxLayout *buttons : {m_templates, m_examples})
        buttons->setSpacing(Grid / 2);
    column->addStretch(1);
    choices->setMaximumWidth(charactersAcross * fontMetrics().averageCharWidth());
    setWidget(choices);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void StartPanel::list(const std::vector<Example> &machines, QVBoxLayout &into, QLabel &title)
{
    for (const Example &example : machines) {
        auto *button = new FixButton;
        m_machines.push_back({button, example.name});
        connect(button, &FixButton::clicked, this, [this, path = example.path] { emit exampleWanted(path); });
        into.addWidget(button);
    }
    title.setVisible(into.count() > 0);
}

void StartPanel::retranslate()
{
    setAccessibleName(tr("Ways to begin"));
    m_title->setText(tr("What do you want to plan?"));
    m_title->setFont(fontFor(TextSize::Section, font()));
    m_own->setTexts(tr("Add a card to my machine"),
                    tr("Enter once what you have. Those parts cost nothing, and no suggestion replaces them."));
    m_empty->setTexts(tr("Empty machine"), tr("All parts are still to be chosen."));
    m_open->setTexts(tr("Open…"), tr("A machine that you saved."));
    for (const auto &[button, name] : m_machines)
        button->setTexts(exampleName(name), {});
    m_templatesTitle->setText(tr("Start from a template:"));
    m_templatesTitle->setFont(fontFor(TextSize::Section, font()));
    m_examplesTitle->setText(tr("Or from an example:"));
    m_examplesTitle->setFont(fontFor(TextSize::Section, font()));
}

} // namespace rig::ui
