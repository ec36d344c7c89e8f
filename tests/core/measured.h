// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCryptographicHash>
#include <QString>

#include <algorithm>
#include <cmath>
#include <vector>

namespace rig::test {

/// A figure that others measured and published, with what is reckoned for it.
struct MeasuredCase
{
    QString name;
    double measured = 0;
    double estimate = 0; ///< the one number that is told
    double low = 0;
    double high = 0;
    bool isSecond = false; ///< of the half that judges
};

/// Which half a case belongs to, by what it is: the same on every machine.
inline bool isInSecondHalf(const QString &what)
{
    return QCryptographicHash::hash(what.toUtf8(), QCryptographicHash::Md5).back() & 1;
}

/// How the estimates of one half stand.
struct JudgedHalf
{
    std::size_t cases = 0;
    double inside = 0; ///< share of cases within their interval
    double medianError = 0;
    double worstError = 0;
    double medianWidth = 0; ///< high over low
    double worstWidth = 0;
};

/// Lists each case outside its interval, in figures divided by `unit`, and says how the half stands.
inline JudgedHalf judged(const std::vector<MeasuredCase> &cases, bool second, double unit = 1)
{
    std::vector<double> errors;
    std::vector<double> widths;
    int inside = 0;
    for (const MeasuredCase &one : cases) {
        if (one.isSecond != second)
            continue;
        errors.push_back(std::abs(one.estimate / one.measured - 1));
        widths.push_back(one.high / one.low);
        if (one.low <= one.measured && one.measured <= one.high)
            ++inside;
        else
            qInfo("outside: %s: %.2f measured, %.2f to %.2f", qPrintable(one.name), one.measured / unit, one.low / unit,
                  one.high / unit);
    }
    if (errors.empty())
        return {};
    std::sort(errors.begin(), errors.end());
    std::sort(widths.begin(), widths.end());
    const JudgedHalf half{errors.size(),
                          1.0 * inside / static_cast<double>(errors.size()),
                          errors[errors.size() / 2],
                          errors.back(),
                          widths[widths.size() / 2],
                          widths.back()};
    qInfo("%zu cases; error: median %.1f %%, worst %.0f %%; inside %.0f %%; widths: median %.2f, worst %.2f",
          half.cases, 100 * half.medianError, 100 * half.worstError, 100 * half.inside, half.medianWidth,
          half.worstWidth);
    return half;
}

} // namespace rig::test
