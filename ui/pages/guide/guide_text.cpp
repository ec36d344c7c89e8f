// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/guide/guide_text.h"

#include "core/base/web_address.h"
#include "core/guide/topics.h"
#include "core/names/names.h"
#include "core/names/own_sources.h"
#include "core/names/sentences.h"
#include "ui/look/roles.h"
#include "ui/pages/guide/picture_object.h"
#include "ui/pages/guide/text_shapes.h"
#include "ui/widgets/faces.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"

#include <QAbstractTextDocumentLayout>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QTextList>
#include <QTextTable>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

/// No line ends within "Fedora 44" or "GTX 980": a name that begins with a capital, and its number; nor within
/// "Rocky Linux 9", "v10 sp3" or "benchmark = True".
QString wholeVersions(QString text)
{
    static const QRegularExpression within(u"(\\b[A-Z][A-Za-z]*) (?=[0-9])"_s);
    static const QRegularExpression further(u" (?=(?:Linux|Leap)\u00a0[0-9]|sp[0-9]|= True\\b)|(?<= =) (?=True\\b)"_s);
    return text.replace(within, u"\\1\u00a0"_s).replace(further, u"\u00a0"_s);
}

/// The same of Markdown, but for its tables: they are to be narrow. No character of Chinese is alone in a last line,
/// the numbers of sources behind it aside.
QString wholeVersionsIn(const QString &markdown)
{
    static const QRegularExpression beforeLast(
        u"(?<=\\p{Han})(?=\\p{Han}(?:\\[\\\\\\[[0-9]+\\\\\\]\\]\\(source:[0-9]+\\))*。$)"_s);
    QStringList lines = markdown.split(u'\n');
    for (QString &line : lines) {
        if (!line.startsWith(u'|'))
            line = wholeVersions(line).replace(beforeLast, QString(WordJoiner));
    }
    return lines.join(u'\n');
}

} // namespace

/// Writes into the document of a GuideText, in the program's type and colours.
class GuideText::Writer
{
public:
    explicit Writer(GuideText &text) : m_text(text), m_cursor(text.document()) {}

    void title(const QString &text) { block(text, TextSize::PageTitle, 0, 0); }
    void heading(const QString &text) { block(text, TextSize::Section, 2 * Grid, Grid / 2); }
    void caption(const QString &text) { block(text, TextSize::Caption, 0, Grid / 2, Role::Secondary); }
    void paragraph(const QString &text) { block(text, TextSize::Text, Grid / 2, 0); }
    void markdown(const QString &text, const std::vector<Source> &sources);
    void steps(const std::vector<guide::Step> &steps, const std::vector<Source> &sources,
               const QStringList &topics = {});
    void sources(const std::vector<Source> &sources);
    void bullets(const QStringList &texts);
    void link(const QString &text, const QString &address);
    /// The drawing with its twin in words below it.
    void picture(guide::Picture picture);

private:
    [[nodiscard]] QTextCharFormat type(TextSize size, Role role = Role::Text) const;
    void newBlock(int above, int below);
    void block(const QString &text, TextSize size, int above, int below, Role role = Role::Text);
    /// What belongs to a step stands below its words, not below its number.
    void indent();
    void code(const QString &text, bool copied);

    GuideText &m_text;
    QTextCursor m_cursor;
    bool m_empty = true;
    double m_stepIndent = 0; ///< how far the words of its steps stand in
};

QTextCharFormat GuideText::Writer::type(TextSize size, Role role) const
{
    QTextCharFormat format;
    format.setFont(fontFor(size, m_text.font()));
    format.setForeground(colourOf(role, m_text.palette()));
    return format;
}

void GuideText::Writer::newBlock(int above, int below)
{
    QTextBlockFormat format;
    format.setTopMargin(m_empty ? 0 : above);
    format.setBottomMargin(below);
    if (m_empty) {
        m_cursor.setBlockFormat(format);
        m_empty = false;
        return;
    }
    m_cursor.movePosition(QTextCursor::End);
    m_cursor.insertBlock(format, type(TextSize::Text));
    // A block that follows a list is not of it.
    if (QTextList *list = m_cursor.currentList())
        list->remove(m_cursor.block());
    m_cursor.setBlockFormat(format);
}

void GuideText::Writer::block(const QString &text, TextSize size, int above, int below, Role role)
{
    if (text.isEmpty())
        return;
    newBlock(above, below);
    m_cursor.insertText(wholeVersions(heldText(text)), type(size, role));
}

