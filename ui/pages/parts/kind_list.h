// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/search_index.h"

#include <QListWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
QT_END_NAMESPACE

namespace rig::ui {

/// The kinds of part that the catalogue has, with their counts; as a list, and for a narrow page as a combo box that
/// always says the same.
class KindList : public QListWidget
{
    Q_OBJECT

public:
    explicit KindList(QWidget *parent = nullptr);

    [[nodiscard]] QComboBox *combo() { return m_combo; }
    /// Kinds without parts are left out. `counts`: what a search found; none: all parts.
    void fill(const Catalogue &catalogue, const std::optional<KindCounts> &counts);
    void setKind(Kind kind);
    [[nodiscard]] Kind kind() const { return m_kind; }
    void retranslate();

signals:
    void kindChosen(Kind kind);

protected:
    void changeEvent(QEvent *event) override;

private:
    void choose(const QVariant &kind);
    void fitWidth();

    QComboBox *m_combo;
    Kind m_kind = Kind::Card;
};

} // namespace rig::ui
