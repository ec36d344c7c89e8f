// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>
#include <QTranslator>

class QCoreApplication;

namespace rig::ui {

struct Language
{
    QString code; ///< "en", "zh_CN"
    QString name; ///< in the language itself
};

/// English, in which the program is written, and all whose words are compiled in.
[[nodiscard]] QList<Language> knownLanguages();
/// Their codes.
[[nodiscard]] QStringList languageCodes();
/// A known code for what the user or the system names ("zh", "zh-Hans", "de"); English where there is no better.
[[nodiscard]] QString languageCode(const QString &wanted);

/// Our words and Qt's own, in one language at a time. Every widget gets QEvent::LanguageChange.
class LanguageSwitch
{
public:
    explicit LanguageSwitch(QCoreApplication &application) : m_application(application) {}

    /// `code` as languageCode() takes it; empty: the system's. Numbers and dates follow.
    void use(const QString &code);
    [[nodiscard]] const QString &current() const { return m_current; }

private:
    QCoreApplication &m_application;
    QTranslator m_own;
    QTranslator m_qt;
    QString m_current = QStringLiteral("en");
};

} // namespace rig::ui
