// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/training_framework.h"

namespace rig {

OutputBytes outputBytes(TrainingFramework framework)
{
    switch (framework) {
    case TrainingFramework::HuggingFace:
        return {8, 16};
    case TrainingFramework::HuggingFaceFused:
        return {0, 0};
    case TrainingFramework::LitGpt:
        return {2, 12};
    case TrainingFramework::Torchtitan:
        return {0, 12};
    case TrainingFramework::Torchtune:
    case TrainingFramework::Unsloth:
        return {0, 6};
    case TrainingFramework::Unknown:
        break;
    }
    return {0, 16};
}

bool holdsAllScores(TrainingFramework framework)
{
    return framework == TrainingFramework::HuggingFace || framework == TrainingFramework::LitGpt ||
           framework == TrainingFramework::Unknown;
}

bool hasFusedStep(TrainingFramework framework)
{
    return framework == TrainingFramework::Torchtune || framework == TrainingFramework::Torchtitan ||
           framework == TrainingFramework::Unsloth;
}

double likelyOutputBytes(const TransformerTraining &plan)
{
    switch (plan.framework) {
    case TrainingFramework::HuggingFace:
        return plan.method == Method::Qlora ? 16 : 14;
    case TrainingFramework::HuggingFaceFused:
        return 0;
    case TrainingFramework::LitGpt:
        return 12;
    case TrainingFramework::Torchtune: // an eighth in 32 bits, the rest as scores in 16
        return 2;
    case TrainingFramework::Unknown:
        return 3 * (plan.precision == Precision::Fp32 || plan.precision == Precision::Autocast ? 4 : 2);
    case TrainingFramework::Torchtitan:
    case TrainingFramework::Unsloth:
        break;
    }
    return 6;
}

double likelyPreparedBytes(TrainingFramework framework)
{
    switch (framework) {
    case TrainingFramework::HuggingFace:
    case TrainingFramework::LitGpt:
        return 4;
    case TrainingFramework::Unknown:
        return 3;
    case TrainingFramework::HuggingFaceFused:
    case TrainingFramework::Torchtune:
    case TrainingFramework::Torchtitan:
    case TrainingFramework::Unsloth:
        break;
    }
    return 2;
}

} // namespace rig
