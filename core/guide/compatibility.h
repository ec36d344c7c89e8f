// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalogue/part.h"

#include <QVersionNumber>

#include <compare>
#include <optional>
#include <vector>

namespace rig::guide {

/// NVIDIA's compute capability, as 8.6.
struct Capability
{
    int major = 0, minor = 0;

    auto operator<=>(const Capability &) const = default;
    [[nodiscard]] static std::optional<Capability> fromText(const QString &text);
    [[nodiscard]] QString text() const;
    [[nodiscard]] double number() const { return major + minor / 10.0; }
    /// Whether code compiled for it runs on `card`: the same first number, and a second one at least as high.
    [[nodiscard]] bool runsOn(const Capability &card) const { return major == card.major && minor <= card.minor; }
};

/// From which CUDA to which a capability is known; null where not known, and `last` also where it has not ended.
struct Reach
{
    Capability capability;
    QVersionNumber first, last;
    int source = -1;
};

struct Architecture
{
    QString name;
    std::vector<Capability> capabilities;
    QString lastDriverBranch; ///< empty: current
    int source = -1;
};

struct CudaRelease
{
    QVersionNumber version;
    QString driverLinux, driverWindows;             ///< the least for all of it
    QString familyDriverLinux, familyDriverWindows; ///< the least on which programs of its first number run
    QStringList systems;                            ///< "ubuntu-24.04"; empty: not read
    int source = -1;
};

struct CudnnRelease
{
    QVersionNumber version;
    std::optional<Capability> least;
    int source = -1;
};

/// One of the packages of a release of PyTorch.
struct Wheel
{
    QString name; ///< "cu126"
    QVersionNumber cuda;
    std::vector<Capability> linuxCode, windowsCode; ///< empty: not read
    int source = -1;
};

struct TorchRelease
{
    QVersionNumber version;
    QString date;
    QString pythonMin, pythonMax;
    QVersionNumber defaultCuda; ///< of the package that pip takes unless it is told otherwise; null: not known
    std::vector<Wheel> wheels;
    int source = -1;
};

/// A release of another framework.
struct FrameworkRelease
{
    QVersionNumber version;
    QString pythonMin, pythonMax;    ///< of TensorFlow
    QVersionNumber cuda;             ///< the newest that it is built with; null: not known
    std::optional<Capability> least; ///< of the cards on which it runs
    bool nativeWindows = false;      ///< of TensorFlow: with a GPU, without WSL2
    int source = -1;
};

/// A chip that is sold as a whole computer, with its system and driver on it.
struct WholeComputer
{
    Capability capability;
    QString system; ///< "dgx-os"
    QString wheel;  ///< of PyTorch, which its maker installs there: "cu130"
    int source = -1;
};

/// Users report that a framework's packages fail on a capability.
struct Report
{
    QString framework;
    Capability capability;
    int source = -1;
};

/// What runs on the last cards of an architecture that has ended.
struct LastFor
{
    QString architecture;
    QVersionNumber torch, tensorflow; ///< null: none
    QString wheel;
    int source = -1;
};

/// What AMD's matrix of a release of ROCm names.
struct RocmRelease
{
    QVersionNumber version;
    QString date;
    QStringList linuxTargets; ///< gfx; empty: not read
    QStringList systems;
    bool complete = false; ///< the whole matrix was read
    struct Models
    {
        QStringList names;
        QString target;
        bool onLinux = false, onWindows = false;
    };
    std::vector<Models> models; ///< of Radeons; of these targets only the models that are named
    int source = -1;
};

/// The last release of ROCm that AMD kept up for targets.
struct RocmEnd
{
    QVersionNumber last;
    QStringList targets; ///< gfx
    int source = -1;
};

/// What the documentation of a release of PyTorch says of Intel's GPUs.
struct XpuRelease
{
    QVersionNumber torch;
    QStringList families; ///< "Arc A-Series (Alchemist)"
    QStringList systems;
    int source = -1;
};

/// Which card works with which software: the one table behind the guide, the check of compute capabilities and the
/// advice. Releases stand newest first.
struct Compatibility
{
    QString date; ///< of the table
    std::vector<Source> sources;
    std::vector<Reach> reaches;
    std::vector<Architecture> architectures;
    std::vector<CudaRelease> cuda;
    std::vector<CudnnRelease> cudnn;
    std::vector<TorchRelease> torch;
    std::vector<FrameworkRelease> tensorflow, jax, vllm;
    std::vector<LastFor> lastFor;
    std::vector<WholeComputer> wholeComputers;
    std::vector<RocmRelease> rocm;
    std::vector<RocmEnd> rocmEnds;
    int withoutRocm = -1; ///< source of what runs on cards of AMD without ROCm
    std::vector<XpuRelease> xpu;
    std::vector<Report> reports;

    [[nodiscard]] const Reach *reach(Capability capability) const;
    [[nodiscard]] const Architecture *architecture(Capability capability) const;
    [[nodiscard]] const LastFor *last(Capability capability) const;
    [[nodiscard]] const WholeComputer *wholeComputer(Capability capability) const;
    /// The lowest capability that the newest PyTorch runs on as pip installs it: where today's software begins.
    [[nodiscard]] std::optional<Capability> currentFrom() const;
    /// The lowest that any package of the newest PyTorch runs on, with that package.
    [[nodiscard]] std::optional<std::pair<Capability, const Wheel *>> oldestOfToday() const;
    /// The lowest for which any version of cuDNN is known.
    [[nodiscard]] std::optional<Capability> cudnnFrom() const;
    /// The newest release of ROCm whose whole matrix was read; null where there is none.
    [[nodiscard]] const RocmRelease *rocmMatrix() const;
};

/// The failure names file, line and field.
[[nodiscard]] Result<Compatibility> compatibilityFromJson(const QByteArray &text, const QString &file);
/// The table that comes with the program, read once; empty where it cannot be read, which a test would tell.
[[nodiscard]] const Compatibility &shippedCompatibility();

/// Whether AMD's matrix names the chip: by its model where it names models of its target, else by the target; nullopt
/// where it is not known.
[[nodiscard]] std::optional<bool> inRocmMatrix(const Chip &chip, const RocmRelease &release);

} // namespace rig::guide
