// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/build/candidate_details.h"

#include "core/checks/gather.h"
#include "core/machine/power_rules.h"
#include "core/names/names.h"
#include "core/names/sentences.h"
#include "core/prices/price.h"
#include "core/words/effect_words.h"
#include "core/words/verdict_band.h"
#include "core/words/words.h"
#include "ui/widgets/label.h"
#include "ui/widgets/price_box.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/wrap_label.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QtConcurrent>

#include <algorithm>
#include <string_view>

namespace rig::ui {

namespace {

/// While the user walks the list, only the part on which he rests is asked about.
constexpr int restMs = 150;
/// More sentences than these would hide what decides.
constexpr std::size_t mostSentences = 6;

QString change(const QString &before, const QString &after)
{
    return before == after ? after : QStringLiteral("%1 → %2").arg(before, after);
}

bool anyBlocker(const Effect &effect)
{
    return !effect.grown.empty() || std::any_of(effect.added.begin(), effect.added.end(), [](const Finding &finding) {
        return finding.severity == Severity::Blocker;
    });
}

/// Beside a supply that is there, and not in its place.
bool isSecondSupply(const Opening &opening, const Document &document)
{
    return opening.kind == Kind::Supply && opening.replaces == 0 && !document.build.itemsOf(Kind::Supply).empty();
}

/// "New limit: %1": what a part would bring, by its severity.
QString newFinding(Severity severity)
{
    switch (severity) {
    case Severity::Blocker:
        return CandidateDetails::tr("New problem: %1", "a finding");
    case Severity::Caution:
        return CandidateDetails::tr("New limit: %1", "a finding");
    case Severity::Unknown:
        return CandidateDetails::tr("Not known then: %1", "a finding");
    case Severity::Note:
        return CandidateDetails::tr("New note: %1", "a finding");
    }
    return {};
}

/// "Mended: %1.": what a part would take away, by its severity.
QString goneFinding(Severity severity)
{
    switch (severity) {
    case Severity::Blocker:
    case Severity::Caution:
        return CandidateDetails::tr("Mended: %1.", "a finding in a few words");
    case Severity::Unknown:
        return CandidateDetails::tr("Settled: %1.", "what could not be checked before");
    case Severity::Note:
        return CandidateDetails::tr("Gone: %1.", "a note in a few words");
    }
    return {};
}

/// What would no longer be shown: of what was open only that; a note that comes again with other numbers is not gone.
std::vector<Finding> goneFindings(const Effect &effect, const std::vector<Finding> &settled, const Build &build)
{
    std::vector<Finding> gone = gathered(effect.gone, build);
    std::erase_if(gone, [&](const Finding &finding) {
        const auto isSame = [&](const Finding &one) { return std::string_view(one.check) == finding.check; };
        return finding.severity == Severity::Unknown || finding.is(NotChecked) ||
               (finding.severity == Severity::Note && std::any_of(effect.added.begin(), effect.added.end(), isSame));
    });
    const auto notes = std::find_if(gone.begin(), gone.end(),
                                    [](const Finding &finding) { return finding.severity == Severity::Note; });
    gone.insert(notes, settled.begin(), settled.end());
    return gone;
}

} // namespace

CandidateDetails::CandidateDetails(QWidget *parent)
    : QScrollArea(parent)
    , m_name(new WrapLabel)
    , m_figures(new WrapLabel)
    , m_sums(new WrapLabel)
    , m_priceRow(new QWidget)
    , m_priceLabel(new Label)
    , m_price(new PriceBox)
    , m_findings(new WrapLabel)
    , m_needs(new WrapLabel)
    , m_takeWith(new QPushButton(this))
{
    m_takeWith->setObjectName(QStringLiteral("takeWith"));
    layOut();
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMs);
    m_pool.setMaxThreadCount(1);
    connect(&m_rest, &QTimer::timeout, this, &CandidateDetails::look);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        if (!m_watcher.isCanceled() && m_watcher.future().resultCount() > 0)
            showMend(m_watcher.result());
    });
    connect(m_price, &QDoubleSpinBox::valueChanged, this, &CandidateDetails::takePrice);
    connect(m_takeWith, &QPushButton::clicked, this, [this] { emit chosenWith(m_part, m_changes); });
    clear();
}

