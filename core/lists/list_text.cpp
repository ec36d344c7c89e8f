// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/list_text.h"

#include "core/reality/text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::lists {

namespace {

/// Sentences of this file.
struct ListText
{
    Q_DECLARE_TR_FUNCTIONS(ListText)
};

struct Entity
{
    QLatin1StringView name;
    char16_t sign;
};

/// Those of HTML that lists use; others stay as they are.
constexpr std::array Entities{Entity{"amp"_L1, u'&'},   Entity{"lt"_L1, u'<'},    Entity{"gt"_L1, u'>'},
                              Entity{"quot"_L1, u'"'},  Entity{"nbsp"_L1, u' '},  Entity{"apos"_L1, u'\''},
                              Entity{"euro"_L1, u'€'},  Entity{"pound"_L1, u'£'}, Entity{"yen"_L1, u'¥'},
                              Entity{"times"_L1, u'×'}, Entity{"ndash"_L1, u'–'}, Entity{"mdash"_L1, u'—'},
                              Entity{"reg"_L1, u'®'},   Entity{"trade"_L1, u'™'}};

/// The sign of "&name;" at `at`, and how many characters it takes; 0 where there is none.
std::pair<QChar, qsizetype> entityAt(QStringView text, qsizetype at)
{
    const qsizetype end = text.mid(at, 10).indexOf(u';');
    if (end < 2)
        return {{}, 0};
    const QStringView name = text.mid(at + 1, end - 1);
    if (name.startsWith(u'#')) {
        bool read = false;
        const bool hex = name.mid(1).startsWith(u'x');
        const uint code = name.mid(hex ? 2 : 1).toUInt(&read, hex ? 16 : 10);
        return read && code >= 0x20 && code < 0xd800 ? std::pair(QChar(char16_t(code)), end + 1)
                                                     : std::pair(QChar(), qsizetype(0));
    }
    for (const Entity &entity : Entities) {
        if (name == entity.name)
            return {QChar(entity.sign), end + 1};
    }
    return {{}, 0};
}

/// Reads HTML as lines: a row of a table is one, its cells apart; other blocks end a line.
class HtmlLines
{
public:
    explicit HtmlLines(QStringView html) : m_html(html) {}

    std::vector<PlainLine> read()
    {
        for (m_at = 0; m_at < m_html.size() && m_lines.size() <= MostLines;) {
            if (m_html[m_at] == u'<' && takeTag())
                continue;
            take();
        }
        endLine();
        return std::move(m_lines);
    }

private:
    void take()
    {
        const auto [sign, length] = m_html[m_at] == u'&' ? entityAt(m_html, m_at) : std::pair(QChar(), qsizetype(0));
        const QChar c = length > 0 ? sign : m_html[m_at];
        m_line += c == u'\n' ? 1 : 0;
        if (c == u'\n' && !m_inRow)
            endLine();
        else if (m_hidden.isEmpty() && m_cell.size() < LongestLine)
            m_cell += c == u'\n' || c == u'\t' ? QChar(u' ') : c;
        m_at += std::max<qsizetype>(length, 1);
    }

    /// False where the sign begins no tag.
    bool takeTag()
    {
        const QStringView rest = m_html.mid(m_at, LongestLine);
        const qsizetype end = rest.indexOf(u'>');
        const bool begins = rest.size() > 1 && (rest[1].isLetter() || rest[1] == u'/' || rest[1] == u'!');
        if (end < 0 || !begins)
            return false;
        QString name;
        for (qsizetype i = 1; i < end && (rest[i].isLetterOrNumber() || (i == 1 && rest[i] == u'/')); ++i)
            name += rest[i].toLower();
        m_line += static_cast<int>(rest.left(end).count(u'\n'));
        m_at += end + 1;
        act(name);
        return true;
    }

    void act(const QString &tag)
    {
        if (tag == "script"_L1 || tag == "style"_L1 || tag == "title"_L1)
            m_hidden = u'/' + tag;
        else if (tag == m_hidden)
            m_hidden.clear();
        if (!m_hidden.isEmpty())
            return;
        static constexpr std::array Blocks{"br"_L1, "li"_L1, "p"_L1,  "div"_L1, "/li"_L1, "/p"_L1,
                                           "h1"_L1, "h2"_L1, "h3"_L1, "/h1"_L1, "/h2"_L1, "/h3"_L1};
        if (tag == "tr"_L1 || tag == "/tr"_L1) {
            endLine();
            m_inRow = tag == "tr"_L1;
        } else if (tag == "/td"_L1 || tag == "/th"_L1) {
            endCell();
        } else if (std::find(Blocks.begin(), Blocks.end(), tag) != Blocks.end()) {
            m_inRow ? void(m_cell += u' ') : endLine();
        }
    }

    void endCell()
    {
        m_cells << m_cell.simplified();
        m_cell.clear();
    }

