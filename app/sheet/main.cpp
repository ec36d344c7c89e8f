// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/machines.h"
#include "db/catalogue_file.h"
#include "ui/document/workspace.h"
#include "ui/drawings/lane_paint.h"
#include "ui/languages.h"
#include "ui/look/roles.h"
#include "ui/pages/build/start_panel.h"
#include "ui/widgets/focus_ring.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/table_look.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QTableWidget>
#include <QTextStream>
#include <QToolButton>

#include <array>
#include <functional>

// Paints every control in every state, light and dark beside each other, into the file that is named: what is held
// against docs/look.md. The scale is QT_SCALE_FACTOR's.

namespace {

using namespace rig::ui;

constexpr int ColumnWidth = 720;

/// What a lambda paints.
class Picture : public QWidget
{
public:
    Picture(QSize size, std::function<void(QPainter &, const QWidget &)> paint) : m_paint(std::move(paint))
    {
        setFixedSize(size);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        m_paint(painter, *this);
    }

private:
    std::function<void(QPainter &, const QWidget &)> m_paint;
};

/// A sheet from the top down: titles, and rows below them.
class Sheet : public QWidget
{
public:
    Sheet() : m_column(new QVBoxLayout(this))
    {
        setAttribute(Qt::WA_DontShowOnScreen);
        setAutoFillBackground(true);
        m_column->setContentsMargins(20, 16, 20, 16);
        m_column->setSpacing(Grid);
    }

    void title(const QString &text)
    {
        auto *label = new Label(text, this);
        QFont font = fontFor(TextSize::Caption, this->font());
        font.setWeight(QFont::DemiBold);
        label->setFont(font);
        label->setForegroundRole(QPalette::PlaceholderText);
        m_column->addSpacing(Grid / 2);
        m_column->addWidget(label);
    }

    void row(std::initializer_list<QWidget *> widgets)
    {
        auto *line = new QHBoxLayout;
        line->setSpacing(12);
        for (QWidget *widget : widgets)
            line->addWidget(widget);
        line->addStretch(1);
        m_column->addLayout(line);
    }

