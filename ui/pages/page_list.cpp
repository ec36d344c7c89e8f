// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor_page.h"
#include "ui/pages/build_page.h"
#include "ui/pages/charts_page.h"
#include "ui/pages/gpus_page.h"
#include "ui/pages/parts_page.h"
#include "ui/pages/rent_page.h"
#include "ui/pages/workload_page.h"

#include <array>

namespace rig::ui {

namespace {

template <class P> QWidget *make(Workspace &workspace, QWidget *parent) { return new P(workspace, parent); }

constexpr std::array Pages{
    PageEntry{"gpus", QT_TRANSLATE_NOOP("Page", "GPUs"), "gpus", make<GpusPage>},
    PageEntry{"parts", QT_TRANSLATE_NOOP("Page", "Parts"), "parts", make<PartsPage>},
    PageEntry{"charts", QT_TRANSLATE_NOOP("Page", "Charts"), "charts", make<ChartsPage>},
    PageEntry{"build", QT_TRANSLATE_NOOP("Page", "Build"), "build", make<BuildPage>},
    PageEntry{"workload", QT_TRANSLATE_NOOP("Page", "Workload"), "workload", make<WorkloadPage>},
    PageEntry{"advisor", QT_TRANSLATE_NOOP("Page", "Advisor"), "advisor", make<AdvisorPage>},
    PageEntry{"rent", QT_TRANSLATE_NOOP("Page", "Rent or buy"), "rent", make<RentPage>},
};

} // namespace

std::span<const PageEntry> allPages() { return Pages; }

} // namespace rig::ui
