// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_file.h"

#include "db/whole_file.h"
#include "ui/report/drawing.h"
#include "ui/report/report_pdf.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace rig::ui {

namespace {

enum class Format { Pdf, Html };

Result<Format> formatOf(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1StringView("pdf"))
        return Format::Pdf;
    if (ending == QLatin1StringView("html") || ending == QLatin1StringView("htm"))
        return Format::Html;
    return badInput(
        QCoreApplication::translate("Report", "A report is written as .pdf or .html; \"%1\" ends otherwise.")
            .arg(QFileInfo(path).fileName()));
}

QByteArray contentsOf(const Report &report, Format format)
{
    switch (format) {
    case Format::Pdf:
        return reportAsPdf(report);
    case Format::Html:
        return reportAsHtml(report,
                            [&report](ReportDrawing drawing, DrawingPlace place) {
                                return report.machine ? drawingAsSvg(*report.machine, drawing, place) : QString();
                            })
            .toUtf8();
    }
    return {};
}

} // namespace

Result<void> saveReport(const Report &report, const QString &path)
{
    const Result<Format> format = formatOf(path);
    if (!format)
        return tl::unexpected(format.error());

    const QByteArray contents = contentsOf(report, *format);
    if (contents.isEmpty())
        return ioFailure(QCoreApplication::translate("Report", "The report could not be drawn."), path);
    return db::writeWhole(path, contents);
}

Result<void> writeReport(const Document &document, const Catalogue &catalogue, const QDate &today, const QString &path,
                         const reality::Detected *found, const std::optional<RentInputs> &rent)
{
    return saveReport(makeReport(document, catalogue, today, found, rent), path);
}

} // namespace rig::ui
