// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workload/workload_form.h"

#include "core/names/sentences.h"
#include "core/workload/model_config.h"
#include "db/model_files.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marked_label.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrap_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rig::ui {

namespace {

const QString OwnNumber = u"#own"_s;
const QString Recurrent = u"#rnn"_s;
const QString OwnLayers = u"#layers"_s;
const QString FromFile = u"#file"_s;

/// The text that another field of the same key would give: a row is made anew when the language changes.
QString nameIn(const std::vector<FieldChoice> &choices, int index)
{
    return choices[static_cast<std::size_t>(index)].name;
}

bool isOfModel(const QString &path)
{
    const QString name = path.toLower();
    return name.endsWith(".gguf"_L1) || (name.endsWith(".json"_L1) && !name.endsWith(".rig.json"_L1));
}

void addHeading(QComboBox &box, const QString &text)
{
    box.addItem(text);
    auto *model = qobject_cast<QStandardItemModel *>(box.model());
    QStandardItem *item = model->item(box.count() - 1);
    item->setEnabled(false);
    QFont font = item->font();
    font.setBold(true);
    item->setFont(font);
}

} // namespace

WorkloadForm::WorkloadForm(const ModelLibrary &library, QWidget *parent)
    : QWidget(parent)
    , m_library(library)
    , m_whatLabel(new Label(this))
    , m_what(new QComboBox(this))
    , m_open(new QPushButton(this))
    , m_note(new WrapLabel(this))
    , m_complaint(new MarkedLabel(Meaning::Caution, this))
    , m_shapeButton(new QToolButton(this))
    , m_grid(new QGridLayout)
{
    setAcceptDrops(true);
    m_what->setObjectName(u"workloadModel"_s);
    m_what->setMaxVisibleItems(30);
    m_what->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_what->setMinimumContentsLength(18);
    m_whatLabel->setBuddy(m_what);
    m_open->setObjectName(u"openModel"_s);
    m_complaint->setObjectName(u"workloadComplaint"_s);
    m_note->hide();
    m_shapeButton->setCheckable(true);
    m_shapeButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_shapeButton->setArrowType(Qt::RightArrow);
    m_shapeButton->setAutoRaise(true);
    m_shapeButton->setObjectName(u"shapeButton"_s);
    m_grid->setColumnStretch(1, 1);
    m_grid->setHorizontalSpacing(Grid);
    m_grid->setVerticalSpacing(Grid / 2);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, Grid, 0);
    column->setSpacing(Grid / 2);
    column->addWidget(m_whatLabel);
    column->addWidget(m_what);
    column->addWidget(m_open, 0, Qt::AlignLeft);
    column->addWidget(m_note);
    column->addWidget(m_complaint);
    column->addLayout(m_grid);
    column->addStretch(1);

    connect(m_what, &QComboBox::activated, this, [this] { choosePreset(m_what->currentData().toString()); });
    connect(m_open, &QPushButton::clicked, this, &WorkloadForm::askModel);
    connect(m_shapeButton, &QToolButton::toggled, this, &WorkloadForm::show);
    // What most people begin with, as recipes have it.
    m_workload.transformerTraining.method = Method::Lora;
    m_workload.transformerTraining.recomputation = Recomputation::Full;
    makeRows();
    retranslate();
    choosePreset(u"llama-3.1-8b"_s);
}

WorkloadForm::~WorkloadForm() = default;

void WorkloadForm::fillPresets()
{
    const QSignalBlocker quiet(m_what);
    m_what->clear();
    addHeading(*m_what, tr("Own"));
    m_what->addItem(tr("My own number"), OwnNumber);
    m_what->addItem(tr("A list of layers"), OwnLayers);
    m_what->addItem(tr("LSTM or GRU"), Recurrent);
    if (!m_fileName.isEmpty())
        m_what->addItem(m_fileName, FromFile);
    QString family;
    for (const ModelPreset &model : m_library.models) {
        if (model.family != family)
            addHeading(*m_what, model.family);
        family = model.family;
        m_what->addItem(model.name, model.id);
    }
    addHeading(*m_what, tr("Convolutional nets"));
    for (const NetPreset &net : m_library.nets) {
        if (!net.list.isEmpty())
            m_what->addItem(net.name.here(), net.id);
    }
    addHeading(*m_what, tr("Work that the guide of 2016 names"));
    for (const NetPreset &net : m_library.nets) {
        if (net.list.isEmpty())
            m_what->addItem(net.name.here(), net.id);
    }
    m_what->setCurrentIndex(m_what->findData(m_preset));
}

