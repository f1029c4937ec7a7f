import Delivery
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("L34: the phone in a language that runs from right to left")
struct MirroredTests {
  static let sizes = [(80, 24), (120, 40), (40, 12)]

  @Test("The list looks as it is on file", arguments: sizes, ["terminal", "dark"])
  func list(size: (Int, Int), theme: String) {
    expect(.mirrored(columns: size.0, rows: size.1, theme: theme), "mirrored-\(theme)")
  }

  @Test(
    "Swipe row, expanded group, compact list and home look as they are on file", arguments: sizes)
  func others(columns: Int, rows: Int) {
    var harness = ScreenHarness.mirrored(columns: columns, rows: rows)
    harness.type("jj")
    harness.press(.left)
    expect(harness, "mirrored-swipe")
    harness.press(.escape)
    harness.type("l")
    expect(harness, "mirrored-expanded")
    harness.type("lov")
    expect(harness, "mirrored-compact")
    harness.type("su")
    expect(harness, "mirrored-home")
  }

  @Test("Mirrored, nothing of ours is beyond 7 bits with --ascii", arguments: sizes)
  func ascii(columns: Int, rows: Int) {
    let harness = ScreenHarness.mirrored(columns: columns, rows: rows, glyphs: .ascii)
    expect(harness, "mirrored-ascii")
    let strays = harness.text.unicodeScalars.filter { $0.value >= 0x80 && $0.value < 0x590 }
    #expect(strays.allSatisfy { $0 == "é" }, "beyond ASCII: \(strays)")
    #expect(!harness.text.contains { "┌┐└┘│─▌▐▲✕‹›".contains($0) })
  }

  @Test("What leads on in Settings points to the left, to which lines run")
  func chevrons() {
    for glyphs in [Glyphs.unicode, .ascii] {
      var harness = ScreenHarness.mirrored(glyphs: glyphs)
      harness.play("device os=16\nunlock\nsettings")
      harness.model.phone.settings.open(.focuses)
      let lines = harness.text.split(separator: "\n").dropFirst().dropLast()
      let (forward, back) = glyphs == .ascii ? ("<", ">") : ("‹", "›")
      #expect(lines.contains { $0.drop { $0 == " " }.hasPrefix(forward) }, "\(harness.text)")
      #expect(!lines.contains { $0.drop { $0 == " " }.hasPrefix(back) }, "\(harness.text)")
    }
  }

  @Test("Icon and marker are on the right, the time is on the left")
  func sides() throws {
    let lines = ScreenHarness.mirrored().text.split(separator: "\n").map(String.init)
    let line = try #require(lines.first { $0.contains("SUGAR") })
    #expect(line.hasSuffix("SUGAR  S  ▐"))
    #expect(line.drop { $0 == " " || $0 == "▌" }.hasPrefix("now"))
  }

  @Test("The list goes on as it was when the language changes back")
  func changing() {
    var harness = ScreenHarness.morning()
    let before = harness.text
    harness.speak("he")
    #expect(harness.text != before)
    harness.speak("en")
    #expect(harness.text == before)
  }

  @Test(
    "Everything is hit at the mirrored place, whatever is open",
    arguments: ["", "jj", "jjl", "jjllov", "su", "w", "wz"], [(80, 24), (120, 40), (40, 12)])
  func hits(keys: String, size: (Int, Int)) {
    var plain = ScreenHarness.morning(columns: size.0, rows: size.1)
    var mirrored = plain
    mirrored.speak("he")
    plain.type(keys)
    mirrored.type(keys)
    expectMirrored(&mirrored, plain: &plain)
    plain.press(.left)
    mirrored.press(.left)
    expectMirrored(&mirrored, plain: &plain)
  }

  // The words are the same, since there are no others at hand: only their places differ.
  private func expectMirrored(_ mirrored: inout ScreenHarness, plain: inout ScreenHarness) {
    _ = plain.model.show(in: plain.scene)
    _ = mirrored.model.show(in: mirrored.scene)
    let columns = plain.model.layout.phoneColumns
    #expect(mirrored.model.painted.targets.map(\.id) == plain.model.painted.targets.map(\.id))
    for (target, other) in zip(plain.model.painted.targets, mirrored.model.painted.targets) {
      var wanted = target.rect
      if isOfPhone(target, plain.model) {
        wanted.origin.column = columns - wanted.origin.column - wanted.size.columns
      }
      #expect(other.rect == wanted, "\(target.id)")
    }
  }

