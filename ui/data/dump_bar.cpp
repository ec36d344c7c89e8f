// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/dump_bar.h"

#include "core/base/shown_text.h"
#include "core/words/detected_words.h"
#include "db/probe/probe.h"
#include "db/whole_file.h"
#include "ui/document/document_files.h"
#include "ui/document/settings.h"
#include "ui/document/workspace.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrap_label.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>
#include <QtConcurrent>

#include <algorithm>

namespace rig::ui {

namespace {

constexpr std::size_t MostTexts = 64;
constexpr int choiceLetters = 32;

/// Puts a text in the place of the one that is called alike.
void putInto(std::vector<reality::NamedText> &texts, reality::NamedText text)
{
    const auto same = std::find_if(texts.begin(), texts.end(),
                                   [&](const reality::NamedText &each) { return each.name == text.name; });
    if (same != texts.end())
        *same = std::move(text);
    else if (texts.size() < MostTexts)
        texts.push_back(std::move(text));
}

QStringList textFilesIn(const QMimeData &data)
{
    QStringList paths;
    for (const QUrl &url : data.urls()) {
        if (url.isLocalFile() && !url.toLocalFile().endsWith(MachineEnding))
            paths << url.toLocalFile();
    }
    return paths;
}

} // namespace

DumpBar::DumpBar(Workspace &workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_ask(new QPushButton)
    , m_open(new QPushButton)
    , m_paste(new QPushButton)
    , m_line(new QPushButton)
    , m_stop(new QPushButton)
    , m_clear(new QPushButton)
    , m_menu(new QMenu(this))
    , m_state(new WrapLabel)
    , m_several(new WrapLabel)
    , m_machine(new QComboBox)
{
    m_pool.setMaxThreadCount(1);
    m_ask->setObjectName(QStringLiteral("askMachine"));
    m_paste->setObjectName(QStringLiteral("pasteTexts"));
    m_stop->setObjectName(QStringLiteral("stopReading"));
    m_clear->setObjectName(QStringLiteral("forgetTexts"));
    m_state->setObjectName(QStringLiteral("textsRead"));
    m_open->setIcon(lineIcon(QStringLiteral("open")));
    m_line->setIcon(lineIcon(QStringLiteral("copy")));
    m_line->setMenu(m_menu);
    m_stop->hide();
    m_clear->hide();
    m_clear->setProperty("quiet", true);
    m_machine->setObjectName(QStringLiteral("machineOfTexts"));
    m_machine->setSizeAdjustPolicy(QComboBox::AdjustToContents); // each is told whole where there is room
    m_machine->setMinimumWidth(choiceLetters * fontMetrics().averageCharWidth());
    m_several->setObjectName(QStringLiteral("severalMachines"));
    m_several->setWordWrap(true);
    m_state->setWordWrap(true);
    auto *row = new QWidget;
    auto *flow = new FlowLayout(row);
    flow->setContentsMargins(0, 0, 0, 0);
    for (QWidget *button : std::initializer_list<QWidget *>{m_ask, m_open, m_paste, m_line, m_stop, m_clear})
        flow->addWidget(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Grid);
    column->addWidget(row);
    column->addWidget(m_state);
    column->addWidget(m_several);
    column->addWidget(m_machine, 0, Qt::AlignLeft);
    connect(m_ask, &QPushButton::clicked, this, &DumpBar::askMachine);
    connect(m_open, &QPushButton::clicked, this, &DumpBar::openFiles);
    connect(m_paste, &QPushButton::clicked, this, &DumpBar::paste);
    connect(m_stop, &QPushButton::clicked, this, &DumpBar::stop);
    connect(m_clear, &QPushButton::clicked, this, &DumpBar::clear);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &DumpBar::finish);
    connect(m_machine, &QComboBox::activated, this, &DumpBar::tellChosen);
    // Another catalogue may know more of the same texts.
    connect(&m_workspace, &Workspace::catalogueChanged, this, [this] {
        if (!m_texts.empty() && !isBusy())
            start({}, tr("Reading…"));
    });
    retranslate();
}

DumpBar::~DumpBar()
{
    if (m_stopped)
        *m_stopped = true;
    m_watcher.disconnect(this);
    m_pool.waitForDone();
}

void DumpBar::retranslate()
{
    m_ask->setText(tr("Read this machine"));
    m_open->setText(tr("Open text files…"));
    m_paste->setText(tr("Paste"));
    m_line->setText(tr("Copy command"));
    m_stop->setText(tr("Stop"));
    m_clear->setText(tr("Clear"));
    m_ask->setToolTip(tr("Reads what this machine says of its parts, without root and without a network"));
    m_open->setToolTip(tr("Outputs of lspci, nvidia-smi, dmidecode and others, several together"));
    m_paste->setToolTip(tr("Takes such an output from the clipboard"));
    m_line->setToolTip(tr("One line for the terminal of the other machine: it writes all of it into one file"));
    m_machine->setAccessibleName(tr("Machine of the texts"));
    fillMenu();
    showChoice();
    if (!isBusy())
        showState({});
}

void DumpBar::fillMenu()
{
    m_menu->clear();
    m_menu->setToolTipsVisible(true);
    for (const reality::CollectOn system : {reality::CollectOn::Linux, reality::CollectOn::Windows}) {
        QAction *action = m_menu->addAction(system == reality::CollectOn::Linux ? tr("Copy the command for Linux")
                                                                                : tr("Copy the command for Windows"));
        action->setToolTip(plainTip(words::collectingText(system)));
        connect(action, &QAction::triggered, this, [this, system] { copyLine(system); });
    }
}

void DumpBar::focusFirst() { m_ask->setFocus(Qt::OtherFocusReason); }

bool DumpBar::takes(const QMimeData &data)
{
    return data.hasUrls() ? !textFilesIn(data).isEmpty() : data.hasText() && !data.text().trimmed().isEmpty();
}

void DumpBar::take(const QMimeData &data)
{
    if (data.hasUrls())
        readFiles(textFilesIn(data));
    else if (data.hasText())
        add({tr("pasted text %1", "its number").arg(++m_pasted), data.text().toUtf8()});
}

void DumpBar::paste()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    if (!data || !takes(*data))
        return showState(
            tr("The clipboard has no text. Copy what lspci, nvidia-smi or dmidecode printed, then paste it "
               "here."));
    take(*data);
}