void GuideText::Writer::markdown(const QString &text, const std::vector<Source> &sources)
{
    if (text.isEmpty())
        return;
    QTextDocument read;
    read.setDefaultFont(m_text.font());
    read.setMarkdown(wholeVersionsIn(guide::numbered(text, sources, guide::Citing::Links)),
                     QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                         QTextDocument::MarkdownNoHTML);
    colourText(read, m_text.palette());
    for (QTextFrame *frame : read.rootFrame()->childFrames()) {
        if (auto *table = qobject_cast<QTextTable *>(frame))
            dressTable(*table, m_text.palette());
    }
    newBlock(Grid / 2, 0);
    const int begin = m_cursor.position();
    m_cursor.insertFragment(QTextDocumentFragment(&read));
    // A list or a table leaves the block before it empty.
    if (const QTextBlock left = m_text.document()->findBlock(begin); left.text().isEmpty() && left.next().isValid()) {
        QTextCursor cursor(left);
        QTextBlockFormat format = left.blockFormat();
        format.setLineHeight(Grid / 2.0, QTextBlockFormat::FixedHeight);
        format.setTopMargin(0);
        cursor.setBlockFormat(format);
    }
}

void GuideText::Writer::link(const QString &text, const QString &address)
{
    QTextCharFormat format = type(TextSize::Text, Role::Accent);
    format.setAnchor(true);
    format.setAnchorHref(address);
    m_cursor.insertText(text, format);
}

void GuideText::Writer::picture(guide::Picture picture)
{
    static const QRegularExpression withinFormula(u" (?=[*·=] )|(?<= [*·=]) "_s);
    newBlock(Grid, 0);
    m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), PictureObject::formatOf(picture));
    block(GuideText::tr("%1. %2", "title of a drawing, what it shows")
              .arg(guide::pictureTitle(picture), guide::pictureText(picture))
              .replace(withinFormula, QString(QChar::Nbsp)),
          TextSize::Caption, Grid / 2, Grid / 2, Role::Secondary);
}

void GuideText::Writer::indent()
{
    QTextBlockFormat format = m_cursor.blockFormat();
    format.setLeftMargin(m_stepIndent);
    m_cursor.setBlockFormat(format);
}

/// A command stands on a ground of its own, with the link that copies it.
void GuideText::Writer::code(const QString &text, bool copied)
{
    QTextCharFormat fixed = type(TextSize::Text);
    const double size = fixed.font().pointSizeF();
    QFont face = codeFace();
    face.setPointSizeF(size > 0 ? size : m_text.font().pointSizeF());
    fixed.setFont(face);
    // The joiner is drawn from another face, which is higher: in a line of fixed height that would lift the command
    // over the foot of the line above it.
    QTextCharFormat joining = fixed;
    QFont low = face;
    low.setPixelSize(1);
    joining.setFont(low);
    for (const QString &line : text.split(u'\n')) {
        newBlock(0, 0);
        indent();
        m_cursor.setBlockFormat(commandBlock(m_cursor.blockFormat(), face, m_text.palette()));
        const QStringList pieces = commandLine(line).split(WordJoiner);
        for (qsizetype i = 0; i < pieces.size(); ++i) {
            if (i > 0)
                m_cursor.insertText(WordJoiner, joining);
            m_cursor.insertText(pieces[i], fixed);
        }
    }
    if (!copied)
        return;
    newBlock(0, Grid / 2);
    indent();
    link(GuideText::tr("Copy"), u"copy:%1"_s.arg(m_text.m_commands.size()));
    m_text.m_commands << text;
}

void GuideText::Writer::steps(const std::vector<guide::Step> &steps, const std::vector<Source> &sources,
                              const QStringList &topics)
{
    m_stepIndent = 0;
    for (std::size_t i = 0; i < steps.size(); ++i)
        m_stepIndent = std::max(m_stepIndent, widthOfNumber(QString::number(i + 1) + u'.', m_text.font()));
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const guide::Step &step = steps[i];
        const QString number = QString::number(i + 1) + u'.';
        const int first = m_text.document()->blockCount();
        // Not a list of Markdown: a command between two entries would begin it anew.
        markdown(u"**%1** %2"_s.arg(number, step.text), sources);
        hangStep(*m_text.document(), first, number, m_stepIndent);
        if (const QString topic = topics.value(static_cast<qsizetype>(i)); !topic.isEmpty()) {
            m_cursor.insertText(u" "_s, type(TextSize::Text));
            link(unbroken(GuideText::tr("Why")), u"topic:"_s + topic);
        }
        if (!step.command.isEmpty())
            code(step.command, true);
        if (!step.expect.isEmpty()) {
            block(GuideText::tr("The output contains:"), TextSize::Caption, 0, 0, Role::Secondary);
            indent();
            code(step.expect, false);
        }
    }
}

