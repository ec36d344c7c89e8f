// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QVariantMap>

namespace rig::ui {

/// One typed row of the table of settings.
template <class T> struct SettingKey
{
    const char *key;
    T fallback;
};

/// Every setting that the program has.
namespace setting {
inline const SettingKey<QString> language{"window/language", QString()}; ///< "en", "zh_CN"; empty: the system's
inline const SettingKey<QByteArray> geometry{"window/geometry", QByteArray()};
inline const SettingKey<QString> page{"window/page", QStringLiteral("start")};
inline const SettingKey<QStringList> recentFiles{"documents/recent", QStringList()};
inline const SettingKey<QStringList> myPc{"start/myPc", QStringList()}; ///< ids of the parts that one has
inline const SettingKey<QString> lastFolder{"documents/folder", QString()};
inline const SettingKey<QString> importFolder{"data/folder", QString()}; ///< where the last import was found
inline const SettingKey<QStringList> gpuColumns{"gpus/columns",
                                                QStringList()}; ///< keys of figures; empty: the defaults
inline const SettingKey<QByteArray> gpuSplit{"gpus/split", QByteArray()};
inline const SettingKey<QString> partsKind{"parts/kind", QStringLiteral("cards")}; ///< kindKey()
inline const SettingKey<QByteArray> partsSplit{"parts/split", QByteArray()};
inline const SettingKey<QString> priceCurrency{"parts/currency", QStringLiteral("USD")}; ///< of every price
inline const SettingKey<QString> priceBuying{"prices/buying", QString()}; ///< buyingKey(); empty: new or used
inline const SettingKey<QStringList> partsColumns{"parts/columns",
                                                  QStringList()}; ///< "cards=name,slots": the chosen ones
inline const SettingKey<QString> colours{"window/colours", QStringLiteral("system")}; ///< "system", "light", "dark"
inline const SettingKey<int> textPercent{"window/textPercent", 100};     ///< 100…200, of the system's font
inline const SettingKey<QByteArray> chart{"charts/chart", QByteArray()}; ///< the last one, as chartFile()
inline const SettingKey<QByteArray> chartSplit{"charts/split", QByteArray()};
inline const SettingKey<bool> chartFolded{"charts/tableFolded", true};
inline const SettingKey<bool> chartSettings{"charts/settingsShown", false};
inline const SettingKey<QSize> pictureSize{"charts/pictureSize", QSize(1280, 800)}; ///< of saved charts, in pixels
inline const SettingKey<QStringList> workload{"workload/fields", QStringList()};    ///< "batch=4": the last one
inline const SettingKey<QByteArray> workloadSplit{"workload/split", QByteArray()};
inline const SettingKey<QString> upgradeOwned{"upgrade/owned", QString()};       ///< id of a chip
inline const SettingKey<QString> upgradeResale{"upgrade/resale", QString()};     ///< as typed; empty: its used price
inline const SettingKey<QString> upgradePaid{"upgrade/paid", QString()};         ///< as typed
inline const SettingKey<QString> upgradeCurrency{"upgrade/currency", QString()}; ///< empty: of the place
inline const SettingKey<QString> upgradeBuying{"upgrade/buying", QString()};     ///< buyingKey(); empty: the first
inline const SettingKey<QString> upgradeNet{"upgrade/net", QString()};           ///< netKey(); empty: at large
inline const SettingKey<QStringList> upgradeCandidates{"upgrade/candidates", QStringList()};    ///< ids of chips
inline const SettingKey<int> upgradeCount{"upgrade/count", 1};                                  ///< how many are owned
inline const SettingKey<QString> upgradeBudget{"upgrade/budget", QString()};                    ///< as typed
inline const SettingKey<QString> guidePlatform{"guide/system", QStringLiteral("ubuntu-24.04")}; ///< guide::key()
inline const SettingKey<QByteArray> rentForm{"rent/form", QByteArray()}; ///< what was entered, as JSON
inline const SettingKey<QByteArray> rentSplit{"rent/split", QByteArray()};
inline const SettingKey<QString> rentPrices{"rent/prices", QString()}; ///< the user's file of cloud prices
inline const SettingKey<QVariantMap> adviceQuestion{"advisor/question", QVariantMap()}; ///< as the form keeps it
inline const SettingKey<QVariantMap> finderQuestion{"finder/question", QVariantMap()};  ///< as the form keeps it
inline const SettingKey<QByteArray> finderSplit{"finder/split", QByteArray()};
inline const SettingKey<QByteArray> adviceSplit{"advisor/split", QByteArray()};
} // namespace setting

template <class T> [[nodiscard]] T value(const QSettings &settings, const SettingKey<T> &key)
{
    return settings.value(QLatin1StringView(key.key), QVariant::fromValue(key.fallback)).template value<T>();
}

template <class T> void setValue(QSettings &settings, const SettingKey<T> &key, const T &value)
{
    settings.setValue(QLatin1StringView(key.key), QVariant::fromValue(value));
}

} // namespace rig::ui
