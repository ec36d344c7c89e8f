// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/advice_words.h"
#include "core/advice/advise.h"

#include <QWidget>

#include <optional>

QT_BEGIN_NAMESPACE
class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QSplitter;
class QTabWidget;
class QTableView;
QT_END_NAMESPACE

namespace rig::ui {

class AnswerHead;
class OfferColumns;
class OffersModel;
class PartFilters;
class QuestionForm;
class RackView;
class SourceCards;
class WhenSeen;
class Workspace;

/// The question on the left; on the right the answer in a sentence, what today's catalogue gives, and below it the
/// chosen chip, the plan of racks, and behind them what was said 2016–2020 and where it disagrees. In a narrow panel
/// the question, in a low one the list is a tab of them, and the answer scrolls.
class AdvicePanel : public QWidget
{
    Q_OBJECT

public:
    explicit AdvicePanel(Workspace &workspace, QWidget *parent = nullptr);
    ~AdvicePanel() override;

    /// A GPU was chosen elsewhere; nothing happens where it does not answer.
    void showPart(const QString &id);

signals:
    void partOpened(const QString &id);
    void partChosen(const QString &id);
    void said(const QString &sentence, bool problem);
    void machinePlanned(const rig::Document &document, const QString &sentence);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeForm();
    QWidget *makeAnswer();
    void makeList();
    void makeTabs();
    void share();
    void makeTable();
    void takeCatalogue();
    void answer();
    void showAnswer();
    void planMachine(); ///< with the cards of the answer
    void showOffers();  ///< those that the filters let through; the list begins at its top
    void fitList();     ///< its filters take as many lines as they need, and its rows come on top of that
    [[nodiscard]] bool passes(const advice::Offer &offer) const;
    void showSources();
    void showChosen();
    void showRacks();
    void follow(const QString &link);
    void fitTable();
    void placeForm(); ///< at the side, or where that is too narrow for both, as a tab
    void placeList(); ///< over the tabs, or where that is too low for both, as the first of them
    void sayTabs();
    [[nodiscard]] QString listHtml() const; ///< how the list is made, and why others are not in it
    void remember();
    void retranslate();
    [[nodiscard]] const advice::Offer *chosen() const;

    Workspace &m_workspace;
    advice::Library m_library;
    QString m_failure; ///< why the library could not be read
    std::optional<advice::MarketToday> m_market;
    std::optional<advice::Overhead> m_overhead;
    advice::Question m_question;
    advice::SourcesSay m_sources;
    advice::Offers m_offers;
    advice::Answer m_answer;
    CloudServices m_services;
    CloudPrices m_rented;
    AnswerHead *m_head;
    QPushButton *m_plan;
    QScrollArea *m_answerArea = nullptr; ///< all that stands beside the question
    PartFilters *m_filters;
    QuestionForm *m_form;
    QScrollArea *m_formArea = nullptr;
    QWidget *m_list;
    QScrollArea *m_sourcesArea = nullptr;
    QScrollArea *m_conflictsArea = nullptr;
    QScrollArea *m_detailsArea = nullptr;
    QScrollArea *m_racksArea = nullptr;
    QHBoxLayout *m_row = nullptr;
    QLabel *m_listTitle;
    OffersModel *m_model;
    QTableView *m_table;
    OfferColumns *m_columns = nullptr;
    QLabel *m_count;
    QTabWidget *m_tabs;
    SourceCards *m_cards;
    SourceCards *m_conflicts;
    QLabel *m_details;
    QString m_leftOut;
    int m_concerned = 0; ///< disagreements that touch the question
    int m_speaking = 0;  ///< sources with something to say
    RackView *m_racks;
    QSplitter *m_split;
    WhenSeen *m_seen;
    bool m_filling = false;
};

} // namespace rig::ui
