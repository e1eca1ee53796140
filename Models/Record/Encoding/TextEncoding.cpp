// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Encoding/TextEncoding.h"

#include "Models/Record/Encoding/Big5Table.h"
#include "Models/Record/Encoding/GbkTable.h"
#include "Models/Record/Encoding/KoreanTable.h"
#include "Models/Record/Encoding/ShiftJisTable.h"
#include "Models/Record/Encoding/SingleByteTables.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace gomoku {

namespace {

constexpr std::string_view kUtf8 = "UTF-8";
constexpr std::string_view kWestern = "windows-1252";
constexpr std::string_view kCyrillic = "windows-1251";

/// Bytes 0x80..0x9F; above them the code page is Latin-1.
constexpr std::array<std::uint16_t, 32> kWesternUpper{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
};

/// Bytes 0x80..0xBF; from 0xC0 on the letters follow one another from U+0410.
constexpr std::array<std::uint16_t, 64> kCyrillicUpper{
    0x0402, 0x0403, 0x201A, 0x0453, 0x201E, 0x2026, 0x2020, 0x2021, 0x20AC, 0x2030, 0x0409,
    0x2039, 0x040A, 0x040C, 0x040B, 0x040F, 0x0452, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x0098, 0x2122, 0x0459, 0x203A, 0x045A, 0x045C, 0x045B, 0x045F, 0x00A0,
    0x040E, 0x045E, 0x0408, 0x00A4, 0x0490, 0x00A6, 0x00A7, 0x0401, 0x00A9, 0x0404, 0x00AB,
    0x00AC, 0x00AD, 0x00AE, 0x0407, 0x00B0, 0x00B1, 0x0406, 0x0456, 0x0491, 0x00B5, 0x00B6,
    0x00B7, 0x0451, 0x2116, 0x0454, 0x00BB, 0x0458, 0x0405, 0x0455, 0x0457,
};

constexpr unsigned byteAt(std::string_view bytes, std::size_t place) noexcept
{
    return static_cast<unsigned char>(bytes[place]);
}

void appendUtf8(std::string& text, std::uint32_t code)
{
    const auto put = [&text](std::uint32_t byte) { text.push_back(static_cast<char>(byte)); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0 | code >> 6);
        put(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        put(0xE0 | code >> 12);
        put(0x80 | (code >> 6 & 0x3F));
        put(0x80 | (code & 0x3F));
    } else {
        put(0xF0 | code >> 18);
        put(0x80 | (code >> 12 & 0x3F));
        put(0x80 | (code >> 6 & 0x3F));
        put(0x80 | (code & 0x3F));
    }
}

/// Length of the well-formed sequence at `place`, 0 if there is none.
std::size_t sequenceLength(std::string_view bytes, std::size_t place) noexcept
{
    const unsigned lead = byteAt(bytes, place);
    if (lead < 0x80)
        return 1;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || place + length > bytes.size())
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byteAt(bytes, place + i) & 0xC0) != 0x80)
            return 0;
    const unsigned second = byteAt(bytes, place + 1);
    const bool overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
    const bool surrogate = lead == 0xED && second > 0x9F;
    const bool tooLarge = lead == 0xF4 && second > 0x8F;
    return overlong || surrogate || tooLarge ? 0 : length;
}

template <typename CodeOf>
std::string decodeBytewise(std::string_view bytes, CodeOf codeOf)
{
    std::string text;
    text.reserve(bytes.size());
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        appendUtf8(text, value < 0x80 ? value : codeOf(value));
    }
    return text;
}

std::string decodeWestern(std::string_view bytes)
{
    return decodeBytewise(bytes, [](unsigned byte) -> std::uint32_t {
        return byte < 0xA0 ? kWesternUpper[byte - 0x80] : byte;
    });
}

std::string decodeCyrillic(std::string_view bytes)
{
    return decodeBytewise(bytes, [](unsigned byte) -> std::uint32_t {
        return byte < 0xC0 ? kCyrillicUpper[byte - 0x80] : 0x0410 + (byte - 0xC0);
    });
}

/// Of a two-byte encoding: which lead byte has which row, and what single high bytes mean.
struct DoubleByteEncoding
{
    std::u16string_view (*rowOf)(unsigned lead);
    std::uint32_t (*single)(unsigned byte);  ///< 0 if the byte is not a character by itself.
};

