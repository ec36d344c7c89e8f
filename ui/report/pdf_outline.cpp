// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/pdf_outline.h"

#include <QRegularExpression>

#include <optional>

namespace rig::ui {

namespace {

/// What the update refers to.
struct Written
{
    int size = 0;                   ///< one more than the highest number of an object
    int root = 0;                   ///< the catalog's number
    QByteArray info;                ///< "/Info 1 0 R"
    QByteArray pages;               ///< "3 0 R"
    QByteArray table;               ///< where the table of objects begins
    std::vector<QByteArray> leaves; ///< "6 0 R" for each page
};

QByteArray found(const QByteArray &text, const char *pattern)
{
    const QRegularExpression expression(QString::fromLatin1(pattern));
    return expression.match(QString::fromLatin1(text)).captured(1).toLatin1();
}

std::optional<Written> read(const QByteArray &pdf)
{
    const QByteArray end = pdf.mid(pdf.lastIndexOf("trailer"));
    Written written;
    written.size = found(end, "/Size (\\d+)").toInt();
    written.root = found(end, "/Root (\\d+) 0 R").toInt();
    written.info = found(end, "(/Info \\d+ 0 R)");
    written.table = found(end, "startxref\\s+(\\d+)");
    const qsizetype catalog = pdf.indexOf("/Type /Catalog");
    written.pages = found(pdf.mid(catalog, 80), "/Pages (\\d+ 0 R)");
    const qsizetype kids = pdf.lastIndexOf("/Kids");
    const qsizetype open = pdf.indexOf('[', kids);
    for (const QByteArray &line : pdf.mid(open + 1, pdf.indexOf(']', open) - open - 1).split('\n')) {
        if (line.endsWith(" 0 R"))
            written.leaves.push_back(line);
    }
    const bool whole = written.size > 0 && written.root > 0 && !written.table.isEmpty() && !written.pages.isEmpty() &&
                       catalog >= 0 && kids >= 0 && !written.leaves.empty();
    return whole ? std::optional(written) : std::nullopt;
}

/// A text string: UTF-16 with its mark, in hexadecimal digits.
QByteArray hex(const QString &text)
{
    QByteArray digits = "<FEFF";
    for (const QChar character : text)
        digits += QByteArray::number(character.unicode(), 16).rightJustified(4, '0').toUpper();
    return digits + '>';
}

QByteArray reference(std::size_t number) { return QByteArray::number(static_cast<qulonglong>(number)) + " 0 R"; }

/// One entry; its neighbours are the numbers beside its own.
QByteArray entry(const Bookmark &bookmark, const Written &written, std::size_t number, std::size_t first,
                 std::size_t last)
{
    QByteArray text = "<<\n/Title " + hex(bookmark.title) + "\n/Parent " + reference(first - 1) + "\n/Dest [" +
                      written.leaves[bookmark.page] + " /XYZ 0 " + QByteArray::number(bookmark.top, 'f', 2) + " 0]\n";
    if (number > first)
        text += "/Prev " + reference(number - 1) + '\n';
    if (number < last)
        text += "/Next " + reference(number + 1) + '\n';
    return text + ">>";
}

/// Objects behind a file, and the table that finds them.
class Update
{
public:
    explicit Update(const QByteArray &pdf) : m_pdf(pdf) {}

    void add(std::size_t number, const QByteArray &body)
    {
        m_table += QByteArray::number(static_cast<qulonglong>(number)) + " 1\n" +
                   QByteArray::number(m_pdf.size()).rightJustified(10, '0') + " 00000 n \n";
        m_pdf += QByteArray::number(static_cast<qulonglong>(number)) + " 0 obj\n" + body + "\nendobj\n";
    }

    [[nodiscard]] QByteArray ended(const Written &written, std::size_t size)
    {
        const QByteArray begin = QByteArray::number(m_pdf.size());
        return m_pdf + "xref\n" + m_table + "trailer\n<<\n/Size " + QByteArray::number(static_cast<qulonglong>(size)) +
               '\n' + written.info + "\n/Root " + QByteArray::number(written.root) + " 0 R\n/Prev " + written.table +
               "\n>>\nstartxref\n" + begin + "\n%%EOF\n";
    }

private:
    QByteArray m_pdf;
    QByteArray m_table;
};

} // namespace

QByteArray withBookmarks(const QByteArray &pdf, const std::vector<Bookmark> &bookmarks, const QString &language)
{
    const std::optional<Written> written = read(pdf);
    if (!written || bookmarks.empty())
        return pdf;
    for (const Bookmark &bookmark : bookmarks) {
        if (bookmark.page >= written->leaves.size())
            return pdf;
    }
    const auto outline = static_cast<std::size_t>(written->size);
    const std::size_t first = outline + 1;
    const std::size_t last = outline + bookmarks.size();
    Update update(pdf);
    update.add(static_cast<std::size_t>(written->root), "<<\n/Type /Catalog\n/Pages " + written->pages +
                                                            "\n/Outlines " + reference(outline) +
                                                            "\n/PageMode /UseOutlines\n/Lang (" + language.toLatin1() +
                                                            ")\n/ViewerPreferences << /DisplayDocTitle true >>\n>>");
    update.add(outline, "<<\n/Type /Outlines\n/First " + reference(first) + "\n/Last " + reference(last) + "\n/Count " +
                            QByteArray::number(static_cast<qulonglong>(bookmarks.size())) + "\n>>");
    for (std::size_t i = 0; i < bookmarks.size(); ++i)
        update.add(first + i, entry(bookmarks[i], *written, first + i, first, last));
    return update.ended(*written, last + 1);
}

} // namespace rig::ui
