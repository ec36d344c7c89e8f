// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/own_data.h"

#include "core/catalogue/codec.h"
#include "core/names/names.h"
#include "ui/document/workspace.h"
#include "ui/widgets/figure_text.h"

#include <QFutureWatcher>
#include <QtConcurrent>

#include <algorithm>

namespace rig::ui {

namespace {

/// An own part as its store keeps it: own prices lie beside it, not in it.
PartHandle withoutOwnPrices(const Part &part)
{
    const std::shared_ptr<Part> kept = copyOf(part);
    std::erase_if(kept->prices, [](const Price &price) { return price.source == NoSource; });
    kept->origin = Origin::Own;
    return kept;
}

/// The parts that only the open machine's file knows stay with it.
Catalogue withFileParts(Catalogue made, const Catalogue &before)
{
    std::vector<PartHandle> kept;
    for (int kind = 0; kind < KindCount; ++kind) {
        for (const PartHandle &part : before.parts(static_cast<Kind>(kind))) {
            if (part->origin == Origin::File && !made.find(part->id))
                kept.push_back(part);
        }
    }
    if (kept.empty())
        return made;
    Result<Catalogue> whole = withPartsObject(made, partsFile(kept, before), Origin::File);
    return whole ? *std::move(whole) : made;
}

std::size_t partsIn(const Catalogue &catalogue)
{
    std::size_t parts = 0;
    for (int kind = 0; kind < KindCount; ++kind)
        parts += catalogue.parts(static_cast<Kind>(kind)).size();
    return parts;
}

// Reading so many parts from the store takes about a tenth of a second.
constexpr std::size_t ManyParts = 3000;

bool sameObservation(const Price &a, const Price &b)
{
    return a.money.currency == b.money.currency && a.date == b.date && a.condition == b.condition;
}

} // namespace

Result<PartHandle> withFigure(const Part &part, const QString &key, const Value &value, const Catalogue &catalogue)
{
    const Field *field = findField(part.kind, key);
    if (field && value.index() != 0) {
        const std::shared_ptr<Part> changed = copyOf(part);
        field->set(*changed, value, NoSource);
        return changed;
    }
    QJsonObject object = partToJson(part, catalogue);
    object.remove(key);
    return partFromJson(object, part.kind, catalogue, part.origin);
}

OwnData::OwnData(Workspace &workspace, QObject *parent) : QObject(parent), m_workspace(workspace)
{
    m_workspace.setOwnData(this);
}

OwnData::~OwnData() { m_workspace.setOwnData(nullptr); }

Result<void> OwnData::open(Catalogue shipped, const QString &folder)
{
    m_shipped = std::move(shipped);
    m_folder = folder;
    m_store.emplace(db::UserStore::open(folder));
    Result<Catalogue> whole = m_store->over(m_shipped);
    if (!whole) {
        take(m_shipped);
        return tl::unexpected(whole.error());
    }
    take(*std::move(whole));
    return {};
}

void OwnData::take(Catalogue whole)
{
    m_overrides.clear();
    m_workspace.setCatalogue(withFileParts(std::move(whole), m_workspace.catalogue()));
}

bool OwnData::canChange() const
{
    return m_store && (m_store->state().kind == db::StoreState::Kind::Ready ||
                       m_store->state().kind == db::StoreState::Kind::SetAside);
}

QString OwnData::whyNot() const
{
    if (canChange())
        return {};
    return m_store ? m_store->state().message : tr("Your own parts and prices are still being read.");
}

const db::Override *OwnData::overrideOf(const QString &part, const QString &key) const
{
    if (!m_store)
        return nullptr;
    auto known = m_overrides.constFind(part);
    if (known == m_overrides.constEnd())
        known = m_overrides.insert(part, m_store->overrides(m_shipped, part).value_or(std::vector<db::Override>()));
    const auto entry =
        std::find_if(known->begin(), known->end(), [&](const db::Override &own) { return own.key == key; });
    return entry == known->end() ? nullptr : &*entry;
}

bool OwnData::change(const QString &sentence, const Job &job, Job back)
{
    if (!canChange()) {
        emit failed(whyNot());
        return false;
    }
    if (const Result<void> done = job(*m_store); !done) {
        emit failed(done.error().sentence());
        return false;
    }
    m_undo.push_back({sentence, std::move(back), false, Below::Same});
    remake(sentence);
    return true;
}

void OwnData::remake(const QString &sentence)
{
    if (partsIn(m_workspace.catalogue()) > partsIn(m_shipped) + ManyParts) {
        // The window goes on meanwhile; what is shown follows when it is done.
        runBeside([](db::UserStore &) { return Result<void>(); },
                  [this, sentence](const Result<void> &done) {
                      if (done)
                          emit changed(sentence);
                      else
                          emit failed(done.error().sentence());
                  });
        return;
    }
    Result<Catalogue> whole = m_store->over(m_shipped);
    if (!whole) {
        emit failed(whole.error().sentence());
        return;
    }
    take(*std::move(whole));
    emit changed(sentence);
}

void OwnData::undo()
{
    if (m_undo.empty() || !m_store)
        return;
    const Undo last = std::move(m_undo.back());
    m_undo.pop_back();
    const QString sentence = tr("Taken back: %1", "the sentence that said what was changed").arg(last.name);
    if (last.lasts) {
        runBeside(
            last.job,
            [this, sentence](const Result<void> &done) {
                if (done)
                    emit changed(sentence);
                else
                    emit failed(done.error().sentence());
            },
            last.below);
        return;
    }
    if (const Result<void> done = last.job(*m_store); !done) {
        emit failed(done.error().sentence());
        return;
    }
    remake(sentence);
}

bool OwnData::setFigure(const QString &part, const QString &key, const Value &value)
{
    const PartHandle now = m_workspace.catalogue().find(part);
    if (!now)
        return false;
    if (now->origin == Origin::Own)
        return saveOwnFigure(now, key, value);
    const db::Override *before = overrideOf(part, key);
    const bool mine = before && !before->imported;
    const Value old = mine ? before->value : Value();
    const QString reason = mine ? before->reason : QString();
    const QString name = names::figureName(key, now->kind);
    const QString sentence =
        value.index() == 0
            ? tr("%1 of %2 is the shipped figure again.", "name of a figure, name of a part").arg(name, now->name)
            : tr("%1 of %2 is now your own: %3.", "name of a figure, name of a part, value")
                  .arg(name, now->name, figureWithUnit(key, value));
    return change(
        sentence, [=](db::UserStore &store) { return store.setOverride(*now, key, value); },
        [=](db::UserStore &store) { return store.setOverride(*now, key, old, reason); });
}

bool OwnData::saveOwnFigure(const PartHandle &part, const QString &key, const Value &value)
{
    const Result<PartHandle> changedPart = withFigure(*part, key, value, m_workspace.catalogue());
    if (!changedPart) {
        emit failed(changedPart.error().sentence());
        return false;
    }
    return savePart(*changedPart);
}

bool OwnData::addPrice(const QString &part, const Price &price)
{
    const PartHandle now = m_workspace.catalogue().find(part);
    if (!now)
        return false;
    std::optional<Price> replaced;
    for (const Price &old : now->prices) {
        if (old.source == NoSource && sameObservation(old, price))
            replaced = old;
    }
    return change(
        tr("Your price of %1 for %2 is kept.", "amount, name of a part").arg(names::money(price.money), now->name),
        [=](db::UserStore &store) { return store.setOwnPrice(part, price); },
        [=](db::UserStore &store) {
            return replaced ? store.setOwnPrice(part, replaced) : store.removeOwnPrice(part, price);
        });
}

bool OwnData::removePrice(const QString &part, const Price &price)
{
    const PartHandle now = m_workspace.catalogue().find(part);
    return change(
        tr("Your price of %1 for %2 was removed.", "amount, name of a part")
            .arg(names::money(price.money), now ? now->name : part),
        [=](db::UserStore &store) { return store.removeOwnPrice(part, price); },
        [=](db::UserStore &store) { return store.setOwnPrice(part, price); });
}

bool OwnData::savePart(const PartHandle &part)
{
    const PartHandle before = m_workspace.catalogue().find(part->id);
    if (before && before->origin != Origin::Own) {
        emit failed(
            tr("The id %1 belongs to %2 already; an own part needs an id of its own.").arg(part->id, before->name));
        return false;
    }
    const PartHandle kept = withoutOwnPrices(*part);
    const PartHandle old = before ? withoutOwnPrices(*before) : nullptr;
    const Catalogue sources = m_workspace.catalogue();
    return change(
        tr("Your part %1 is saved.").arg(part->name),
        [=](db::UserStore &store) { return store.addParts({kept}, sources); },
        [=](db::UserStore &store) { return old ? store.addParts({old}, sources) : store.removePart(kept->id); });
}

bool OwnData::removePart(const QString &id)
{
    const PartHandle before = m_workspace.catalogue().find(id);
    if (!before)
        return false;
    const PartHandle old = withoutOwnPrices(*before);
    const Catalogue sources = m_workspace.catalogue();
    return change(
        tr("Your part %1 was deleted.").arg(before->name), [=](db::UserStore &store) { return store.removePart(id); },
        [=](db::UserStore &store) { return store.addParts({old}, sources); });
}

bool OwnData::setRate(const Rate &rate)
{
    std::optional<Rate> before;
    for (const Rate &old : m_workspace.catalogue().rates) {
        if (old.currency == rate.currency && old.source == NoSource && !before)
            before = old;
    }
    return change(
        tr("One US dollar is now reckoned as %1 %2.", "amount, currency").arg(names::value(rate.perUsd), rate.currency),
        [=](db::UserStore &store) { return store.setRate(rate); },
        [=](db::UserStore &store) { return before ? store.setRate(*before) : store.removeRate(rate.currency); });
}

bool OwnData::removeRate(const QString &currency)
{
    std::optional<Rate> before;
    for (const Rate &old : m_workspace.catalogue().rates) {
        if (old.currency == currency && old.source == NoSource && !before)
            before = old;
    }
    if (!before)
        return false;
    return change(
        tr("Your rate of %1 was taken away.", "currency").arg(currency),
        [=](db::UserStore &store) { return store.removeRate(currency); },
        [=](db::UserStore &store) { return store.setRate(*before); });
}

void OwnData::import(const std::shared_ptr<const db::ImportPlan> &plan, const db::Progress &progress, Done done)
{
    const QString sentence = tr("The import “%1” is stored.", "title of an import").arg(plan->title);
    runBeside([plan, progress](db::UserStore &store) { return store.apply(*plan, progress); },
              [this, sentence, newest = newestImport(), done = std::move(done)](const Result<void> &stored) {
                  if (stored && newestImport() != newest)
                      offerUndoOfImport(sentence);
                  done(stored);
                  if (stored)
                      emit changed(sentence);
              });
}

int OwnData::newestImport() const
{
    const auto records = m_store->imports();
    return records && !records->empty() ? records->front().id : 0;
}

void OwnData::offerUndoOfImport(const QString &sentence)
{
    m_undo.push_back(
        {sentence, [id = newestImport()](db::UserStore &store) { return store.removeImport(id); }, true, Below::Same});
}

void OwnData::removeImport(const db::ImportRecord &record, Done done)
{
    // What was undoable may have concerned what goes now.
    m_undo.clear();
    const QString sentence = tr("The import “%1” was taken out.", "title of an import").arg(record.title);
    runBeside([id = record.id](db::UserStore &store) { return store.removeImport(id); },
              [this, sentence, done = std::move(done)](const Result<void> &removed) {
                  done(removed);
                  if (removed)
                      emit changed(sentence);
                  else
                      emit failed(removed.error().sentence());
              });
}

void OwnData::restore(const db::StoreCopy &copy, Done done)
{
    m_undo.clear(); // what it would take back is not there any more
    const QString sentence =
        tr("Your parts and prices are those of %1 again; what was there before is kept as a copy.", "date and time")
            .arg(QLocale().toString(copy.when, QLocale::ShortFormat));
    runBeside([path = copy.path](db::UserStore &store) { return store.restore(path); },
              [this, sentence, done = std::move(done)](const Result<void> &restored) {
                  done(restored);
                  if (restored)
                      emit changed(sentence);
                  else
                      emit failed(restored.error().sentence());
              });
}

void OwnData::importCatalogue(const QString &path, Done done)
{
    // What the job learns and the window says.
    const auto day = std::make_shared<QDate>();
    const bool another = importedCatalogue().has_value();
    runBeside(
        [path, day, folder = m_folder](db::UserStore &) -> Result<void> {
            const Result<QDate> imported = db::importCatalogue(path, folder, QDate::currentDate());
            if (!imported)
                return tl::unexpected(imported.error());
            *day = *imported;
            return {};
        },
        [this, day, another, done = std::move(done)](const Result<void> &imported) {
            const QString sentence = tr("The catalogue of %1 counts now, in place of the one that the program came "
                                        "with. Your own parts and prices stand over it as before.",
                                        "day")
                                         .arg(day->toString(Qt::ISODate));
            if (imported && !another)
                m_undo.push_back({sentence,
                                  [folder = m_folder](db::UserStore &) { return db::takeOutCatalogue(folder); }, true,
                                  Below::Changed});
            done(imported);
            if (imported)
                emit changed(sentence);
            else
                emit failed(imported.error().sentence());
        },
        Below::Changed);
}

void OwnData::takeOutCatalogue(Done done)
{
    std::erase_if(m_undo, [](const Undo &undo) { return undo.below == Below::Changed; });
    runBeside([folder = m_folder](db::UserStore &) { return db::takeOutCatalogue(folder); },
              [this, done = std::move(done)](const Result<void> &removed) {
                  done(removed);
                  if (removed)
                      emit changed(tr("The catalogue that the program came with counts again, of %1.", "day")
                                       .arg(m_shipped.date.toString(Qt::ISODate)));
                  else
                      emit failed(removed.error().sentence());
              },
              Below::Changed);
}

void OwnData::runBeside(Job job, Done done, Below below)
{
    const int number = ++m_lastRun;
    auto *watcher = new QFutureWatcher<Result<Made>>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, number, below, done = std::move(done)] {
        watcher->deleteLater();
        Result<Made> made = watcher->future().takeResult();
        if (!made) {
            done(tl::unexpected(made.error()));
            return;
        }
        takeMade(*std::move(made), number, below);
        done({});
    });
    // SQLite's connections belong to their threads: the job opens the store once more, as a second window would.
    watcher->setFuture(QtConcurrent::run([job = std::move(job), folder = m_folder, shipped = m_shipped,
                                          below]() -> Result<Made> {
        db::UserStore store = db::UserStore::open(folder);
        if (const Result<void> ran = job(store); !ran)
            return tl::unexpected(ran.error());
        const auto use = below == Below::Same ? Result<db::CatalogueInUse>({shipped, false, {}, {}})
                                              : db::catalogueInUse(folder, db::allKinds());
        if (!use)
            return tl::unexpected(use.error());
        return store.over(use->catalogue).map([&](Catalogue whole) { return Made{use->catalogue, std::move(whole)}; });
    }));
}

void OwnData::takeMade(Made made, int number, Below below)
{
    if (below == Below::Changed)
        m_shipped = std::move(made.shipped);
    if (number == m_lastRun)
        take(std::move(made.whole));
    else if (below == Below::Changed)
        runBeside([](db::UserStore &) { return Result<void>(); },
                  [](const Result<void> &) {}); // the later one had the old
}

} // namespace rig::ui
