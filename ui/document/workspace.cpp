// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/workspace.h"

#include "core/checks/run_checks.h"
#include "core/prices/price.h"
#include "ui/document/edit_command.h"
#include "ui/document/settings.h"

#include <algorithm>

namespace rig::ui {

PricePolicy keptPolicy(const QSettings &settings, const QDate &today, const QString &usual,
                       const std::vector<Rate> &rates)
{
    PricePolicy policy;
    policy.today = today;
    const bool convertible =
        std::any_of(rates.begin(), rates.end(), [&](const Rate &rate) { return rate.currency == usual; });
    if (convertible)
        policy.currency = usual;
    if (settings.contains(QLatin1StringView(setting::priceCurrency.key)))
        policy.currency = value(settings, setting::priceCurrency);
    const QString kept = value(settings, setting::priceBuying);
    for (const Buying buying : {Buying::New, Buying::Used, Buying::AtLaunch}) {
        if (kept == buyingKey(buying))
            policy.buying = buying;
    }
    return policy;
}

Workspace::Workspace(Catalogue catalogue, QObject *parent) : QObject(parent), m_catalogue(std::move(catalogue))
{
    apply(m_document);
}

Situation Workspace::situation() const { return {m_machine, m_document.site, m_document.use, m_assessment}; }

void Workspace::edit(const Edit &edit)
{
    Document after = applied(m_document, edit);
    if (after == m_document)
        return;
    m_undo.push(new EditCommand(*this, edit, std::move(after), m_step));
}

void Workspace::edit(const std::vector<Edit> &edits, const QString &name)
{
    Document after = m_document;
    for (const Edit &edit : edits)
        after = applied(std::move(after), edit);
    if (after == m_document)
        return;
    m_undo.push(new EditCommand(*this, name, std::move(after)));
}

void Workspace::setPlace(const Place &place)
{
    m_place = place;
    if (m_document.build.items.empty() && m_undo.count() == 0)
        apply(freshDocument(place));
}

void Workspace::setFound(std::shared_ptr<const reality::Detected> found)
{
    m_found = std::move(found);
    emit foundChanged();
}

void Workspace::setDocument(const Document &document)
{
    m_undo.clear();
    m_found.reset();
    m_rent.reset();
    apply(document);
    emit documentReplaced();
}

void Workspace::setCatalogue(Catalogue catalogue)
{
    catalogue.prices = m_catalogue.prices;
    m_catalogue = std::move(catalogue);
    apply(m_document);
    emit catalogueChanged();
}

void Workspace::setPricePolicy(const PricePolicy &policy)
{
    if (policy == m_catalogue.prices)
        return;
    m_catalogue.prices = policy;
    apply(m_document);
    emit catalogueChanged();
}

void Workspace::apply(const Document &document)
{
    m_document = document;
    m_machine = resolve(m_document.build, m_catalogue);
    m_assessment = assess(m_machine, m_document.site, m_document.use);
    m_verdict = judge(runChecks(situation()), m_document.build);
    emit documentChanged();
}

} // namespace rig::ui
