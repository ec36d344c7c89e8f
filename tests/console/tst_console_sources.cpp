// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/expectations.h"
#include "tests/testing.h"

using namespace Qt::StringLiterals;
using namespace rig::test;

/// What each source document advises, as one who asks `advise` is told it. The S-numbers are those of the requirements.
class TestConsoleSources : public QObject
{
    Q_OBJECT

private slots:
    void isAdvised_data();
    void isAdvised();
    void aSetIsWrittenOut(); // S10
};

namespace {

/// "000 best = titan-xp": the GPUs of an entry of a source.
QString gpus(const char *profile, const char *entry, const char *ids)
{
    return u"sources[profile=%1].advice[id=%2].gpus[].id = %3"_s.arg(QLatin1StringView(profile),
                                                                     QLatin1StringView(entry), QLatin1StringView(ids));
}

/// The ids of all that a source has to say.
QString entries(const char *profile, const char *ids)
{
    return u"sources[profile=%1].advice[].id = %2"_s.arg(QLatin1StringView(profile), QLatin1StringView(ids));
}

QString options(const char *profile, const char *entry, const char *ids)
{
    return u"sources[profile=%1].advice[id=%2].options[].id = %3"_s.arg(
        QLatin1StringView(profile), QLatin1StringView(entry), QLatin1StringView(ids));
}

QStringList typed(const char *line) { return QString::fromLatin1(line).split(u' '); }

void ask(const char *name, const char *question, const QStringList &expectations)
{
    QTest::newRow(name) << typed(question) << expectations;
}

/// S113: both sides of what the documents disagree about.
QStringList disagreements()
{
    QStringList sides;
    for (const auto &[topic, positions] :
         {std::pair("titan-xp", "000 best, avoid"), std::pair("titan-x-large-data", "000 buy, avoid"),
          std::pair("compute-bandwidth", "000 compute, bandwidth"), std::pair("lanes", "000 matter"),
          std::pair("lanes", "004-dettmers hardly matter"), std::pair("gpus-per-server", "000 8 or 16"),
          std::pair("gpus-per-server", "003 at most 8"), std::pair("ten-to-hundred", "000 DGX or GTX"),
          std::pair("ten-to-hundred", "003 RTX"), std::pair("gtx-970", "002 fine"), std::pair("gtx-970", "000 avoid"),
          std::pair("cloud", "002 buy instead"), std::pair("cloud", "003 for large work")}) {
        const QString position = QString::fromLatin1(positions);
        sides << u"disagreements[topic=%1].sides[profile=%2].position = %3"_s.arg(
            QLatin1StringView(topic), position.section(u' ', 0, 0), position.section(u' ', 1));
    }
    return sides + QStringList{u"disagreements[topic=2060-2070].sides[profile=004-dettmers].position ~ 2060"_s,
                               u"disagreements[topic=2060-2070].sides[profile=004-dettmers].position ~ 2070"_s,
                               u"disagreements[topic=titan-xp].sides[profile=000].date = 2018, 2018"_s,
                               u"disagreements[topic=titan-xp].concerned = true"_s};
}

void inGeneral()
{
    ask("S1, S2, S3, S14, S18, S20, S23, S113, S118: in general", "advise --role overall",
        QStringList{gpus("000", "best", "titan-xp"),
                    u"sources[profile=000].advice[id=best].disagreements[] = titan-xp"_s,
                    // S2: exactly these three; S3: never the 1060 with 3 GB
                    gpus("000", "efficient-dear", "geforce-gtx-1080-ti, geforce-gtx-1070, geforce-gtx-1080"),
                    gpus("000", "efficient-cheap", "geforce-gtx-1060-6gb"),
                    u"sources[profile=000].advice[id=best].gpus[id=titan-xp].availability = discontinued"_s,
                    u"sources[profile=000].advice[id=best].gpus[id=titan-xp].substitutes[] = titan-x-pascal"_s,
                    gpus("004-dettmers", "best", "geforce-rtx-2070"),
                    gpus("004-dettmers", "efficient-dear", "geforce-rtx-2070"),
                    gpus("004-dettmers", "efficient-cheap", "geforce-rtx-2060, geforce-gtx-1060-6gb"),
                    gpus("002", "best", "geforce-gtx-1080, titan-x-maxwell"),
                    gpus("002", "efficient-dear", "titan-x-maxwell, geforce-gtx-1070"),
                    gpus("002", "efficient-troublesome", "geforce-gtx-970"),
                    gpus("002", "cheapest-without-trouble", "geforce-gtx-titan"),
                    gpus("001", "efficient-dear", "geforce-rtx-2070, geforce-gtx-1080-ti"),
                    gpus("001", "efficient-cheap", "geforce-rtx-2060, geforce-gtx-1060-6gb"),
                    gpus("004-lambda", "state-of-the-art", "quadro-rtx-8000, quadro-rtx-6000, titan-rtx")} +
            disagreements());
    ask("S13: only trying", "advise --role trying",
        {gpus("000", "trying", "geforce-gtx-1050-ti"), gpus("001", "trying", "geforce-gtx-1050-ti"),
         u"sources[profile=000].advice[id=trying].gpus[].memory_gib = 4"_s,
         u"sources[profile=000].advice[id=trying].correction ~ No GTX 1050 Ti had 2 GB"_s,
         gpus("000", "beginner", "geforce-gtx-1060-6gb, geforce-gtx-1050-ti"), // S14
         gpus("004-lambda", "hobby", "geforce-rtx-2060")});
    ask("S12: starting", "advise --role starting",
        {gpus("000", "starting", "geforce-gtx-1060-6gb"),
         gpus("001", "starting", "geforce-rtx-2060, geforce-gtx-1060-6gb"), gpus("002", "starting", "geforce-gtx-970"),
         u"sources[profile=002].advice[id=starting].gpus[].used = true"_s,
         u"sources[profile=002].advice[id=starting].alternatives[].id = geforce-gtx-1080, titan-x-maxwell"_s});
}

void byRole()
{
    ask("S7: Kaggle, S20, S26: outside a data centre", "advise --role kaggle",
        {gpus("000", "kaggle", "geforce-gtx-1060-6gb"), gpus("001", "kaggle", "geforce-rtx-2070, geforce-gtx-1060-6gb"),
         gpus("002", "kaggle", "geforce-gtx-1070, geforce-gtx-970"), gpus("004-dettmers", "kaggle", "geforce-rtx-2070"),
         u"sources[profile=004-dettmers].warnings[id=licence].text = "_s});
    ask("S7: Kaggle, deep", "advise --role kaggle-deep",
        {gpus("000", "kaggle-deep", "geforce-gtx-1080-ti"), gpus("001", "kaggle-deep", "geforce-gtx-1080-ti"),
         u"sources[profile=001].advice[id=kaggle-deep].alternatives[].id = geforce-rtx-2080-ti"_s});
    ask("S8: computer vision", "advise --role cv",
        {gpus("000", "computer-vision", "titan-xp"), gpus("001", "computer-vision", "geforce-rtx-2080-ti"),
         u"sources[profile=001].advice[id=computer-vision].hints[] = blower-or-liquid"_s,
         gpus("004-dettmers", "computer-vision", "geforce-rtx-2080-ti")});
    ask("S8: computer vision, very deep", "advise --role cv --depth very-deep",
        {gpus("001", "computer-vision-deep", "titan-rtx"), gpus("004-dettmers", "computer-vision-deep", "titan-rtx")});
    ask("S9: language", "advise --role nlp",
        {gpus("000", "nlp", "geforce-gtx-1070, geforce-gtx-1080"),
         u"sources[profile=000].advice[id=nlp].hints[] = check-memory"_s, gpus("001", "nlp", "geforce-rtx-2080-ti"),
         u"sources[profile=001].advice[id=nlp].hints[] = fp16"_s});
    ask("S10: a researcher", "advise --role researcher",
        {gpus("000", "researcher", "geforce-gtx-1080-ti"),
         gpus("002", "researcher", "titan-x-maxwell, geforce-gtx-1080"),
         u"sources[profile=002].advice[id=researcher].together = true"_s,
         u"sources[profile=002].advice[id=researcher].gpus[].at_least = 1, 1"_s,
         u"sources[profile=002].advice[id=researcher].gpus[].at_most = null, 4"_s});
    ask("S4: above 250 GB, S14: a start-up", "advise --role start-up --dataset-gb 251",
        {gpus("000", "large-dataset", "titan-x-maxwell, titan-x-pascal, titan-xp"),
         gpus("001", "large-dataset", "titan-x-maxwell, titan-x-pascal, titan-xp"),
         gpus("002", "large-dataset", "geforce-gtx-titan"),
         gpus("000", "start-up", "geforce-gtx-1070, geforce-gtx-1080, geforce-gtx-1080-ti")});
    ask("S4: 250 GB is not above", "advise --role start-up --dataset-gb 250",
        {entries("000", "start-up"), entries("001", ""), entries("002", "")});
}

void byMoney()
{
    ask("S5: not enough money, S20: affordable, S17: 11 GiB", "advise --budget-preset short --memory-gib 11",
        {entries("000", "not-enough-money"), gpus("000", "not-enough-money", "geforce-gtx-1060-6gb"),
         entries("001", "not-enough-money"), gpus("001", "not-enough-money", "geforce-gtx-1060-6gb"),
         gpus("004-dettmers", "affordable", "geforce-gtx-1060-6gb")});
    ask("S17: poor, and 12 GiB", "advise --budget-preset short --memory-gib 12",
        {entries("000", "poor-but-12-gb"), gpus("000", "poor-but-12-gb", "titan-x-maxwell")});
    ask("S20, S23, S112: little money", "advise --budget-preset little",
        {gpus("002", "little-money", "geforce-gtx-680-4gb, geforce-gtx-960-4gb"),
         u"sources[profile=002].advice[id=little-money].gpus[].used = true, true"_s,
         gpus("004-dettmers", "low-price", "geforce-gtx-1050-ti"),
         options("004-dettmers", "low-price", "cpu-and-cloud, colab")});
    ask("S6, S115: almost no money", "advise --budget-preset almost-none",
        {gpus("000", "almost-no-money", "geforce-gtx-1050-ti"), gpus("001", "almost-no-money", "geforce-gtx-1050-ti"),
         u"sources[profile=000].advice[id=almost-no-money].gpus[].memory_gib = 4"_s,
         u"sources[profile=002].advice[id=almost-no-money].unsolved = true"_s,
         u"sources[profile=002].advice[id=almost-no-money].alternatives[].id = geforce-gtx-1050-ti"_s,
         options("002", "almost-no-money", "colab, ai-studio")});
    const QString text = u"sources[profile=004-lambda].advice[0].text ~ US dollars are assumed"_s;
    ask("S21: 5,000", "advise --budget 5000 --profile 004-lambda",
        {entries("004-lambda", "budget-4-6k"), gpus("004-lambda", "budget-4-6k", "geforce-rtx-2070, geforce-rtx-2080"),
         u"sources[].between_bands = false"_s, text});
    ask("S21: 8,500", "advise --budget 8500 --profile 004-lambda",
        {entries("004-lambda", "budget-8-9k"), gpus("004-lambda", "budget-8-9k", "geforce-rtx-2080-ti"),
         u"sources[].between_bands = false"_s, text});
    ask("S21: 7,000 is a gap", "advise --budget 7000 --profile 004-lambda",
        {entries("004-lambda", "budget-4-6k, budget-8-9k"), u"sources[].between_bands = true"_s, text});
}

void byScale()
{
    ask("S11: a cluster, S24: 9 machines", "advise --role cluster --machines 9",
        {entries("000", "cluster"), entries("001", "cluster"), entries("003", ""),
         u"sources[profile=002].advice[id=cluster].hints[] = rack-plan"_s, u"racks.machines = 9"_s,
         u"racks.racks > 0"_s, u"racks.total_w > 0"_s, u"racks.circuits > 0"_s, u"racks.ports > 0"_s});
    ask("S24: 10 machines", "advise --role cluster --machines 10",
        {options("000", "machines-10-100", "supermicro-gtx"), options("001", "machines-10-100", "supermicro-gtx"),
         options("003", "machines-10-100", "rtx-chassis")});
    ask("S24: 100 machines, money enough", "advise --role cluster --machines 100 --budget-preset plenty",
        {options("000", "machines-10-100-ample", "dgx"), options("001", "machines-10-100-ample", "dgx"),
         options("003", "machines-10-100", "rtx-chassis"), gpus("004-lambda", "future", "quadro-rtx-8000")});
    ask("S24: 101 machines", "advise --role cluster --machines 101",
        {options("000", "machines-over-100", "tesla"), options("001", "machines-over-100", "tesla"),
         options("003", "machines-over-100", "tesla, cloud")});
    ask("S27: four in a workstation", "advise --role cluster --gpus-per-machine 4",
        {u"sources[].warnings[].id = "_s, u"question.gpus_per_machine = 4"_s});
    ask("S27: five in a workstation", "advise --role cluster --gpus-per-machine 5",
        {u"sources[profile=003].warnings[].id = workstation"_s,
         u"sources[profile=003].warnings[].text ~ A workstation holds 4 GPUs at most"_s,
         u"disagreements[topic=gpus-per-server].concerned = true"_s});
    ask("S27: nine in a server", "advise --role cluster --gpus-per-machine 9 --housing server",
        {u"sources[profile=003].warnings[].id = server"_s});
    ask("S26: GeForce in a data centre", "advise --role kaggle --data-centre",
        {u"sources[profile=004-dettmers].warnings[id=licence].text ~ not licensed for datacenter deployment"_s,
         u"sources[profile=004-dettmers].warnings[id=licence].text ~ no legal advice"_s,
         u"sources[profile=004-dettmers].warnings[id=licence].source.title ~ 138"_s});
}

void today()
{
    // The launch price of the enterprise card beside the consumer card that computes as much.
    ask("S25: an enterprise card's price", "advise --housing server --limit 200",
        {u"offers[id=h100-sxm-80gb].nearest_consumer.price_times > 10"_s,
         u"offers[id=h100-sxm-80gb].nearest_consumer.fp32_times < 1.25"_s,
         u"offers[id=h100-sxm-80gb].nearest_consumer.fp32_times > 0.8"_s});
    ask("S41: the newest that can be paid stands first", "advise --budget 700 --order newest --limit 3",
        {u"offers[0].launch_date ~ 202"_s, u"offers[0].price.amount < 700.01"_s});
    ask("S71: TPUs for CNNs", "advise --accelerators tpu --net cnn",
        {u"offers[0].id ~ tpu-"_s, u"offers[0].less_suited = false"_s, u"offers[0].remarks[].kind ~ suited"_s});
    ask("S71: TPUs for RNNs", "advise --accelerators tpu --net rnn",
        {u"offers[0].id ~ tpu-"_s, u"offers[0].less_suited = true"_s});
    ask("S73: AMD, as it was said and today", "advise --vendor AMD --limit 60",
        {u"offers[id=radeon-rx-7900-xtx].remarks[].text ~ 16-bit yes"_s,
         u"offers[id=radeon-rx-7900-xtx].remarks[].text ~ no Tensor Cores"_s,
         u"offers[id=radeon-rx-7900-xtx].remarks[].text ~ less support"_s,
         u"offers[id=radeon-rx-7900-xtx].framework_support = yes"_s});
    ask("S116: memory alone", "advise --weights 10,0,0,0 --budget 100000 --limit 1", {u"offers[0].memory_gib > 95"_s});
    ask("S116: price alone", "advise --weights 0,0,0,10 --budget 100000 --limit 1", {u"offers[0].memory_gib < 95"_s});
}

} // namespace

void TestConsoleSources::isAdvised_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("expectations");
    inGeneral();
    byRole();
    byMoney();
    byScale();
    today();
}

void TestConsoleSources::isAdvised()
{
    QFETCH(QStringList, arguments);
    QFETCH(QStringList, expectations);
    const QJsonValue answer = answerOf(arguments);
    QVERIFY(!valuesAt(answer, u"answer.text"_s).isEmpty());
    const QString broken = allBrokenOf(answer, expectations);
    QVERIFY2(broken.isEmpty(), qPrintable(broken));
}

void TestConsoleSources::aSetIsWrittenOut()
{
    const Run run = runProgram(typed("advise --role researcher --profile 002 --lang en"));
    QVERIFY2(run.out.contains("1 to 4 × NVIDIA GeForce GTX 1080"), run.out);
}

RIG_TEST(TestConsoleSources)
#include "tst_console_sources.moc"