    void endLine()
    {
        if (!m_cell.trimmed().isEmpty())
            endCell();
        m_cell.clear();
        if (!m_cells.join(QString()).isEmpty())
            m_lines.push_back({m_begin, m_cells});
        m_cells.clear();
        m_begin = m_line;
    }

    QStringView m_html;
    qsizetype m_at = 0;
    int m_line = 1;
    int m_begin = 1;
    bool m_inRow = false;
    QString m_hidden; ///< the tag that ends what no one sees
    QString m_cell;
    QStringList m_cells;
    std::vector<PlainLine> m_lines;
};

bool isHtml(const QString &text)
{
    static const QRegularExpression tag(u"<(table|tr|td|li|html|body|div|p|br)\\b"_s,
                                        QRegularExpression::CaseInsensitiveOption);
    return QStringView(text).left(200'000).contains(u'<') && tag.match(text.left(200'000)).hasMatch();
}

/// A line without the marks of BBCode and Markdown; cells of a row stay parted by |.
QString withoutMarks(QString line)
{
    static const QRegularExpression bbcode(
        u"\\[/?(?:b|i|u|url|size|color|list|\\*|table|tr|quote|code|font|center)(?:=[^\\]]*)?\\]"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression bbcell(u"\\[/?t[dh]\\]"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression link(u"!?\\[([^\\]]*)\\]\\([^)\\s]*\\)"_s);
    // Kramdown's attributes of a link: "{:target="_blank"}".
    static const QRegularExpression attributes(u"\\{:[^}\\n]{1,80}\\}"_s);
    static const QRegularExpression address(u"https?://[^\\s|)\\]>]+"_s);
    static const QRegularExpression bullet(u"^\\s*(?:[*+•·▪►-]\\s+|#+\\s+|\\d{1,2}[.)]\\s+)"_s);
    line.replace(bbcell, u"|"_s);
    line.remove(bbcode);
    line.replace(link, u"\\1"_s);
    line.remove(attributes);
    line.remove(address);
    line.remove(u"**"_s).remove(u"__"_s).remove(u'`').remove(u'®').remove(u'™').remove(u"(R)"_s).remove(u"(TM)"_s);
    line.remove(bullet);
    return line;
}

QStringList cellsOfRow(const QString &line)
{
    if (!line.contains(u'|'))
        return {line.simplified()};
    QStringList cells;
    for (const QString &cell : line.split(u'|'))
        cells << cell.simplified();
    // A frame around the row makes empty cells at its ends.
    if (line.trimmed().startsWith(u'|'))
        cells.removeFirst();
    if (!cells.isEmpty() && line.trimmed().endsWith(u'|'))
        cells.removeLast();
    return cells;
}

/// "---|:---:|" and "=====": the lines of a table.
bool isRuleLine(const QString &line)
{
    return std::all_of(line.begin(), line.end(),
                       [](QChar c) { return c.isSpace() || QStringView(u":|-=_*+").contains(c); });
}

} // namespace

QStringList cellsOf(QStringView line, QChar delimiter)
{
    QStringList cells{QString()};
    bool quoted = false;
    for (qsizetype i = 0; i < line.size() && cells.size() < 100; ++i) {
        const QChar c = line[i];
        if (c == u'"' && quoted && i + 1 < line.size() && line[i + 1] == u'"') {
            cells.back() += c;
            ++i;
        } else if (c == u'"' && (quoted || cells.back().trimmed().isEmpty())) {
            quoted = !quoted;
        } else if (c == delimiter && !quoted) {
            cells << QString();
        } else {
            cells.back() += c;
        }
    }
    for (QString &cell : cells)
        cell = cell.simplified();
    return cells;
}

Result<PlainText> plainTextOf(const QByteArray &bytes, const QString &name)
{
    if (bytes.size() > MostBytes)
        return badInput(
            ListText::tr("%1 has more than %2 MiB; a list of parts is shorter.")
                .arg(name.isEmpty() ? ListText::tr("The text") : name, QString::number(MostBytes / (1024 * 1024))));
    const Result<reality::Text> text = reality::decoded(bytes, name);
    if (!text)
        return tl::unexpected(text.error());
    PlainText plain;
    plain.all = text->all;
    if (isHtml(text->all)) {
        plain.lines = HtmlLines(text->all).read();
        for (PlainLine &line : plain.lines) {
            for (QString &cell : line.cells)
                cell = withoutMarks(cell.normalized(QString::NormalizationForm_KC)).simplified();
        }
    } else {
        int number = 0;
        for (const QStringView line : text->lines) {
            ++number;
            if (plain.lines.size() > MostLines)
                break;
            plain.cut = plain.cut || line.size() > LongestLine;
            const QString one = line.left(LongestLine).toString().normalized(QString::NormalizationForm_KC);
            if (!isRuleLine(one))
                plain.lines.push_back({number, cellsOfRow(withoutMarks(one))});
        }
    }
    if (plain.lines.size() > MostLines) {
        plain.lines.resize(MostLines);
        plain.cut = true;
    }
    return plain;
}

} // namespace rig::lists