constexpr DoubleByteEncoding kGbkEncoding{
    [](unsigned lead) {
        return lead >= 0x81 && lead <= 0xFE ? tables::kGbk[lead - 0x81] : std::u16string_view();
    },
    [](unsigned byte) -> std::uint32_t { return byte == 0x80 ? 0x20AC : 0; },
};

constexpr DoubleByteEncoding kKoreanEncoding{
    [](unsigned lead) {
        return lead >= 0x81 && lead <= 0xFE ? tables::kKorean[lead - 0x81] : std::u16string_view();
    },
    [](unsigned) -> std::uint32_t { return 0; },
};

constexpr DoubleByteEncoding kBig5Encoding{
    [](unsigned lead) {
        return lead >= 0x81 && lead <= 0xFE ? tables::kBig5[lead - 0x81] : std::u16string_view();
    },
    [](unsigned) -> std::uint32_t { return 0; },
};

constexpr DoubleByteEncoding kShiftJisEncoding{
    [](unsigned lead) {
        if (lead >= 0x81 && lead <= 0x9F)
            return tables::kShiftJis[lead - 0x81];
        return lead >= 0xE0 && lead <= 0xFC ? tables::kShiftJis[lead - 0xE0 + 31]
                                            : std::u16string_view();
    },
    [](unsigned byte) -> std::uint32_t {
        return byte >= 0xA1 && byte <= 0xDF ? 0xFF61 + (byte - 0xA1) : 0;
    },
};

std::optional<std::string> decodeDoubleBytes(std::string_view bytes,
                                             const DoubleByteEncoding& encoding)
{
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const unsigned lead = byteAt(bytes, i);
        const std::uint32_t alone = lead < 0x80 ? lead : encoding.single(lead);
        if (alone != 0 || lead == 0) {
            appendUtf8(text, alone);
            continue;
        }
        const unsigned trail = ++i < bytes.size() ? byteAt(bytes, i) : 0;
        const std::size_t column = trail < 0x7F ? trail - 0x40U : trail - 0x41U;
        const std::u16string_view row = encoding.rowOf(lead);
        if (trail < 0x40 || trail == 0x7F || column >= row.size() || row[column] == 0xFFFD)
            return std::nullopt;
        appendUtf8(text, row[column]);
    }
    return text;
}

std::optional<std::string> decodeUtf16(std::string_view bytes, bool bigEndian)
{
    if (bytes.size() % 2 != 0)
        return std::nullopt;
    std::string text;
    std::uint32_t high = 0;
    for (std::size_t i = 0; i < bytes.size(); i += 2) {
        const std::uint32_t unit = bigEndian ? byteAt(bytes, i) << 8 | byteAt(bytes, i + 1)
                                             : byteAt(bytes, i + 1) << 8 | byteAt(bytes, i);
        const bool isLow = unit >= 0xDC00 && unit < 0xE000;
        if (isLow != (high != 0))
            return std::nullopt;
        if (isLow)
            appendUtf8(text, 0x10000 + ((high - 0xD800) << 10) + (unit - 0xDC00));
        else if (unit < 0xD800 || unit >= 0xE000)
            appendUtf8(text, unit);
        high = unit >= 0xD800 && unit < 0xDC00 ? unit : 0;
    }
    return high == 0 ? std::optional(text) : std::nullopt;
}

// The two letters that code page 1251 keeps apart from the alphabet, which begins at 0xC0.
constexpr unsigned kCapitalYo = 0xA8;
constexpr unsigned kSmallYo = 0xB8;

/// How the bytes beyond ASCII lie: what tells the one-byte encodings from the two-byte ones.
struct HighBytes
{
    std::size_t count = 0;
    std::size_t letters = 0;  ///< Those that code page 1251 has for Russian letters.
    std::size_t runs = 0;
    std::size_t alone = 0;  ///< Runs of one.
    std::size_t kanaPairs = 0;  ///< Lead byte 0x82 or 0x83: Shift_JIS kana.
    std::size_t pairs = 0;
    bool allPairsFit = true;
};

