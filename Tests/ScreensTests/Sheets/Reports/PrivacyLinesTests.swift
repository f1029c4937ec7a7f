import Delivery
import Explaining
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("What notifications reveal, in lines")
struct PrivacyLinesTests {
  @Test("Where nothing is listed a line says that nothing is revealed")
  func nothing() throws {
    let audit = PrivacyAudit(try Phone(album: []).state)
    #expect(audit.lines().map(\.text) == ["Nothing is listed, so nothing is revealed."])
    let narrow = audit.lines(columns: 36).map(\.text)
    #expect(narrow.count == 2 && narrow.allSatisfy { $0.columns <= 36 }, "\(narrow)")
    #expect(narrow.last == "revealed.")
  }

  @Test(
    "Where all is hidden only app and time are left; ways to lie there that show the same share a line"
  )
  func lines() throws {
    let lines = PrivacyAudit(try Phone(album: [(nil, "Plain", "plain")]).state).lines().map(\.text)
    let wanted: [String] = [
      "On a locked phone, previews Never              no kind shows more than it should",
      "  Álbum  “Notification”  the system’s own", "",
      "Álbum · plain, 1 notification",
      "  always                                    body",
      "  when-unlocked  locked                     app and time alone",
      "                 authenticated, unlocked    body",
      "  never                                     app and time alone",
    ]
    #expect(lines == wanted)
  }

  @Test(
    "An app’s name leaks nothing, whatever marks are in it",
    arguments: ["Hotel L", "L ", "⚠ Alerts", "A · B", " L hotel", "leak: all", ""])
  func names(appName: String) throws {
    let audit = PrivacyAudit(try Phone(album: [(nil, "Plain", "plain")], appName: appName).state)
    for isASCII in [false, true] {
      let lines = audit.lines(isASCII: isASCII)
      #expect(!lines.contains { $0.parts.contains { $0.role == .leak } }, "\(lines)")
      #expect(lines.filter { $0.parts.contains { $0.role == .heading } }.count == 2)
      #expect(lines.contains { $0.text.hasPrefix(appName + (isASCII ? " - " : " · ")) })
    }
  }

  @Test("Where marks are words, what leaks is said before it, and once")
  func inWords() throws {
    let name = String(repeating: "Hotel ", count: 9) + "Album"
    let phone = try Phone(
      album: [(nil, "Plain", "plain"), ("Anna", "A hat", "photo")], appName: name)
    let lines = PrivacyAudit(phone.state).lines(columns: 1_000, isASCII: true, isInWords: true)
    let leaks = lines.filter { $0.parts.first?.role == .leak }
    #expect(leaks.allSatisfy { $0.text.contains("shows too much:") }, "\(lines.map(\.text))")
    #expect(!leaks.contains { $0.text.contains("L ") })
    #expect(leaks.contains { $0.parts.contains { $0.text.hasPrefix(name) } })
    #expect(leaks.count { $0.text.contains("shows too much: shows") } == 0)
  }

  @Test(
    "The sum comes first, and below it what a stranger reads, what nobody chose before the rest",
    arguments: [40, 60, 80, 200])
  func sum(columns: Int) throws {
    let audit = PrivacyAudit(
      try Phone(album: [(nil, "Plain", "plain"), ("Anna", "A hat", "photo")]).state)
    let lines = audit.lines(columns: columns).map(\.text)
    #expect(
      lines.prefix(2).joined(separator: " ").contains("1 of 2 kinds shows more than it should"))
    let anna = try #require(lines.firstIndex { $0.contains("“Anna”") })
    let plain = try #require(lines.firstIndex { $0.contains("“Notification”") })
    #expect(anna < plain)
    #expect(lines.contains { $0.contains("other kinds hide theirs") } || columns < 64)
    #expect(lines.allSatisfy { $0.columns <= max(columns, 80) }, "\(lines)")
    if columns == 40 {
      #expect(lines.allSatisfy { $0.columns <= 40 && !$0.contains("…") }, "\(lines)")
    }
  }

  @Test(
    "Words and reasons that are longer than their columns go on below", arguments: [40, 80, 120])
  func wrapping(columns: Int) throws {
    let title =
      "A hat, two scarves, a pair of mittens, and the umbrella that nobody has asked about since"
    let shown = try Phone(
      album: [(nil, "Plain", "plain"), (title, "Lost", "photo")],
      appName: "Lost and Found of the Harbor")
    let lines = PrivacyAudit(shown.state).lines(columns: columns).map(\.text)
    #expect(lines.allSatisfy { $0.columns <= columns && !$0.contains("⋯") }, "\(lines)")
    let words = lines.joined(separator: " ")
    #expect(title.split(separator: " ").allSatisfy { words.contains($0) }, "\(lines)")
  }

  @Test("Names and words that run from right to left keep their dots, commas and quotation marks")
  func directions() throws {
    let name = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
    let phone = try Phone(album: [("\(name) (2)", "A hat", "photo")], appName: name)
    let lines = PrivacyAudit(phone.state).lines().map(\.text)
    let (mark, end) = ("\u{200E}", "\u{200E}\u{200E}")
    #expect(
      lines.contains("\(end)\(name)\(mark) · \(mark)photo\(end), 1 notification"), "\(lines)")
    #expect(
      lines.contains { $0.contains("\(mark)“\(mark)\(name) (2)\(mark)”\(mark)") }, "\(lines)")
  }

  @Test("What leaks is a part of its own, in columns that are counted in cells")
  func parts() throws {
    let shown = try Phone(album: [("Anna", "A hat", "photo")], appName: "天気\u{301}🫖")
    let lines = PrivacyAudit(shown.state).lines()
    let leaks = lines.filter { $0.parts.contains { $0.role == .leak } }
    #expect(!leaks.isEmpty)
    for line in lines where line.parts.count == 5 {
      let start = line.parts.dropLast().map(\.filledText).joined().columns
      #expect(start == 2 + 15 + 25 + 2, "\(line.text)")
    }
  }
}
