// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/card_software.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::guide {

namespace {

using State = CardSoftware::State;
using Maker = CardSoftware::Maker;

/// Sentences of this file.
struct SoftwareWords
{
    Q_DECLARE_TR_FUNCTIONS(CardSoftware)
};

QString comma() { return SoftwareWords::tr(", ", "between the parts of a list"); }

/// Names after each other; the parts of needs() are no names.
QString listed(const QStringList &names) { return names.join(SoftwareWords::tr(", ", "between names")); }

/// "GeForce RTX 5090 (compute capability 12.0)"
QString subjectOf(const CardSoftware &software)
{
    if (software.capability)
        return SoftwareWords::tr("%1 (compute capability %2)", "card, capability")
            .arg(software.name, software.capability->text());
    return software.target.isEmpty() ? software.name : u"%1 (%2)"_s.arg(software.name, software.target);
}

/// "CUDA 12.8 or newer, driver 570 or newer, PyTorch 2.7 or newer"
QString needs(const CardSoftware &software)
{
    QStringList parts;
    if (!software.firstCuda.isNull())
        parts << SoftwareWords::tr("CUDA %1 or newer", "version").arg(software.firstCuda.toString());
    if (!software.firstDriver.isEmpty())
        parts << SoftwareWords::tr("driver %1 or newer", "branch").arg(software.firstDriver);
    if (software.firstTorch)
        parts << SoftwareWords::tr("PyTorch %1 or newer", "version").arg(software.firstTorch->toString());
    return parts.join(comma());
}

QString ended(const CardSoftware &software)
{
    QStringList parts;
    if (!software.lastCuda.isNull())
        parts << SoftwareWords::tr("CUDA %1", "version").arg(software.lastCuda.toString());
    if (!software.lastDriverBranch.isEmpty())
        parts << SoftwareWords::tr("driver branch %1", "branch").arg(software.lastDriverBranch);
    if (!software.lastCudnn.isNull() && software.state == State::OldVersions)
        parts << u"cuDNN %1"_s.arg(software.lastCudnn.toString());
    return parts.isEmpty() ? QString()
                           : SoftwareWords::tr("The last that know it: %1.", "versions").arg(parts.join(comma()));
}

QString torchSentence(const CardSoftware &software)
{
    if (!software.torch)
        return SoftwareWords::tr("No ready-made package of PyTorch %1 or newer that was read runs on it.", "version")
            .arg(software.oldestTorchRead.toString());
    const QString version = software.torch->version.toString();
    const QString cuda = software.torch->cuda.toString();
    if (software.isWhole)
        return SoftwareWords::tr(
                   "It is a whole computer with system and driver on it. NVIDIA's instructions for it take "
                   "PyTorch's packages for CUDA %1 (%2), or NVIDIA's containers.",
                   "version, cu130")
            .arg(cuda, software.torchPackage);
    if (software.torchPackage.isEmpty())
        return SoftwareWords::tr("PyTorch %1, as pip installs it, has CUDA %2 inside and wants driver %3 or newer.",
                                 "version, version, branch")
            .arg(version, cuda, software.driverOfToday);
    if (software.torch->isNewest)
        return SoftwareWords::tr(
                   "PyTorch %1 runs on it from the packages for CUDA %2 (%3) only, with driver %4 or newer.",
                   "version, version, cu126, branch")
            .arg(version, cuda, software.torchPackage, software.driverOfToday);
    return SoftwareWords::tr("PyTorch %1 is the last that runs on it, from the packages for CUDA %2 (%3).",
                             "version, version, cu116")
        .arg(version, cuda, software.torchPackage);
}

QString tensorflowSentence(const CardSoftware &software)
{
    const auto &tensorflow = software.tensorflow;
    if (!tensorflow)
        return SoftwareWords::tr("No TensorFlow from 2.0 on names it.");
    const QString version = tensorflow->version.toString();
    const QString cuda = tensorflow->cuda.toString();
    if (tensorflow->isReported)
        return SoftwareWords::tr(
                   "TensorFlow %1 is built with CUDA %2, which does not know this GPU yet; users report that "
                   "its packages fail on it, and that NVIDIA's container runs.",
                   "version, version")
            .arg(version, cuda);
    if (tensorflow->builtBefore)
        return SoftwareWords::tr(
                   "TensorFlow %1 is built with CUDA %2, which does not know this GPU yet: not known whether "
                   "it runs.",
                   "version, version")
            .arg(version, cuda);
    return tensorflow->isNewest
               ? SoftwareWords::tr("TensorFlow %1 runs on it.", "version").arg(version)
               : SoftwareWords::tr("TensorFlow %1 is the last that runs on it.", "version").arg(version);
}

/// "JAX 0.11.0, vLLM 0.21.0"
QString others(const CardSoftware &software)
{
    QStringList parts;
    if (software.jax && software.jax->isNewest)
        parts << u"JAX "_s + software.jax->version.toString();
    if (software.vllm && software.state == State::Current)
        // What newer releases ask for may not have been read; other pages of the guide name them for what was.
        parts << (software.vllm->isNewest ? u"vLLM "_s + software.vllm->version.toString()
                                          : SoftwareWords::tr("vLLM %1 (not known for newer versions)", "version")
                                                .arg(software.vllm->version.toString()));
    return parts.isEmpty()
               ? QString()
               : SoftwareWords::tr("It also runs %1, by the lowest compute capability that they state.", "names")
                     .arg(listed(parts));
}

QString systemsSentence(const CardSoftware &software)
{
    QStringList named;
    for (const QString &system : software.systems)
        named << systemName(system);
    if (software.maker == Maker::Nvidia && software.onWindows)
        named << SoftwareWords::tr("Windows (PyTorch's packages)");
    return named.isEmpty() ? QString() : SoftwareWords::tr("Systems: %1.", "list").arg(listed(named));
}

QStringList ofNvidia(const CardSoftware &software)
{
    const QString subject = subjectOf(software);
    switch (software.state) {
    case State::Current:
        return {SoftwareWords::tr("%1: %2.", "card, what it needs").arg(subject, needs(software)),
                torchSentence(software), tensorflowSentence(software), others(software), systemsSentence(software)};
    case State::OldVersions:
        return {SoftwareWords::tr("%1: today's default packages have left it behind; older ones still run.", "card")
                    .arg(subject),
                ended(software), torchSentence(software), tensorflowSentence(software), others(software)};
    case State::None:
        return {SoftwareWords::tr("%1: no framework of today runs on it.", "card").arg(subject),
                SoftwareWords::tr("No version of cuDNN that was read knows it."), ended(software)};
    case State::NotListed:
    case State::NotKnown:
        break;
    }
    return {
        SoftwareWords::tr("%1: its compute capability is not known, so nothing can be said of its software.", "card")
            .arg(software.name)};
}

/// What is left for a card of AMD that ROCm does not name.
QString withoutRocm()
{
    return SoftwareWords::tr("Do not plan PyTorch on it. Language models are answered without ROCm by llama.cpp or "
                             "Ollama, through Vulkan: try yours before the card is kept.");
}

QStringList ofAmd(const CardSoftware &software)
{
    const QString rocm = software.rocm.toString();
    switch (software.state) {
    case State::Current:
        return {SoftwareWords::tr("%1: in AMD's matrix of ROCm %2.", "card, version").arg(subjectOf(software), rocm),
                systemsSentence(software)};
    case State::NotListed:
        if (!software.lastRocm.isNull())
            return {SoftwareWords::tr("%1: AMD kept it up to ROCm %2; the matrix of ROCm %3 has it no more.",
                                      "card, version, version")
                        .arg(subjectOf(software), software.lastRocm.toString(), rocm),
                    withoutRocm()};
        return {SoftwareWords::tr("%1: not in AMD's matrix of ROCm %2. Programs may run; nobody promises it.",
                                  "card, version")
                    .arg(subjectOf(software), rocm),
                withoutRocm()};
    case State::OldVersions:
    case State::None:
    case State::NotKnown:
        break;
    }
    return {SoftwareWords::tr("%1: not known whether ROCm runs on it.", "card").arg(subjectOf(software))};
}

QStringList ofIntel(const CardSoftware &software)
{
    if (software.state == State::Current && software.byChipAlone)
        return {
            SoftwareWords::tr("%1: PyTorch's documentation of %2 names the Arc cards with its chip, as XPU; the Pro "
                              "cards are not named apart.",
                              "card, version")
                .arg(software.name, software.torch->version.toString()),
            systemsSentence(software)};
    if (software.state == State::Current)
        return {SoftwareWords::tr("%1: PyTorch's documentation of %2 names its series, as XPU.", "card, version")
                    .arg(software.name, software.torch->version.toString()),
                systemsSentence(software)};
    return {SoftwareWords::tr("%1: PyTorch's documentation does not name its series.", "card").arg(software.name)};
}

} // namespace

