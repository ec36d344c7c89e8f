// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/offer_dialog.h"

#include "core/names/names.h"
#include "ui/document/workspace.h"
#include "ui/widgets/html.h"
#include "ui/widgets/label.h"
#include "ui/widgets/measures.h"
#include "ui/widgets/title_text.h"
#include "ui/widgets/web_text.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSplitter>
#include <QTextDocument>

namespace rig::ui {

namespace {

constexpr int JudgeAfterMilliseconds = 400;

QString section(const QString &title, const QStringList &sentences)
{
    if (sentences.isEmpty())
        return {};
    QString html = heading(title);
    for (const QString &sentence : sentences)
        html += paragraph(sentence);
    return html;
}

/// No line ends within the name of a card or of a system: "Oracle Linux 8" is one.
QStringList held(QStringList sentences)
{
    static const QRegularExpression beforeVersion(
        QStringLiteral("(?<=\\bLinux|\\bRHEL|\\bSLES|\\bLeap|\\bDebian|\\bUbuntu|\\bFedora|\\bKylinOS) (?=v?[0-9])"));
    for (QString &sentence : sentences)
        sentence = titleOfNames(sentence).replace(beforeVersion, QString(QChar::Nbsp));
    return sentences;
}

QString command(const QString &text)
{
    return QStringLiteral("<pre style=\"white-space:pre-wrap\">%1</pre>").arg(text.toHtmlEscaped());
}

} // namespace

OfferDialog::OfferDialog(Workspace &workspace, QWidget *parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_offerTitle(new Label(this))
    , m_offer(new QPlainTextEdit(this))
    , m_printedTitle(new Label(this))
    , m_printed(new QPlainTextEdit(this))
    , m_machine(new QCheckBox(this))
    , m_answer(new WebText(this))
    , m_copy(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("offerDialog"));
    setModal(false);
    makeLayout();
    m_clock.setSingleShot(true);
    m_clock.setInterval(JudgeAfterMilliseconds);
    m_machine->setChecked(!m_workspace.document().build.items.empty());
    connect(&m_clock, &QTimer::timeout, this, &OfferDialog::read);
    for (QPlainTextEdit *edit : {m_offer, m_printed})
        connect(edit, &QPlainTextEdit::textChanged, &m_clock, qOverload<>(&QTimer::start));
    connect(m_machine, &QCheckBox::toggled, this, &OfferDialog::read);
    connect(m_copy, &QPushButton::clicked, this, &OfferDialog::copySheet);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(&m_workspace, &Workspace::catalogueChanged, this, [this] { m_finder.reset(); });
    connect(&m_workspace, &Workspace::documentChanged, &m_clock, qOverload<>(&QTimer::start));
    resize(dialogSize({1080, 620}, *this));
    retranslate();
}

void OfferDialog::makeLayout()
{
    m_offer->setObjectName(QStringLiteral("offerText"));
    m_printed->setObjectName(QStringLiteral("offerPrinted"));
    m_answer->setObjectName(QStringLiteral("offerAnswer"));
    m_copy->setObjectName(QStringLiteral("copySheet"));
    for (QPlainTextEdit *edit : {m_offer, m_printed})
        edit->setTabChangesFocus(true);
    for (QTextDocument *document : {m_offer->document(), m_printed->document(), m_answer->document()})
        document->setDocumentMargin(Grid);
    for (QLabel *title : {m_offerTitle, m_printedTitle})
        title->setWordWrap(true);
    auto *left = new QWidget;
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, Grid / 2, 0);
    column->addWidget(m_offerTitle);
    column->addWidget(m_offer, 3);
    column->addWidget(m_machine);
    column->addWidget(m_printedTitle);
    column->addWidget(m_printed, 2);
    auto *right = new QWidget; // as far from the line between the halves as the left one
    auto *answer = new QVBoxLayout(right);
    answer->setContentsMargins(Grid / 2, 0, 0, 0);
    answer->addWidget(m_answer);
    auto *halves = new QSplitter;
    halves->setChildrenCollapsible(false);
    halves->addWidget(left);
    halves->addWidget(right);
    halves->setStretchFactor(0, 2);
    halves->setStretchFactor(1, 3);
    halves->setSizes({430, 650}); // by their hints the titles at the left, in one line each, would take more
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_close);
    auto *whole = new QVBoxLayout(this);
    whole->addWidget(halves, 1);
    whole->addLayout(buttons);
}

