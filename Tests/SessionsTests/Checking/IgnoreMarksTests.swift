import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("Comments that have a check be silent")
struct IgnoreMarksTests {
  /// The lines on which some rules are ignored, as `2: Y12 Y13`, and the complaints about marks.
  private func read(
    _ bytes: [UInt8], name: String = "Localizable.strings"
  ) throws -> (lines: [String], complaints: [String]) {
    let folder = try ScratchFolder()
    try folder.write(bytes, to: name)
    let marks = IgnoreMarks(path: folder(name))
    let rules: [RuleID] = ["Y8", "Y12", "Y13", "Y40"]
    let lines = (0...9).compactMap { line -> String? in
      let found = rules.filter { marks.ignores($0, line: line) }
      return found.isEmpty ? nil : "\(line): \(found.map(\.description).joined(separator: " "))"
    }
    let complaints = marks.diagnostics.map {
      "\($0.place.line):\($0.place.column) \($0.severity) \($0.message)"
    }
    return (lines, complaints)
  }

  private func lines(_ text: String, name: String = "Localizable.strings") throws -> [String] {
    let (lines, complaints) = try read(Array(text.utf8), name: name)
    #expect(complaints == [], "\(text)")
    return lines
  }

  @Test(
    "Behind something a mark is about its own line, alone it is about the next one",
    arguments: [
      ("\"a\" = \"b\"; // check: ignore Y12", ["1: Y12"]),
      ("// check: ignore Y12\n\"a\" = \"b\";", ["2: Y12"]),
      ("\t  /* check: ignore Y12 */\n\n", ["2: Y12"]), ("# check: ignore Y12", ["2: Y12"]),
      ("<!-- check: ignore Y12 -->", ["2: Y12"]), ("x # check: ignore Y12", ["1: Y12"]),
      ("\n\n; // check: ignore Y12\n", ["3: Y12"]),
      ("// check: ignore Y12\r\n\"a\";\r\n", ["2: Y12"]),
      // Two marks about one line are both heard.
      ("// check: ignore Y8\n\"a\"; // check: ignore Y12", ["2: Y8 Y12"]),
    ])
  func lines(text: String, wanted: [String]) throws { #expect(try lines(text) == wanted) }

  @Test(
    "Several rules stand between blanks or commas, and what follows them says why",
    arguments: [
      ("x // check: ignore Y12 Y13", ["1: Y12 Y13"]),
      ("x // check: ignore Y12,Y13", ["1: Y12 Y13"]),
      ("x // check: ignore  Y12 ,  Y13  ", ["1: Y12 Y13"]),
      ("x // check: ignore Y12 because the chef says so", ["1: Y12"]),
      ("x // check: ignore Y12 for Y13", nil), ("x // check: Ignore Y12", []),
      ("x // check:ignore Y12", []), ("x // no check", []),
    ] as [(String, [String]?)])
  func rules(text: String, wanted: [String]?) throws {
    // A word behind the reason that looks like a rule might be meant as one;
    // the reason ends the list.
    #expect(try read(Array(text.utf8)).lines == wanted ?? ["1: Y12"])
  }

  @Test(
    "A rule that there is not is told at its word, with the nearest, and leaves nothing out",
    arguments: [
      ("x // check: ignore Y133", "1:20 warning there is no rule \"Y133\""),
      ("x // check: ignore Y12 Y133", "1:24 warning there is no rule \"Y133\""),
      ("é 🍜 // check: ignore eggs", "1:22 warning there is no rule \"eggs\""),
      ("\n// check: ignore y12", "2:18 warning there is no rule \"y12\""),
    ])
  func unknown(text: String, complaint: String) throws {
    let complaints = try read(Array(text.utf8)).complaints
    #expect(complaints.count == 1 && complaints[0].hasPrefix(complaint), "\(complaints)")
  }

  @Test(
    "L21: tables of words are read in whichever encoding they have", arguments: [0, 1, 2, 3, 4])
  func encodings(number: Int) throws {
    let text = "// check: ignore Y12\n\"Ä\" = \"ß\"; // check: ignore Y13\n"
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let bytes: [[UInt8]] = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + little,
      [0xFE, 0xFF] + big, little,
    ]
    #expect(try read(bytes[number]).lines == ["2: Y12 Y13"])
  }

  @Test(
    "Only files that have comments are looked through; payloads have none",
    arguments: [
      ("a.scenario", true), ("x.stringsdict", true), ("Info.plist", true), ("A.entitlements", true),
      ("Notifications.json", true), ("Service.json", true), ("Content.json", true),
      ("a.apns", false), ("a.json", false), ("notes.txt", false), ("a.xcstrings", false),
    ])
  func kinds(name: String, isRead: Bool) throws {
    #expect(try lines("x // check: ignore Y12", name: name) == (isRead ? ["1: Y12"] : []))
  }

  @Test("A file that is not there, or is empty, or is no text has none")
  func none() throws {
    let marks = IgnoreMarks(path: "/nowhere/Localizable.strings")
    #expect(!marks.ignores("Y12", line: 1) && marks.diagnostics.isEmpty)
    #expect(try read([]).lines == [])
    #expect(try read([0, 1, 2, 0, 0, 0] + Array("x // check: ignore Y12".utf8)).lines == [])
  }
}
