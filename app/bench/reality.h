// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"

#include <QJsonObject>

namespace rig::bench {

/// Reading a listing of lspci of 1 MB, and the running machine without vendors' tools. The names that texts are held
/// against are made once, as in a program that stays open.
void measureReality(QJsonObject &results, const Catalogue &catalogue);

} // namespace rig::bench