void OfferDialog::retranslate()
{
    setWindowTitle(tr("A second-hand card"));
    m_offerTitle->setText(tr("Paste the text of the offer here."));
    m_offer->setAccessibleName(tr("The offer"));
    m_printedTitle->setText(tr("On the day it arrives: paste here what the commands of the sheet printed."));
    m_printed->setAccessibleName(tr("What the commands printed"));
    m_machine->setText(tr("&For the open machine"));
    m_answer->setAccessibleName(tr("What is known of it"));
    m_copy->setText(tr("&Copy the sheet"));
    m_close->setText(tr("Close"));
    read();
}

void OfferDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void OfferDialog::setOffer(const QString &text)
{
    m_offer->setPlainText(text);
    read();
}

void OfferDialog::setPrinted(const QString &text)
{
    m_printed->setPlainText(text);
    read();
}

void OfferDialog::read()
{
    m_clock.stop();
    m_sheet.clear();
    m_copy->setEnabled(false);
    if (m_offer->toPlainText().trimmed().isEmpty()) {
        m_answer->setHtml(
            paragraph(tr("Which card it is, what is at risk, whether it starts in your board, fits and has its "
                         "plugs, until when software supports it, and what to test when it arrives.")));
        return;
    }
    if (!m_finder)
        m_finder = std::make_shared<const lists::PartFinder>(m_workspace.catalogue());
    const Result<lists::Offer> offer =
        lists::readOffer(m_offer->toPlainText().toUtf8(), {}, *m_finder, m_workspace.place().currency);
    if (!offer) {
        m_answer->setHtml(paragraph(offer.error().sentence()));
        return;
    }
    if (offer->found.chip)
        m_sheet = lists::arrivalSheet(*offer);
    m_copy->setEnabled(!m_sheet.empty());
    m_answer->setHtml(arrivalHtml(*offer) + answerHtml(*offer));
}

QString OfferDialog::arrivalHtml(const lists::Offer &offer) const
{
    if (m_printed->toPlainText().trimmed().isEmpty() || !offer.found.chip)
        return {};
    const Result<reality::Detected> detected =
        reality::detect({{QString(), m_printed->toPlainText().toUtf8()}}, reality::Recogniser(m_workspace.catalogue()));
    if (!detected)
        return paragraph(detected.error().sentence());
    const std::vector<lists::ArrivalRow> rows = lists::arrivalOf(offer, *detected);
    QStringList sentences{words::arrivalAnswer(rows)};
    for (const lists::ArrivalRow &row : rows)
        sentences << words::arrivalRow(row);
    return section(tr("What it printed"), sentences);
}

QString OfferDialog::answerHtml(const lists::Offer &offer) const
{
    const bool forMachine = m_machine->isChecked() && !m_workspace.document().build.items.empty();
    const words::OfferAnswer answer =
        words::offerAnswer(offer, forMachine ? &m_workspace.document() : nullptr, m_workspace.catalogue());
    QString html = QStringLiteral("<h2>%1</h2>").arg(heldText(titleOfNames(answer.text)).toHtmlEscaped());
    for (const auto &[title, sentences] : words::offerSections(answer))
        html += section(title, held(sentences));
    if (m_sheet.empty())
        return html;
    html += heading(tr("On the day it arrives"));
    int number = 0;
    for (const guide::Step &step : m_sheet) {
        html += paragraph(QStringLiteral("%1. %2").arg(QString::number(++number), step.text));
        if (!step.command.isEmpty())
            html += command(step.command);
        if (!step.expect.isEmpty())
            html += paragraph(tr("It prints: %1").arg(step.expect));
    }
    QStringList sources;
    for (const Source &source : answer.rests)
        sources << names::sourceLine(source);
    return html + section(tr("Sources"), sources);
}

void OfferDialog::copySheet()
{
    const QStringList lines = words::sheetLines(m_sheet);
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')) + QLatin1Char('\n'));
}

} // namespace rig::ui
