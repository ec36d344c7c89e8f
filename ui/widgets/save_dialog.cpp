// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/save_dialog.h"

#include <QFileDialog>

namespace rig::ui {

QString askSavePath(QWidget *parent, const SaveQuestion &question)
{
    QString proposed = question.proposed;
    while (true) {
        const QString typed = QFileDialog::getSaveFileName(parent, question.title, proposed, question.filter);
        if (typed.isEmpty())
            return {};
        const QString whole = question.whole(typed);
        if (whole == typed || !QFile::exists(whole))
            return whole;
        proposed = whole;
    }
}

} // namespace rig::ui
