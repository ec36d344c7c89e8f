// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/about_dialog.h"

#include "core/base/version.h"
#include "core/names/own_sources.h"
#include "core/names/sentences.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/web_text.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <span>
#include <tuple>

namespace rig::ui {

namespace {

bool isSameWork(const Source &a, const Source &b)
{
    return a.title == b.title && a.publisher == b.publisher && a.date == b.date;
}

/// The licence's name is one word: Qt would end a line behind its hyphens.
QString heldLicence(QString sentence)
{
    const QString name = QStringLiteral("GPL-3.0-or-later");
    QString held = name;
    held.replace(u'-', u'-' + QString(WordJoiner));
    return sentence.replace(name, held);
}

/// One row for a work, whose further pages follow its first by their numbers.
QString sourceRow(std::span<const Source> pages)
{
    const Source &source = pages.front();
    QString titles = webLink(source.url, names::sourceTitle(source));
    for (std::size_t i = 1; i < pages.size(); ++i)
        titles += u' ' + webLink(pages[i].url, QStringLiteral("[%1]").arg(i + 1));
    QStringList facts{names::publisherName(source).toHtmlEscaped(), source.date.toHtmlEscaped(),
                      names::licenceName(source).toHtmlEscaped()};
    facts.removeAll(QString());
    return QStringLiteral("<p>%1<br><span class=\"quiet\">%2</span></p>")
        .arg(titles, facts.join(QStringLiteral(" · ")));
}

} // namespace

AboutDialog::AboutDialog(const std::vector<Source> &sources, const Days &days, QWidget *parent)
    : QDialog(parent)
    , m_sources(sources)
    , m_days(days)
    , m_text(new WebText(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    setObjectName(QStringLiteral("aboutDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_text->document()->setDocumentMargin(1.5 * Grid);
    m_buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // nothing that one would want next
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    resize(dialogSize({560, 560}, *this));
    std::sort(m_sources.begin(), m_sources.end(), [](const Source &a, const Source &b) {
        const int titles = a.title.compare(b.title, Qt::CaseInsensitive);
        return titles != 0 ? titles < 0 : std::tie(a.publisher, a.date, a.url) < std::tie(b.publisher, b.date, b.url);
    });
    showAgain();
}

void AboutDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        showAgain();
}

QStringList AboutDialog::daysText() const
{
    QStringList sentences;
    const QString day = m_days.catalogue.toString(Qt::ISODate);
    if (m_days.catalogue.isValid() && m_days.shipped.isValid())
        sentences << tr("The catalogue is dated %1 and was imported; the program came with one dated %2.", "days")
                         .arg(day, m_days.shipped.toString(Qt::ISODate));
    else if (m_days.catalogue.isValid())
        sentences << tr("The catalogue is dated %1.", "day").arg(day);
    if (m_days.newestPrice.isValid())
        sentences << tr("Its newest price is dated %1.", "day").arg(m_days.newestPrice.toString(Qt::ISODate));
    return sentences;
}

void AboutDialog::showAgain()
{
    setWindowTitle(tr("About Rigwright"));
    m_text->setAccessibleName(windowTitle());
    m_text->document()->setDefaultStyleSheet(
        QStringLiteral(".quiet { color: %1 } a { color: %2 }")
            .arg(quietText(palette()).name(), palette().color(QPalette::Link).name()));
    QString html =
        QStringLiteral("<h2>Rigwright %1</h2>").arg(versionAndCommit()) +
        QStringLiteral("<p>%1</p><p>%2</p><p>%3</p>")
            .arg(tr("Plans machines for deep learning before money is spent: which GPU, whether the whole machine runs "
                    "it, "
                    "what is lost where it falls short, and the cheapest change that mends it.")
                     .toHtmlEscaped(),
                 heldLicence(tr("Free software under the GNU General Public License, version 3 or later "
                                "(GPL-3.0-or-later). It comes without any warranty."))
                     .toHtmlEscaped(),
                 tr("It is built with Qt %1, Qt Charts, SQLite, spdlog and tl::expected.")
                     .arg(QString::fromLatin1(qVersion()))
                     .toHtmlEscaped());
    for (const QString &sentence : daysText())
        html += QStringLiteral("<p>%1</p>").arg(sentence.toHtmlEscaped());
    html += QStringLiteral("<h3>%1</h3>").arg(tr("Sources of the figures").toHtmlEscaped());
    for (auto first = m_sources.begin(); first != m_sources.end();) {
        const auto next =
            std::find_if_not(first, m_sources.end(), [&](const Source &one) { return isSameWork(*first, one); });
        html += sourceRow({first, next});
        first = next;
    }
    m_text->setHtml(html);
}

} // namespace rig::ui
