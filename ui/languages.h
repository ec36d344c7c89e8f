// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QTranslator>

class QCoreApplication;

namespace rig::ui {

struct Language
{
    const char *code; ///< "en", "zh_CN"
    const char *name; ///< in the language itself
};

[[nodiscard]] QList<Language> knownLanguages();
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
