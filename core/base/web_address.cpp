// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/web_address.h"

#include <QUrl>

namespace rig {

QString webAddress(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    const bool ofTheWeb = url.isValid() && !url.host().isEmpty() &&
                          (url.scheme() == QLatin1StringView("https") || url.scheme() == QLatin1StringView("http"));
    return ofTheWeb ? QString::fromLatin1(url.toEncoded()) : QString();
}

} // namespace rig
