import Localization
import Notifications
import Testing

@testable import Files

/// Plain tables in XML have a reader of their own, for speed: it says what the one
/// for all property lists says.
@Suite("Tables in XML, read in two ways")
struct XMLStringsTests {
  private func read(_ text: String) -> StringFileContents { read(Array(text.utf8)) }

  private func read(_ bytes: [UInt8]) -> StringFileContents {
    let file = StringFile(path: "L.strings", kind: .strings, table: "L", localization: "en")
    return StringFileReader.contents(bytes, file, "en")
  }

  private func pairs(_ contents: StringFileContents) -> [String] {
    contents.table.entries.map { entry in
      let place = entry.format.place
      return "\(entry.key.debugDescription)=\(entry.format.text.debugDescription)"
        + "@\(place.line):\(place.column)"
    }
  }

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  private static func text(_ random: inout SplitMix) -> String {
    let parts = [
      "a", "KEY", "&amp;", "&lt;b&gt;", "&quot;", "&apos;", "é", "日本", "👍🏽", " ", "\n", "\t", "%@",
      "]]&gt;", "=", ";", "//",
    ]
    return (0..<Int.random(in: 0...5, using: &random)).map { _ in
      parts.randomElement(using: &random) ?? ""
    }.joined()
  }

  @Test(
    "L21: keys, words and places are the same, whichever reader takes it",
    arguments: 1...25 as ClosedRange<UInt64>)
  func sameWords(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var entries = ""
    for number in 0..<Int.random(in: 0...12, using: &random) {
      let gap = ["", "\n", "\t", " \r\n  "].randomElement(using: &random) ?? ""
      entries += "<key>\(number)\(Self.text(&random))</key>\(gap)"
      entries += "<string>\(Self.text(&random))</string>\(gap)"
    }
    let plain = read(Self.head + "<dict>\(entries)</dict></plist>")
    let other = read(Self.head + "<dict>\(entries)</dict><!-- read slowly --></plist>")
    #expect(pairs(plain) == pairs(other))
    #expect(plain.diagnostics == [] && other.diagnostics == [])
  }

  @Test("L21: of a key that comes twice the last words count, in both, and it is said")
  func twice() {
    let entries =
      "<key>A &amp; B</key>\n<string>one</string>\n<key>C</key><string/>"
      + "\n<key>A &amp; B</key><string>two</string>"
    for end in ["", "<!-- slow -->"] {
      let plain = entries.replacing(
        "<string/>", with: end.isEmpty ? "<string></string>" : "<string/>")
      let contents = read("<plist><dict>\(plain)</dict>\(end)</plist>")
      #expect(contents.table["A & B"]?.format.text == "two")
      #expect(contents.table["C"]?.format.text == "")
      #expect(contents.table.keys.count == 2)
      #expect(contents.diagnostics.count == 1, "\(contents.diagnostics)")
      #expect(contents.diagnostics.first?.place.line == 4)
      #expect(
        contents.diagnostics.first?.message.hasSuffix("is given twice; this one counts") == true)
    }
  }

  @Test(
    "L21: a head over several lines is counted, whichever reader takes it",
    arguments: ["", "<!-- read slowly -->"])
  func headOverLines(end: String) {
    let head = """
      <?xml version="1.0"
       encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC
       "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist
       version="1.0">

      """
    let contents = read(head + "<dict>\n<key>K</key><string>b</string></dict>\(end)</plist>")
    #expect(contents.diagnostics == [])
    #expect(contents.table["K"]?.format.place == Place("L.strings", line: 8, column: 13))
  }

  @Test(
    "L21: a byte that is no UTF-8 is told where it stands, whichever reader takes it",
    arguments: ["", "<!-- read slowly -->"])
  func encoding(end: String) {
    let head = "<plist><dict><key>K</key>\n<string>Gr"
    let contents = read(
      Array(head.utf8) + [0xFC, 0xDF] + Array("e</string></dict>\(end)</plist>".utf8))
    #expect(
      contents.diagnostics.map(\.description) == [
        "L.strings:2:11: error: this byte is no UTF-8; save the file as UTF-8"
      ])
    #expect(contents.table["K"]?.format.text == "Gr\u{FFFD}\u{FFFD}e")
  }

  @Test(
    "A second <!DOCTYPE is refused, whichever reader takes it",
    arguments: ["", "<!-- read slowly -->"])
  func secondDocumentType(end: String) {
    let contents = read(
      "<!DOCTYPE plist><!DOCTYPE plist>\n<plist><dict><key>K</key><string>b</string></dict>\(end)</plist>"
    )
    let complaints = contents.diagnostics.map(\.message)
    #expect(complaints.contains("there is a <!DOCTYPE already; remove this one"), "\(complaints)")
  }

  @Test(
    "What is less plain is read all the same",
    arguments: [
      ("<key>K</key><string><![CDATA[a < b]]></string>", "a < b"),
      ("<key>K</key><string>&#x1F41D; &#33;</string>", "🐝 !"),
      ("<key>K</key><!-- of bees --><string>b</string>", "b"),
      ("<key>K</key><string >b</string>", "b"), ("<key>K</key><string/>", ""),
      ("<key/><string>x</string><key>K</key><string>b</string>", "b"),
    ])
  func lessPlain(entries: String, words: String) {
    let contents = read(Self.head + "<dict>\(entries)</dict></plist>")
    #expect(contents.table["K"]?.format.text == words)
    #expect(contents.diagnostics == [])
  }

  @Test("L21: a value that is no text is said to be one where a text is needed")
  func kinds() {
    let contents = read("<plist><dict><key>K</key><integer>1</integer></dict></plist>")
    #expect(contents.diagnostics.map(\.message) == ["\"K\" is a number where a text is needed"])
    let table = StringFile(path: "L", kind: .stringsdict, table: "L", localization: nil)
    let forms = Array("<plist><dict><key>K</key><integer>1</integer></dict></plist>".utf8)
    #expect(
      StringFileReader.contents(forms, table, "en").diagnostics.map(\.message) == [
        "\"K\" is a number where a dictionary is needed"
      ])
  }

  @Test(
    "What is no table is one complaint with its place",
    arguments: [
      ("<plist><dict><key>K</key></dict></plist>", "1:26"),
      ("<plist><dict><key>K</key><string>a", "1:35"),
      ("<plist><array><string>K</string></array></plist>", "1:8"),
      ("<plist><dict><key>K</key><integer>1</integer></dict></plist>", "1:26"),
      ("<plist><dict><key>K</key>\n<string>a & b</string></dict></plist>", "2:11"),
    ])
  func wrong(text: String, place: String) {
    let contents = read(text)
    #expect(contents.diagnostics.count == 1, "\(contents.diagnostics)")
    #expect(contents.diagnostics.map { "\($0.place.line):\($0.place.column)" } == [place])
    #expect(contents.diagnostics.allSatisfy { $0.severity == .error })
  }
}