void WorkloadForm::choosePreset(const QString &id)
{
    if (id == OwnNumber) {
        m_workload.kind = Workload::Kind::Own;
        m_workload.ownGib = std::max(m_workload.ownGib, 12.0);
    } else if (id == Recurrent) {
        m_workload.kind = Workload::Kind::Recurrent;
    } else if (id == OwnLayers) {
        m_workload.kind = Workload::Kind::Convolutional;
        if (m_workload.layers.isEmpty())
            m_workload.layers = m_library.net(u"guide-2016"_s) ? m_library.net(u"guide-2016"_s)->list : QString();
    } else if (id == FromFile) {
        m_workload.kind = Workload::Kind::Transformer;
        if (m_fileShape)
            takeShape(m_workload, *m_fileShape);
    } else if (!takePreset(m_workload, m_library, id)) {
        return;
    }
    m_preset = id;
    const QSignalBlocker quiet(m_what);
    m_what->setCurrentIndex(m_what->findData(id));
    const NetPreset *net = m_library.net(id);
    m_note->setText(net ? net->note.here() : QString());
    m_note->setVisible(!m_note->text().isEmpty());
    show();
    emit changed();
}

QJsonObject WorkloadForm::config() const { return m_preset == FromFile ? m_config : QJsonObject(); }

void WorkloadForm::showWork(const PlannedWork &planned, const Workload &workload)
{
    QString preset = planned.model;
    if (!planned.config.isEmpty()) {
        m_config = planned.config;
        m_fileName = planned.name;
        takeConfig();
        preset = FromFile;
    } else if (workload.kind == Workload::Kind::Own) {
        preset = OwnNumber;
    } else if (preset.isEmpty() && workload.kind == Workload::Kind::Recurrent) {
        preset = Recurrent;
    } else if (preset.isEmpty() && workload.kind == Workload::Kind::Convolutional) {
        preset = OwnLayers;
    }
    m_preset = preset;
    fillPresets();
    const NetPreset *net = m_library.net(preset);
    m_note->setText(net ? net->note.here() : QString());
    m_note->setVisible(!m_note->text().isEmpty());
    setWorkload(workload);
}

void WorkloadForm::setWorkload(const Workload &workload)
{
    m_workload = workload;
    show();
    emit changed();
}

bool WorkloadForm::openModel(const QString &path)
{
    const Result<bool> hasWeights = db::looksLikeGguf(path);
    const Result<db::ModelRead> model = !hasWeights   ? tl::unexpected(hasWeights.error())
                                        : *hasWeights ? db::readModel({}, {path})
                                                      : db::readModel(path, {});
    if (!model) {
        emit said(model.error().sentence(), true);
        return false;
    }
    const QFileInfo file(path);
    m_config = model->kept;
    m_fileShape = model->shape;
    m_fileName = *hasWeights ? file.fileName() : QFileInfo(file.path()).fileName() + u'/' + file.fileName();
    m_preset = FromFile;
    fillPresets();
    choosePreset(FromFile);
    const QString taken =
        tr("The shape is now that of %1: %2 parameters.").arg(m_fileName, formulaNumber(parametersOf(model->shape)));
    const QString doubt = notReadSentence(model->shape.notRead);
    emit said(doubt.isEmpty() ? taken : names::afterEachOther({taken, doubt}), !doubt.isEmpty());
    return true;
}

/// The shape of what was kept; none where this version does not understand it.
void WorkloadForm::takeConfig()
{
    const Result<TransformerShape> shape =
        shapeFromConfig(QJsonDocument(m_config).toJson(QJsonDocument::Compact), m_fileName);
    m_fileShape = shape ? std::optional(*shape) : std::nullopt;
}

void WorkloadForm::askModel()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a model's file"), QString(),
                                                      tr("config.json or GGUF (*.json *.gguf)"));
    if (!path.isEmpty())
        openModel(path);
}

void WorkloadForm::edited(const QString &key, const QString &typed)
{
    for (const Row &row : m_rows) {
        if (row.field.key == key && row.field.applies(m_workload))
            return take(row, typed);
    }
}

void WorkloadForm::take(const Row &row, const QString &typed)
{
    Workload next = m_workload;
    if (const Result<void> set = row.field.set(next, typed); !set) {
        complain(set.error());
        return;
    }
    m_workload = next;
    show();
    emit changed();
}

void WorkloadForm::complain(const Failure &failure)
{
    clearComplaints();
    const QString line = failure.line > 0 ? tr("Line %1: ").arg(failure.line) : QString();
    const QString text = line + failure.message;
    for (const Row &row : m_rows) {
        if (row.field.key != failure.field || !row.field.applies(m_workload))
            continue;
        if (row.field.group == WorkloadField::Group::Shape && !m_shapeButton->isChecked())
            m_shapeButton->setChecked(true);
        row.complaint->say(QString(text).replace(u"“%1”"_s.arg(row.field.key), u"“%1”"_s.arg(row.field.name)));
        return;
    }
    m_complaint->say(text);
}

void WorkloadForm::clearComplaints()
{
    m_complaint->hide();
    for (const Row &row : m_rows)
        row.complaint->hide();
}