void DumpBar::copyLine(reality::CollectOn system)
{
    QGuiApplication::clipboard()->setText(reality::collectingLine(system));
    showState(tr("Copied. %1", "what a line does").arg(words::collectingText(system)));
}

void DumpBar::openFiles()
{
    const QStringList paths =
        QFileDialog::getOpenFileNames(this, tr("What the machine printed"), value(QSettings(), setting::importFolder),
                                      tr("Texts (*.txt *.log *.xml *.csv *.json);;All files (*)"));
    if (paths.isEmpty())
        return;
    QSettings settings;
    setValue(settings, setting::importFolder, QFileInfo(paths.first()).absolutePath());
    readFiles(paths);
}

void DumpBar::readFiles(const QStringList &paths)
{
    start(
        [paths](const std::function<bool()> &stopped, QString &failure) {
            Texts texts;
            for (const QString &path : paths) {
                if (stopped())
                    break;
                Result<QByteArray> bytes = db::readWhole(path, reality::MostBytes);
                if (bytes)
                    texts.push_back({QFileInfo(path).fileName(), std::move(*bytes)});
                else
                    failure = bytes.error().sentence();
            }
            return texts;
        },
        tr("Reading…"));
}

void DumpBar::add(const reality::NamedText &text)
{
    start([text](const std::function<bool()> &, QString &) { return Texts{text}; }, tr("Reading…"));
}

void DumpBar::askMachine()
{
    start([](const std::function<bool()> &stopped, QString &) { return db::probeMachine(stopped); },
          tr("Reading this machine…"));
}