    void whole(QWidget *widget) { m_column->addWidget(widget); }

private:
    QVBoxLayout *m_column;
};

enum class State { Rest, Hover, Pressed, Focus, Off };

template <class Button> Button *inState(Button *button, State state)
{
    button->setAttribute(Qt::WA_UnderMouse, state == State::Hover);
    if constexpr (std::is_base_of_v<QAbstractButton, Button>)
        button->setDown(state == State::Pressed);
    button->setDisabled(state == State::Off);
    button->setProperty("ring", state == State::Focus);
    return button;
}

QPushButton *button(const QString &text, const char *variant, State state = State::Rest, const char *icon = nullptr)
{
    auto *made = new QPushButton(text);
    if (variant)
        made->setProperty(variant, true);
    if (icon)
        made->setIcon(lineIcon(QString::fromLatin1(icon)));
    return inState(made, state);
}

QLineEdit *field(const QString &text, const QString &hint = {}, const char *property = nullptr)
{
    auto *made = new QLineEdit(text);
    made->setPlaceholderText(hint);
    if (property)
        made->setProperty(property, true);
    return made;
}

QComboBox *choice(const QString &text)
{
    auto *made = new QComboBox;
    made->addItems({text, QStringLiteral("x16 slot 3")});
    return made;
}

QSpinBox *number(int value)
{
    auto *made = new QSpinBox;
    made->setRange(0, 1000);
    made->setValue(value);
    made->setSuffix(QStringLiteral(" W"));
    return made;
}

QCheckBox *box(const QString &text, Qt::CheckState checked, bool enabled = true)
{
    auto *made = new QCheckBox(text);
    made->setTristate(checked == Qt::PartiallyChecked);
    made->setCheckState(checked);
    made->setEnabled(enabled);
    return made;
}

QToolButton *chip(const QString &text, bool set, bool menu)
{
    auto *made = new QToolButton;
    made->setText(text);
    made->setProperty("chip", true);
    made->setCheckable(!menu);
    made->setChecked(set);
    if (menu) {
        made->setMenu(new QMenu(made));
        made->setPopupMode(QToolButton::InstantPopup);
    }
    return made;
}

QWidget *segments(const QStringList &texts, int chosen)
{
    auto *made = new QWidget;
    auto *row = new QHBoxLayout(made);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (int i = 0; i < texts.size(); ++i) {
        auto *part = new QToolButton;
        part->setText(texts[i]);
        part->setCheckable(true);
        part->setAutoExclusive(true);
        part->setChecked(i == chosen);
        const char *place = i == 0 ? "first" : i == texts.size() - 1 ? "last" : "middle";
        part->setProperty("segment", QString::fromLatin1(place));
        row->addWidget(part);
    }
    return made;
}

QToolButton *tool(const char *icon, const QString &text = {}, bool raised = false)
{
    auto *made = new QToolButton;
    made->setIcon(lineIcon(QString::fromLatin1(icon)));
    made->setText(text);
    made->setToolButtonStyle(text.isEmpty() ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    made->setAutoRaise(!raised);
    return made;
}

QWidget *badge(Meaning meaning, const QString &text)
{
    const QFont font = fontFor(TextSize::Caption, QApplication::font());
    return new Picture(badgeSize(text, QFontMetrics(font)), [=](QPainter &painter, const QWidget &widget) {
        painter.setFont(font);
        paintBadge(painter, widget.rect(), meaning, text, widget.palette());
    });
}

QWidget *mark(Meaning meaning, int side)
{
    return new Picture({side, side}, [=](QPainter &painter, const QWidget &widget) {
        paintMark(painter, meaning, widget.rect(), widget.palette());
    });
}

QWidget *vendor(const QString &name)
{
    const QFontMetrics metrics(QApplication::font());
    return new Picture({metrics.horizontalAdvance(name) + 22, 20}, [=](QPainter &painter, const QWidget &widget) {
        paintVendorMark(painter, name, QRectF(1, 4, 12, 12), widget.palette());
        painter.drawText(widget.rect().adjusted(20, 0, 0, 0), Qt::AlignVCenter, name);
    });
}

QWidget *swatches(Role first, Role last)
{
    constexpr int Step = 36;
    const int count = static_cast<int>(last) - static_cast<int>(first) + 1;
    return new Picture({count * Step, 16}, [=](QPainter &painter, const QWidget &widget) {
        for (int i = 0; i < count; ++i)
            painter.fillRect(QRect(i * Step, 0, Step - Grid, 16),
                             colourOf(static_cast<Role>(static_cast<int>(first) + i), widget.palette()));
    });
}

/// A link as the lane map draws it, with its name below.
QWidget *lane(const QString &name, int generation, int width, bool lost = false)
{
    const QFont caption = fontFor(TextSize::Caption, QApplication::font());
    return new Picture({80, 36}, [=](QPainter &painter, const QWidget &widget) {
        const LaneInk ink{widget.palette(), QApplication::font(), caption};
        painter.setRenderHint(QPainter::Antialiasing);
        LaneLine line;
        line.path = QPainterPath({0, 8});
        line.path.lineTo(70, 8);
        line.look = LaneLine::Look::Trained;
        line.generation = generation;
        line.width = width;
        line.lost = lost;
        line.lostShift = {0, 6};
        paintLaneLine(painter, line, ink);
        painter.setFont(caption);
        painter.setPen(quietText(widget.palette()));
        painter.drawText(widget.rect(), Qt::AlignLeft | Qt::AlignBottom, name);
    });
}

QWidget *emptyState()
{
    auto *made = new StartPanel;
    made->setFixedSize(420, 200);
    return made;
}

QLabel *type(TextSize size, const QString &text)
{
    auto *made = new Label(text);
    made->setFont(fontFor(size, QApplication::font()));
    return made;
}

QTableWidget *table()
{
    auto *made = new QTableWidget(3, 4);
    made->setHorizontalHeaderLabels({QStringLiteral("GPU"), QStringLiteral("Memory\nGB"), QStringLiteral("Used\nUSD"),
                                     QStringLiteral("FP16 per dollar\nGFLOPS")});
    const std::array<QStringList, 3> rows{QStringList{QStringLiteral("Tesla V100 PCIe 32 GB"), QStringLiteral("32"),
                                                      QStringLiteral("640"), QStringLiteral("175")},
                                          QStringList{QStringLiteral("GeForce RTX 3090"), QStringLiteral("24"),
                                                      QStringLiteral("1,000"), QStringLiteral("71")},
                                          QStringList{QStringLiteral("GeForce RTX 4090"), QStringLiteral("24"),
                                                      QStringLiteral("2,470"), QStringLiteral("–")}};
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 4; ++column) {
            auto *item = new QTableWidgetItem(rows[static_cast<std::size_t>(row)][column]);
            item->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
            made->setItem(row, column, item);
        }
    }
    dressTable(*made);
    made->horizontalHeader()->setSortIndicatorShown(true);
    made->horizontalHeader()->setSortIndicator(3, Qt::DescendingOrder);
    made->resizeColumnsToContents();
    made->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch); // there is no empty column at the end
    made->selectRow(1);
    made->setFixedHeight(170);
    return made;
}

