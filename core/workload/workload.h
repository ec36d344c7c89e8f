// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/cnn_memory.h"
#include "core/workload/decoding_speed.h"
#include "core/workload/diffusion.h"
#include "core/workload/prefill_speed.h"
#include "core/workload/recurrent.h"
#include "core/workload/reduction.h"
#include "core/workload/speed.h"
#include "core/workload/training_run.h"
#include "core/workload/training_speed.h"
#include "core/workload/usable_memory.h"

namespace rig {

/// A piece of work: a model, what is done with it, and how. Of the plans, the one of its kind counts.
struct Workload
{
    enum class Kind { Transformer, Convolutional, Recurrent, Diffusion, Own, Stated };

    Kind kind = Kind::Transformer;
    bool training = true;
    QString task; ///< of MLPerf, where it is one; empty: not

    TransformerShape transformer;
    TransformerTraining transformerTraining;
    TransformerInference transformerInference;

    QString preset;               ///< id of the net that it was taken from; empty: of none
    QString layers;               ///< the list of a convolutional net, for parseConvNet()
    std::optional<int> classes{}; ///< in place of those of the net's last dense layer
    CnnPlan cnn;
    std::set<Reducer> reducers;

    RecurrentShape recurrent;
    RecurrentPlan recurrentPlan;

    DiffusionShape diffusion;
    DiffusionPlan diffusionPlan;

    TrainingAmount amount;

    double ownGib = 0; ///< "my own number"
    StatedNeed stated; ///< what a document says that the work needs, where nobody has its layers
};

/// What is counted a second.
enum class SampleUnit { Token, Image, None };

/// What a workload asks of each GPU, and how it may be timed.
struct WorkloadNeed
{
    MemoryNeed memory; ///< with context, and in training fragmentation
    int gpus = 1;
    NetFamily family = NetFamily::Transformer;
    SampleUnit unit = SampleUnit::None;
    std::optional<SampleWork> work{};       ///< of one sample
    std::optional<DecodingStep> decoding{}; ///< where tokens are generated
    std::optional<PrefillStep> prefill{};   ///< the same: a prompt that fills the context
    std::optional<TrainingStep> step{};     ///< where a transformer is trained
    TrainingAmount amount{};                ///< how much is trained on
    double samplesInStep = 1;               ///< on one GPU, between two exchanges
    double gradients = 0;                   ///< bytes that cards exchange after a step
    double parameters = 0;
    std::optional<StatedNeed> stated{}; ///< then the memory above only repeats it
    std::vector<double> maps;           ///< of a convolutional net: bytes of each layer's map
    double input = 0;                   ///< of a convolutional net: bytes of a batch
    double hostBytes = 0;               ///< that stand in the system's memory beside
    double hostGbS = 0;                 ///< what that memory carries; 0: it does not count
    QStringList notRead{};              ///< keys of the model's file that may change all this and were not read
};

/// Says that an answer is not to be trusted, and why; empty where all was read.
[[nodiscard]] QString notReadSentence(const QStringList &keys);

/// "13.2 GiB of it stand in the system's memory, which carries 89.6 GB/s at most; …" Empty where nothing does.
[[nodiscard]] QString hostMemoryText(const WorkloadNeed &need);

/// A failure names the field and says what is wrong with it.
[[nodiscard]] Result<WorkloadNeed> needOf(const Workload &workload);

/// The list of a net with another number of classes in its last dense layer; as it was where it has none.
[[nodiscard]] ConvNet withClasses(ConvNet net, int classes);

/// How a GPU would do.
struct CardAnswer
{
    std::shared_ptr<const Chip> chip;
    std::optional<UsableMemory> memory;
    MemoryFit fit = MemoryFit::Unknown;
    std::optional<SpeedEstimate> speed;    ///< of all GPUs that the work takes
    std::optional<TrainingCost> run{};     ///< of the amount that is trained on
    std::optional<SpeedEstimate> prompt{}; ///< tokens of a prompt a second, of the same GPUs
};

[[nodiscard]] CardAnswer answerFor(const WorkloadNeed &need, const QString &task, const MemoryConditions &conditions,
                                   const std::shared_ptr<const Chip> &chip, const SpeedModel &speeds);

/// All GPUs of the catalogue, those that hold the work first, each group by name.
[[nodiscard]] std::vector<CardAnswer> answersFor(const WorkloadNeed &need, const QString &task,
                                                 const MemoryConditions &conditions, const Catalogue &catalogue,
                                                 const SpeedModel &speeds);

} // namespace rig
