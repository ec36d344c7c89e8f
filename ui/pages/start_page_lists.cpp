// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/price_words.h"
#include "core/workload/planned_works.h"
#include "ui/document/document_files.h"
#include "ui/document/examples.h"
#include "ui/document/workspace.h"
#include "ui/pages/start/recent_card.h"
#include "ui/pages/start_page.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace rig::ui {

namespace {

QString whenOf(const QFileInfo &file)
{
    const QDateTime changed = file.lastModified();
    const QLocale locale;
    if (changed.date() == QDate::currentDate())
        return StartPage::tr("today, %1").arg(locale.toString(changed.time(), QLocale::ShortFormat));
    if (changed.date() == QDate::currentDate().addDays(-1))
        return StartPage::tr("yesterday");
    return locale.toString(changed.date(), QLocale::ShortFormat);
}

} // namespace

/// Before the catalogue is read, machines have their places and their names alone: nothing moves when the rest comes.
bool StartPage::isCatalogueRead() const { return !m_workspace.catalogue().parts(Kind::Motherboard).empty(); }

void StartPage::showRecent()
{
    m_recentPaths.clear();
    const QStringList files = recentFiles();
    for (const QString &path : files) {
        if (m_recentPaths.size() == RecentShown)
            break;
        if (!isCatalogueRead()) {
            if (QFileInfo::exists(path)) {
                m_recentCards[static_cast<std::size_t>(m_recentPaths.size())]->setMachine(machineNameIn(path),
                                                                                          whenOf(QFileInfo(path)), {});
                m_recentPaths << path;
            }
            continue;
        }
        const Result<QByteArray> text = readFile(path);
        const Result<OpenedBuild> opened = text
                                               ? readMachine(*text, path, m_workspace.catalogue().without(Origin::File))
                                               : Result<OpenedBuild>(tl::unexpected(text.error()));
        if (!opened)
            continue;
        const QString name = opened->document.build.name;
        m_recentCards[static_cast<std::size_t>(m_recentPaths.size())]->setMachine(
            name.isEmpty() ? QFileInfo(path).fileName().section(u'.', 0, 0) : name, whenOf(QFileInfo(path)),
            machineLine(opened->document, opened->catalogue));
        m_recentPaths << path;
    }
    m_recentTitle->setVisible(!m_recentPaths.isEmpty());
    m_allRecent->setText(tr("All %1", "recent machines").arg(files.size()));
    m_allRecent->setVisible(files.size() > RecentShown);
    place();
}

TemplateRow StartPage::rowOf(const Example &example) const
{
    TemplateRow row{example.path, exampleName(example.name), exampleName(example.about), {}};
    if (!isCatalogueRead())
        return row;
    const Result<QByteArray> text = readFile(example.path);
    const Result<OpenedBuild> opened = text ? readMachine(*text, example.path, m_workspace.catalogue())
                                            : Result<OpenedBuild>(tl::unexpected(text.error()));
    if (opened)
        row.line = machineLine(begunFrom(opened->document, m_workspace.place()), m_workspace.catalogue());
    return row;
}

void StartPage::showTemplates()
{
    std::vector<TemplateRow> rows;
    QString oldest;
    for (const Example &one :
         m_today->isChecked() ? templatesOfToday(m_workspace.place().region) : templatesOfGuides()) {
        rows.push_back(rowOf(one));
        const QString seen = rows.back().line ? rows.back().line->priceSeen : QString();
        if (!seen.isEmpty() && (oldest.isEmpty() || seen < oldest))
            oldest = seen;
    }
    m_templates->setRows(std::move(rows));
    const PricePolicy &policy = m_workspace.catalogue().prices;
    m_prices->setText(oldest.isEmpty() ? QString()
                                       : tr("Prices: %1, %2; the oldest of %3", "which prices count, currency, month")
                                             .arg(names::buyingWithin(policy.buying), policy.currency, oldest));
}

} // namespace rig::ui
