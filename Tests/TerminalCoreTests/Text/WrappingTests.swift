import Testing

@testable import TerminalCore

@Suite("Wrapping")
struct WrappingTests {
  @Test(
    "Lines break after blanks, beside wide characters, and within words only when they must",
    arguments: [
      ("", 5, [""]), ("one two three", 7, ["one two", "three"]), ("one two", 3, ["one", "two"]),
      ("one   two", 4, ["one", "two"]), ("extraordinary", 5, ["extra", "ordin", "ary"]),
      ("an extraordinary", 6, ["an", "extrao", "rdinar", "y"]),
      ("a\n\nb", 5, ["a", "", "b"]), ("a\n", 5, ["a"]), ("  in", 5, ["  in"]),
      ("日本語テスト", 5, ["日本", "語テ", "スト"]), ("日本。語", 4, ["日", "本。", "語"]),
      ("（日本", 4, ["（日", "本"]), ("go日本", 4, ["go日", "本"]), ("日", 1, ["日"]),
      ("see 👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 5, ["see", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦"]), ("a\u{A0}b c", 4, ["a\u{A0}b", "c"]),
    ])
  func wraps(text: String, columns: Int, wanted: [String]) {
    #expect(text.wrapped(columns: columns) == wanted)
  }

  @Test(
    "A vowel sign with a column of its own is a part of its word, as letters are",
    arguments: [
      ("के वार्षिकोत्सव", 10, ["के", "वार्षिकोत्सव"]), ("அது நிமிடம்", 9, ["அது", "நிமிடம்"]),
      ("ไป ทำงาน", 7, ["ไป", "ทำงาน"]), ("go 🇳🇴❤️1️⃣👍🏽", 6, ["go 🇳🇴", "❤️1️⃣👍🏽"]),
    ])
  func vowelSigns(text: String, columns: Int, wanted: [String]) {
    #expect(text.wrapped(columns: columns) == wanted)
  }

  @Test(
    "A blank that lets no line end beside it keeps an emoji and its exclamation mark together",
    arguments: ["\u{A0}", "\u{2007}", "\u{202F}", "\u{2011}"])
  func noBreak(blank: String) {
    #expect("go 🎉\(blank)!".wrapped(columns: 5) == ["go", "🎉\(blank)!"])
    #expect("日本\(blank)a".wrapped(columns: 5) == ["日", "本\(blank)a"])
    #expect("go a\(blank)🎉".wrapped(columns: 5) == ["go", "a\(blank)🎉"])
  }

  @Test(
    "No Japanese line begins with a doubled sign, a small kana or what repeats the one before it",
    arguments: "‼⁇⁈⁉‽〜゠ヽヾゝゞ〻ヵヶゎヮゕゖ％‥〗〙〛｠".map { String($0) } + ["‼\u{FE0F}", "⁉\u{FE0F}"])
  func lineStarts(sign: String) {
    #expect("日本\(sign)語".wrapped(columns: 4).first == "日")
  }

  @Test("No Japanese line ends with what opens", arguments: ["〖", "〘", "〚", "〝", "｟"])
  func lineEnds(sign: String) {
    #expect("日\(sign)本".wrapped(columns: 4) == ["日", "\(sign)本"])
  }

  @Test(
    "A word longer than a line is broken after a hyphen between letters, and else anywhere",
    arguments: [
      ("Monats-Karte", 10, ["Monats-", "Karte"]),
      ("Monats\u{2010}Karte", 10, ["Monats\u{2010}", "Karte"]),
      ("an A-B-Kartenspiel", 9, ["an", "A-B-", "Kartenspi", "el"]),
      ("A-Monats-Karte", 9, ["A-Monats-", "Karte"]), ("go E-Mail", 6, ["go", "E-Mail"]),
      ("2018-06-04", 7, ["2018-06", "-04"]), ("-extraordinary", 6, ["-extra", "ordina", "ry"]),
      ("--extraordinary", 6, ["--extr", "aordin", "ary"]),
      ("(-extraordinary", 6, ["(-extr", "aordin", "ary"]),
    ])
  func hyphens(text: String, columns: Int, wanted: [String]) {
    #expect(text.wrapped(columns: columns) == wanted)
  }

  @Test(
    "Thai and Lao that are longer than a line are broken between syllables where they show them",
    arguments: [
      (
        "การแจ้งเตือนอาจประกอบด้วยการเตือน เสียง", 28,
        ["การแจ้งเตือนอาจประกอบด้วยการ", "เตือน เสียง"]
      ),
      ("การแจ้งเตือน", 8, ["การแจ้ง", "เตือน"]), ("ประกอบด้วย", 8, ["ประ", "กอบด้วย"]),
      ("ต่างๆนานา", 5, ["ต่างๆ", "นานา"]), ("ค่ะๆนะ", 4, ["ค่ะๆ", "นะ"]),
      ("“เตือน”เตือน", 7, ["“เตือน”", "เตือน"]), ("“เต", 2, ["“เ", "ต"]),
      ("ການແຈ້ງເຕືອນ", 8, ["ການແຈ້ງ", "ເຕືອນ"]), ("สวนสวน", 4, ["สวนส", "วน"]),
    ])
  func syllables(text: String, columns: Int, wanted: [String]) {
    #expect(text.wrapped(columns: columns) == wanted)
  }

  @Test(
    "A line ends at a zero-width blank, and at a soft hyphen with a hyphen that there is room for",
    arguments: [
      ("https://a/\u{200B}b/\u{200B}c", 11, ["https://a/", "b/c"]),
      ("ខ្មែរ\u{200B}ភាសា", 6, ["ខ្មែរ", "ភាសា"]),
      ("Donau\u{AD}dampf\u{AD}schiff", 11, ["Donaudampf-", "schiff"]),
      ("Donau\u{AD}dampf\u{AD}schiff", 10, ["Donau-", "dampf-", "schiff"]),
      ("Donau\u{AD}dampf", 10, ["Donaudampf"]), ("Donau\u{AD}", 5, ["Donau"]),
      ("Donau\u{AD} dampf", 7, ["Donau", "dampf"]), ("Donau\u{AD}\ndampf", 7, ["Donau", "dampf"]),
      ("日本\u{AD}語", 5, ["日本-", "語"]), ("日本\u{AD}語", 4, ["日本", "語"]),
      ("(Donau\u{AD})dampf", 7, ["(Donau)", "dampf"]),
      ("Donaudampf\u{AD}-schiff", 8, ["Donaudam", "pf-", "schiff"]),
    ])
  func givenBreaks(text: String, columns: Int, wanted: [String]) {
    let size = Size(columns: columns, rows: wanted.count + 1)
    let canvas = Part.text(text, rows: nil).painted(size: size).canvas
    #expect((0...wanted.count).map { canvas.text(row: $0) } == wanted + [""])
  }

  @Test(
    "The last row that there is room for is cut",
    arguments: [
      ("one two three", 7, 1, ["one tw…"]), ("one two three", 7, 2, ["one two", "three"]),
      ("one two three four", 7, 2, ["one two", "three…"]), ("a\nb", 5, 1, ["a…"]),
      ("exactly", 7, 1, ["exactly"]), ("日本語", 5, 1, ["日本…"]), ("abc", 1, 1, ["…"]),
      ("one two ", 7, 1, ["one two"]), ("one two", 0, 3, []), ("one two", 5, 0, []),
    ])
  func cuts(text: String, columns: Int, rows: Int, wanted: [String]) {
    #expect(text.wrapped(columns: columns, maximumRows: rows) == wanted)
  }

  @Test("No line is ever wider than asked, and no letter is lost", arguments: 2...20)
  func fits(columns: Int) {
    let text = "Grüße aus 東京タワー, wo 👨‍👩‍👧‍👦 und 🇳🇴 an einem Donaudampfschifffahrtstag (ganz) still sind."
    let lines = text.wrapped(columns: columns)
    for line in lines { #expect(line.columns <= columns, "“\(line)”") }
    let letters = lines.joined().filter { $0 != " " }
    #expect(letters == text.filter { $0 != " " })
  }

  @Test(
    "A line that stands alone runs as the whole text does",
    arguments: [
      ("\u{5D0} bc (2) \u{5D1}", ["\u{5D0}", "\u{200F}bc", "\u{200F}(2)", "\u{5D1}"]),
      ("ab \u{5D1}1 2", ["ab", "\u{200E}\u{5D1}1", "\u{200E}2"]), ("a (2)", ["a", "(2)"]),
      ("22 \u{5D1}1 ab", ["\u{200F}22", "\u{5D1}1", "\u{200F}ab"]),
      (
        "\u{200E}“\u{200E}\u{5D0} b\u{200E}”\u{200E}",
        ["\u{200E}“\u{200E}\u{5D0}", "\u{200F}b\u{200E}”\u{200E}"]
      ),
    ])
  func directions(text: String, wanted: [String]) {
    let lines = text.wrapped(columns: 3)
    #expect(lines.map { Array($0.unicodeScalars) } == wanted.map { Array($0.unicodeScalars) })
  }
}
