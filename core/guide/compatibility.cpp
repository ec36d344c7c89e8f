// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/compatibility.h"

#include "core/catalogue/cited_file.h"
#include "core/names/names.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rig::guide {

namespace {

/// Sentences of this file.
struct TableWords
{
    Q_DECLARE_TR_FUNCTIONS(Compatibility)
};

constexpr int Most = 2000; // rows of a list

Capability readCapability(JsonReader &entry, QLatin1StringView key)
{
    const std::optional<Capability> capability = Capability::fromText(entry.text(key, 8));
    if (!capability)
        entry.complain(key, TableWords::tr("must be a compute capability such as 8.6."));
    return capability.value_or(Capability());
}

std::optional<Capability> readCapabilityOr(JsonReader &entry, QLatin1StringView key)
{
    return entry.has(key) ? std::optional(readCapability(entry, key)) : std::nullopt;
}

std::vector<Capability> readCapabilities(JsonReader &entry, QLatin1StringView key)
{
    std::vector<Capability> list;
    for (const QString &text : entry.texts(key).value_or(QStringList())) {
        const std::optional<Capability> capability = Capability::fromText(text);
        if (!capability)
            entry.complain(key, TableWords::tr("must be a compute capability such as 8.6."));
        else
            list.push_back(*capability);
    }
    return list;
}

/// Null where it is not there, or null.
QVersionNumber readVersion(JsonReader &entry, QLatin1StringView key)
{
    const QString text = entry.textOr(key, {}, 40);
    qsizetype end = 0;
    const QVersionNumber version = QVersionNumber::fromString(text, &end);
    if (!text.isEmpty() && (version.isNull() || (end < text.size() && text[end] != u' ')))
        entry.complain(key, TableWords::tr("must be a version such as 12.8."));
    return version;
}

/// The same of what every row must have.
QVersionNumber readVersionOf(JsonReader &entry)
{
    const QVersionNumber version = readVersion(entry, "version"_L1);
    if (version.isNull())
        entry.complain("version"_L1, TableWords::tr("must be a version such as 12.8."));
    return version;
}

template <class T> void newestFirst(std::vector<T> &releases)
{
    std::stable_sort(releases.begin(), releases.end(),
                     [](const T &left, const T &right) { return left.version > right.version; });
}

class TableReader
{
public:
    TableReader(JsonReader &reader, Compatibility &table) : m_reader(reader), m_table(table) {}

    void read()
    {
        m_table.date = m_reader.text("date"_L1, 10);
        readChips();
        readCuda();
        readTorch();
        m_table.tensorflow = readFramework("tensorflow"_L1);
        m_table.vllm = readFramework("vllm"_L1);
        readJax();
        readRocm();
        m_reader.objects("reports"_L1, Most, [&](JsonReader &entry) {
            m_table.reports.push_back({entry.text("framework"_L1, 40), readCapability(entry, "cc"_L1), source(entry)});
        });
        m_reader.objects("intel"_L1, Most, [&](JsonReader &entry) {
            m_table.xpu.push_back({readVersion(entry, "pytorch"_L1),
                                   entry.texts("arc_families"_L1).value_or(QStringList()),
                                   entry.texts("operating_systems"_L1).value_or(QStringList()), source(entry)});
        });
    }

private:
    void readChips();
    void readCuda();
    void readTorch();
    std::vector<FrameworkRelease> readFramework(QLatin1StringView key);
    void readJax();
    void readRocm();
    int source(JsonReader &entry) { return citedSource(entry, m_table.sources); }

