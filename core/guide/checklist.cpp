// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/checklist.h"

#include "core/guide/install_lines.h"
#include "core/names/sentences.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::guide {

namespace {

/// Sentences of this file.
struct ListWords
{
    Q_DECLARE_TR_FUNCTIONS(GuideChecklist)
};

constexpr std::array SystemKeys{"ubuntu-24.04"_L1, "ubuntu-22.04"_L1, "debian-12"_L1,
                                "rhel-9"_L1,       "windows-11"_L1,   "wsl2"_L1};

/// All cards of one maker, with what is known of their software.
struct Makers
{
    std::vector<std::pair<PlannedCards, CardSoftware>> cards;
    int count = 0;

    [[nodiscard]] bool empty() const { return cards.empty(); }
};

class List
{
public:
    List(Platform system, std::vector<ChecklistStep> &steps) : m_system(system), m_steps(steps) {}

    void forNvidia(const Makers &made);
    void forWholeComputer(const Makers &made);
    void forAmd(const Makers &made);
    void forIntel();

private:
    void add(const char *topic, const QString &text, const QString &command = {}, const QString &expect = {})
    {
        m_steps.push_back({{text, command, expect}, QString::fromLatin1(topic)});
    }
    [[nodiscard]] bool isWindows() const { return m_system == Platform::Windows11; }
    [[nodiscard]] bool isLinux() const { return m_system != Platform::Windows11 && m_system != Platform::Wsl2; }

    void addBefore();
    void addDriver(const QString &lastBranch);
    void addOldDriver(const QString &lastBranch);
    void addTorch(const Makers &made);
    void addContainer();
    void addLimits(const Makers &made);
    void addTests(const Makers &made);
    void addBurn(const Makers &made);

