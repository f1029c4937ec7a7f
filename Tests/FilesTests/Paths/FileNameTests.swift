import Notifications
import Testing

@testable import Files

@Suite("Names of files made of what people call things")
struct FileNameTests {
  @Test(
    "A name has nothing in it that a system refuses, or that leads elsewhere",
    arguments: [
      ("Fixtures/Scenarios/day.scenario", "Fixtures-Scenarios-day.scenario"),
      ("../../etc/passwd", "etc-passwd"), (".hidden", "hidden"), ("", "unnamed"),
      ("\u{1B}[2J \n", "2J-"), ("Ünïcödé 日本", "Ünïcödé-日本"), ("/", "unnamed"),
    ])
  func safe(text: String, name: String) {
    #expect(FileName.safe(text) == name)
  }

  @Test("A long name ends before it is too long, and between characters")
  func long() {
    let name = FileName.safe(String(repeating: "日", count: 100))
    #expect(name.utf8.count == 99)
  }

  @Test(
    "Letters keep what stands above and below them, and nothing that cannot be seen stays",
    arguments: [
      ("Cafe\u{301}", "Cafe\u{301}"), ("Café", "Café"), ("हिन्दी", "हिन्दी"), ("ภาษาไทย", "ภาษาไทย"),
      ("❤️ tea", "tea"), ("a\u{FE0F}b", "a-b"), ("a\u{200D}b", "a-b"), ("a\u{202E}b", "a-b"),
      ("½ cup", "½-cup"),
      ("a  b", "a-b"), ("a/b\\c:d", "a-b-c-d"), ("...", "unnamed"), ("-.-tea", "tea"),
      ("tea.", "tea."),
      ("\u{0}\n", "unnamed"),
    ])
  func names(text: String, name: String) {
    #expect(Array(FileName.safe(text).unicodeScalars) == Array(name.unicodeScalars))
  }

  @Test("Whatever a text is, its name is short, leads nowhere, and is its own name")
  func anyText() {
    var random = SplitMix(seed: 61)
    let pieces: [String] = [
      "a", "Ü", "日", "/", "..", ".", "-", " ", "\n", "\u{0}", "🍵", "e\u{301}", "\u{300}", "~", "*",
      "कि", "\u{FEFF}",
    ]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...70, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      let name = FileName.safe(text)
      #expect(!name.isEmpty && name.utf8.count <= 100)
      #expect(!name.hasPrefix(".") && !name.contains("/") && !name.contains("--"))
      #expect(name.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F })
      #expect(FileName.safe(name) == name, "\(name)")
    }
  }
}
