// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/advice_text.h"
#include "core/advice/advice_words.h"
#include "core/advice/advise.h"
#include "core/names/names.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rig::advice {

QString roleName(Role role)
{
    switch (role) {
    case Role::Overall:
        return Advice::tr("In general");
    case Role::Trying:
        return Advice::tr("Only trying deep learning");
    case Role::Starting:
        return Advice::tr("Beginning, and serious about it");
    case Role::Kaggle:
        return Advice::tr("Kaggle, normal competitions");
    case Role::KaggleDeep:
        return Advice::tr("Kaggle, deep learning competitions");
    case Role::Researcher:
        return Advice::tr("Researcher");
    case Role::ComputerVision:
        return Advice::tr("Researcher in computer vision");
    case Role::Nlp:
        return Advice::tr("Researcher in natural language processing");
    case Role::StartUp:
        return Advice::tr("Start-up");
    case Role::Cluster:
        return Advice::tr("Laboratory or company with a cluster");
    }
    return {};
}

QString meansName(Means means)
{
    switch (means) {
    case Means::NotSaid:
        return Advice::tr("Not stated", "how much money there is");
    case Means::Plenty:
        return Advice::tr("Plenty", "how much money there is");
    case Means::Short:
        return Advice::tr("Not enough", "how much money there is");
    case Means::Little:
        return Advice::tr("Little", "how much money there is");
    case Means::AlmostNone:
        return Advice::tr("Almost none", "how much money there is");
    }
    return {};
}

QString frameworkName(Framework framework)
{
    switch (framework) {
    case Framework::Any:
        return Advice::tr("Any", "framework");
    case Framework::PyTorch:
        return u"PyTorch"_s;
    case Framework::TensorFlow:
        return u"TensorFlow"_s;
    case Framework::Jax:
        return u"JAX"_s;
    case Framework::PaddlePaddle:
        return u"PaddlePaddle"_s;
    case Framework::MxNet:
        return u"MXNet"_s;
    case Framework::Caffe:
        return u"Caffe"_s;
    }
    return {};
}

QString netName(std::optional<Net> net)
{
    if (!net)
        return Advice::tr("Any", "kind of net");
    switch (*net) {
    case Net::Cnn:
        return Advice::tr("Convolutional");
    case Net::Rnn:
        return Advice::tr("Recurrent");
    case Net::Transformer:
        return Advice::tr("Transformer");
    }
    return {};
}

QString supportText(Support support)
{
    switch (support) {
    case Support::Yes:
        return Advice::tr("yes", "a framework runs on a chip");
    case Support::OldVersions:
        return Advice::tr("old versions only", "a framework runs on a chip");
    case Support::Untested:
        return Advice::tr("not in the maker's list", "a framework runs on a chip");
    case Support::No:
        return Advice::tr("no", "a framework runs on a chip");
    case Support::NotKnown:
        return Advice::tr("not known", "a framework runs on a chip");
    }
    return {};
}

QString leftOutText(LeftOut why, int count)
{
    switch (why) {
    case LeftOut::OtherKind:
        return Advice::tr("%n are of another kind (modules, rented ones, other accelerators).", nullptr, count);
    case LeftOut::OtherVendor:
        return Advice::tr("%n are of another maker.", nullptr, count);
    case LeftOut::ForWorkstations:
        return Advice::tr("%n are made for workstations, not for servers.", nullptr, count);
    case LeftOut::ForServers:
        return Advice::tr("%n are made for servers, without fans of their own.", nullptr, count);
    case LeftOut::TooLittleMemory:
        return Advice::tr("%n have less memory than is needed.", nullptr, count);
    case LeftOut::MemoryNotKnown:
        return Advice::tr("The memory of %n is not known.", nullptr, count);
    case LeftOut::Framework:
        return Advice::tr("No current framework, or not the one asked for, runs on %n, or it is not known.", nullptr,
                          count);
    case LeftOut::OverBudget:
        return Advice::tr("%n cost more than the budget.", nullptr, count);
    case LeftOut::PriceNotKnown:
        return Advice::tr("%n have no price of today to hold against the budget.", nullptr, count);
    }
    return {};
}

