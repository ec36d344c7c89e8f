// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts_support.h"
#include "tests/core/fixture.h"
#include "tests/testing.h"
#include "ui/document/workspace.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/rail.h"

#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QTextBrowser>

using namespace rig;
using namespace rig::test;
using namespace rig::ui;
using namespace Qt::StringLiterals;

/// Questions as a new user would ask them, typed into the search of the guide in the real window: one click on the
/// rail, and where the first topic is not the one, a second on the list.
class TestGuideQuestions : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void isAnswered_data();
    void isAnswered();
    void nothingIsScrolledSideways_data();
    void nothingIsScrolledSideways();
    void cleanupTestCase() { m_window.reset(); }

private:
    /// Chooses a page on the rail by one click.
    void goToGuide();

    QTemporaryDir m_settings;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<LanguageSwitch> m_languages;
    std::unique_ptr<MainWindow> m_window;
    int m_clicks = 0;
};

void TestGuideQuestions::initTestCase()
{
    useSettingsIn(m_settings);
    m_workspace = std::make_unique<Workspace>(shipped());
    m_languages = std::make_unique<LanguageSwitch>(*qApp);
    m_window = std::make_unique<MainWindow>(*m_workspace, *m_languages, QString(), u"start"_s);
    m_window->resize(1366, 768);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestGuideQuestions::goToGuide()
{
    auto &rail = *m_window->findChild<Rail *>();
    for (const PageEntry &entry : allPages()) {
        if (QLatin1StringView(entry.id) != "guide"_L1)
            continue;
        for (int row = 0; row < rail.count(); ++row) {
            if (rail.item(row)->text() != QCoreApplication::translate("Page", entry.title))
                continue;
            QTest::mouseClick(rail.viewport(), Qt::LeftButton, {}, rail.visualItemRect(rail.item(row)).center());
            ++m_clicks;
        }
    }
}

void TestGuideQuestions::isAnswered_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QStringList>("says");
    const auto row = [](const char *name, const QString &question, const QStringList &says) {
        const bool chinese = !question.isEmpty() && question.at(0).unicode() > 0x2e80;
        QTest::newRow(name) << (chinese ? u"zh_CN"_s : u"en"_s) << question << says;
    };
    row("a new card", u"I have a 5090 and Ubuntu 22.04, what do I install?"_s,
        {u"CUDA 12.8 or newer"_s, u"To install it under Ubuntu"_s, u"pip install torch"_s});
    row("a factory", u"TensorFlow or PyTorch for a factory?"_s, {u"Begin with PyTorch"_s, u"Industry: PyTorch"_s});
    row("an old card", u"does my M40 still work?"_s, {u"M40"_s, u"cu126"_s});
    row("Windows only", u"我只会 Windows 怎么办"_s, {u"WSL2"_s, u"PyTorch"_s});
    row("cuDNN", u"Do I have to install cuDNN?"_s, {u"Do not install cuDNN by hand"_s});
    row("no driver", u"nvidia-smi has failed because it couldn't communicate with the NVIDIA driver"_s,
        {u"rebuild with DKMS"_s});
    row("a container", u"Docker or conda?"_s, {u"Container Toolkit"_s, u"conda"_s});
    row("AMD", u"does PyTorch run on an AMD RX 9070 XT"_s, {u"ROCm"_s});
    row("two GPUs", u"how do I train on two GPUs with PyTorch"_s, {u"torchrun"_s, u"DDP"_s});
    row("out of memory", u"CUDA out of memory, what can I do?"_s, {u"smaller batch"_s});
    row("which for beginners", u"哪个框架适合新手"_s, {u"PyTorch"_s});
    row("slow downloads", u"国内下载太慢"_s, {u"镜像"_s});
    row("two MI50", u"can I train on two used MI50?"_s, {u"ROCm 5.7"_s, u"Vulkan"_s});
    row("Arc Pro", u"what runs on an Arc Pro B60"_s, {u"names the Arc cards with its chip"_s, u"whl/xpu"_s});
    row("a hang", u"NCCL hangs when two cards start"_s, {u"NCCL_P2P_DISABLE=1"_s, u"IOMMU"_s});
    row("a whole computer", u"I bought a DGX Spark, what do I install?"_s, {u"DGX OS is on it"_s});
    row("a script is refused", u"running scripts is disabled, PowerShell"_s, {u"Set-ExecutionPolicy"_s});
    row("no tools", u"nvidia-smi: command not found"_s, {u"nvidia-utils"_s});
    row("a hang, in Chinese", u"多卡程序一启动就卡住"_s, {u"IOMMU"_s});
    row("a notebook", u"只有 Windows 笔记本能做什么"_s, {u"Ollama"_s});
    row("a GB10", u"what do I install on a GB10?"_s, {u"To install it under DGX OS"_s, u"install neither"_s});
    row("no card", u"my laptop has no NVIDIA card, can I still learn?"_s, {u"Kaggle"_s, u"30 GPU hours"_s});
    row("NVLink", u"do I need NVLink for two cards?"_s, {u"without NVLink that goes over PCIe"_s});
    row("two different cards", u"can I mix two different cards in one training?"_s, {u"waits in each step"_s});
    row("a GPU that waits", u"why is GPU utilisation so low while training?"_s, {u"DataLoader workers"_s});
    row("not signed", u"Secure Boot blocks the driver, what do I do?"_s, {u"MOK"_s});
    row("too little memory", u"显存不够怎么办"_s, {u"out of memory"_s});
    row("without root", u"没有 root 权限怎么装 CUDA"_s, {u"pip"_s});
}