CandidateDetails::~CandidateDetails()
{
    m_watcher.setFuture(QFuture<MendAnswer>());
    m_pool.waitForDone();
}

void CandidateDetails::layOut()
{
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(Grid, Grid / 2, Grid, Grid / 2);
    column->setSpacing(Grid / 2);
    for (QLabel *label : {m_name, m_figures, m_sums, m_needs, m_findings}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(label);
    }
    auto *priceRow = new QHBoxLayout(m_priceRow);
    priceRow->setContentsMargins(0, 0, 0, 0);
    priceRow->addWidget(m_priceLabel);
    priceRow->addWidget(m_price);
    priceRow->addStretch(1);
    m_priceLabel->setBuddy(m_price);
    column->insertWidget(column->indexOf(m_sums), m_priceRow);
    column->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::StyledPanel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void CandidateDetails::retranslate()
{
    setAccessibleName(tr("What the part would change"));
    m_takeWith->setText(tr("Take it with these changes"));
    m_priceLabel->setText(tr("No price is known. You pay"));
    m_price->setAccessibleName(tr("Price that you pay for one"));
    dress();
}

void CandidateDetails::dress()
{
    QFont bold = font();
    bold.setBold(true);
    m_name->setFont(bold);
    makeQuiet(*m_figures, *this);
}

void CandidateDetails::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        dress();
}

void CandidateDetails::clear()
{
    m_rest.stop();
    m_watcher.setFuture(QFuture<MendAnswer>());
    m_part.clear();
    for (QLabel *label : {m_name, m_figures, m_sums, m_findings, m_needs})
        label->hide();
    m_takeWith->hide();
    m_priceRow->hide();
}

void CandidateDetails::forgetPrices() { m_typed.clear(); }

std::optional<Money> CandidateDetails::typedPrice(const QString &part) const
{
    const auto typed = m_typed.find(part);
    return typed == m_typed.end() ? std::nullopt : std::optional(*typed);
}

void CandidateDetails::showPrice(const Part &part)
{
    m_priceRow->setVisible(!m_owned && !priceOf(part, *m_catalogue));
    m_price->setPrice(typedPrice(part.id), m_catalogue->prices.currency, tr("add price"));
}

void CandidateDetails::takePrice()
{
    if (const std::optional<Money> price = m_price->price())
        m_typed.insert(m_part, *price);
    else
        m_typed.remove(m_part);
    showEffect();
}

void CandidateDetails::show(const QString &part, const Opening &opening, bool owned, const Document &document,
                            std::shared_ptr<const Catalogue> catalogue)
{
    clear();
    m_catalogue = std::move(catalogue);
    const PartHandle handle = m_catalogue->find(part);
    if (!handle)
        return;
    m_part = part;
    m_opening = opening;
    m_owned = owned;
    m_document = document;
    dress();
    m_name->setText(handle->name);
    m_figures->setText(keyFigures(*handle, *m_catalogue));
    m_figures->setVisible(!m_figures->text().isEmpty());
    m_name->show();
    verticalScrollBar()->setValue(0); // another part is read from its beginning
    showPrice(*handle);
    showEffect();
    m_rest.start();
}

bool CandidateDetails::shows(const QString &part, bool owned, const Document &document) const
{
    return !part.isEmpty() && m_part == part && m_owned == owned && m_document == document;
}

void CandidateDetails::showEffect()
{
    const std::vector<Edit> edits = editsToChoose(m_part, m_opening, m_owned, m_document, *m_catalogue);
    m_after = m_document;
    for (const Edit &edit : edits)
        m_after = applied(std::move(m_after), edit);
    if (const std::optional<Money> price = typedPrice(m_part))
        m_after = applied(std::move(m_after), SetPrice{pricedItems(), price});
    m_effect = effectOf(m_document, edits.front(), *m_catalogue);
    m_settled = settledBy(m_document, edits.front(), *m_catalogue);

    const Machine before = resolve(m_document.build, *m_catalogue);
    const Machine machine = resolve(m_after.build, *m_catalogue);
    const Assessment was = assess(before, m_document.site, m_document.use);
    const Assessment is = assess(machine, m_after.site, m_after.use);
    QStringList sums;
    sums << tr("To buy: %1.", "what the machine costs").arg(change(names::cost(was.cost), names::cost(is.cost)));
    sums << tr("%1: %2.", "\"Training draw\" or the like, watts")
                .arg(words::drawName(m_document.use.work),
                     change(names::total(was.power.training), names::total(is.power.training)));
    sums
        << tr("At the wall: %1.", "watts").arg(change(names::total(wallOf(was.power)), names::total(wallOf(is.power))));
    m_sums->setText(sums.join(u'\n'));
    m_sums->show();
    showFindings(m_effect, {before, m_document.site, m_document.use, was}, {machine, m_after.site, m_after.use, is});
}

