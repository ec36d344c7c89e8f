// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor_page.h"
#include "ui/pages/build_page.h"
#include "ui/pages/charts_page.h"
#include "ui/pages/finder_page.h"
#include "ui/pages/gpus_page.h"
#include "ui/pages/guide_page.h"
#include "ui/pages/parts_page.h"
#include "ui/pages/rent_page.h"
#include "ui/pages/start_page.h"
#include "ui/pages/workload_page.h"

#include <array>

namespace rig::ui {

namespace {

template <class P> QWidget *make(Workspace &workspace, QWidget *parent) { return new P(workspace, parent); }

using Group = PageGroup;

constexpr std::array Pages{
    PageEntry{"start", QT_TRANSLATE_NOOP("Page", "Start"), "start", Group::Start, make<StartPage>},
    PageEntry{"workload", QT_TRANSLATE_NOOP("Page", "Workload"), "workload", Group::Decide, make<WorkloadPage>},
    PageEntry{"advisor", QT_TRANSLATE_NOOP("Page", "Advisor"), "advisor", Group::Decide, make<AdvisorPage>},
    PageEntry{"rent", QT_TRANSLATE_NOOP("Page", "Rent or buy"), "rent", Group::Decide, make<RentPage>},
    PageEntry{"finder", QT_TRANSLATE_NOOP("Page", "Finder"), "finder", Group::Decide, make<FinderPage>},
    PageEntry{"build", QT_TRANSLATE_NOOP("Page", "Build"), "build", Group::Machine, make<BuildPage>},
    PageEntry{"guide", QT_TRANSLATE_NOOP("Page", "Guide"), "guide", Group::Machine, make<GuidePage>},
    PageEntry{"gpus", QT_TRANSLATE_NOOP("Page", "GPUs"), "gpus", Group::Catalogue, make<GpusPage>},
    PageEntry{"parts", QT_TRANSLATE_NOOP("Page", "Parts"), "parts", Group::Catalogue, make<PartsPage>},
    PageEntry{"charts", QT_TRANSLATE_NOOP("Page", "Charts"), "charts", Group::Catalogue, make<ChartsPage>},
};

} // namespace

std::span<const PageEntry> allPages() { return Pages; }

} // namespace rig::ui