void GuideText::Writer::bullets(const QStringList &texts)
{
    if (texts.isEmpty())
        return;
    newBlock(Grid / 2, 0);
    QTextListFormat format;
    format.setStyle(QTextListFormat::ListDisc);
    m_cursor.createList(format);
    for (qsizetype i = 0; i < texts.size(); ++i) {
        if (i > 0)
            m_cursor.insertBlock();
        m_cursor.insertText(wholeVersions(heldText(texts[i])), type(TextSize::Text));
    }
}

void GuideText::Writer::sources(const std::vector<Source> &sources)
{
    if (sources.empty())
        return;
    heading(GuideText::tr("Sources"));
    m_text.m_sources = sources;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const Source &source = sources[i];
        newBlock(0, 0);
        m_cursor.insertText(u"%1. "_s.arg(i + 1), type(TextSize::Caption, Role::Secondary));
        if (webAddress(source.url).isEmpty())
            m_cursor.insertText(names::sourceTitle(source), type(TextSize::Caption));
        else
            link(names::sourceTitle(source), u"source:%1"_s.arg(i + 1));
        const QString date = source.date.isEmpty() ? GuideText::tr("no date", "of a source") : source.date;
        m_cursor.insertText(GuideText::tr(", %1, %2", "publisher and date, after the title of a source")
                                .arg(names::publisherName(source), date),
                            type(TextSize::Caption, Role::Secondary));
    }
}

GuideText::GuideText(QWidget *parent) : WebText(parent)
{
    setObjectName(u"guideText"_s);
    setFrameShape(QFrame::NoFrame);
    setLineWrapMode(QTextEdit::FixedPixelWidth);
    document()->setDocumentMargin(PageMargin);
    document()->setIndentWidth(5 * Grid / 2.0);
    document()->documentLayout()->registerHandler(PictureObject::type(), new PictureObject(*this));
    // The marks of Chinese stand a few pixels over the end of a line: nothing that one would scroll to.
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            [this](const QSizeF &size) {
                const bool wide = size.width() > viewport()->width() + fontMetrics().averageCharWidth();
                setHorizontalScrollBarPolicy(wide ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
            });
}

void GuideText::draw(std::function<void(Writer &)> write)
{
    m_write = std::move(write);
    m_commands.clear();
    m_sources.clear();
    document()->clear();
    document()->setDefaultFont(font());
    Writer writer(*this);
    m_write(writer);
    moveCursor(QTextCursor::Start);
    verticalScrollBar()->setValue(0);
}

void GuideText::showTopic(const guide::Topic &topic, const QStringList &cards)
{
    draw([topic, cards](Writer &writer) {
        writer.title(topic.title);
        writer.markdown(topic.answer, topic.sources);
        for (const guide::Picture picture : topic.pictures)
            writer.picture(picture);
        if (!cards.isEmpty()) {
            writer.heading(tr("For this machine"));
            writer.bullets(cards);
        }
        writer.heading(tr("Today"));
        writer.caption(tr("As of %1.", "date").arg(topic.date));
        writer.markdown(topic.now, topic.sources);
        if (!topic.steps.empty()) {
            writer.heading(tr("Steps"));
            writer.steps(topic.steps, topic.sources);
        }
        if (!topic.then.isEmpty()) {
            writer.heading(guide::thenHeading(topic));
            writer.caption(topic.thenDate.isEmpty() ? tr("Historic; its date is not known.")
                                                    : tr("Historic, of %1.", "date").arg(topic.thenDate));
            writer.markdown(topic.then, topic.sources);
        }
        if (!topic.changed.isEmpty()) {
            writer.heading(tr("What changed"));
            writer.markdown(topic.changed, topic.sources);
        }
        writer.sources(topic.sources);
    });
}

