// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/gpu_details.h"

#include "ui/pages/gpu_details_html.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/word_panel.h"

#include <QKeyEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QUrl>

namespace rig::ui {

namespace {

QString documentStyle(const QPalette &palette)
{
    return QStringLiteral("h2 { font-size: large; margin: 0 } h3 { font-size: medium; margin: 14px 0 2px 0 } "
                          ".headline { font-size: large; font-weight: 600 } "
                          ".quiet { color: %1 } a { color: %2 } p { margin: 2px 0 6px 0 }")
        .arg(quietText(palette).name(), palette.color(QPalette::Link).name());
}

} // namespace

GpuDetails::GpuDetails(QWidget *parent) : WebText(parent)
{
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(1.5 * Grid); // as within a card
    m_words = guide::shippedWords().value_or(std::vector<guide::Word>());
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { m_atTop = false; });
    showAgain();
}

void GpuDetails::setChip(const std::shared_ptr<const Chip> &chip, const Catalogue &catalogue)
{
    const bool same = chip && m_chip && chip->id == m_chip->id;
    m_atTop = m_atTop || !same;
    m_chip = chip;
    if (chip && m_advice.profiles.empty())
        m_advice = advice::shippedLibrary().value_or(advice::Library());
    m_catalogue = catalogue;
    const int place = verticalScrollBar()->value();
    showAgain();
    verticalScrollBar()->setValue(same ? place : 0);
}

void GpuDetails::changeEvent(QEvent *event)
{
    WebText::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        m_words = guide::shippedWords().value_or(std::vector<guide::Word>());
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        showAgain();
}

/// Below the table there is width for three headlines in a row, beside it for two.
void GpuDetails::resizeEvent(QResizeEvent *event)
{
    WebText::resizeEvent(event);
    constexpr int Letters = 80;
    const int columns = width() > Letters * fontMetrics().averageCharWidth() ? 3 : 2;
    if (columns != m_columns) {
        m_columns = columns;
        showAgain();
    }
    // Another layout of the text would leave it scrolled by the name.
    if (m_atTop)
        verticalScrollBar()->setValue(0);
}

void GpuDetails::follow(const QUrl &link)
{
    if (link.scheme() == AddScheme)
        emit cardWanted(link.path());
    else if (const guide::Word *word = link.scheme() == WordScheme ? guide::wordCalled(link.path(), m_words) : nullptr)
        openWord(*word);
    else
        WebText::follow(link);
}

void GpuDetails::openWord(const guide::Word &word)
{
    WordPanel::open(word, viewport()->mapToGlobal(cursorRect().bottomLeft()), this);
}

const guide::Word *GpuDetails::wordAtCursor() const
{
    const QUrl link(textCursor().charFormat().anchorHref());
    return link.scheme() == WordScheme ? guide::wordCalled(link.path(), m_words) : nullptr;
}

/// F1 is the window's, unless the keyboard stands on a word.
bool GpuDetails::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_F1 &&
        wordAtCursor())
        event->accept();
    return WebText::event(event);
}

void GpuDetails::keyPressEvent(QKeyEvent *event)
{
    const guide::Word *word = event->key() == Qt::Key_F1 ? wordAtCursor() : nullptr;
    if (word)
        openWord(*word);
    else
        WebText::keyPressEvent(event);
}

/// HTML knows no dotted line under a text.
void GpuDetails::dotWords()
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            QTextCharFormat format = part.fragment().charFormat();
            if (!format.anchorHref().startsWith(WordScheme + QLatin1Char(':')))
                continue;
            format.setForeground(palette().color(QPalette::Text));
            format.setUnderlineStyle(QTextCharFormat::DotLine);
            QTextCursor cursor(document());
            cursor.setPosition(part.fragment().position());
            cursor.setPosition(part.fragment().position() + part.fragment().length(), QTextCursor::KeepAnchor);
            cursor.setCharFormat(format);
        }
    }
}

void GpuDetails::showAgain()
{
    setAccessibleName(tr("Details of the chosen GPU"));
    document()->setDefaultStyleSheet(documentStyle(palette()));
    if (m_chip) {
        setHtml(gpuDetailsHtml(*m_chip, m_catalogue, m_words, m_advice, m_columns));
        dotWords();
    } else
        setHtml(
            QStringLiteral("<p class=\"quiet\">%1</p>")
                .arg(
                    tr("Choose a GPU in the table to see all its figures and where each comes from.").toHtmlEscaped()));
}

} // namespace rig::ui