    JsonReader &m_reader;
    Compatibility &m_table;
};

void TableReader::readChips()
{
    m_reader.objects("compute_capability"_L1, Most, [&](JsonReader &entry) {
        m_table.reaches.push_back({readCapability(entry, "cc"_L1), readVersion(entry, "first_cuda"_L1),
                                   readVersion(entry, "last_cuda"_L1), source(entry)});
    });
    m_reader.objects("nvidia_architectures"_L1, Most, [&](JsonReader &entry) {
        m_table.architectures.push_back({entry.text("name"_L1, 60), readCapabilities(entry, "compute_capabilities"_L1),
                                         entry.textOr("last_driver_branch"_L1, {}, 20), source(entry)});
    });
    m_reader.objects("whole_computers"_L1, Most, [&](JsonReader &entry) {
        for (const Capability &each : readCapabilities(entry, "compute_capabilities"_L1))
            m_table.wholeComputers.push_back(
                {each, entry.text("system"_L1, 40), entry.text("pytorch_wheel"_L1, 20), source(entry)});
    });
    m_reader.objects("last_for"_L1, Most, [&](JsonReader &entry) {
        m_table.lastFor.push_back({entry.text("architecture"_L1, 60), readVersion(entry, "pytorch"_L1),
                                   readVersion(entry, "tensorflow"_L1), entry.textOr("pytorch_wheel"_L1, {}, 20),
                                   source(entry)});
    });
}

void TableReader::readCuda()
{
    m_reader.objects("cuda"_L1, Most, [&](JsonReader &entry) {
        m_table.cuda.push_back({readVersionOf(entry), entry.textOr("min_driver_linux"_L1, {}, 20),
                                entry.textOr("min_driver_windows"_L1, {}, 20),
                                entry.textOr("family_min_driver_linux"_L1, {}, 20),
                                entry.textOr("family_min_driver_windows"_L1, {}, 20),
                                entry.texts("operating_systems"_L1).value_or(QStringList()), source(entry)});
    });
    newestFirst(m_table.cuda);
    m_reader.objects("cudnn"_L1, Most, [&](JsonReader &entry) {
        m_table.cudnn.push_back({readVersionOf(entry), readCapabilityOr(entry, "min_cc"_L1), source(entry)});
    });
    newestFirst(m_table.cudnn);
}

void TableReader::readTorch()
{
    m_reader.objects("pytorch"_L1, Most, [&](JsonReader &entry) {
        TorchRelease release{readVersionOf(entry),
                             entry.textOr("date"_L1, {}, 10),
                             entry.textOr("python_min"_L1, {}, 10),
                             entry.textOr("python_max"_L1, {}, 10),
                             readVersion(entry, "pypi_default"_L1),
                             {},
                             source(entry)};
        entry.objects("wheels"_L1, Most, [&](JsonReader &wheel) {
            release.wheels.push_back({wheel.text("wheel"_L1, 20), readVersion(wheel, "cuda"_L1),
                                      readCapabilities(wheel, "sm_linux"_L1), readCapabilities(wheel, "sm_windows"_L1),
                                      source(wheel)});
        });
        m_table.torch.push_back(std::move(release));
    });
    newestFirst(m_table.torch);
}

std::vector<FrameworkRelease> TableReader::readFramework(QLatin1StringView key)
{
    std::vector<FrameworkRelease> releases;
    m_reader.objects(key, Most, [&](JsonReader &entry) {
        releases.push_back({readVersionOf(entry), entry.textOr("python_min"_L1, {}, 10),
                            entry.textOr("python_max"_L1, {}, 10), readVersion(entry, "cuda"_L1),
                            readCapabilityOr(entry, "min_cc"_L1), entry.flag("native_windows_gpu"_L1).value_or(false),
                            source(entry)});
    });
    newestFirst(releases);
    return releases;
}

/// JAX has packages for each first number of CUDA, with a lowest capability each; the lowest of them counts.
void TableReader::readJax()
{
    m_reader.objects("jax"_L1, Most, [&](JsonReader &entry) {
        FrameworkRelease release{readVersionOf(entry), {}, {}, {}, {}, false, source(entry)};
        for (const QString &cuda : entry.texts("cuda"_L1).value_or(QStringList()))
            release.cuda = std::max(release.cuda, QVersionNumber::fromString(cuda));
        entry.object("min_cc"_L1, [&](JsonReader &least) {
            for (const QString &major : least.raw().keys()) {
                const std::optional<Capability> capability = Capability::fromText(least.raw()[major].toString());
                if (capability && (!release.least || *capability < *release.least))
                    release.least = capability;
            }
        });
        m_table.jax.push_back(std::move(release));
    });
    newestFirst(m_table.jax);
}

void TableReader::readRocm()
{
    m_reader.objects("rocm"_L1, Most, [&](JsonReader &entry) {
        RocmRelease release{readVersionOf(entry),
                            entry.textOr("date"_L1, {}, 10),
                            entry.texts("gfx_linux"_L1).value_or(QStringList()),
                            entry.texts("operating_systems"_L1).value_or(QStringList()),
                            entry.flag("complete"_L1).value_or(false),
                            {},
                            source(entry)};
        entry.objects("models"_L1, Most, [&](JsonReader &models) {
            release.models.push_back({models.texts("models"_L1).value_or(QStringList()), models.text("gfx"_L1, 20),
                                      models.flag("linux"_L1).value_or(false),
                                      models.flag("windows"_L1).value_or(false)});
        });
        m_table.rocm.push_back(std::move(release));
    });
    newestFirst(m_table.rocm);
    m_reader.objects("without_rocm"_L1, 1, [&](JsonReader &entry) { m_table.withoutRocm = source(entry); });
    m_reader.objects("rocm_ended"_L1, Most, [&](JsonReader &entry) {
        m_table.rocmEnds.push_back(
            {readVersion(entry, "last"_L1), entry.texts("gfx"_L1).value_or(QStringList()), source(entry)});
    });
}

} // namespace

