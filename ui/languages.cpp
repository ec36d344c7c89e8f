// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace rig::ui {

namespace {

const QString English = QStringLiteral("en");

/// "zh" of "zh_CN" and of "zh-Hans".
QString languageOf(QString code) { return code.replace(u'-', u'_').section(u'_', 0, 0).toLower(); }

} // namespace

QList<Language> knownLanguages()
{
    // English has a file too, for its plural forms; its locale calls itself "American English".
    QList<Language> languages{{English, QStringLiteral("English")}};
    for (const QString &file : QDir(QStringLiteral(":/i18n")).entryList()) {
        const QString code = QFileInfo(file).completeBaseName().section(u'_', 1);
        if (file.startsWith(u"rigwright_") && code != English)
            languages.append({code, QLocale(code).nativeLanguageName()});
    }
    return languages;
}

QStringList languageCodes()
{
    QStringList codes;
    for (const Language &language : knownLanguages())
        codes << language.code;
    return codes;
}

QString languageCode(const QString &wanted)
{
    const QString name = wanted.isEmpty() ? QLocale::system().name() : wanted;
    const QStringList codes = languageCodes();
    if (codes.contains(name))
        return name;
    const auto known = std::find_if(codes.begin(), codes.end(),
                                    [&](const QString &code) { return languageOf(code) == languageOf(name); });
    return known == codes.end() ? English : *known;
}

void LanguageSwitch::use(const QString &code)
{
    m_current = languageCode(code);
    QLocale::setDefault(m_current == English ? QLocale(QLocale::English, QLocale::UnitedStates) : QLocale(m_current));
    m_application.removeTranslator(&m_own);
    m_application.removeTranslator(&m_qt);
    if (m_qt.load(QStringLiteral(":/i18n/qtbase_%1.qm").arg(m_current)))
        m_application.installTranslator(&m_qt);
    // English has a file too where one is shipped: it holds the plural forms.
    if (m_own.load(QStringLiteral(":/i18n/rigwright_%1.qm").arg(m_current)))
        m_application.installTranslator(&m_own);
}

} // namespace rig::ui
