// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/card_software.h"

#include "core/names/names.h"
#include "core/names/vendors.h"

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace rig::guide {

namespace {

using State = CardSoftware::State;
using Maker = CardSoftware::Maker;

/// "rhel-8" stands before "rhel-10".
std::tuple<QString, QVersionNumber, QString> inOrder(const QString &system)
{
    return {system.section(u'-', 0, -2), QVersionNumber::fromString(system.section(u'-', -1)), system};
}

Maker makerOf(const Chip &chip)
{
    switch (chipVendorOf(chip.vendor)) {
    case ChipVendor::Nvidia:
        return Maker::Nvidia;
    case ChipVendor::Amd:
        return Maker::Amd;
    case ChipVendor::Intel:
        return Maker::Intel;
    case ChipVendor::Google:
    case ChipVendor::Amazon:
    case ChipVendor::Other:
        return Maker::Other;
    }
    return Maker::Other;
}

bool runsOn(const std::vector<Capability> &code, Capability card)
{
    return std::any_of(code.begin(), code.end(), [&](const Capability &each) { return each.runsOn(card); });
}

/// Whether a version is at most the last one, as far as the last one says: 2.16.1 is within 2.16.
bool isWithin(const QVersionNumber &version, const QVersionNumber &last)
{
    QList<int> segments = version.segments();
    segments.resize(std::min<qsizetype>(segments.size(), last.segmentCount()));
    return QVersionNumber(segments) <= last;
}

bool namesSeries(const Chip &chip, const XpuRelease &release)
{
    return std::any_of(release.families.begin(), release.families.end(),
                       [&](const QString &family) { return chip.series && family.startsWith(*chip.series + u'-'); });
}

/// An Arc Pro has the chip of an Arc, which the documentation names behind the series: "(Battlemage)".
bool namesChip(const Chip &chip, const XpuRelease &release)
{
    return std::any_of(release.families.begin(), release.families.end(), [&](const QString &family) {
        return chip.series.valueOr({}) == "Arc Pro"_L1 && chip.architecture &&
               family.contains(u'(' + *chip.architecture + u')');
    });
}

bool isNamed(const Chip &chip, const XpuRelease &release)
{
    return namesSeries(chip, release) || namesChip(chip, release);
}

State stateOfNvidia(const Chip &chip, const Compatibility &table)
{
    const std::optional<Capability> capability = Capability::fromText(chip.computeCapability.valueOr({}));
    const std::optional<Capability> cudnn = table.cudnnFrom();
    const std::optional<Capability> current = table.currentFrom();
    if (!capability || !cudnn || !current)
        return State::NotKnown;
    if (*capability < *cudnn)
        return State::None;
    return *capability < *current ? State::OldVersions : State::Current;
}

State stateOfAmd(const Chip &chip, const Compatibility &table)
{
    const RocmRelease *matrix = table.rocmMatrix();
    const std::optional<bool> listed = matrix ? inRocmMatrix(chip, *matrix) : std::nullopt;
    if (!listed)
        return State::NotKnown;
    return *listed ? State::Current : State::NotListed;
}

class Answer
{
public:
    Answer(CardSoftware &software, const Compatibility &table) : m_made(software), m_table(table) {}

    void ofNvidia();
    void ofAmd(const Chip &chip);
    void ofIntel(const Chip &chip);

private:
    void cite(int source)
    {
        if (source >= 0 && std::find(m_made.sources.begin(), m_made.sources.end(), source) == m_made.sources.end())
            m_made.sources.push_back(source);
    }
    void addToolkit(const LastFor *last);
    void addTorch(const LastFor *last);
    std::optional<CardSoftware::Framework> frameworkOf(const std::vector<FrameworkRelease> &releases,
                                                       const QVersionNumber &last);
    [[nodiscard]] const Wheel *wheelOf(const TorchRelease &release, const LastFor *last) const;
    [[nodiscard]] QString driverFor(const QVersionNumber &cuda) const;
    void addSystems();

    CardSoftware &m_made;
    const Compatibility &m_table;
    const WholeComputer *m_whole = nullptr;
};

void Answer::addToolkit(const LastFor *last)
{
    if (const Reach *reach = m_table.reach(*m_made.capability)) {
        m_made.firstCuda = reach->first;
        m_made.lastCuda = reach->last;
        cite(reach->source);
    }
    if (const Architecture *architecture = m_table.architecture(*m_made.capability)) {
        m_made.architecture = architecture->name;
        m_made.lastDriverBranch = architecture->lastDriverBranch;
        cite(architecture->source);
    }
    // The driver that came with the first toolkit is the first that is known to drive the chip.
    for (const CudaRelease &release : m_table.cuda) {
        if (!m_made.firstCuda.isNull() && m_made.firstCuda.isPrefixOf(release.version) &&
            !release.driverLinux.isEmpty())
            m_made.firstDriver = release.driverLinux.section(u'.', 0, 0);
    }
    if (!last)
        return;
    for (const CudnnRelease &release : m_table.cudnn) {
        if (release.least && *release.least <= *m_made.capability) {
            m_made.lastCudnn = release.version;
            cite(release.source);
            break;
        }
    }
}

/// What pip takes by itself where it runs, else the package that is named for old cards, else the newest that runs.
const Wheel *Answer::wheelOf(const TorchRelease &release, const LastFor *last) const
{
    const Wheel *found = nullptr;
    for (const Wheel &wheel : release.wheels) {
        if (!runsOn(wheel.linuxCode, *m_made.capability) || wheel.cuda < m_made.firstCuda)
            continue;
        if (m_whole && wheel.name != m_whole->wheel)
            continue;
        if (wheel.cuda == release.defaultCuda || (last && wheel.name == last->wheel))
            return &wheel;
        if (!found || wheel.cuda > found->cuda)
            found = &wheel;
    }
    return found;
}

/// Programs of a CUDA run from the family's least driver on.
QString Answer::driverFor(const QVersionNumber &cuda) const
{
    for (const CudaRelease &release : m_table.cuda) {
        if (release.version.majorVersion() == cuda.majorVersion() && !release.familyDriverLinux.isEmpty())
            return release.familyDriverLinux.section(u'.', 0, 0);
    }
    return {};
}

void Answer::addTorch(const LastFor *last)
{
    if (m_table.torch.empty())
        return;
    m_made.oldestTorchRead = m_table.torch.back().version;
    cite(m_table.torch.front().source);
    for (const TorchRelease &release : m_table.torch) {
        if (last && (last->torch.isNull() || !isWithin(release.version, last->torch)))
            continue;
        const Wheel *wheel = wheelOf(release, last);
        if (!wheel) {
            if (m_made.torch)
                break;
            continue;
        }
        m_made.firstTorch = release.version;
        if (m_made.torch)
            continue;
        m_made.torch = {release.version, &release == &m_table.torch.front(), wheel->cuda, false, false};
        m_made.torchPackage = wheel->cuda == release.defaultCuda ? QString() : wheel->name;
        m_made.pythonMin = release.pythonMin;
        m_made.pythonMax = release.pythonMax;
        m_made.driverOfToday = driverFor(wheel->cuda);
        m_made.onWindows = runsOn(wheel->windowsCode, *m_made.capability);
        // The family's least driver may be older than the chip.
        if (m_made.firstDriver.toInt() > m_made.driverOfToday.toInt())
            m_made.driverOfToday = m_made.firstDriver;
        cite(wheel->source);
    }
    if (m_made.firstTorch == m_made.oldestTorchRead)
        m_made.firstTorch.reset();
}

std::optional<CardSoftware::Framework> Answer::frameworkOf(const std::vector<FrameworkRelease> &releases,
                                                           const QVersionNumber &last)
{
    for (const FrameworkRelease &release : releases) {
        if (!release.least || *m_made.capability < *release.least)
            continue;
        if (!last.isNull() && !isWithin(release.version, last))
            continue;
        cite(release.source);
        return CardSoftware::Framework{release.version, &release == &releases.front(), release.cuda,
                                       !release.cuda.isNull() && release.cuda < m_made.firstCuda, false};
    }
    return std::nullopt;
}

/// Of a card that is current: the systems of each CUDA that knows it, as far as they were read.
void Answer::addSystems()
{
    if (m_made.state != State::Current)
        return;
    if (m_whole) {
        m_made.systems = {m_whole->system};
        return;
    }
    for (const CudaRelease &release : m_table.cuda) {
        if (m_made.firstCuda.isNull() || release.version < m_made.firstCuda)
            break;
        for (const QString &system : release.systems) {
            if (!m_made.systems.contains(system))
                m_made.systems << system;
        }
        if (!release.systems.isEmpty())
            cite(release.source);
    }
    std::sort(m_made.systems.begin(), m_made.systems.end(),
              [](const QString &one, const QString &other) { return inOrder(one) < inOrder(other); });
    // What most have comes first.
    for (const auto usual : {"fedora"_L1, "rocky"_L1, "rhel"_L1, "debian"_L1, "ubuntu"_L1})
        std::stable_partition(m_made.systems.begin(), m_made.systems.end(),
                              [&](const QString &system) { return system.startsWith(usual); });
}

void Answer::ofNvidia()
{
    if (!m_made.capability)
        return;
    const LastFor *last = m_table.last(*m_made.capability);
    m_whole = m_table.wholeComputer(*m_made.capability);
    addToolkit(last);
    if (m_made.state == State::None || m_made.state == State::NotKnown)
        return;
    addTorch(last);
    if (!last || !last->tensorflow.isNull())
        m_made.tensorflow = frameworkOf(m_table.tensorflow, last ? last->tensorflow : QVersionNumber());
    for (const Report &report : m_table.reports) {
        const bool isMeant = m_made.tensorflow && m_made.tensorflow->builtBefore &&
                             report.framework == "tensorflow"_L1 && report.capability == *m_made.capability;
        if (!isMeant)
            continue;
        m_made.tensorflow->isReported = true;
        cite(report.source);
    }
    m_made.jax = frameworkOf(m_table.jax, {});
    m_made.vllm = frameworkOf(m_table.vllm, {});
    addSystems();
    if (!m_whole)
        return;
    m_made.isWhole = true;
    m_made.onWindows = false;
    cite(m_whole->source);
}

void Answer::ofAmd(const Chip &chip)
{
    const RocmRelease *matrix = m_table.rocmMatrix();
    if (!matrix)
        return;
    m_made.rocm = matrix->version;
    cite(matrix->source);
    for (const RocmEnd &end : m_table.rocmEnds) {
        if (m_made.state == State::Current || !end.targets.contains(m_made.target))
            continue;
        m_made.lastRocm = end.last;
        cite(end.source);
    }
    if (m_made.state == State::NotListed)
        cite(m_table.withoutRocm);
    if (m_made.state != State::Current)
        return;
    m_made.onWindows =
        std::any_of(matrix->models.begin(), matrix->models.end(), [&](const RocmRelease::Models &models) {
            return models.onWindows && models.names.contains(names::shortName(chip), Qt::CaseInsensitive);
        });
    for (const QString &system : matrix->systems) {
        if (m_made.onWindows || !system.startsWith("windows"_L1))
            m_made.systems << system;
    }
}

void Answer::ofIntel(const Chip &chip)
{
    for (const XpuRelease &release : m_table.xpu) {
        if (!isNamed(chip, release))
            continue;
        m_made.byChipAlone = !namesSeries(chip, release);
        m_made.torch = {release.torch, release.torch == m_table.xpu.front().torch, {}, false, false};
        m_made.systems = release.systems;
        cite(release.source);
        return;
    }
}

} // namespace

State stateFor(const Chip &chip, const Compatibility &table)
{
    switch (makerOf(chip)) {
    case Maker::Nvidia:
        return stateOfNvidia(chip, table);
    case Maker::Amd:
        return stateOfAmd(chip, table);
    case Maker::Intel:
        return std::any_of(table.xpu.begin(), table.xpu.end(),
                           [&](const XpuRelease &release) { return isNamed(chip, release); })
                   ? State::Current
                   : State::NotKnown;
    case Maker::Other:
        break;
    }
    return State::NotKnown;
}

bool isNewerThan(const std::vector<FrameworkRelease> &releases, const Chip &chip, const Compatibility &table)
{
    const std::optional<Capability> capability = Capability::fromText(chip.computeCapability.valueOr({}));
    const Reach *reach = capability ? table.reach(*capability) : nullptr;
    return reach && !releases.empty() && !releases.front().cuda.isNull() && releases.front().cuda < reach->first;
}

CardSoftware softwareFor(const Chip &chip, const Compatibility &table)
{
    CardSoftware made;
    made.name = names::shortName(chip);
    made.maker = makerOf(chip);
    made.capability = Capability::fromText(chip.computeCapability.valueOr({}));
    made.target = chip.gfxTarget.valueOr({});
    made.state = stateFor(chip, table);
    Answer answer(made, table);
    switch (made.maker) {
    case Maker::Nvidia:
        answer.ofNvidia();
        break;
    case Maker::Amd:
        answer.ofAmd(chip);
        break;
    case Maker::Intel:
        answer.ofIntel(chip);
        break;
    case Maker::Other:
        break;
    }
    return made;
}

std::vector<Source> sourcesOf(const CardSoftware &software, const Compatibility &table)
{
    std::vector<Source> sources;
    for (const int source : software.sources)
        sources.push_back(table.sources[static_cast<std::size_t>(source)]);
    return sources;
}

QString stateKey(State state)
{
    switch (state) {
    case State::Current:
        return u"current"_s;
    case State::OldVersions:
        return u"old-versions"_s;
    case State::None:
        return u"none"_s;
    case State::NotListed:
        return u"not-listed"_s;
    case State::NotKnown:
        return {};
    }
    return {};
}

} // namespace rig::guide
