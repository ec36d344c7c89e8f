// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/notice.h"

#include "core/base/shown_text.h"
#include "ui/look/roles.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr int fromTheEdges = 16;
constexpr int widest = 560;
constexpr int markSide = 16;
constexpr std::size_t actionsAtMost = 2;
constexpr std::size_t keptAtMost = 20;

} // namespace

Notice::Notice(QWidget *under)
    : QFrame(under)
    , m_shape(new Label(this))
    , m_text(new Label(this))
    , m_count(new Label(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("notice"));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_close->setIcon(lineIcon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(3 * Grid / 2, Grid, Grid, Grid);
    row->setSpacing(Grid);
    m_shape->setFixedSize(scaled(markSide, font()), scaled(markSide, font()));
    row->addWidget(m_shape, 0, Qt::AlignVCenter);
    row->addWidget(m_text, 1);
    row->addWidget(m_count);
    for (std::size_t i = 0; i < actionsAtMost; ++i) {
        auto *button = new QPushButton(this);
        button->setProperty("quiet", true);
        connect(button, &QPushButton::clicked, this, [this, i] { act(i); });
        m_actions.push_back(button);
        row->addWidget(button);
    }
    row->addWidget(m_close, 0, Qt::AlignVCenter);
    connect(m_close, &QToolButton::clicked, this, &Notice::dismiss);
    under->installEventFilter(this);
    dress();
}

void Notice::say(const QString &sentence, bool problem, const QString &page, const std::vector<NoticeAction> &actions)
{
    const QString shown = shownText(sentence); // names of files stand in it
    const auto again = std::find_if(m_said.begin(), m_said.end(),
                                    [&](const Said &said) { return said.sentence == shown && said.page == page; });
    if (again != m_said.end())
        m_said.erase(again);
    if (m_said.size() == keptAtMost)
        m_said.erase(m_said.begin());
    m_said.push_back({shown, problem, page, actions});
    dress();
}

void Notice::withdraw(const QString &sentence)
{
    const QString shown = shownText(sentence);
    std::erase_if(m_said, [&](const Said &said) { return said.sentence == shown; });
    dress();
}

void Notice::setPage(const QString &page)
{
    if (page == m_page)
        return;
    const auto goes = [this](const Said &said) {
        return said.page.isEmpty() ? !said.problem && !m_page.isEmpty() : said.page == m_page;
    };
    m_said.erase(std::remove_if(m_said.begin(), m_said.end(), goes), m_said.end());
    m_page = page;
    dress();
}

const Notice::Said *Notice::newest() const
{
    for (std::size_t i = m_said.size(); i > 0; --i) {
        if (isSeen(m_said[i - 1]))
            return &m_said[i - 1];
    }
    return nullptr;
}

QString Notice::text() const { return newest() ? newest()->sentence : QString(); }

int Notice::waiting() const
{
    const auto seen = std::count_if(m_said.begin(), m_said.end(), [this](const Said &said) { return isSeen(said); });
    return std::max(0, static_cast<int>(seen) - 1);
}

void Notice::dismiss()
{
    if (const Said *said = newest())
        m_said.erase(m_said.begin() + (said - m_said.data()));
    dress();
}

void Notice::act(std::size_t action)
{
    const Said *said = newest();
    if (!said || action >= said->actions.size())
        return;
    const std::function<void()> run = said->actions[action].run;
    dismiss();
    run();
}

void Notice::dress()
{
    const Said *said = newest();
    setVisible(said);
    m_close->setAccessibleName(tr("Close this message"));
    m_close->setToolTip(tr("Close this message"));
    if (!said)
        return;
    const Meaning meaning = said->problem ? Meaning::Caution : Meaning::Note;
    m_meaning = meaning;
    m_shape->setAccessibleName(said->problem ? tr("Trouble") : tr("News"));
    QPalette quiet = m_count->palette();
    quiet.setColor(QPalette::WindowText, colourOf(Role::Secondary, palette()));
    if (m_count->palette() != quiet)
        m_count->setPalette(quiet);
    m_text->setText(said->sentence);
    m_text->setAccessibleName(said->sentence);
    m_count->setText(tr("%n more", "messages behind the one that is seen", waiting()));
    m_count->setVisible(waiting() > 0);
    for (std::size_t i = 0; i < m_actions.size(); ++i) {
        m_actions[i]->setVisible(i < said->actions.size());
        if (i < said->actions.size())
            m_actions[i]->setText(said->actions[i].text);
    }
    place();
}

void Notice::place()
{
    const QSize room = parentWidget()->size();
    const int wide = std::min(scaled(widest, font()), room.width() - 2 * fromTheEdges);
    layout()->activate();
    const int tall = std::max(layout()->totalHeightForWidth(wide), minimumSizeHint().height());
    setGeometry(fromTheEdges, room.height() - tall - fromTheEdges, wide, tall);
    raise();
}

void Notice::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange ||
        event->type() == QEvent::FontChange)
        dress();
}

bool Notice::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && newest())
        place();
    return QFrame::eventFilter(watched, event);
}

void Notice::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colourOf(Role::Strong, palette()), 1));
    painter.setBrush(colourOf(Role::Surface, palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), Grid, Grid);
    paintMark(painter, m_meaning, QRectF(m_shape->geometry()), palette());
}

} // namespace rig::ui
