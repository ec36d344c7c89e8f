// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/profile.h"
#include "core/catalogue/catalogue.h"
#include "core/guide/glossary.h"
#include "ui/widgets/web_text.h"

namespace rig::ui {

/// Every figure of a chip with its unit, its source and how sure it is; its prices; the cards that bear it. The name of
/// a figure that the glossary explains is dotted: a click, Enter or F1 shows the word beside it.
class GpuDetails : public WebText
{
    Q_OBJECT

public:
    explicit GpuDetails(QWidget *parent = nullptr);

    /// A null chip clears the panel and says what to do.
    void setChip(const std::shared_ptr<const Chip> &chip, const Catalogue &catalogue);

signals:
    /// The user wants this card in his machine.
    void cardWanted(const QString &cardId);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void follow(const QUrl &link) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showAgain();
    void dotWords();
    /// The word that the keyboard stands on; null where it stands on none.
    [[nodiscard]] const guide::Word *wordAtCursor() const;
    void openWord(const guide::Word &word);

    std::shared_ptr<const Chip> m_chip;
    Catalogue m_catalogue;
    std::vector<guide::Word> m_words; ///< in the language of the window
    advice::Library m_advice;         ///< what dated sources say of chips
    int m_columns = 2;                ///< headlines in a row
    bool m_atTop = true;              ///< nobody scrolled since the chip was chosen
};

} // namespace rig::ui
