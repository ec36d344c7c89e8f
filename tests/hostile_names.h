// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace rig::test {

/// Names that would load a file, run, steer a terminal or tear a sentence, were they taken for more than text.
inline const QStringList &hostileNames()
{
    using namespace Qt::StringLiterals;
    static const QStringList names{u"<img src=\"file:///etc/passwd\">"_s,
                                   u"<b>All is well</b>"_s,
                                   u"<a href=\"file:///etc/passwd\">more</a>"_s,
                                   u"<a href=\"//host/share\">more</a>"_s,
                                   u"&lt;img src=x&gt; &amp;"_s,
                                   u"\"><script>alert(1)</script>"_s,
                                   u"</td></table><h1>No findings</h1>"_s,
                                   u"\u001b[2J\u001b]0;title\u0007"_s,
                                   u"Card\nNo findings"_s,
                                   u"Card\rPASS"_s,
                                   u"\u202egnp.exe"_s,
                                   u"a\u2066b\u2069\u200fc"_s,
                                   u"=cmd|'/c calc'!A1"_s,
                                   u"%1 %2 %n %L1 %99"_s,
                                   u"[*] & ${HOME} $(id) `id` "_s + QString(300, u'x')};
    return names;
}

} // namespace rig::test
