// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/layers.h"

#include <QJsonObject>

#include <map>

namespace rig {

/// Private to core/catalogue: what stacked() and overridesIn() have in common.

/// The object in a row's body; empty where it holds none.
[[nodiscard]] QJsonObject layerObject(const QByteArray &body);
/// Whether `a` counts less than `b`.
[[nodiscard]] bool countsLess(const Layer &a, const Layer &b);
/// Whether figures and parts of such a layer stand in place of what is there; the others only fill what is missing.
[[nodiscard]] bool displaces(Layer::Whose whose);

struct ImportedFigure
{
    const Layer *layer = nullptr;
    const LayerFigure *row = nullptr;
};
/// The figures of imports by part and key, each as the latest import has it; they point into `layers`.
[[nodiscard]] std::map<std::pair<QString, QString>, ImportedFigure> importedFigures(const std::vector<Layer> &layers);

} // namespace rig