void CandidateDetails::showFindings(const Effect &effect, const Situation &before, const Situation &after)
{
    QStringList lines;
    for (const Growth &growth : effect.grown)
        lines << tr("Worse: %1.", "a problem, and by how much it grows").arg(words::growthText(growth, after));
    if (isSecondSupply(m_opening, m_document))
        lines << tr("It stands beside the present supply: the case must have a second place for it.");
    const std::vector<Finding> added = gathered(effect.added, m_after.build);
    const qsizetype known = lines.size();
    for (const Finding &finding : added) {
        if (lines.size() - known < static_cast<qsizetype>(mostSentences))
            lines << newFinding(finding.severity).arg(words::message(finding, after));
    }
    if (added.size() > mostSentences)
        lines << tr("%n more finding(s).", nullptr, static_cast<int>(added.size() - mostSentences));
    for (const Finding &finding : goneFindings(effect, m_settled, m_document.build)) // as the findings call them
        lines << goneFinding(finding.severity).arg(words::shortTitle(finding, before));
    if (lines.isEmpty())
        lines << tr("The findings stay as they are.");
    for (QString &line : lines) // narrow: no line ends within "15 A" or "5 cards"
        line = heldText(line);
    m_findings->setText(lines.join(u'\n'));
    m_findings->show();
    m_needs->setVisible(anyBlocker(effect));
    if (anyBlocker(effect))
        m_needs->setText(tr("Looking for what must change with it…"));
}

/// The item that the part is being chosen for: its mends keep it.
ItemId CandidateDetails::chosenItem() const
{
    return m_opening.replaces != 0 ? m_opening.replaces : m_after.build.items.back().id;
}

/// What a price that is typed is for: it, and what is replaced with it.
std::vector<ItemId> CandidateDetails::pricedItems() const
{
    std::vector<ItemId> items = othersAlike(m_opening, m_document);
    items.push_back(chosenItem());
    return items;
}

void CandidateDetails::look()
{
    if (m_part.isEmpty() || !anyBlocker(m_effect))
        return;
    m_watcher.setFuture(QtConcurrent::run(&m_pool, [after = m_after, catalogue = m_catalogue, chosen = chosenItem()] {
        return cheapestMend(after, *catalogue, {chosen});
    }));
}

void CandidateDetails::showMend(const MendAnswer &answer)
{
    const std::optional<Mend> &mend = answer.mend;
    const QString stopped = words::mendStoppedText(answer.stoppedAfter);
    m_needs->show();
    if (!mend) {
        const QString none =
            tr("No set of up to three changes that was tried makes it work. Owned and locked parts are "
               "left alone.");
        m_needs->setText(stopped.isEmpty() ? none : names::afterEachOther({none, stopped}));
        return;
    }
    QStringList lines{tr("What must change with it:")};
    Document step = m_after;
    for (const Edit &edit : mend->edits) {
        lines << QStringLiteral("• ") + words::editText(edit, step, *m_catalogue);
        step = applied(std::move(step), edit);
    }
    for (const LinkLoss &loss : mend->losses)
        lines << words::lossText(loss);
    if (mend->price && mend->price->amount == 0 && !mend->anotherCircuit)
        lines << tr("These changes are free.");
    else if (mend->price && mend->price->amount != 0)
        lines << tr("These changes: %1.", "money").arg(names::moneyChange(*mend->price));
    if (mend->anotherCircuit)
        lines << tr("What another circuit costs is not known, and not in it.");
    if (!stopped.isEmpty())
        lines << stopped;
    m_needs->setText(lines.join(u'\n'));
    m_changes = mend->edits;
    m_takeWith->show();
}

} // namespace rig::ui