void TestGuideQuestions::isAnswered()
{
    QFETCH(QString, language);
    QFETCH(QString, question);
    QFETCH(QStringList, says);
    m_languages->use(language);
    m_clicks = 0;
    goToGuide();
    auto *guide = m_window->findChild<QWidget *>(u"guidePage"_s);
    QVERIFY(guide && guide->isVisible());
    auto *search = guide->findChild<QLineEdit *>(u"search"_s);
    search->clear();
    QTest::qWait(0);
    search->setText(question); // as it is typed or pasted
    auto &list = *guide->findChild<QListWidget *>(u"guideList"_s);
    auto &text = *guide->findChild<QTextBrowser *>(u"guideText"_s);
    const auto answered = [&] {
        const QString shown = text.toPlainText().remove(QChar(0x2060)); // joins the words of a command, and is not seen
        return std::all_of(says.begin(), says.end(),
                           [&](const QString &one) { return shown.contains(one, Qt::CaseInsensitive); });
    };
    for (int row = 1; !answered() && row < std::min(list.count(), 3); ++row) {
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(row)).center());
        ++m_clicks;
    }
    QVERIFY2(answered(), qPrintable(text.toPlainText().left(600)));
    QVERIFY2(m_clicks <= 3, qPrintable(QString::number(m_clicks)));
    qInfo("%s: %d clicks", QTest::currentDataTag(), m_clicks);
}

void TestGuideQuestions::nothingIsScrolledSideways_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_s;
    QTest::newRow("Chinese") << u"zh_CN"_s;
}

/// Every topic in a window of 1366 × 768.
void TestGuideQuestions::nothingIsScrolledSideways()
{
    QFETCH(QString, language);
    m_languages->use(language);
    goToGuide();
    auto *guide = m_window->findChild<QWidget *>(u"guidePage"_s);
    guide->findChild<QLineEdit *>(u"search"_s)->clear();
    auto &list = *guide->findChild<QListWidget *>(u"guideList"_s);
    const auto &text = *guide->findChild<QTextBrowser *>(u"guideText"_s);
    QVERIFY(list.count() > 40);
    for (int row = 0; row < list.count(); ++row) {
        list.setCurrentRow(row);
        QCoreApplication::processEvents();
        // The marks of Chinese may stand a few pixels over the end of a line; nobody scrolls to them.
        const int beyond = text.horizontalScrollBar()->maximum();
        QVERIFY2(!text.horizontalScrollBar()->isVisible() && beyond <= text.fontMetrics().averageCharWidth(),
                 qPrintable(u"%1: %2 px"_s.arg(list.item(row)->text(), QString::number(beyond))));
    }
}

RIG_TEST(TestGuideQuestions)
#include "tst_guide_questions.moc"
