// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/finder/find.h"
#include "core/finder/search.h"
#include "core/workload/planned_works.h"
#include "tests/core/fixture.h"
#include "tests/core/linear_model.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTest>

using namespace rig;
using namespace rig::finder;
using namespace Qt::StringLiterals;

/// The finder against CBC on the shipped catalogue.
class TestFinderSolver : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void neverAboveTheLinearModel();

private:
    [[nodiscard]] Question question(QRandomGenerator &random) const;

    ModelLibrary m_library;
    std::unique_ptr<SpeedModel> m_speeds;
    Catalogue m_catalogue;
};

void TestFinderSolver::initTestCase()
{
    QVERIFY2(!QStandardPaths::findExecutable(u"cbc"_s).isEmpty(),
             "cbc (package coinor-cbc) answers the same questions");
    RIG_UNWRAP(library, shippedModels());
    RIG_UNWRAP(runs, shippedRuns(library));
    m_library = library;
    m_speeds = std::make_unique<SpeedModel>(test::shipped(), runs);
    m_catalogue = test::shipped();
    m_catalogue.prices.today = QDate(2026, 11, 24);
}

/// Half of them ask for little beside the sums.
Question TestFinderSolver::question(QRandomGenerator &random) const
{
    Question question;
    question.budget = Money{double(700 + random.bounded(12'000)), u"USD"_s};
    question.sameWithin = 0;
    question.site.circuit = *circuitById(random.bounded(2) > 0 ? u"us-20a"_s : u"eu-16a"_s);
    question.mostCards = random.bounded(3) > 0 ? 1 : 4;
    PlannedWork work;
    work.model = std::array{u"llama-3.2-1b"_s, u"llama-3.2-3b"_s, u"llama-3-8b"_s}[random.bounded(3U)];
    work.values.insert(u"method"_s, u"qlora"_s);
    if (const Result<Workload> workload = workloadOf(work, m_library); workload && random.bounded(4) > 0)
        question.work = plannedWork(*workload, work.model, {}, m_library);
    if (random.bounded(2) == 0)
        return question;
    question.refused = QStringList{u"power.supply-headroom"_s};
    question.essential.clear();
    question.lanesEach = 0;
    return question;
}

/// No machine of the finder does more than the linear model's optimum, and most do as much: then nothing that is not
/// linear costs speed, both say the same, and the finder's machine is no cheaper than the model's cheapest.
/// RIGWRIGHT_SOLVER_QUESTIONS sets how many questions are asked.
void TestFinderSolver::neverAboveTheLinearModel()
{
    const int questions = qEnvironmentVariableIsSet("RIGWRIGHT_SOLVER_QUESTIONS")
                              ? qEnvironmentVariableIntValue("RIGWRIGHT_SOLVER_QUESTIONS")
                              : 6;
    QRandomGenerator random(25);
    int answered = 0;
    int fast = 0;
    qint64 solverNs = 0;
    qint64 finderNs = 0;
    for (int i = 0; i < questions; ++i) {
        const Question asked = question(random);
        RIG_UNWRAP(paces, Paces::of(asked, m_library, *m_speeds));
        RIG_UNWRAP(stock, stockFor(paces, m_catalogue));
        const qint64 most = std::llround(asked.budget->amount * 100);
        QElapsedTimer timer;
        timer.start();
        Search search(stock, paces, m_catalogue);
        Limits limits;
        limits.mostCents = most;
        const std::vector<Kept> kept = search.run(limits);
        finderNs += timer.nsecsElapsed();
        QVERIFY(search.proof().proven);
        const int best = answerAmong(kept, asked);
        const test::LinearModel model(stock, asked, most);
        timer.restart();
        const std::optional<Choice> choice = model.best();
        solverNs += timer.nsecsElapsed();
        QVERIFY2(choice || best < 0, qPrintable(u"question %1: CBC finds none"_s.arg(i)));
        if (best < 0)
            continue;
        ++answered;
        const double bound = stock.of(Slot::Cards)[std::size_t((*choice)[0])].pace.most;
        const Kept &ours = kept[std::size_t(best)];
        QVERIFY2(ours.objective <= bound * (1 + 1e-9),
                 qPrintable(u"question %1: %2 above %3"_s.arg(i).arg(ours.objective).arg(bound)));
        if (ours.objective < bound * (1 - 1e-9))
            continue;
        // The same speed: then the model's cheapest is no dearer than ours.
        ++fast;
        const std::optional<Choice> cheapest = model.best(bound);
        QVERIFY(cheapest.has_value());
        QVERIFY2(search.assembly().centsOf(*cheapest) <= ours.cents, qPrintable(QString::number(i)));
    }
    QVERIFY2(fast * 2 >= answered, qPrintable(QString::number(fast)));
    QVERIFY2(answered * 2 >= questions, qPrintable(QString::number(answered)));
    qInfo("%d questions, %d with a machine, of %d the model's speed; finder %.2f s, CBC %.2f s", questions, answered,
          fast, double(finderNs) / 1e9, double(solverNs) / 1e9);
}

RIG_TEST(TestFinderSolver)
#include "tst_finder_solver.moc"
