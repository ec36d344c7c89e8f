// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/saying.h"
#include "core/catalogue/source.h"
#include "core/workload/conv_net.h"
#include "core/workload/diffusion.h"
#include "core/workload/reduction.h"

namespace rig {

/// A model that is known by name, with its published shape.
struct ModelPreset
{
    enum class Kind { Transformer, Diffusion };

    QString id;
    QString name;
    QString family;
    Kind kind = Kind::Transformer;
    TransformerShape transformer;
    DiffusionShape diffusion;
    int source = -1; ///< in the library's sources
};

/// What a source document says that a kind of work needs: no more than it says.
struct StatedNeed
{
    std::optional<double> enough{}; ///< GiB with which it is said to work
    std::optional<double> maybe{};  ///< GiB with which it may work, or may not be enough
    bool barely = false;            ///< it is said to fit only just
};

/// What a document prints of a net layer by layer, with these reducers.
struct PrintedChain
{
    std::set<Reducer> reducers;
    QList<double> mebibytes; ///< as printed, what goes in before all others
    Saying note;             ///< where it differs from what follows by arithmetic
};

/// A convolutional net that is known by name, or a piece of work that a document names with its need.
struct NetPreset
{
    QString id;
    Saying name;
    QString list; ///< for parseConvNet(); empty: only the statement is known
    int batch = 32;
    std::optional<double> publishedParameters{};
    std::optional<StatedNeed> stated{};
    Saying note; ///< what the source says besides
    std::vector<PrintedChain> printed{};
    int source = -1;
};

/// All that the program knows of models.
struct ModelLibrary
{
    std::vector<Source> sources;
    std::vector<ModelPreset> models;
    std::vector<NetPreset> nets;

    [[nodiscard]] const ModelPreset *model(const QString &id) const;
    [[nodiscard]] const NetPreset *net(const QString &id) const;
    /// Ids whose letters and digits are these, whatever stands between them ("Llama 3 8B", "llama3:8b"); where none
    /// are, those that hold them.
    [[nodiscard]] QStringList called(const QString &words) const;
};

/// Reads lists of models and nets into a library. A failure names file, line and field.
[[nodiscard]] Result<ModelLibrary> withModels(ModelLibrary library, const QByteArray &text, const QString &file);
[[nodiscard]] Result<ModelLibrary> withNets(ModelLibrary library, const QByteArray &text, const QString &file);
/// Those that come with the program.
[[nodiscard]] Result<ModelLibrary> shippedModels();

} // namespace rig
