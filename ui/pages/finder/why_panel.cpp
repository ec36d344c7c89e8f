// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/finder/why_panel.h"

#include "core/finder/why_words.h"
#include "ui/pages/finder/machine_search.h"
#include "ui/pages/finder/named_fields.h"
#include "ui/pages/finder/whole_names.h"
#include "ui/widgets/label.h"
#include "ui/widgets/part_field.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrap_label.h"

#include <QEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

constexpr int WhyFieldCharacters = 26;

} // namespace

WhyPanel::WhyPanel(QWidget *parent)
    : QWidget(parent)
    , m_search(new MachineSearch(this))
    , m_withSearch(new MachineSearch(this))
    , m_gpuLabel(new Label(this))
    , m_boardLabel(new Label(this))
    , m_withText(new WrapLabel(this))
    , m_heading(new Label(this))
    , m_text(new WrapLabel(this))
    , m_gpu(new PartField(Kind::Gpu, this))
    , m_board(new PartField(Kind::Motherboard, this))
    , m_stop(new QPushButton(this))
{
    layOut();
    retranslate();
    showWhy();
    for (PartField *field : {m_gpu, m_board})
        connect(field, &PartField::changed, this, [this, field] { askFor(*field); });
    connect(m_search, &MachineSearch::explained, this, [this](const finder::Why &why) {
        m_why = why;
        showWhy();
    });
    connect(m_withSearch, &MachineSearch::found, this, [this](const finder::Answer &answer) {
        m_with = {m_asked, answer};
        showWith();
        showWhy();
    });
    for (MachineSearch *search : {m_search, m_withSearch}) {
        connect(search, &MachineSearch::failed, this,
                [this](const Failure &failure) { m_withText->setText(failure.message); });
        connect(search, &MachineSearch::ended, this, [this] { m_stop->setEnabled(isLooking()); });
    }
    connect(m_stop, &QPushButton::clicked, this, &WhyPanel::stop);
}

void WhyPanel::layOut()
{
    m_gpu->setObjectName(u"whyNotGpu"_s);
    m_board->setObjectName(u"whyNotBoard"_s);
    m_withText->setObjectName(u"whyWith"_s);
    m_text->setObjectName(u"whyText"_s);
    m_stop->setObjectName(u"whyStop"_s);
    m_gpuLabel->setBuddy(m_gpu);
    m_boardLabel->setBuddy(m_board);
    for (PartField *field : {m_gpu, m_board})
        field->setMinimumWidth(fontMetrics().averageCharWidth() * WhyFieldCharacters);
    auto *inside = new QWidget(this);
    auto *column = new QVBoxLayout(inside);
    column->setContentsMargins(0, Grid, Grid, 0); // a scroll bar does not touch the words
    column->setSpacing(Grid);
    auto *fields = new NamedFields(nullptr, Grid);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_gpuLabel, m_gpu, m_boardLabel, m_board, m_stop})
        fields->addWidget(widget);
    column->addLayout(fields);
    column->addWidget(m_withText);
    QFont bold = m_heading->font();
    bold.setBold(true);
    m_heading->setFont(bold);
    column->addWidget(m_heading);
    column->addWidget(m_text);
    column->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
}

void WhyPanel::setGround(std::shared_ptr<const SearchGround> ground)
{
    m_ground = std::move(ground);
    for (MachineSearch *search : {m_search, m_withSearch})
        search->setGround(m_ground);
    for (PartField *field : {m_gpu, m_board}) {
        const QString part = field->part();
        field->setCatalogue(m_ground->catalogue);
        field->setPart(part);
    }
}

void WhyPanel::setAnswer(const finder::Answer &answer)
{
    m_answer = answer;
    m_why.reset();
    m_with.reset();
    ask();
}

void WhyPanel::ask()
{
    m_stale = !isVisible() || !m_answer || !m_ground;
    showWhy();
    showWith();
    if (m_stale)
        return;
    if (!m_why)
        m_search->explain(*m_answer);
    if (!m_with)
        askFor(m_gpu->part().isEmpty() ? *m_board : *m_gpu);
    showWhy();
}

/// One part at a time: the other field is emptied.
void WhyPanel::askFor(const PartField &field)
{
    if (field.part().isEmpty() || !m_answer)
        return;
    PartField *other = &field == m_gpu ? m_board : m_gpu;
    other->clear();
    m_asked = field.part();
    m_with.reset();
    finder::FindOptions options;
    options.machines = 1;
    m_withSearch->look(finder::withPart(m_answer->question, m_asked), options);
    m_withText->setText(tr("Looking for the best machine with it…"));
    m_withText->show();
    m_stop->setEnabled(true);
}

void WhyPanel::showWhy()
{
    const bool looks = m_search->isLooking();
    m_heading->setText(m_answer && m_answer->machines.empty()
                           ? tr("What stands in the way")
                           : tr("What binds the answer, and which prices decide it"));
    m_text->setText(m_why && m_answer && m_ground
                        ? wholeNames(finder::whyTexts(*m_answer, *m_why, m_ground->catalogue).join(u"\n\n"_s))
                    : looks ? tr("Giving up each condition in turn, and moving each price by 15 %…")
                            : QString());
    m_stop->setEnabled(isLooking());
}

bool WhyPanel::isLooking() const { return m_search->isLooking() || m_withSearch->isLooking(); }

void WhyPanel::stop()
{
    for (MachineSearch *search : {m_search, m_withSearch})
        search->stop();
    m_stop->setEnabled(isLooking());
}

void WhyPanel::showWith()
{
    m_withText->setText(
        m_with && m_answer && m_ground
            ? wholeNames(finder::withPartText(*m_answer, m_with->second, m_with->first, m_ground->catalogue))
            : QString());
    m_withText->setVisible(!m_withText->text().isEmpty() || !m_asked.isEmpty());
}

void WhyPanel::retranslate()
{
    m_gpuLabel->setText(tr("Why not this &GPU?"));
    m_boardLabel->setText(tr("Or this motherboard?"));
    m_gpu->setPlaceholderText(tr("Some letters of its name"));
    m_board->setPlaceholderText(tr("Some letters of its name"));
    m_gpu->setAccessibleName(m_gpuLabel->text().remove(u'&'));
    m_board->setAccessibleName(m_boardLabel->text());
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("Ends the search; what it has found so far stays"));
}

void WhyPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    showWhy();
    showWith();
}

void WhyPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        ask();
}

void WhyPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (!m_search->isLooking() && !m_withSearch->isLooking())
        return;
    m_search->stop();
    m_withSearch->stop();
    m_why.reset();
    m_with.reset();
    m_stale = true;
}

} // namespace rig::ui