    Platform m_system;
    std::vector<ChecklistStep> &m_steps;
};

void List::addBefore()
{
    add("first-tests", ListWords::tr("In the firmware: Above 4G Decoding on."));
    if (!isLinux())
        return;
    add("driver-problems",
        ListWords::tr("Is Secure Boot on? Then the driver's modules must be signed; those of Ubuntu's packages are."),
        u"mokutil --sb-state"_s, u"SecureBoot"_s);
    if (m_system == Platform::Rhel9)
        return;
    add("driver-problems",
        ListWords::tr("Switch nouveau off, then restart; afterwards “lsmod | grep nouveau” prints nothing."),
        u"sudo tee /etc/modprobe.d/disable-nouveau.conf <<'EOF'\nblacklist nouveau\noptions nouveau modeset=0\nEOF\n"
        "sudo update-initramfs -u"_s);
}

/// Cards before Turing have no open modules, and their last branch holds them. Only the packages of 580 were read.
void List::addOldDriver(const QString &lastBranch)
{
    const bool isDebian = isLinux() && m_system != Platform::Rhel9;
    const QString text =
        ListWords::tr("The driver: branch %1 is the last one for this card.", "branch").arg(lastBranch);
    if (isDebian && lastBranch == "580"_L1)
        return add("cuda-install", text,
                   debianRepository(m_system) +
                       u"sudo apt install nvidia-driver-pinning-580\nsudo apt install cuda-drivers"_s);
    if (isWindows() || m_system == Platform::Wsl2)
        return add("windows-only", text);
    add("old-cards",
        names::afterEachOther(
            {text, ListWords::tr("Its packages for this system were not read; NVIDIA's guide names them.")}));
}

void List::addDriver(const QString &lastBranch)
{
    if (!lastBranch.isEmpty())
        return addOldDriver(lastBranch);
    const QString text = ListWords::tr("The driver with NVIDIA's open modules; then restart.");
    switch (m_system) {
    case Platform::Ubuntu2404:
    case Platform::Ubuntu2204:
        return add("cuda-install",
                   ListWords::tr("The driver, branch 580 or newer, from Ubuntu's signed packages; then restart."),
                   u"sudo apt update && sudo apt upgrade\nsudo ubuntu-drivers list\nsudo ubuntu-drivers install"_s);
    case Platform::Debian12:
        return add("cuda-install", names::afterEachOther({text, ListWords::tr("The section contrib must be on.")}),
                   debianRepository(m_system) + u"sudo apt install linux-headers-$(uname -r)\n"
                                                "sudo apt install nvidia-driver-cuda nvidia-kernel-open-dkms"_s);
    case Platform::Rhel9:
        return add("cuda-install", text,
                   u"sudo dnf config-manager --add-repo https://developer.download.nvidia.com/compute/cuda/repos/rhel9/"
                   "x86_64/cuda-rhel9.repo\nsudo dnf install nvidia-open"_s);
    case Platform::Windows11:
        return add("windows-only", ListWords::tr("The driver for Windows, branch 580 or newer."));
    case Platform::Wsl2:
        return add(
            "windows-only",
            ListWords::tr("The driver is Windows' own, branch 580 or newer, never one inside WSL2. In PowerShell as "
                          "administrator, then restart:"),
            u"wsl --install"_s);
    }
}

/// One package for all cards: the one that the oldest of them needs.
void List::addTorch(const Makers &made)
{
    const CardSoftware *oldest = nullptr;
    for (const auto &[cards, software] : made.cards) {
        if (!oldest || *software.capability < *oldest->capability)
            oldest = &software;
    }
    const bool forAll = oldest && oldest->torch &&
                        std::none_of(made.cards.begin(), made.cards.end(),
                                     [&](const auto &each) { return oldest->torch->cuda < each.second.firstCuda; });
    if (!forAll)
        return add("old-cards",
                   ListWords::tr("No ready-made package of PyTorch that was read runs on all of these cards."));
    QString packages = u"torch torchvision"_s;
    if (!oldest->torchPackage.isEmpty())
        packages = u"\"torch==%1.*\" torchvision --index-url https://download.pytorch.org/whl/%2"_s.arg(
            oldest->torch->version.toString(), oldest->torchPackage);
    else if (isWindows()) // what pip takes by itself on Windows is not known
        packages += u" --index-url https://download.pytorch.org/whl/cu130"_s;
    const QString begin = environmentFor(m_system, oldest->pythonMin, oldest->pythonMax);
    add(isWindows() ? "windows-only" : "native-or-container",
        ListWords::tr(
            "PyTorch %1 in an environment of its own, with Python %2 to %3; the last line must name %n card(s).",
            "versions", made.count)
            .arg(oldest->torch->version.toString(), oldest->pythonMin, oldest->pythonMax),
        begin + u"pip install "_s + packages + u"\npython -c \"import torch; print(torch.cuda.device_count())\""_s,
        QString::number(made.count));
}

void List::addContainer()
{
    if (m_system == Platform::Rhel9 || isWindows())
        return;
    add("native-or-container", ListWords::tr("Docker with NVIDIA's toolkit, and a look from inside."), containerLines(),
        u"Driver Version:"_s);
}

/// A service for the limits of the plan: all alike in one line, else a line a card.
void List::addLimits(const Makers &made)
{
    std::vector<int> limits;
    for (const auto &[cards, software] : made.cards) {
        for (const std::optional<Watts> &limit : cards.limits)
            limits.push_back(limit ? static_cast<int>(limit->value()) : 0);
    }
    if (std::all_of(limits.begin(), limits.end(), [](int limit) { return limit == 0; }))
        return;
    QString lines;
    const bool alike = std::all_of(limits.begin(), limits.end(), [&](int limit) { return limit == limits.front(); });
    for (std::size_t i = 0; i < (alike ? 1 : limits.size()); ++i) {
        if (limits[i] > 0)
            lines += u"ExecStart=/usr/bin/nvidia-smi %1-pl %2\n"_s.arg(alike ? QString() : u"-i %1 "_s.arg(i),
                                                                       QString::number(limits[i]));
    }
    const QString command =
        u"sudo tee /etc/systemd/system/nvidia-power-limit.service <<'EOF'\n[Unit]\nDescription=GPU power limit\n"
        "After=nvidia-persistenced.service\n[Service]\nType=oneshot\n%1[Install]\nWantedBy=multi-user.target\nEOF\n"
        "sudo systemctl daemon-reload && sudo systemctl enable --now nvidia-power-limit\n"
        "nvidia-smi -q -d POWER | grep \"Current Power Limit\""_s.arg(lines);
    add("first-tests",
        alike ? ListWords::tr("The power limit of the plan as a service: a restart forgets it.")
              : ListWords::tr(
                    "The power limits of the plan as a service: a restart forgets them. The numbers count cards "
                    "as nvidia-smi does, which may be another order than the plan's."),
        command, u"%1.00 W"_s.arg(*std::max_element(limits.begin(), limits.end())));
}

/// What gpu_burn ends with: a line a card.
QString allWell(int cards) { return cards < 2 ? u"GPU 0: OK"_s : u"GPU 0: OK … GPU %1: OK"_s.arg(cards - 1); }

/// Where CUDA 11 is the last, no ready-made image suits the driver.
void List::addBurn(const Makers &made)
{
    Capability least = *made.cards.front().second.capability;
    bool isOld = false;
    for (const auto &[cards, software] : made.cards) {
        least = std::min(least, *software.capability);
        isOld = isOld || !software.lastCuda.isNull();
        if (!software.lastCuda.isNull() && software.lastCuda.majorVersion() < 12)
            return;
    }
    if (m_system != Platform::Rhel9)
        add("first-tests", ListWords::tr("Load it for an hour with all cards, in a container that compiles it."),
            burnInContainer(least, isOld), allWell(made.count));
    else
        add("first-tests",
            isOld
                ? ListWords::tr("Load it for an hour with all cards. It needs CUDA's toolkit, which compiles it: 12.9 "
                                "at the newest, as CUDA 13 does not know the oldest of these cards.")
                : ListWords::tr("Load it for an hour with all cards; it needs the toolkit, which compiles it."),
            burnWithToolkit(least), allWell(made.count));
    add("first-tests", ListWords::tr("Meanwhile, in another window: does each card have its full link?"),
        u"nvidia-smi --query-gpu=index,name,pcie.link.gen.current,pcie.link.width.current,power.limit,temperature.gpu "
        "--format=csv"_s);
}

void List::addTests(const Makers &made)
{
    if (made.count > 1)
        add("first-tests",
            ListWords::tr("The ways between the cards: NV# is NVLink, PIX one bridge, PHB the processor, SYS another "
                          "processor."),
            u"nvidia-smi topo -m"_s);
    addBurn(made);
    add("first-tests", ListWords::tr("Afterwards this must print nothing."), u"sudo dmesg -T | grep -i xid"_s);
}

/// System, driver and container toolkit are on it.
void List::forWholeComputer(const Makers &made)
{
    const CardSoftware &software = made.cards.front().second;
    add("dgx-spark", ListWords::tr("System and driver are on it: install neither, update them."));
    add("dgx-spark", ListWords::tr("Are all %n card(s) there?", nullptr, made.count), u"nvidia-smi -L"_s);
    add("dgx-spark", ListWords::tr("PyTorch in NVIDIA's container, with the model's files outside of it."),
        u"sudo docker run --gpus all -it --rm --ipc=host -v $HOME/.cache/huggingface:/root/.cache/huggingface "
        "nvcr.io/nvidia/pytorch:25.11-py3"_s);
    add("dgx-spark", ListWords::tr("Or in an environment of its own; the last line must print True."),
        u"python3 -m venv .venv && source .venv/bin/activate\n"
        "pip3 install torch torchvision --index-url https://download.pytorch.org/whl/%1\n"
        "python -c \"import torch; print(torch.cuda.is_available())\""_s.arg(software.torchPackage),
        u"True"_s);
}

void List::forNvidia(const Makers &made)
{
    if (made.cards.front().second.isWhole)
        return forWholeComputer(made);
    addBefore();
    QString lastBranch;
    bool needsOpen = false;
    for (const auto &[cards, software] : made.cards) {
        if (!software.lastDriverBranch.isEmpty() &&
            (lastBranch.isEmpty() || software.lastDriverBranch.toInt() < lastBranch.toInt()))
            lastBranch = software.lastDriverBranch;
        needsOpen = needsOpen || software.architecture == "Blackwell"_L1;
    }
    if (!lastBranch.isEmpty() && needsOpen)
        return add("cuda-install",
                   ListWords::tr("These cards have no driver in common: Blackwell works with NVIDIA's open "
                                 "modules alone, cards before Turing with the closed ones alone."));
    addDriver(lastBranch);
    add("cuda-install", ListWords::tr("Are all %n card(s) there?", nullptr, made.count), u"nvidia-smi -L"_s);
    addTorch(made);
    addContainer();
    if (!isLinux())
        return;
    add("first-tests", ListWords::tr("Keep the driver loaded while no program runs."),
        u"sudo systemctl enable --now nvidia-persistenced\nnvidia-smi -q | grep \"Persistence Mode\""_s, u"Enabled"_s);
    addLimits(made);
    addTests(made);
}

void List::forAmd(const Makers &made)
{
    QStringList targets;
    for (const auto &[cards, software] : made.cards) {
        if (!software.target.isEmpty() && !targets.contains(software.target))
            targets << software.target;
    }
    if (targets.size() != 1)
        return add("amd-rocm",
                   ListWords::tr("Which target each card has stands in the guide; PyTorch is installed for one."));
    add("amd-rocm", ListWords::tr("PyTorch from AMD, in a new environment with Python 3.11 to 3.14."),
        u"python -m pip install --index-url https://repo.amd.com/rocm/whl-multi-arch/ "
        "'torch[device-%1]==2.12.0+rocm7.14.0' 'torchvision[device-%1]==0.27.0+rocm7.14.0'"_s.arg(targets.front()));
    add("amd-rocm", ListWords::tr("Compute something; ROCm keeps the name cuda."),
        u"python -c \"import torch; x=torch.randn(2048,2048,device='cuda'); print(torch.version.hip, (x@x).device)\""_s,
        u"cuda:0"_s);
}

void List::forIntel()
{
    add("intel-xpu", ListWords::tr("PyTorch for Intel's GPUs."),
        u"pip install torch torchvision --index-url https://download.pytorch.org/whl/xpu"_s);
    add("intel-xpu", ListWords::tr("See it."),
        u"python -c \"import torch; print(torch.xpu.is_available(), torch.xpu.get_device_name(0))\""_s, u"True"_s);
}

} // namespace

