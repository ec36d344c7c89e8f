// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/examples.h"

#include "core/build/buildfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

constexpr QLatin1StringView TemplateKey("template");

QStringList foldersOf(const QString &name)
{
    const QString program = QCoreApplication::applicationDirPath();
    return {u":/"_s + name, program + u'/' + name, program + u"/../share/rigwright/"_s + name};
}

/// What stands in a machine's file beside the machine: `template` is told to whoever chooses it.
Example exampleOf(const QFileInfo &file)
{
    QFile text(file.filePath());
    const bool there = text.open(QIODevice::ReadOnly);
    const QJsonObject machine = there ? QJsonDocument::fromJson(text.readAll()).object() : QJsonObject();
    const QString name = machine.value("name"_L1).toString();
    Example example{file.filePath(), name.isEmpty() ? file.completeBaseName() : name};
    const QJsonObject told = machine.value(TemplateKey).toObject();
    example.about = told.value("about"_L1).toString();
    example.year = told.value("year"_L1).toInt();
    example.ofGuide = told.value("of_guide"_L1).toBool();
    const QString region = told.value("region"_L1).toString();
    if (region == "china"_L1)
        example.only = Region::China;
    else if (region == "elsewhere"_L1)
        example.only = Region::Elsewhere;
    return example;
}

std::vector<Example> machinesIn(const QString &name)
{
    for (const QString &folder : foldersOf(name)) {
        std::vector<Example> found;
        for (const QFileInfo &file : QDir(folder).entryInfoList({u"*.rig.json"_s}, QDir::Files, QDir::Name))
            found.push_back(exampleOf(file));
        if (!found.empty())
            return found;
    }
    return {};
}

/// Their names, and what they are for, stand in files; here for the translators.
[[maybe_unused]] constexpr std::array Names{
    QT_TRANSLATE_NOOP("Example", "One RTX 5090 and a drive in the wrong place"),
    QT_TRANSLATE_NOOP("Example", "Four RTX 3090 in one workstation"),
    QT_TRANSLATE_NOOP("Example", "One card, room for a second"),
    QT_TRANSLATE_NOOP("Example", "A second card for an older workstation"),
    QT_TRANSLATE_NOOP("Example", "A small beginner's machine with a card of 180 W, after the d2l guide of 2020"),
    QT_TRANSLATE_NOOP("Example", "One GPU, after the d2l guide of 2020"),
    QT_TRANSLATE_NOOP("Example", "Two GPUs three slots apart, after the d2l guide of 2020"),
    QT_TRANSLATE_NOOP("Example", "Four GPUs on a 240 V circuit, after the d2l guide of 2020"),
    QT_TRANSLATE_NOOP("Example", "Eight GPUs in a server with two processors, after the d2l guide of 2020"),
    QT_TRANSLATE_NOOP("Example", "A researcher's machine of 2016: two GTX 1080 and one TITAN X"),
    QT_TRANSLATE_NOOP("Example", "Kaggle at less cost: one RTX 2060"),
    QT_TRANSLATE_NOOP("Example", "Kaggle competitions: one RTX 2070"),
    QT_TRANSLATE_NOOP("Example", "Two RTX 2080 within 5,000 USD, after Lambda's list of 2020"),
    QT_TRANSLATE_NOOP("Example", "Four RTX 2080 Ti within 8,500 USD, after Lambda's list of 2020"),
    QT_TRANSLATE_NOOP("Example", "Learn and compete for little money"),
    QT_TRANSLATE_NOOP("Example", "Learn and compete for little money in China"),
    QT_TRANSLATE_NOOP("Example", "Courses, Kaggle, models up to 7B at 4 bits"),
    QT_TRANSLATE_NOOP("Example", "One RTX 5090"),
    QT_TRANSLATE_NOOP("Example", "One RTX 5090 D V2"),
    QT_TRANSLATE_NOOP("Example", "Images, speech, language models up to 32B at 4 bits"),
    QT_TRANSLATE_NOOP("Example", "Two used RTX 3090"),
    QT_TRANSLATE_NOOP("Example", "Two used RTX 3090 in China"),
    QT_TRANSLATE_NOOP("Example", "Language models up to 70B at 4 bits"),
    QT_TRANSLATE_NOOP("Example", "One RTX PRO 6000"),
    QT_TRANSLATE_NOOP("Example", "Fine-tuning up to 32B in one tower"),
    QT_TRANSLATE_NOOP("Example", "One RTX 5880 Ada"),
    QT_TRANSLATE_NOOP("Example", "Fine-tuning up to 14B in one quiet tower"),
    QT_TRANSLATE_NOOP("Example", "Four used RTX 3090 for data-parallel training"),
    QT_TRANSLATE_NOOP("Example", "Four used RTX 3090 on a socket of 16 A"),
    QT_TRANSLATE_NOOP("Example", "Cards limited to 280 W, each with 16 lanes; a circuit of 240 V"),
    QT_TRANSLATE_NOOP("Example", "Cards limited to 280 W, each with 16 lanes"),
    QT_TRANSLATE_NOOP("Example", "A 70B model for ten users"),
    QT_TRANSLATE_NOOP("Example", "A 70B model on two RTX 5880 Ada"),
    QT_TRANSLATE_NOOP("Example", "Inference at 8 bits with long contexts"),
    QT_TRANSLATE_NOOP("Example", "Inference at 4 bits, contexts of 8k"),
};

} // namespace