  // What lies between the status line and the footer, beside the inspector.
  private func isOfPhone(_ target: Target<Spot>, _ model: Model) -> Bool {
    let rows = 1..<model.size.rows - 1
    if target.id == .control(.pageDown) { return true }
    return rows.contains(target.rect.origin.row) && target.rect.origin.row < model.size.rows - 2
      && target.rect.columnRange.upperBound <= model.layout.phoneColumns
  }

  @Test("A click and its mirror image do the same", arguments: walkSeeds(6))
  func clicks(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var plain = ScreenHarness.morning()
    var mirrored = plain
    mirrored.speak("he")
    let asked = (plain.effects.count, mirrored.effects.count)
    for step in 0..<80 {
      let point = Point(
        column: .random(in: 0..<80, using: &random), row: .random(in: 1..<22, using: &random))
      let act =
        [Mouse.Act.press(.left), .drag(.left), .release(.left), .wheelUp, .wheelDown]
        .randomElement(using: &random) ?? .wheelUp
      _ = plain.model.show(in: plain.scene)
      _ = mirrored.model.show(in: mirrored.scene)
      plain.send(.input(.mouse(Mouse(act, at: point))))
      let image = Point(column: 79 - point.column, row: point.row)
      mirrored.send(.input(.mouse(Mouse(act, at: image))))
      #expect(
        mirrored.model.list.selection == plain.model.list.selection, "seed \(seed), step \(step)")
      #expect(mirrored.model.list.swipe == plain.model.list.swipe, "seed \(seed), step \(step)")
      #expect(mirrored.model.list.scroll == plain.model.list.scroll, "seed \(seed), step \(step)")
    }
    #expect(
      mirrored.effects.dropFirst(asked.1) == plain.effects.dropFirst(asked.0), "seed \(seed)")
  }

  @Test("Left opens the swipe row; in it the arrows go the way they point, and Right closes it")
  func arrows() {
    var harness = ScreenHarness.mirrored()
    harness.press(.left)
    #expect(harness.model.list.swipe?.choice == .view)
    harness.press(.left)
    harness.press(.left)
    #expect(harness.model.list.swipe?.choice == .clear)
    harness.press(.left)
    #expect(harness.model.list.swipe?.choice == .clear, "it is the leftmost")
    harness.press(.right)
    #expect(harness.model.list.swipe?.choice == .manage)
    harness.press(.right)
    #expect(harness.model.list.swipe?.choice == .view)
    harness.press(.left)
    #expect(harness.model.list.swipe?.choice == .manage)
    harness.press(.right)
    harness.press(.right)
    #expect(harness.model.list.swipe == nil)
  }

  @Test("A finger opens it to the right", arguments: [(4, true), (-4, false)])
  func dragging(columns: Int, opens: Bool) throws {
    var harness = ScreenHarness.mirrored()
    let sugar = try #require(harness.number("Glucose level at 57."))
    harness.drag(.row(.notification(sugar)), by: columns)
    #expect((harness.model.list.swipe != nil) == opens)
  }

  @Test("In the list of locales a language's own name comes first, whichever way it is written")
  func locales() {
    var harness = ScreenHarness(columns: 80, rows: 24)
    harness.play(
      #"app {"bundleIdentifier":"com.example.tea","displayName":"Tea","strings":{"he":{}}}"#)
    harness.model.appearance.bidi = .program
    harness.type("ol")
    #expect(harness.text.contains(String("עברית".reversed()) + "  Hebrew"), "\(harness.text)")
  }

  @Test("The title bar of the rich view and the rows of a summary read from the right, too")
  func fields() throws {
    var harness = ScreenHarness.mirrored()
    harness.type("v")
    #expect(harness.text.contains("SUGAR S  ✕"), "\(harness.text)")
    var summary = ScreenHarness.summary(columns: 80, rows: 40)
    summary.model.appearance.bidi = .program
    summary.speak("he")
    summary.play("at 18:00")
    #expect(summary.text.contains("Marrow · Allotment"), "\(summary.text)")
    #expect(summary.text.contains("4 notifications · Evening Summary"), "\(summary.text)")
  }

  @Test(
    "What keeps the fields of a heading in their places is in pictures, too",
    arguments: ["he", "ar"])
  func pictures(language: String) {
    var harness = ScreenHarness(columns: 80, rows: 24)
    harness.speak(language)
    harness.install("com.example.messages", "رسائل")
    harness.push("סבתא", "אכלת?", thread: "family")
    harness.push("סבתא", "שמתי לך", thread: "family")
    harness.play("expand messages/family")
    let frame = harness.model.frame(in: harness.scene)
    let heading = "\u{2067}رسائل\u{2069} · \u{2066}family\u{2069} · \u{200F}"
    #expect(frame.ansi(depth: .none).contains(heading))
    #expect(frame.svg.contains(heading) && frame.html.contains(heading))
  }

  @Test("A name keeps its side of the dot in heads and sentences of ours")
  func names() {
    var harness = ScreenHarness(columns: 100, rows: 30)
    harness.model.appearance.bidi = .program
    harness.install("com.example.peace", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}")
    harness.push("Anna", "See you", app: "com.example.peace")
    for keys in ["W", "M", "ga"] {
      harness.type(keys)
      #expect(
        harness.text.contains("\u{5DD}\u{5D5}\u{5DC}\u{5E9} · no category"), "\(harness.text)")
      harness.press(.escape)
    }
    let (name, marks) = ("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", Marks(.unicode))
    #expect(marks.own("\(name) (2)").unicodeScalars.first == "\u{200E}")
    #expect(Marks(.unicode, .rightToLeft).own("\(name) (2)") == "\(name) (2)")
    #expect(Marks(.words).own("\(name) (2)") == "\(name) (2)" && marks.own("a (2)") == "a (2)")
  }

  @Test("A name that mixes directions runs its own way beside dots, as on its card")
  func mixedNames() {
    var harness = ScreenHarness(columns: 120, rows: 30)
    harness.model.appearance.bidi = .program
    harness.install("com.example.tv", "\u{5D8}\u{5D5} (Yes+)")
    for body in ["1", "2"] { harness.push("A", body, app: "com.example.tv", thread: "t") }
    harness.press(.enter)
    let name = "(+Yes) \u{5D5}\u{5D8}"
    #expect(harness.text.contains("\(name) · t · 2"), "\(harness.text)")
    #expect(harness.text.contains("” · \(name)"), "\(harness.text)")
    for (keys, other) in [("W", "no category"), ("ga", "no category"), ("T", "A")] {
      harness.type(keys)
      #expect(harness.text.contains("\(name) · \(other)"), "\(harness.text)")
      harness.press(.escape)
    }
  }

  @Test("A time of letters that join stands at the edge, as all others do")
  func joinedTime() {
    var harness = ScreenHarness(columns: 80, rows: 24)
    harness.model.appearance.bidi = .program
    harness.speakSystemWords(of: "ar_EG")
    harness.play("device os=12 locale=ar_EG languages=ar")
    harness.install("com.example.messages", "T")
    harness.push("Anna", "1", thread: "a", then: 300)
    harness.push("Jo", "2", thread: "b", then: 0)
    let lines = harness.text.split(separator: "\n")
    let times = ["\u{FEE5}\u{FEF5}\u{FE8D}", "\u{FEA9} \u{665}"].map { time in
      lines.first { $0.contains(time) }?.prefix { " ▌".contains($0) }.count
    }
    #expect(times[0] != nil && times[0] == times[1], "\(harness.text)")
  }

  @Test("A setting and the button of a reply stand at the edge, too, where their letters join")
  func joinedValues() {
    var harness = ScreenHarness(columns: 80, rows: 24)
    harness.model.appearance.bidi = .program
    harness.speakSystemWords(of: "ar_EG")
    harness.play(ScreenHarness.replyInArabic)
    let values = harness.text.split(separator: "\n").filter { line in
      // What both values end with: one of them has letters that join.
      line.contains("\u{FE95}\u{FE8D}\u{FEAD}\u{FE8E}")
    }
    let edges = Set(values.map { $0.prefix { $0 == " " }.count })
    #expect(values.count == 2 && edges.count == 1, "\(harness.text)")
    harness.play("lock\npush a {\"aps\":{\"alert\":\"1\",\"category\":\"C\"}}")
    harness.type("v1")
    #expect(harness.text.contains("│  \u{FEFB} "), "\(harness.text)")
  }

  @Test("In our own sentences quotations keep their places")
  func quotations() {
    var harness = ScreenHarness.mirrored(columns: 160, rows: 30)
    harness.type("jj")
    #expect(harness.text.contains("n3 “"), "\(harness.text)")
    #expect(harness.text.contains("” · ") && !harness.text.contains(" · n3"))
  }
}
