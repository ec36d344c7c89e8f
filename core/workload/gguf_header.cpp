// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/gguf_header.h"

#include <QCoreApplication>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>

using namespace Qt::StringLiterals;

namespace rig {

namespace {

/// Sentences of this file.
struct GgufWords
{
    Q_DECLARE_TR_FUNCTIONS(GgufWords)
};

constexpr quint64 MostValues = 100'000;
constexpr quint64 MostTensors = 200'000;
constexpr quint64 MostKept = 10'000; ///< numbers of a list that are kept
constexpr quint64 MostName = 65'536;
constexpr double MostBytes = 1e15;

/// A kind of number of ggml: so many weights in a block of so many bytes.
struct GgmlType
{
    quint32 id;
    int weights;
    int bytes;
};
constexpr std::array Types{
    GgmlType{0, 1, 4},      GgmlType{1, 1, 2},      GgmlType{2, 32, 18},    GgmlType{3, 32, 20},
    GgmlType{6, 32, 22},    GgmlType{7, 32, 24},    GgmlType{8, 32, 34},    GgmlType{10, 256, 84},
    GgmlType{11, 256, 110}, GgmlType{12, 256, 144}, GgmlType{13, 256, 176}, GgmlType{14, 256, 210},
    GgmlType{16, 256, 66},  GgmlType{17, 256, 74},  GgmlType{18, 256, 98},  GgmlType{19, 256, 50},
    GgmlType{20, 32, 18},   GgmlType{21, 256, 110}, GgmlType{22, 256, 82},  GgmlType{23, 256, 136},
    GgmlType{24, 1, 1},     GgmlType{25, 1, 2},     GgmlType{26, 1, 4},     GgmlType{27, 1, 8},
    GgmlType{28, 1, 8},     GgmlType{29, 256, 56},  GgmlType{30, 1, 2},     GgmlType{34, 256, 54},
    GgmlType{35, 256, 66},  GgmlType{39, 32, 17}};

/// Kinds of values of the format.
enum ValueKind : quint32 { U8, I8, U16, I16, U32, I32, F32, Bool, Text, List, U64, I64, F64 };
constexpr std::array<int, 13> ValueBytes{1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8};

/// Reads numbers one after another; once the bytes do not suffice, everything is 0 and `cut` is set.
class Bytes
{
public:
    explicit Bytes(const QByteArray &bytes) : m_bytes(bytes) {}

    template <class T> T take()
    {
        if (left() < sizeof(T)) {
            cut = true;
            return {};
        }
        T value;
        std::memcpy(&value, m_bytes.constData() + m_at, sizeof(T));
        m_at += sizeof(T);
        return qFromLittleEndian(value);
    }
    QString text()
    {
        const auto size = take<quint64>();
        if (size > left()) {
            cut = true;
            return {};
        }
        const QString text = QString::fromUtf8(m_bytes.constData() + m_at, std::min(size, MostName));
        m_at += size;
        return text;
    }
    void skip(quint64 size)
    {
        if (size > left())
            cut = true;
        else
            m_at += size;
    }
    [[nodiscard]] quint64 left() const { return static_cast<quint64>(m_bytes.size()) - m_at; }

