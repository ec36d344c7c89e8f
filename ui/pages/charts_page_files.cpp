// SPDX-License-Identifier: GPL-3.0-or-later
// How a chart leaves the page: as a file and by the clipboard.
#include "ui/pages/charts_page.h"

#include "ui/charts/chart_view.h"
#include "ui/document/settings.h"
#include "ui/widgets/save_dialog.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

PictureOptions pictureOptions(const ChartData &chart)
{
    const QSettings settings;
    PictureOptions options;
    options.size = pictureSize(chart, value(settings, setting::pictureSize));
    return options;
}

} // namespace

void ChartsPage::save()
{
    QSettings settings;
    const bool svg = chartFileEndings().contains(u"svg"_s);
    const QString filter = svg ? tr("Pictures (*.png *.svg);;Vectors for print (*.pdf);;Table (*.csv)")
                               : tr("Pictures (*.png);;Vectors for print (*.pdf);;Table (*.csv)");
    const QString folder = value(settings, setting::lastFolder);
    const QString name = m_chart.form == ChartData::Form::Bars ? m_request.y : m_request.y + u'-' + m_request.x;
    const QString proposed = folder + (folder.isEmpty() ? QString() : u"/"_s) + name + u".png"_s;
    const auto whole = [](const QString &typed) {
        return QFileInfo(typed).suffix().isEmpty() ? typed + u".png"_s : typed;
    };
    const QString path = askSavePath(this, {tr("Save the chart"), proposed, filter, whole});
    if (path.isEmpty())
        return;
    setValue(settings, setting::lastFolder, QFileInfo(path).absolutePath());
    const Result<void> saved = saveChart(shown(), path, pictureOptions(shown()));
    if (saved)
        emit said(tr("The chart was saved as %1.").arg(path), false);
    else
        emit said(saved.error().sentence(), true);
}

void ChartsPage::copyPicture()
{
    QGuiApplication::clipboard()->setImage(chartImage(shown(), pictureOptions(shown())));
    emit said(tr("The picture was copied."), false);
}

void ChartsPage::copyData()
{
    // Spreadsheets take tabs; programs that know CSV find it too.
    const QByteArray csv = chartAsCsv(shown());
    auto *data = new QMimeData;
    data->setText(chartAsText(shown()));
    data->setData(u"text/csv"_s, csv);
    QGuiApplication::clipboard()->setMimeData(data);
    emit said(tr("%n row(s) of figures were copied.", nullptr, static_cast<int>(chartTable(shown()).rows.size())),
              false);
}

} // namespace rig::ui