HighBytes surveyHighBytes(std::string_view bytes)
{
    HighBytes found;
    std::size_t run = 0;
    for (std::size_t i = 0; i <= bytes.size(); ++i) {
        const unsigned byte = i < bytes.size() ? byteAt(bytes, i) : 0;
        if (byte >= 0x80) {
            ++found.count;
            found.letters += byte >= 0xC0 || byte == kSmallYo || byte == kCapitalYo;
            ++run;
        } else if (run > 0) {
            ++found.runs;
            found.alone += run == 1;
            run = 0;
        }
    }
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (byteAt(bytes, i) < 0x80)
            continue;
        const unsigned trail = i + 1 < bytes.size() ? byteAt(bytes, i + 1) : 0;
        ++found.pairs;
        found.kanaPairs += byteAt(bytes, i) == 0x82 || byteAt(bytes, i) == 0x83;
        found.allPairsFit = found.allPairsFit && trail >= 0x40 && trail != 0x7F;
        ++i;
    }
    return found;
}

/// The encodings of one byte that stand in tables.
struct SingleByteEncoding
{
    std::string_view name;
    std::u16string_view upper;
};

constexpr std::array kSingleByteEncodings{
    SingleByteEncoding{"windows-1250", tables::kCentralEuropean},
    SingleByteEncoding{"ISO-8859-2", tables::kLatin2},
    SingleByteEncoding{"windows-1254", tables::kTurkish},
    SingleByteEncoding{"windows-1257", tables::kBaltic},
    SingleByteEncoding{"KOI8-R", tables::kKoi8R},
};

struct ByteOrderMark
{
    std::string_view bytes;
    std::string_view encoding;
};

constexpr std::array kMarks{
    ByteOrderMark{"\xEF\xBB\xBF", kUtf8},
    ByteOrderMark{"\xFF\xFE", "UTF-16LE"},
    ByteOrderMark{"\xFE\xFF", "UTF-16BE"},
};

struct EncodingAlias
{
    std::string_view alias;  ///< Lower case, letters and digits only.
    std::string_view name;
};

constexpr std::array kAliases{
    EncodingAlias{"utf8", kUtf8},
    EncodingAlias{"ascii", kUtf8},
    EncodingAlias{"usascii", kUtf8},
    EncodingAlias{"utf16le", "UTF-16LE"},
    EncodingAlias{"utf16be", "UTF-16BE"},
    EncodingAlias{"iso88591", kWestern},
    EncodingAlias{"latin1", kWestern},
    EncodingAlias{"windows1252", kWestern},
    EncodingAlias{"cp1252", kWestern},
    EncodingAlias{"windows1251", kCyrillic},
    EncodingAlias{"cp1251", kCyrillic},
    EncodingAlias{"windows1250", "windows-1250"},
    EncodingAlias{"cp1250", "windows-1250"},
    EncodingAlias{"iso88592", "ISO-8859-2"},
    EncodingAlias{"latin2", "ISO-8859-2"},
    EncodingAlias{"windows1254", "windows-1254"},
    EncodingAlias{"cp1254", "windows-1254"},
    EncodingAlias{"iso88599", "windows-1254"},
    EncodingAlias{"windows1257", "windows-1257"},
    EncodingAlias{"cp1257", "windows-1257"},
    EncodingAlias{"koi8r", "KOI8-R"},
    EncodingAlias{"euckr", "EUC-KR"},
    EncodingAlias{"ksc56011987", "EUC-KR"},
    EncodingAlias{"cp949", "EUC-KR"},
    EncodingAlias{"uhc", "EUC-KR"},
    EncodingAlias{"windows949", "EUC-KR"},
    EncodingAlias{"big5", "Big5"},
    EncodingAlias{"cp950", "Big5"},
    EncodingAlias{"big5hkscs", "Big5"},
    EncodingAlias{"gb18030", "GB18030"},
    EncodingAlias{"gbk", "GB18030"},
    EncodingAlias{"gb2312", "GB18030"},
    EncodingAlias{"cp936", "GB18030"},
    EncodingAlias{"shiftjis", "Shift_JIS"},
    EncodingAlias{"sjis", "Shift_JIS"},
    EncodingAlias{"cp932", "Shift_JIS"},
    EncodingAlias{"windows31j", "Shift_JIS"},
};

}  // namespace