QTabBar *tabs()
{
    auto *made = new QTabBar;
    for (const char *name : {"Lanes", "Power", "Case", "Table"})
        made->addTab(QString::fromLatin1(name));
    made->setTabEnabled(3, false);
    made->setExpanding(false);
    return made;
}

QWidget *iconsOfTheSet()
{
    const QStringList names = lineIconNames();
    constexpr int Step = 25;
    return new Picture({static_cast<int>(names.size()) * Step, 20}, [=](QPainter &painter, const QWidget &widget) {
        for (int i = 0; i < names.size(); ++i)
            paintIcon(painter, lineIcon(names[i]), QRect(i * Step, 1, 18, 18),
                      colourOf(Role::Secondary, widget.palette()));
    });
}

QMenu *menu(QWidget &parent)
{
    auto *made = new QMenu(&parent);
    made->setWindowFlags(Qt::Widget);
    made->addAction(lineIcon(QStringLiteral("add")), QStringLiteral("Add part"))
        ->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+A")));
    QAction *checked = made->addAction(QStringLiteral("Show details"));
    checked->setCheckable(true);
    checked->setChecked(true);
    made->addSeparator();
    made->addMenu(QStringLiteral("Templates"));
    made->addAction(QStringLiteral("Compare"))->setEnabled(false);
    made->setActiveAction(made->actions().first());
    return made;
}

void fillButtons(Sheet &sheet)
{
    sheet.title(QStringLiteral("Buttons: primary, secondary, quiet, off, focus; hover, pressed; in toolbars"));
    sheet.row({button(QStringLiteral("Plan a machine"), "primary"), button(QStringLiteral("Replace…"), nullptr),
               button(QStringLiteral("Copy list"), "quiet"), button(QStringLiteral("Compare"), nullptr, State::Off),
               button(QStringLiteral("Swap"), nullptr, State::Focus)});
    sheet.row({button(QStringLiteral("Plan a machine"), "primary", State::Hover),
               button(QStringLiteral("Replace…"), nullptr, State::Hover),
               button(QStringLiteral("Copy list"), "quiet", State::Hover),
               button(QStringLiteral("Plan a machine"), "primary", State::Pressed),
               button(QStringLiteral("Replace…"), nullptr, State::Pressed),
               button(QStringLiteral("Plan a machine"), "primary", State::Off)});
    auto *report = button(QStringLiteral("Report (PDF)"), "primary", State::Rest, "save");
    report->setProperty("small", true);
    sheet.row({report, tool("columns", QStringLiteral("Columns")), tool("columns", QStringLiteral("Columns"), true),
               tool("close"), tool("more"), tool("add", {}, true)});
}

void fillFields(Sheet &sheet)
{
    sheet.title(QStringLiteral("Fields, boxes, chips, segments, badges"));
    auto *focused = choice(QStringLiteral("x16 slot 2"));
    focused->setProperty("ring", true);
    sheet.row({field(QStringLiteral("1,000")), focused, field({}, QStringLiteral("Name or number"))});
    auto *off = field(QStringLiteral("off"));
    off->setEnabled(false);
    sheet.row({number(280), field(QStringLiteral("abc"), {}, "wrong"), off, choice(QStringLiteral("Variant A"))});
    auto *chosen = new QRadioButton(QStringLiteral("New"));
    chosen->setChecked(true);
    sheet.row({box(QStringLiteral("Owned"), Qt::Checked), box(QStringLiteral("Locked"), Qt::Unchecked),
               box(QStringLiteral("Some"), Qt::PartiallyChecked), box(QStringLiteral("Off"), Qt::Checked, false),
               chosen, new QRadioButton(QStringLiteral("Used"))});
    sheet.row({chip(QStringLiteral("≥ 24 GB"), true, false), chip(QStringLiteral("Used"), false, false),
               chip(QStringLiteral("Vendor"), false, true),
               segments({QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("4"), QStringLiteral("8")}, 0)});
    sheet.row({badge(Meaning::Fine, QStringLiteral("Works")),
               badge(Meaning::Caution, QStringLiteral("Works, 2 limits")),
               badge(Meaning::CannotCheck, QStringLiteral("2 not checked")),
               badge(Meaning::Blocker, QStringLiteral("2 problems")), badge(Meaning::Note, QStringLiteral("5 notes"))});
    auto *slider = new QSlider(Qt::Horizontal);
    slider->setRange(175, 350);
    slider->setValue(255);
    auto *progress = new QProgressBar;
    progress->setValue(40);
    progress->setTextVisible(false);
    sheet.row({slider, progress});
}

