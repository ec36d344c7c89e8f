// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/result.h"

#include <QCoreApplication>

namespace rig {

QString Failure::sentence() const
{
    QStringList place;
    if (!file.isEmpty())
        place << file;
    if (line > 0)
        place << QCoreApplication::translate("Failure", "line %1", "place in a file").arg(line);
    if (!field.isEmpty())
        place << field;
    if (place.isEmpty())
        return message;
    return QCoreApplication::translate("Failure", "%1: %2", "place in a file: what is wrong")
        .arg(place.join(QStringLiteral(", ")), message);
}

tl::unexpected<Failure> badInput(QString message, QString field, int line)
{
    return tl::unexpected(Failure{Failure::Kind::BadInput, std::move(message), {}, line, std::move(field)});
}

tl::unexpected<Failure> ioFailure(QString message, QString file)
{
    return tl::unexpected(Failure{Failure::Kind::Io, std::move(message), std::move(file), 0, {}});
}

} // namespace rig
