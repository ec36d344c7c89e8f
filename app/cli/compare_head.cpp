// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare_answer.h"
#include "core/compare/compare_words.h"
#include "core/compare/upgrade_words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig::cli {

namespace {

/// Sentences of this file.
struct Cli
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

CompareHead upgradeHead(const UpgradeAnswer &upgrade, const Catalogue &catalogue)
{
    return {words::upgradeText(upgrade), words::upgradeReasons(upgrade), words::upgradeSubjects(upgrade),
            words::upgradeBasis(upgrade, catalogue)};
}

CompareHead speedHead(const CompareAnswer &answer, const Catalogue &catalogue)
{
    CompareHead head;
    std::vector<words::SpeedOf> speeds;
    for (const ComparedSpeed &one : answer.speeds)
        speeds.push_back({one.gpu, one.speed});
    head.text = words::fastestFirst(answer.speeds.front().of, speeds);
    head.reasons = words::besideSpeed(answer.speeds.front().of, speeds);
    for (const auto &gpu : answer.request.gpus)
        head.subjects << gpu->id;
    for (const ComparedSpeed &one : answer.speeds)
        head.basis << words::speedSentence(one.speed, *one.gpu, *one.of, catalogue);
    return head;
}

} // namespace

CompareHead headOf(const CompareAnswer &answer, const Catalogue &catalogue)
{
    if (answer.upgrade)
        return upgradeHead(*answer.upgrade, catalogue);
    if (!answer.speeds.empty())
        return speedHead(answer, catalogue);
    CompareHead head;
    head.text = Cli::tr("What is known of them stands side by side.");
    for (const auto &gpu : answer.request.gpus)
        head.subjects << gpu->id;
    return head;
}

} // namespace rig::cli