void fillMarks(Sheet &sheet)
{
    sheet.title(QStringLiteral("Marks, vendors, lanes, series, icons"));
    sheet.row({mark(Meaning::Blocker, 14), mark(Meaning::Caution, 14), mark(Meaning::CannotCheck, 14),
               mark(Meaning::Note, 14), mark(Meaning::Fine, 14), mark(Meaning::Blocker, 28), mark(Meaning::Caution, 28),
               mark(Meaning::CannotCheck, 28), mark(Meaning::Note, 28), mark(Meaning::Fine, 28)});
    sheet.row({vendor(QStringLiteral("NVIDIA")), vendor(QStringLiteral("AMD")), vendor(QStringLiteral("Intel")),
               vendor(QStringLiteral("Google")), vendor(QStringLiteral("Amazon")), vendor(QStringLiteral("Huawei"))});
    sheet.row({lane(QStringLiteral("1.0 x1"), 1, 1), lane(QStringLiteral("2.0 x2"), 2, 2),
               lane(QStringLiteral("3.0 x4"), 3, 4), lane(QStringLiteral("4.0 x8"), 4, 8),
               lane(QStringLiteral("5.0 x16"), 5, 16), lane(QStringLiteral("4.0 x4, lost"), 4, 4, true)});
    sheet.row({swatches(Role::Series1, Role::Series6)});
    sheet.row({iconsOfTheSet()});
}

void fillSurfaces(Sheet &sheet)
{
    sheet.title(QStringLiteral("Type, tabs, table, empty state, menu, notice"));
    sheet.row({type(TextSize::PageTitle, QStringLiteral("Display 1,234")),
               type(TextSize::Section, QStringLiteral("Section 1,234")),
               type(TextSize::Text, QStringLiteral("Text 1,234 直角")),
               type(TextSize::Caption, QStringLiteral("Caption 1,234"))});
    sheet.whole(tabs());
    sheet.whole(table());
    sheet.row({emptyState()});
    sheet.row({menu(sheet)});
    // A notice lies over the foot of what it is about.
    auto *page = new QWidget;
    page->setFixedSize(620, 72);
    auto *notice = new Notice(page);
    notice->say(QStringLiteral("2 prices added, 2 rows skipped."), false, {},
                {{QStringLiteral("Show them"), [] {}}, {QStringLiteral("Undo"), [] {}}});
    sheet.whole(page);
}

void fillMachines(Sheet &sheet, const std::vector<std::unique_ptr<Workspace>> &machines)
{
    sheet.title(QStringLiteral("Verdict band; findings, open and folded"));
    for (const auto &machine : machines)
        sheet.whole(bandOf(*machine));
    if (!machines.empty())
        sheet.whole(findingsOf(*machines.back()));
}

QImage sheetIn(QApplication &application, const std::vector<std::unique_ptr<Workspace>> &machines, Scheme scheme)
{
    applyTheme(application, scheme, 100);
    Sheet sheet;
    fillMachines(sheet, machines);
    fillButtons(sheet);
    fillFields(sheet);
    fillMarks(sheet);
    fillSurfaces(sheet);
    sheet.resize(ColumnWidth, sheet.sizeHint().height());
    sheet.show();
    QCoreApplication::processEvents();
    const QList<QWidget *> widgets = sheet.findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if (widget->property("ring").toBool())
            putRingAround(widget);
    }
    QCoreApplication::processEvents();
    return sheet.grab().toImage();
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    const QString path = QApplication::arguments().value(1);
    LanguageSwitch languages(application);
    languages.use(QStringLiteral("en"));
    const rig::Result<QString> shipped = rig::db::findShippedCatalogue();
    const rig::Result<rig::Catalogue> catalogue =
        shipped ? rig::db::readCatalogue(*shipped, rig::db::allKinds()) : tl::unexpected(shipped.error());
    if (!catalogue) {
        QTextStream(stderr) << catalogue.error().sentence() << '\n';
        return 3;
    }
    const auto machines = machinesOf(QApplication::arguments().mid(2), *catalogue);
    const QImage light = sheetIn(application, machines, Scheme::Light);
    const QImage dark = sheetIn(application, machines, Scheme::Dark);
    QImage both(light.width() + dark.width(), std::max(light.height(), dark.height()), QImage::Format_RGB32);
    both.fill(Qt::black);
    QPainter painter(&both);
    const double ratio = light.devicePixelRatio();
    painter.drawImage(QRectF(0, 0, light.width(), light.height()), light);
    painter.drawImage(QRectF(light.width(), 0, dark.width(), dark.height()), dark);
    painter.end();
    both.setDevicePixelRatio(ratio);
    if (both.save(path))
        return 0;
    QTextStream(stderr) << "cannot write " << path << '\n';
    return 3;
}
