// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/guide/text_shapes.h"

#include "ui/look/roles.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/title_text.h"

#include <QFontMetricsF>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextTable>

#include <cmath>

namespace rig::ui {

void dressTable(QTextTable &table, const QPalette &palette)
{
    QTextTableFormat format = table.format();
    format.setBorderCollapse(true);
    format.setBorder(1);
    format.setBorderBrush(colourOf(Role::Border, palette));
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setCellPadding(Grid / 2.0);
    format.setCellSpacing(0);
    format.setTopMargin(Grid / 2.0);
    format.setBottomMargin(Grid / 2.0);
    table.setFormat(format);
    // Han letters are taller than Latin ones: cells of one row stand on one line all the same.
    for (int row = 0; row < table.rows(); ++row) {
        for (int column = 0; column < table.columns(); ++column) {
            QTextTableCell cell = table.cellAt(row, column);
            QTextCharFormat middle = cell.format();
            middle.setVerticalAlignment(QTextCharFormat::AlignMiddle);
            cell.setFormat(middle);
        }
    }
}

QString commandLine(const QString &line)
{
    constexpr qsizetype LettersThatFit = 36;
    if (line.size() <= LettersThatFit)
        return line;
    QString joined;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar here = line[i];
        const QChar before = i > 0 ? line[i - 1] : QChar(u' ');
        const bool breaks = !here.isLetterOrNumber() || !before.isLetterOrNumber();
        if (breaks && !here.isSpace() && !before.isSpace())
            joined += WordJoiner;
        joined += here;
    }
    return joined;
}

QTextBlockFormat commandBlock(QTextBlockFormat format, const QFont &face, const QPalette &palette)
{
    constexpr double Air = 1.12;
    format.setBackground(colourOf(Role::Sunken, palette));
    format.setLineHeight(std::ceil(Air * QFontMetricsF(face).height()), QTextBlockFormat::FixedHeight);
    return format;
}

void colourText(QTextDocument &document, const QPalette &palette)
{
    for (QTextBlock each = document.begin(); each.isValid(); each = each.next()) {
        for (auto part = each.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            QTextCharFormat format = fragment.charFormat();
            format.setForeground(colourOf(format.isAnchor() ? Role::Accent : Role::Text, palette));
            if (format.anchorHref().startsWith(QLatin1StringView("source:"))) {
                format.setVerticalAlignment(QTextCharFormat::AlignSuperScript);
                format.setFontUnderline(false);
            }
            QTextCursor cursor(&document);
            cursor.setPosition(fragment.position());
            cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
            cursor.setCharFormat(format);
        }
    }
}

double widthOfNumber(const QString &number, const QFont &font)
{
    QFont heavy = font;
    heavy.setWeight(QFont::Bold); // as the reader of Markdown makes it
    return QFontMetricsF(heavy).horizontalAdvance(number) + QFontMetricsF(font).horizontalAdvance(u' ');
}

void hangStep(QTextDocument &document, int firstBlock, const QString &number, double indent)
{
    for (QTextBlock each = document.findBlockByNumber(firstBlock); each.isValid(); each = each.next()) {
        QTextCursor cursor(each);
        QTextBlockFormat format = each.blockFormat();
        format.setLeftMargin(indent);
        if (each.text().startsWith(number))
            format.setTextIndent(-widthOfNumber(number, document.defaultFont()));
        cursor.setBlockFormat(format);
    }
}

} // namespace rig::ui