std::vector<PlannedCards> plannedCards(const Machine &machine)
{
    std::vector<PlannedCards> all;
    for (const Device &device : machine.devices) {
        if (!device.isCard() || !device.chip)
            continue;
        auto found = std::find_if(all.begin(), all.end(),
                                  [&](const PlannedCards &each) { return each.chip->id == device.chip->id; });
        if (found == all.end())
            found = all.insert(all.end(), PlannedCards{device.chip, 0, {}});
        ++found->count;
        found->limits.push_back(device.powerLimit);
    }
    return all;
}

QLatin1StringView key(Platform system) { return SystemKeys[static_cast<std::size_t>(system)]; }

std::optional<Platform> platformFromKey(const QString &name)
{
    for (const Platform system : AllPlatforms) {
        if (name == key(system))
            return system;
    }
    return std::nullopt;
}

QString systemOfSteps(const std::vector<CardSoftware> &cards, Platform asked)
{
    const bool isWhole = !cards.empty() && cards.front().isWhole && !cards.front().systems.empty();
    return systemName(isWhole ? cards.front().systems.front() : QString(key(asked)));
}

std::vector<ChecklistStep> checklist(const std::vector<PlannedCards> &cards, Platform system,
                                     const Compatibility &table)
{
    std::array<Makers, 4> makers;
    for (const PlannedCards &each : cards) {
        CardSoftware software = softwareFor(*each.chip, table);
        const bool runs =
            software.state == CardSoftware::State::Current || software.state == CardSoftware::State::OldVersions;
        if (!runs)
            continue;
        Makers &made = makers[static_cast<std::size_t>(software.maker)];
        made.count += each.count;
        made.cards.emplace_back(each, std::move(software));
    }
    std::vector<ChecklistStep> steps;
    List list(system, steps);
    if (const Makers &nvidia = makers[static_cast<std::size_t>(CardSoftware::Maker::Nvidia)]; !nvidia.empty())
        list.forNvidia(nvidia);
    if (const Makers &amd = makers[static_cast<std::size_t>(CardSoftware::Maker::Amd)]; !amd.empty())
        list.forAmd(amd);
    if (!makers[static_cast<std::size_t>(CardSoftware::Maker::Intel)].empty())
        list.forIntel();
    return steps;
}

QString asScript(const std::vector<ChecklistStep> &steps)
{
    QStringList lines;
    for (const ChecklistStep &each : steps) {
        lines << u"# "_s + each.step.text;
        if (!each.step.command.isEmpty())
            lines << each.step.command;
        if (!each.step.expect.isEmpty())
            lines << u"# → "_s + QString(each.step.expect).replace(u'\n', u"\n# → "_s);
        lines << QString();
    }
    return lines.join(u'\n');
}

} // namespace rig::guide
