// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/report_writer.h"

#include <QtConcurrent>

#include <utility>

namespace rig::ui {

ReportWriter::ReportWriter(SaveReport save, QObject *parent) : QObject(parent), m_save(std::move(save))
{
    m_pool.setMaxThreadCount(1);
}

ReportWriter::~ReportWriter() { m_pool.waitForDone(); }

void ReportWriter::write(const Document &document, const Catalogue &catalogue, const QString &file,
                         const std::shared_ptr<const reality::Detected> &found, const std::optional<RentInputs> &rent)
{
    QtConcurrent::run(&m_pool, [save = m_save, document, catalogue, file, found, rent, today = QDate::currentDate()] {
        const Result<void> saved = save(document, catalogue, today, file, found.get(), rent);
        return saved ? QString() : saved.error().sentence();
    }).then(this, [this, file](const QString &failure) { emit written(file, failure); });
}

} // namespace rig::ui