QStringList softwareSentences(const CardSoftware &software)
{
    QStringList sentences;
    switch (software.maker) {
    case Maker::Nvidia:
        sentences = ofNvidia(software);
        break;
    case Maker::Amd:
        sentences = ofAmd(software);
        break;
    case Maker::Intel:
        sentences = ofIntel(software);
        break;
    case Maker::Other:
        sentences = {SoftwareWords::tr(
                         "%1: not in the table of compatibility, which knows cards of NVIDIA, AMD and Intel.", "card")
                         .arg(software.name)};
        break;
    }
    sentences.removeAll(QString());
    return sentences;
}

QString systemName(const QString &key)
{
    using Name = std::pair<QLatin1StringView, QLatin1StringView>;
    static constexpr std::array names{
        Name{"ubuntu"_L1, "Ubuntu"_L1},
        Name{"debian"_L1, "Debian"_L1},
        Name{"rhel"_L1, "RHEL"_L1},
        Name{"rocky"_L1, "Rocky Linux"_L1},
        Name{"fedora"_L1, "Fedora"_L1},
        Name{"sles"_L1, "SLES"_L1},
        Name{"opensuse-leap"_L1, "openSUSE Leap"_L1},
        Name{"windows-server"_L1, "Windows Server"_L1},
        Name{"windows"_L1, "Windows"_L1},
        Name{"wsl2"_L1, "WSL2"_L1},
        Name{"kylinos"_L1, "KylinOS"_L1},
        Name{"azure-linux"_L1, "Azure Linux"_L1},
        Name{"amazon-linux"_L1, "Amazon Linux"_L1},
        Name{"oracle-linux"_L1, "Oracle Linux"_L1},
        Name{"dgx-os"_L1, "DGX OS"_L1},
    };
    for (const Name &name : names) {
        if (key == name.first)
            return name.second;
        if (key.startsWith(name.first + u'-'))
            return name.second + u' ' + key.mid(name.first.size() + 1).replace(u'-', u' ');
    }
    return key;
}

} // namespace rig::guide
