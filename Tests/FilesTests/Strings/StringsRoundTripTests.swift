import Localization
import Notifications
import Testing

@testable import Files

/// Tables that are written by the simplest writer there is, and read.
@Suite("Old-style .strings: what is written is read")
struct StringsRoundTripTests {
  private func read(_ text: String) -> StringFileContents {
    let file = StringFile(path: "L.strings", kind: .strings, table: "L", localization: "en")
    return StringFileReader.contents(Array(text.utf8), file, "en")
  }

  /// How a character may be written within quotes.
  private static func written(_ scalar: Unicode.Scalar, _ random: inout SplitMix) -> String {
    let asUnits = String(Character(scalar)).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: Bool.random(using: &random))
      return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
    switch scalar {
    case "\"": return random.next() % 2 == 0 ? "\\\"" : asUnits
    case "\\": return random.next() % 2 == 0 ? "\\\\" : asUnits
    case "\n": return ["\n", "\\n", asUnits].randomElement(using: &random) ?? "\\n"
    case "\t": return ["\t", "\\t", asUnits].randomElement(using: &random) ?? "\\t"
    case "'": return random.next() % 2 == 0 ? "\\'" : "'"
    default: return random.next() % 4 == 0 ? asUnits : String(Character(scalar))
    }
  }

  private static func text(_ random: inout SplitMix) -> String {
    let letters = Array("aZ0 \"\\\n\t'=;/*%@é\u{301}ß日本👍🏽\u{202E}{}(),<>".unicodeScalars)
    var text = ""
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      text.unicodeScalars.append(letters.randomElement(using: &random) ?? "a")
    }
    return text
  }

  private static func gap(_ random: inout SplitMix) -> String {
    [
      "", " ", "\n", "\t", "/* = ; \" */", "// \"x\" = \"y\";\n", "\r\n", "/**/", "/* a\n * b */",
      "\u{2028}",
    ].randomElement(using: &random) ?? ""
  }

  @Test(
    "L21: texts come back as they were, however they are escaped and set",
    arguments: 1...30 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var file = ""
    var pairs: [(key: String, words: String)] = []
    for number in 0..<12 {
      let pair = (key: "\(number)" + Self.text(&random), words: Self.text(&random))
      pairs.append(pair)
      let quoted = [pair.key, pair.words].map { text in
        "\"" + text.unicodeScalars.map { Self.written($0, &random) }.joined() + "\""
      }
      let gaps = (0..<4).map { _ in Self.gap(&random) }
      file += gaps[0] + quoted[0] + gaps[1] + "=" + gaps[2] + quoted[1] + gaps[3] + ";"
    }
    let contents = read(file)
    #expect(contents.diagnostics == [], "\(file.debugDescription)")
    #expect(contents.table.entries.map(\.key) == pairs.map(\.key))
    #expect(contents.table.entries.map(\.format.text) == pairs.map(\.words))
    // Each stands in a line that has a quote, whatever ends the lines.
    let lines = file.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for entry in contents.table.entries {
      for place in [entry.place, entry.format.place] {
        let index = Int(place.line) - 1
        #expect(lines.indices.contains(index) && lines[index].contains("\""), "\(place) in \(file)")
      }
    }
  }

  @Test(
    "L21: each escape stands for its character",
    arguments: [
      (#"\a"#, "\u{7}"), (#"\b"#, "\u{8}"), (#"\f"#, "\u{C}"), (#"\v"#, "\u{B}"), (#"\r"#, "\r"),
      (#"\0"#, "\0"), (#"\7"#, "\u{7}"), (#"\12"#, "\n"), (#"\1012"#, "A2"), (#"\U41"#, "A"),
      (#"\U00412"#, "A2"), (#"\Ud83d\Ude00"#, "😀"), ("\\\n", "\n"),
    ])
  func escapes(written: String, meant: String) {
    let contents = read("\"k\" = \"<\(written)>\";")
    #expect(contents.table["k"]?.format.text == "<\(meant)>")
    #expect(contents.diagnostics == [])
  }

  @Test(
    "L21: half of a pair is the sign for what is missing, and what follows it stays",
    arguments: [
      (#"\UD83Dx"#, "\u{FFFD}x"), (#"\UD83D\U0041"#, "\u{FFFD}A"), (#"\UDE00"#, "\u{FFFD}"),
      (#"\UD83D\UD83D\UDE00"#, "\u{FFFD}😀"), (#"\UD83D\Ux"#, "\u{FFFD}Ux"),
    ])
  func halves(written: String, meant: String) {
    let contents = read("\"k\" = \"\(written)\";")
    #expect(contents.table["k"]?.format.text == meant)
    #expect(contents.diagnostics.allSatisfy { $0.rule == "L21" && $0.severity == .warning })
    #expect(!contents.diagnostics.isEmpty)
  }

  @Test(
    "L21: what may stand without quotes, and what may not",
    arguments: [
      ("a_b.c-d$e/f0", true), ("0", true), ("-", true), ("a b", false), ("é", false),
      ("a@b", false),
      ("a:b", false), ("(a)", false),
    ])
  func bare(key: String, isBare: Bool) {
    let contents = read("\(key) = \(key);\nnext = found;")
    #expect((contents.table[key]?.format.text == key) == isBare, "\(contents.diagnostics)")
    #expect(contents.diagnostics.isEmpty == isBare)
    #expect(contents.table["next"]?.format.text == "found", "the next line is read in any case")
  }
}
