// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/own_sources.h"

#include <QCoreApplication>

namespace rig::names {

QString sourceTitle(const Source &source)
{
    return source.publisher == OwnPublisher
               ? QCoreApplication::translate(OwnSourcesContext, source.title.toUtf8().constData())
               : source.title;
}

QString measuredWork(const QString &english)
{
    return QCoreApplication::translate(MeasuredWorkContext, english.toUtf8().constData());
}

} // namespace rig::names