std::vector<Example> examples() { return machinesIn(u"examples"_s); }

std::vector<Example> templates() { return machinesIn(u"templates"_s); }

std::vector<Example> templatesOfToday(Region region)
{
    std::vector<Example> found = templates();
    const auto others = [region](const Example &one) { return one.ofGuide || (one.only && *one.only != region); };
    found.erase(std::remove_if(found.begin(), found.end(), others), found.end());
    return found;
}

std::vector<Example> templatesOfGuides()
{
    std::vector<Example> found = templates();
    found.erase(std::remove_if(found.begin(), found.end(), [](const Example &one) { return !one.ofGuide; }),
                found.end());
    return found;
}

Result<WorkMachine> machineFromTemplates(const MachineWish &wish, const Catalogue &catalogue, Region region)
{
    const auto documentsOf = [&](const std::vector<Example> &list) {
        std::vector<Document> documents;
        for (const Example &one : list) {
            QFile file(one.path);
            if (!file.open(QIODevice::ReadOnly))
                continue;
            if (const Result<OpenedBuild> opened = readBuildFile(file.readAll(), one.path, catalogue))
                documents.push_back(opened->document);
        }
        return documents;
    };
    Result<WorkMachine> ofToday = machineForWork(wish, documentsOf(templatesOfToday(region)), catalogue);
    if (ofToday && ofToday->blockers == 0)
        return ofToday;
    Result<WorkMachine> ofAll = machineForWork(wish, documentsOf(templates()), catalogue);
    const bool keep = ofToday && (!ofAll || ofToday->blockers <= ofAll->blockers);
    return keep ? ofToday : ofAll;
}

Document begunFrom(Document document, const Place &place)
{
    document.build.name = exampleName(document.build.name);
    const QJsonObject told = document.build.extra.take(TemplateKey).toObject();
    if (told.value("region"_L1) == "elsewhere"_L1 && place.region == Region::Elsewhere)
        document.site = movedTo(std::move(document.site), place);
    return document;
}

QString exampleName(const QString &name) { return QCoreApplication::translate("Example", name.toUtf8().constData()); }

bool isExample(const QString &path)
{
    const QString folder = QFileInfo(path).absolutePath();
    for (const QString &candidate : foldersOf(u"examples"_s) + foldersOf(u"templates"_s)) {
        if (QDir(candidate).exists() && folder == QDir(candidate).absolutePath())
            return true;
    }
    return false;
}

} // namespace rig::ui