bool isUtf8(std::string_view bytes) noexcept
{
    for (std::size_t place = 0; place < bytes.size();) {
        const std::size_t length = sequenceLength(bytes, place);
        if (length == 0)
            return false;
        place += length;
    }
    return true;
}

std::string canonicalEncoding(std::string_view name)
{
    std::string plain;
    for (const char c : name) {
        if (c >= 'A' && c <= 'Z')
            plain.push_back(static_cast<char>(c - 'A' + 'a'));
        else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            plain.push_back(c);
    }
    for (const EncodingAlias& known : kAliases)
        if (plain == known.alias)
            return std::string(known.name);
    return std::string(name);
}

std::string guessEncoding(std::string_view bytes)
{
    if (isUtf8(bytes))
        return std::string(kUtf8);
    const HighBytes found = surveyHighBytes(bytes);
    // "Müller": an accented letter between plain ones.
    if (found.alone * 2 > found.runs)
        return std::string(kWestern);
    if (found.allPairsFit && found.kanaPairs * 4 >= found.pairs)
        return "Shift_JIS";
    // Russian words are letters throughout; of the bytes of a Chinese text a third lie below 0xC0.
    if (found.letters * 100 >= found.count * 93)
        return std::string(kCyrillic);
    return found.allPairsFit ? "GB18030" : std::string(kWestern);
}

bool isKnownEncoding(std::string_view name)
{
    const std::string canonical = canonicalEncoding(name);
    return std::any_of(kAliases.begin(), kAliases.end(),
                       [&](const EncodingAlias& known) { return known.name == canonical; });
}

std::optional<std::string> decodeText(std::string_view bytes, std::string_view encoding)
{
    const std::string name = canonicalEncoding(encoding);
    if (name == kUtf8)
        return isUtf8(bytes) ? std::optional(std::string(bytes)) : std::nullopt;
    if (name == kWestern)
        return decodeWestern(bytes);
    if (name == kCyrillic)
        return decodeCyrillic(bytes);
    if (name == "UTF-16LE" || name == "UTF-16BE")
        return decodeUtf16(bytes, name == "UTF-16BE");
    for (const SingleByteEncoding& known : kSingleByteEncodings)
        if (name == known.name)
            return decodeBytewise(bytes, [&known](unsigned byte) -> std::uint32_t {
                return known.upper[byte - 0x80];
            });
    if (name == "GB18030")
        return decodeDoubleBytes(bytes, kGbkEncoding);
    if (name == "EUC-KR")
        return decodeDoubleBytes(bytes, kKoreanEncoding);
    if (name == "Big5")
        return decodeDoubleBytes(bytes, kBig5Encoding);
    return name == "Shift_JIS" ? decodeDoubleBytes(bytes, kShiftJisEncoding) : std::nullopt;
}

namespace {

DecodedText decodeAsMarked(std::string_view bytes, std::string_view wanted)
{
    std::string encoding = canonicalEncoding(wanted);
    for (const ByteOrderMark& mark : kMarks)
        if (bytes.starts_with(mark.bytes)) {
            bytes.remove_prefix(mark.bytes.size());
            encoding = mark.encoding;
            break;
        }
    if (!encoding.empty())
        if (auto text = decodeText(bytes, encoding))
            return {std::move(*text), std::move(encoding), true};
    const std::string guess = guessEncoding(bytes);
    // A label that cannot be had or is wrong leaves only the guess, and that is no certainty.
    if (auto text = decodeText(bytes, guess))
        return {std::move(*text), guess, encoding.empty()};
    return {decodeWestern(bytes), std::string(kWestern), false};
}

}  // namespace

DecodedText decodeLiberally(std::string_view bytes, std::string_view wanted)
{
    DecodedText decoded = decodeAsMarked(bytes, wanted);
    // Some files have the mark twice; the second would count as the first when we write the text.
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    while (decoded.text.starts_with(kMark))
        decoded.text.erase(0, kMark.size());
    // No text has a zero in it, and formats that end their texts with one could not keep it.
    std::erase(decoded.text, '\0');
    return decoded;
}

}  // namespace gomoku