void GuideText::showCards(const std::vector<guide::CardSoftware> &all, const std::vector<guide::ChecklistStep> &steps,
                          const QString &system)
{
    draw([all, steps, system](Writer &writer) {
        const guide::Compatibility &table = guide::shippedCompatibility();
        std::vector<Source> sources;
        writer.title(all.size() == 1 ? all.front().name : tr("For this machine"));
        for (const guide::CardSoftware &software : all) {
            QStringList sentences = guide::softwareSentences(software);
            writer.heading(sentences.takeFirst());
            writer.bullets(sentences);
            for (const Source &source : guide::sourcesOf(software, table)) {
                if (std::none_of(sources.begin(), sources.end(),
                                 [&](const Source &other) { return other.id == source.id; }))
                    sources.push_back(source);
            }
        }
        if (!steps.empty()) {
            writer.heading(tr("To install it under %1").arg(system));
            std::vector<guide::Step> plain;
            QStringList topics;
            for (const guide::ChecklistStep &each : steps) {
                plain.push_back(each.step);
                topics << each.topic;
            }
            writer.steps(plain, {}, topics);
        }
        writer.sources(sources);
    });
}

void GuideText::showFramework(const guide::FrameworkEntry &entry)
{
    draw([entry](Writer &writer) {
        writer.title(entry.name);
        QStringList facts{entry.maker, entry.stateNote};
        facts.removeAll(QString());
        for (const QString &fact : facts)
            writer.paragraph(fact);
        const auto list = [&](const QString &heading, const QStringList &texts) {
            if (texts.isEmpty())
                return;
            writer.heading(heading);
            writer.bullets(texts);
        };
        list(tr("For it"), entry.reasonsFor);
        list(tr("Against it"), entry.reasonsAgainst);
        QStringList deployed;
        if (!entry.server.isEmpty())
            deployed << tr("Server: %1", "what serves a model").arg(entry.server);
        if (!entry.phone.isEmpty())
            deployed << tr("Phone: %1", "what runs a model").arg(entry.phone);
        list(tr("Deploying"), deployed);
        if (!entry.chinese.isEmpty())
            list(tr("Chinese material"), {entry.chinese});
        if (!entry.then.isEmpty())
            list(tr("What the documents said"), {entry.then});
        writer.sources(entry.sources);
    });
}

void GuideText::showWord(const guide::Word &word)
{
    draw([word](Writer &writer) {
        writer.title(word.term);
        writer.caption(word.also.join(tr(", ", "between names")));
        writer.paragraph(word.text);
        if (!word.figure.isEmpty() && names::figureName(word.figure) != word.figure)
            writer.caption(tr("In the catalogue: %1.", "name of a figure").arg(names::figureName(word.figure)));
        if (!word.topic.isEmpty()) {
            writer.paragraph(u" "_s);
            writer.link(tr("More in the guide"), u"topic:"_s + word.topic);
        }
        writer.sources(word.sources);
    });
}

void GuideText::showSentence(const QString &sentence)
{
    draw([sentence](Writer &writer) { writer.paragraph(sentence); });
}

void GuideText::follow(const QUrl &address)
{
    const QString path = address.path();
    if (address.scheme() == "topic"_L1) {
        emit topicWanted(path);
    } else if (address.scheme() == "copy"_L1) {
        QGuiApplication::clipboard()->setText(m_commands.value(path.toInt()));
        emit copied();
    } else if (address.scheme() == "source"_L1) {
        const int number = path.toInt();
        if (number >= 1 && number <= static_cast<int>(m_sources.size()))
            openAfterLook(QUrl(m_sources[static_cast<std::size_t>(number - 1)].url), this);
    } else {
        WebText::follow(address);
    }
}

/// What was chosen with the mouse is pasted into a terminal, which knows no joiners.
QMimeData *GuideText::createMimeDataFromSelection() const
{
    const QTextDocumentFragment chosen = textCursor().selection();
    auto *data = new QMimeData;
    data->setHtml(chosen.toHtml().remove(WordJoiner));
    data->setText(chosen.toPlainText().remove(WordJoiner));
    return data;
}

/// Lines longer than this are not read with ease, however wide the window is.
void GuideText::resizeEvent(QResizeEvent *event)
{
    constexpr int WidestText = 960;
    setLineWrapColumnOrWidth(std::min(viewport()->width(), scaled(WidestText, font())));
    WebText::resizeEvent(event);
}

void GuideText::changeEvent(QEvent *event)
{
    WebText::changeEvent(event);
    const bool otherLook = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (otherLook && m_write)
        draw(m_write);
}

} // namespace rig::ui