namespace {

/// What is said alike of one offer and of several.
QString alikeHeldText(Held why, const Usual &usual)
{
    switch (why) {
    case Held::ByQuote:
        return Advice::tr("sold by quote or in whole systems");
    case Held::OtherMarket:
        return Advice::tr("price of another country");
    case Held::LittleMemory:
        return Advice::tr("less than %1 GiB").arg(names::value(usual.memory.value()));
    case Held::Dear:
        return Advice::tr("above what one usually spends on it");
    default:
        return {};
    }
}

QString severalHeldText(Held why, const Usual &usual)
{
    switch (why) {
    case Held::NotSoldHere:
        return Advice::tr("not sold in China");
    case Held::NoLicence:
        return Advice::tr("no licence for data centres");
    case Held::NotListed:
        return Advice::tr("not in the maker's list");
    case Held::NoScore:
        return Advice::tr("a figure is not known");
    case Held::NoRoom:
        return Advice::tr("too wide or too hot for so many");
    case Held::NoCuda:
        return Advice::tr("without CUDA");
    case Held::NoBf16:
        return Advice::tr("without BF16");
    default:
        return alikeHeldText(why, usual);
    }
}

} // namespace

QString heldText(const Offer &offer, const Usual &usual)
{
    if (!offer.held)
        return {};
    switch (*offer.held) {
    case Held::NotSoldHere:
        return Advice::tr("▲ may not be sold in China");
    case Held::NoLicence:
        return Advice::tr("▲ no licence for data centres");
    case Held::NotListed:
        return Advice::tr("▲ not in the maker's list");
    case Held::NoScore:
        return u"? "_s + noScoreText(offer);
    case Held::NoRoom:
        return Advice::tr("too wide or too hot for so many in one workstation");
    case Held::NoCuda:
        return offer.chip->vendor == "AMD"_L1 ? Advice::tr("by ROCm, not CUDA")
                                              : Advice::tr("by its own library, not CUDA");
    case Held::NoBf16:
        return Advice::tr("no BF16, in which models are trained");
    default:
        return alikeHeldText(*offer.held, usual);
    }
}

QString heldAboveText(const std::map<Held, int> &held, const Usual &usual)
{
    QStringList texts;
    for (const auto &[why, count] : held)
        texts << Advice::tr("%1 (%2)", "why cards are held back, how many")
                     .arg(severalHeldText(why, usual), names::number(count));
    return texts.isEmpty()
               ? QString()
               : Advice::tr("Others have a higher score, and stand behind it for this: %1.", "reasons with numbers")
                     .arg(texts.join(Advice::tr(", ", "between reasons with numbers")));
}

QString remarkKindText(RemarkKind kind)
{
    switch (kind) {
    case RemarkKind::Avoid:
        return Advice::tr("▲ advised against");
    case RemarkKind::Caution:
        return Advice::tr("▲ caution");
    case RemarkKind::Note:
        return Advice::tr("● note");
    case RemarkKind::Suited:
        return Advice::tr("✓ suited");
    case RemarkKind::LessSuited:
        return Advice::tr("▲ less suited");
    }
    return {};
}

QString hintText(const QString &hint)
{
    if (hint == "check-memory"_L1)
        return Advice::tr("Check how much memory your model needs on the Workload page, and enter it here.");
    if (hint == "fp16"_L1)
        return Advice::tr("Train with FP16: switch it on when you reckon the memory on the Workload page.");
    if (hint == "blower-or-liquid"_L1)
        return Advice::tr("Choose a card with a blower or liquid cooling, so that more can stand beside it.");
    if (hint == "rack-plan"_L1)
        return Advice::tr("The rack planner reckons power, racks and network for your number of machines.");
    return {};
}

} // namespace rig::advice
