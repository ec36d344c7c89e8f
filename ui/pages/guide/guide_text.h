// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/guide/card_software.h"
#include "core/guide/checklist.h"
#include "core/guide/frameworks.h"
#include "core/guide/glossary.h"
#include "ui/widgets/web_text.h"

namespace rig::ui {

/// What the guide says, as one text: a topic, the answer for cards, a framework, a word. Markdown is read by Qt's own
/// reader, without HTML. A command is copied by one click, links to topics are told, those of the web opened after a
/// look.
class GuideText : public WebText
{
    Q_OBJECT

public:
    explicit GuideText(QWidget *parent = nullptr);

    /// `cards`: what is true of the open machine's cards, above topics of installing; empty where there are none.
    void showTopic(const guide::Topic &topic, const QStringList &cards);
    /// The answer for cards with the steps that install their software; `all` with their sources.
    void showCards(const std::vector<guide::CardSoftware> &all, const std::vector<guide::ChecklistStep> &steps,
                   const QString &system);
    void showFramework(const guide::FrameworkEntry &entry);
    void showWord(const guide::Word &word);
    /// One sentence, where there is nothing to show.
    void showSentence(const QString &sentence);

signals:
    void topicWanted(const QString &id);
    void copied();

protected:
    void follow(const QUrl &address) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    [[nodiscard]] QMimeData *createMimeDataFromSelection() const override;

private:
    class Writer;
    void draw(std::function<void(Writer &)> write);

    std::function<void(Writer &)> m_write; ///< what is shown, to be drawn again in other colours
    QStringList m_commands;
    std::vector<Source> m_sources;
};

} // namespace rig::ui
