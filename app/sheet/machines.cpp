// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/machines.h"

#include "core/build/buildfile.h"
#include "core/fixes/suggest.h"
#include "ui/document/workspace.h"
#include "ui/pages/build/band_view.h"
#include "ui/pages/build/finding_card.h"
#include "ui/widgets/measures.h"

#include <QBoxLayout>
#include <QFile>

#include <algorithm>

namespace rig::ui {

std::vector<std::unique_ptr<Workspace>> machinesOf(const QStringList &files, const Catalogue &catalogue)
{
    std::vector<std::unique_ptr<Workspace>> machines;
    for (const QString &name : files) {
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const Result<OpenedBuild> opened = readBuildFile(file.readAll(), name, catalogue);
        if (!opened)
            continue;
        machines.push_back(std::make_unique<Workspace>(opened->catalogue));
        machines.back()->setDocument(opened->document);
    }
    return machines;
}

QWidget *bandOf(Workspace &machine)
{
    auto *band = new BandView(machine);
    band->refresh(false);
    band->setFixedHeight(band->sizeHint().height());
    return band;
}

QWidget *findingsOf(Workspace &machine)
{
    auto *pane = new QWidget;
    auto *row = new QHBoxLayout(pane);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Grid);
    auto *folded = new QVBoxLayout;
    folded->setSpacing(Grid);
    constexpr std::size_t Shown = 4;
    const std::vector<Finding> &findings = machine.verdict().findings;
    for (std::size_t i = 0; i < std::min(Shown, findings.size()); ++i) {
        auto *card = new FindingCard;
        card->showFinding(findings[i], machine.situation());
        card->setFixedWidth(330);
        card->setOpen(i == 0);
        if (i > 0) {
            folded->addWidget(card);
            continue;
        }
        FixSearch search(machine.document(), machine.catalogue());
        card->setFixes(search.suggest(findings[i]), machine.document(), machine.catalogue());
        row->addWidget(card, 0, Qt::AlignTop);
    }
    folded->addStretch(1);
    row->addLayout(folded);
    row->addStretch(1);
    return pane;
}

} // namespace rig::ui
