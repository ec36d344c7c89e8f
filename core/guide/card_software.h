// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/guide/compatibility.h"

namespace rig::guide {

/// Which software runs on a chip, by the table.
struct CardSoftware
{
    enum class State {
        Current,     ///< what is installed today without a further thought runs on it
        OldVersions, ///< it needs packages or versions for older cards
        None,        ///< no framework
        NotListed,   ///< of AMD: not in the matrix that was read
        NotKnown
    };
    enum class Maker { Nvidia, Amd, Intel, Other };

    /// The newest release of a framework that runs on it.
    struct Framework
    {
        QVersionNumber version;
        bool isNewest = false; ///< no newer release is in the table
        QVersionNumber cuda;   ///< that the release is built with; null: not known
        /// Built with a CUDA that does not know the chip yet.
        bool builtBefore = false;
        bool isReported = false; ///< users report that it fails
    };

    QString name; ///< "GeForce RTX 5090"
    Maker maker = Maker::Other;
    State state = State::NotKnown;
    std::optional<Capability> capability;
    QString target; ///< of AMD: gfx
    QString architecture;
    QVersionNumber firstCuda, lastCuda;       ///< last: null where it has not ended, or is not known
    QString firstDriver, lastDriverBranch;    ///< branch of the first driver that came with the first CUDA: "570"
    QString driverOfToday;                    ///< the least for the package of PyTorch that is named
    std::optional<Framework> torch;           ///< nullopt: no package that was read
    std::optional<QVersionNumber> firstTorch; ///< where an older one in the table does not run
    QString torchPackage;                     ///< "cu126"; empty: what pip takes by itself
    QString pythonMin, pythonMax;             ///< of that release of PyTorch
    QVersionNumber oldestTorchRead;           ///< what the table begins with
    std::optional<Framework> tensorflow, jax, vllm;
    QVersionNumber lastCudnn; ///< null: none, or the newest
    QVersionNumber rocm;      ///< whose matrix was read
    QVersionNumber lastRocm;  ///< that AMD kept up for it; null: not known, or it has not ended
    bool isWhole = false;     ///< a computer that comes with its system and driver
    bool byChipAlone = false; ///< of Intel: the documentation names cards with its chip, not its series
    bool onWindows = false;   ///< packages of PyTorch for Windows are known
    QStringList systems;      ///< "ubuntu-24.04"; empty: not read
    std::vector<int> sources; ///< into Compatibility::sources, each once
};

[[nodiscard]] CardSoftware softwareFor(const Chip &chip, const Compatibility &table);

/// Its state alone, for those who ask it of many.
[[nodiscard]] CardSoftware::State stateFor(const Chip &chip, const Compatibility &table);
/// Whether a chip of NVIDIA is newer than the CUDA that the newest of these releases is built with.
[[nodiscard]] bool isNewerThan(const std::vector<FrameworkRelease> &releases, const Chip &chip,
                               const Compatibility &table);

/// The sentences of it, what decides first: "GeForce RTX 5090 (compute capability 12.0): CUDA 12.8 or newer, …".
[[nodiscard]] QStringList softwareSentences(const CardSoftware &software);
/// What it rests on, for people: title, publisher, date, address.
[[nodiscard]] std::vector<Source> sourcesOf(const CardSoftware &software, const Compatibility &table);
/// "Ubuntu 24.04" of "ubuntu-24.04"
[[nodiscard]] QString systemName(const QString &key);
/// "current", "old-versions", "none", "not-listed", null
[[nodiscard]] QString stateKey(CardSoftware::State state);

} // namespace rig::guide
