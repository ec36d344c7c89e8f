// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages.h"

#include <QCoreApplication>
#include <QLocale>

namespace rig::ui {

QList<Language> knownLanguages() { return {{"en", "English"}, {"zh_CN", "简体中文"}}; }

QString languageCode(const QString &wanted)
{
    const QString name = wanted.isEmpty() ? QLocale::system().name() : wanted;
    if (name.startsWith(QLatin1StringView("zh"), Qt::CaseInsensitive))
        return QStringLiteral("zh_CN");
    return QStringLiteral("en");
}

void LanguageSwitch::use(const QString &code)
{
    m_current = languageCode(code);
    const bool english = m_current == QLatin1StringView("en");
    QLocale::setDefault(english ? QLocale(QLocale::English, QLocale::UnitedStates) : QLocale(m_current));
    m_application.removeTranslator(&m_own);
    m_application.removeTranslator(&m_qt);
    if (m_qt.load(QStringLiteral(":/i18n/qtbase_%1.qm").arg(m_current)))
        m_application.installTranslator(&m_qt);
    // English has a file too where one is shipped: it holds the plural forms.
    if (m_own.load(QStringLiteral(":/i18n/rigwright_%1.qm").arg(m_current)))
        m_application.installTranslator(&m_own);
}

} // namespace rig::ui