/// Shows the fields that mean something, with what they hold. What is being typed stays as it is.
void WorkloadForm::show()
{
    bool hasShape = false;
    m_shapeButton->setArrowType(m_shapeButton->isChecked() ? Qt::DownArrow : Qt::RightArrow);
    for (const Row &row : m_rows) {
        const bool isShape = row.field.group == WorkloadField::Group::Shape;
        const bool applies = row.field.applies(m_workload);
        hasShape = hasShape || (isShape && applies);
        const bool visible = applies && (!isShape || m_shapeButton->isChecked());
        row.editor->setVisible(visible);
        row.label->setVisible(visible && row.field.type != WorkloadField::Type::Switch);
        if (!visible)
            row.complaint->hide();
        if (!applies || row.editor->hasFocus())
            continue;
        const QString text = row.field.get(m_workload);
        const QSignalBlocker quiet(row.editor);
        if (auto *edit = qobject_cast<QLineEdit *>(row.editor))
            edit->setText(text);
        else if (auto *box = qobject_cast<QComboBox *>(row.editor))
            box->setCurrentIndex(box->findData(text));
        else if (auto *check = qobject_cast<QCheckBox *>(row.editor))
            check->setChecked(text == "yes"_L1);
        else if (auto *lines = qobject_cast<QPlainTextEdit *>(row.editor); lines && lines->toPlainText() != text)
            lines->setPlainText(text);
    }
    m_shapeButton->setVisible(hasShape);
}

std::vector<QWidget *> WorkloadForm::focusOrder() const
{
    std::vector<QWidget *> order{m_what, m_open};
    bool hasShapeButton = false;
    for (const Row &row : m_rows) {
        if (row.field.group == WorkloadField::Group::Shape && !hasShapeButton) {
            order.push_back(m_shapeButton);
            hasShapeButton = true;
        }
        order.push_back(row.editor);
    }
    return order;
}

QStringList WorkloadForm::saved() const
{
    QStringList all{u"model="_s + (m_preset == FromFile ? QString() : m_preset)};
    if (m_preset == FromFile) {
        all << u"file="_s + m_fileName
            << u"config="_s + QString::fromUtf8(QJsonDocument(m_config).toJson(QJsonDocument::Compact));
    }
    for (const Row &row : m_rows) {
        if (row.field.applies(m_workload))
            all << row.field.key + u'=' + row.field.get(m_workload);
    }
    return all;
}

void WorkloadForm::restore(const QStringList &saved)
{
    if (saved.isEmpty())
        return;
    const auto after = [](const QString &entry) { return entry.mid(entry.indexOf(u'=') + 1); };
    for (const QString &entry : saved) {
        if (entry.startsWith("file="_L1))
            m_fileName = after(entry);
        else if (entry.startsWith("config="_L1))
            m_config = QJsonDocument::fromJson(after(entry).toUtf8()).object();
    }
    takeConfig();
    if (m_fileShape) {
        fillPresets();
        choosePreset(FromFile);
    } else {
        choosePreset(after(saved.first()));
    }
    for (const QString &entry : saved) {
        for (const Row &row : m_rows) {
            Workload next = m_workload;
            if (entry.startsWith(row.field.key + u'=') && row.field.applies(m_workload) &&
                row.field.set(next, after(entry)))
                m_workload = next;
        }
    }
    if (!needOf(m_workload)) // kept by a version that took what this one does not
        choosePreset(u"llama-3.1-8b"_s);
    show();
    emit changed();
}

void WorkloadForm::retranslate()
{
    m_whatLabel->setText(tr("&What runs"));
    m_open->setText(tr("Open mo&del file…"));
    m_open->setToolTip(
        tr("A model's own config.json, or a GGUF file with its weights; either can be dropped here as well."));
    m_shapeButton->setText(tr("Shape of the model"));
    makeQuiet(*m_note, *this);
    fillPresets();
    const std::vector<WorkloadField> fields = workloadFields();
    for (Row &row : m_rows) {
        for (const WorkloadField &field : fields) {
            if (field.key != row.field.key)
                continue;
            row.field = field;
            row.label->setText(field.name);
            row.label->setToolTip(plainTip(field.hint));
            row.editor->setToolTip(plainTip(field.hint));
            row.editor->setAccessibleName(field.name);
            if (auto *check = qobject_cast<QCheckBox *>(row.editor))
                check->setText(switchText(field.name));
            if (auto *box = qobject_cast<QComboBox *>(row.editor)) {
                for (int i = 0; i < box->count(); ++i)
                    box->setItemText(i, nameIn(field.choices, i));
            }
        }
    }
    if (const NetPreset *net = m_library.net(m_preset))
        m_note->setText(net->note.here());
    fitLabels();
}

void WorkloadForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        makeQuiet(*m_note, *this);
    if (event->type() == QEvent::FontChange)
        fitLabels();
}

void WorkloadForm::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.first().isLocalFile() && isOfModel(urls.first().path()))
        event->acceptProposedAction();
}

void WorkloadForm::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    openModel(event->mimeData()->urls().first().toLocalFile());
}

} // namespace rig::ui