std::optional<Capability> Capability::fromText(const QString &text)
{
    bool major = false;
    bool minor = false;
    const Capability read{text.section(u'.', 0, 0).toInt(&major), text.section(u'.', 1).toInt(&minor)};
    return major && minor && read.major >= 0 && read.minor >= 0 && read.minor <= 9 ? std::optional(read) : std::nullopt;
}

QString Capability::text() const { return u"%1.%2"_s.arg(major).arg(minor); }

const Reach *Compatibility::reach(Capability capability) const
{
    const auto found =
        std::find_if(reaches.begin(), reaches.end(), [&](const Reach &each) { return each.capability == capability; });
    return found == reaches.end() ? nullptr : &*found;
}

const Architecture *Compatibility::architecture(Capability capability) const
{
    const auto found = std::find_if(architectures.begin(), architectures.end(), [&](const Architecture &each) {
        return std::find(each.capabilities.begin(), each.capabilities.end(), capability) != each.capabilities.end();
    });
    return found == architectures.end() ? nullptr : &*found;
}

const LastFor *Compatibility::last(Capability capability) const
{
    const Architecture *of = architecture(capability);
    const auto found = std::find_if(lastFor.begin(), lastFor.end(),
                                    [&](const LastFor &each) { return of && each.architecture == of->name; });
    return found == lastFor.end() ? nullptr : &*found;
}

const WholeComputer *Compatibility::wholeComputer(Capability capability) const
{
    const auto found = std::find_if(wholeComputers.begin(), wholeComputers.end(),
                                    [&](const WholeComputer &each) { return each.capability == capability; });
    return found == wholeComputers.end() ? nullptr : &*found;
}

std::optional<Capability> Compatibility::currentFrom() const
{
    if (torch.empty())
        return std::nullopt;
    for (const Wheel &wheel : torch.front().wheels) {
        if (wheel.cuda == torch.front().defaultCuda && !wheel.linuxCode.empty())
            return *std::min_element(wheel.linuxCode.begin(), wheel.linuxCode.end());
    }
    return std::nullopt;
}

std::optional<std::pair<Capability, const Wheel *>> Compatibility::oldestOfToday() const
{
    std::optional<std::pair<Capability, const Wheel *>> oldest;
    if (torch.empty())
        return oldest;
    for (const Wheel &wheel : torch.front().wheels) {
        for (const Capability &code : wheel.linuxCode) {
            if (!oldest || code < oldest->first)
                oldest = std::pair(code, &wheel);
        }
    }
    return oldest;
}

std::optional<Capability> Compatibility::cudnnFrom() const
{
    std::optional<Capability> least;
    for (const CudnnRelease &release : cudnn) {
        if (release.least && (!least || *release.least < *least))
            least = release.least;
    }
    return least;
}

const RocmRelease *Compatibility::rocmMatrix() const
{
    const auto found =
        std::find_if(rocm.begin(), rocm.end(), [](const RocmRelease &release) { return release.complete; });
    return found == rocm.end() ? nullptr : &*found;
}

Result<Compatibility> compatibilityFromJson(const QByteArray &text, const QString &file)
{
    Compatibility table;
    const Result<void> read = readCited({text, file, "format"_L1}, table.sources,
                                        [&](JsonReader &reader) { TableReader(reader, table).read(); });
    if (!read)
        return tl::unexpected(read.error());
    return table;
}

const Compatibility &shippedCompatibility()
{
    static const Compatibility table = [] {
        const QString path = u":/guide/compatibility.json"_s;
        return embeddedFile(path)
            .and_then([&](const QByteArray &text) { return compatibilityFromJson(text, path); })
            .value_or(Compatibility());
    }();
    return table;
}

std::optional<bool> inRocmMatrix(const Chip &chip, const RocmRelease &release)
{
    bool targetHasModels = false;
    for (const RocmRelease::Models &models : release.models) {
        if (models.names.contains(names::shortName(chip), Qt::CaseInsensitive))
            return models.onLinux;
        targetHasModels = targetHasModels || (chip.gfxTarget && *chip.gfxTarget == models.target);
    }
    if (!chip.gfxTarget)
        return std::nullopt;
    return !targetHasModels && release.linuxTargets.contains(*chip.gfxTarget);
}

} // namespace rig::guide