/// One thing at a time: what is under way is stopped by what comes after it.
void DumpBar::start(const More &more, const QString &sentence)
{
    if (m_stopped)
        *m_stopped = true;
    m_stopped = std::make_shared<std::atomic_bool>(false);
    m_stop->show();
    showState(sentence);
    m_watcher.setFuture(QtConcurrent::run(
        &m_pool, [more, texts = m_texts, flag = m_stopped, catalogue = Catalogue(m_workspace.catalogue())] {
            Read read{texts, {}, {}};
            const std::function<bool()> stopped = [flag] { return flag->load(); };
            if (more) {
                for (reality::NamedText &text : more(stopped, read.failure))
                    putInto(read.texts, std::move(text));
            }
            if (stopped() || read.texts.empty())
                return read;
            Result<std::vector<reality::Detected>> machines =
                reality::detectEach(read.texts, reality::Recogniser(catalogue));
            if (machines)
                read.machines = std::move(*machines);
            else
                read.failure = machines.error().sentence();
            return read;
        }));
}

void DumpBar::stop()
{
    if (m_stopped)
        *m_stopped = true;
    m_stopped.reset();
    m_stop->hide();
    m_watcher.setFuture({});
    showState(tr("Stopped; nothing was taken."));
}

void DumpBar::finish()
{
    if (m_watcher.future().resultCount() == 0)
        return;
    m_stop->hide();
    m_stopped.reset();
    const Read read = m_watcher.result();
    if (read.machines.empty())
        return showState(read.failure.isEmpty() ? tr("This machine reports nothing of its parts.") : read.failure);
    m_texts = read.texts;
    // Another catalogue reads the same machines in the same order.
    const bool sameAsBefore = read.machines.size() == m_machines.size();
    m_machines = read.machines;
    if (!sameAsBefore)
        m_machine->setCurrentIndex(0);
    showChoice();
    showState(read.failure);
    tellChosen();
}

void DumpBar::showChoice()
{
    const bool isOpen = m_machines.size() > 1;
    const int chosen = std::max(0, m_machine->currentIndex());
    m_machine->clear();
    if (isOpen) {
        m_several->setText(words::severalMachines(m_machines));
        m_machine->addItem(tr("Which machine?"));
        for (std::size_t i = 0; i < m_machines.size(); ++i)
            m_machine->addItem(shownLine(words::machineChoice(m_machines, i)));
        m_machine->setCurrentIndex(std::min(chosen, m_machine->count() - 1));
    }
    m_several->setVisible(isOpen);
    m_machine->setVisible(isOpen);
}

void DumpBar::tellChosen()
{
    const int chosen = m_machines.size() > 1 ? m_machine->currentIndex() : 1;
    if (chosen < 1 || static_cast<std::size_t>(chosen) > m_machines.size())
        return emit detected(nullptr);
    emit detected(std::make_shared<const reality::Detected>(m_machines[static_cast<std::size_t>(chosen) - 1]));
}

void DumpBar::clear()
{
    if (isBusy())
        stop();
    m_texts.clear();
    m_machines.clear();
    m_pasted = 0;
    showChoice();
    showState({});
    emit detected(nullptr);
}

QString DumpBar::namesOfTexts() const
{
    constexpr std::size_t Most = 6;
    QStringList names;
    for (std::size_t i = 0; i < m_texts.size() && i < Most; ++i)
        names << shownLine(m_texts[i].name);
    if (m_texts.size() > Most)
        names << QStringLiteral("…");
    return names.join(tr(", ", "between names of texts"));
}

/// A sentence of its own comes before what was read.
void DumpBar::showState(const QString &sentence)
{
    m_clear->setVisible(!m_texts.empty());
    if (!sentence.isEmpty())
        m_state->setText(shownText(sentence)); // names of files stand in it
    else if (m_texts.empty())
        m_state->setText(tr("Drop files or text here, paste them, or read this machine: nothing leaves it."));
    else
        m_state->setText(tr("Read: %1.", "names of texts").arg(namesOfTexts()));
}

} // namespace rig::ui
