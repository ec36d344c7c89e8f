// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig::words {

namespace {

struct Names
{
    Q_DECLARE_TR_FUNCTIONS(Names)
};

} // namespace

QString severity(Severity severity)
{
    switch (severity) {
    case Severity::Blocker:
        return Names::tr("Problem", "a finding");
    case Severity::Caution:
        return Names::tr("Limit", "a finding");
    case Severity::Unknown:
        return Names::tr("Not checked", "a finding");
    case Severity::Note:
        return Names::tr("Note");
    }
    return {};
}

QString shape(Severity severity)
{
    switch (severity) {
    case Severity::Blocker:
        return u"■"_s;
    case Severity::Caution:
        return u"▲"_s;
    case Severity::Unknown:
        return u"?"_s;
    case Severity::Note:
        return u"●"_s;
    }
    return {};
}

QString shapeOfFine() { return u"✓"_s; }

} // namespace rig::words
