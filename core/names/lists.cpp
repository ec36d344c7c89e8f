// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/names/lists.h"

#include <QCoreApplication>

namespace rig::names {

namespace {

struct ListNames
{
    Q_DECLARE_TR_FUNCTIONS(Lists)
};

} // namespace

QString listed(const QStringList &words) { return words.join(ListNames::tr(", ", "between the words of a list")); }

} // namespace rig::names