    bool cut = false;

private:
    const QByteArray &m_bytes;
    quint64 m_at = 0;
};

double number(Bytes &bytes, quint32 kind)
{
    switch (kind) {
    case U8:
    case Bool:
        return bytes.take<quint8>();
    case I8:
        return bytes.take<qint8>();
    case U16:
        return bytes.take<quint16>();
    case I16:
        return bytes.take<qint16>();
    case U32:
        return bytes.take<quint32>();
    case I32:
        return bytes.take<qint32>();
    case F32:
        return bytes.take<float>();
    case U64:
        return static_cast<double>(bytes.take<quint64>());
    case I64:
        return static_cast<double>(bytes.take<qint64>());
    default:
        return bytes.take<double>();
    }
}

QVariant list(Bytes &bytes)
{
    const auto kind = bytes.take<quint32>();
    const auto count = bytes.take<quint64>();
    if (kind == Text) {
        for (quint64 i = 0; i < count && !bytes.cut; ++i)
            bytes.skip(bytes.take<quint64>());
        return {};
    }
    const bool isNumber = kind < ValueBytes.size() && kind != List;
    if (!isNumber || count > bytes.left() / ValueBytes[kind]) {
        bytes.cut = true;
        return {};
    }
    QList<double> numbers;
    for (quint64 i = 0; i < count; ++i) {
        const double value = number(bytes, kind);
        if (i < MostKept)
            numbers << value;
    }
    return QVariant::fromValue(numbers);
}

QVariant value(Bytes &bytes)
{
    const auto kind = bytes.take<quint32>();
    if (kind == Text)
        return bytes.text();
    if (kind == List)
        return list(bytes);
    if (kind >= ValueBytes.size()) {
        bytes.cut = true;
        return {};
    }
    const double read = number(bytes, kind);
    return kind == Bool ? QVariant(read != 0) : QVariant(std::isfinite(read) ? read : 0.0);
}

/// Empty: fine.
QString readTensor(Bytes &bytes, GgufTensor &tensor, double &end)
{
    tensor.name = bytes.text();
    const auto dimensions = bytes.take<quint32>();
    if (dimensions > 4)
        return GgufWords::tr("A tensor has more than four dimensions.");
    double elements = 1;
    double first = 1;
    for (quint32 i = 0; i < dimensions; ++i) {
        const auto size = static_cast<double>(bytes.take<quint64>());
        if (i == 0)
            first = size;
        elements *= size;
    }
    const auto id = bytes.take<quint32>();
    const auto offset = static_cast<double>(bytes.take<quint64>());
    const auto type = std::find_if(Types.begin(), Types.end(), [id](const GgmlType &one) { return one.id == id; });
    if (bytes.cut)
        return {};
    if (type == Types.end())
        return GgufWords::tr("The tensor “%1” is held in numbers of a kind that is not known here (%2).")
            .arg(tensor.name, QString::number(id));
    tensor.elements = elements;
    tensor.rows = first > 0 ? elements / first : 0;
    tensor.bytes = elements / type->weights * type->bytes;
    end = std::max(end, offset + tensor.bytes);
    if (!(tensor.bytes >= 0 && end <= MostBytes))
        return GgufWords::tr("The tensor “%1” has a size that cannot be.").arg(tensor.name);
    return {};
}

} // namespace

bool isGguf(const QByteArray &head) { return head.startsWith("GGUF"); }

Result<GgufHeader> readGgufHeader(const ModelFile &file)
{
    if (!isGguf(file.head))
        return badModelFile(file, GgufWords::tr("This is no GGUF file."));
    Bytes bytes(file.head);
    bytes.skip(4);
    const auto version = bytes.take<quint32>();
    if (version < 2 || version > 3)
        return badModelFile(file, GgufWords::tr("GGUF of version %1 is not known here; 2 and 3 are.").arg(version));
    const auto tensors = bytes.take<quint64>();
    const auto values = bytes.take<quint64>();
    if (tensors > MostTensors || values > MostValues)
        return badModelFile(file, GgufWords::tr("The header speaks of more values or tensors than can be."));
    GgufHeader header;
    for (quint64 i = 0; i < values && !bytes.cut; ++i) {
        const QString key = bytes.text();
        const QVariant read = value(bytes);
        if (read.isValid())
            header.values.insert(key, read);
    }
    double end = 0;
    for (quint64 i = 0; i < tensors && !bytes.cut; ++i) {
        GgufTensor tensor;
        if (const QString sentence = readTensor(bytes, tensor, end); !sentence.isEmpty())
            return badModelFile(file, sentence);
        header.tensors.push_back(std::move(tensor));
    }
    if (bytes.cut)
        return badModelFile(file, GgufWords::tr("The header is cut off, or lies about its sizes."));
    if (end > static_cast<double>(file.size))
        return badModelFile(file, GgufWords::tr("The header speaks of %1 bytes, the file has %2: it is not whole.")
                                      .arg(formulaNumber(end), formulaNumber(static_cast<double>(file.size))));
    return header;
}

} // namespace rig
