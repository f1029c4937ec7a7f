import TerminalCore
import Testing

@testable import Screens

@Suite("The linear screen")
struct LinearScreenTests {
  private static let size = Size(columns: 79, rows: 60)

  private static func entered(_ station: Station) -> ScreenHarness {
    var harness = ScreenHarness.morning(columns: 79, rows: 60, glyphs: .words)
    harness.model.appearance.reducesMotion = true
    harness.send(.tick(.zero))
    station.enter(&harness)
    _ = harness.model.show(in: harness.scene)
    return harness
  }

  private static let stations = EverySurfaceTests.stations

  @Test("Every word that the screen has is read", arguments: stations)
  func whole(station: Station) {
    let harness = Self.entered(station)
    var reader = LinearReader()
    let read = reader.announcements(of: harness.linear, keymap: harness.model.keymap)
    let all = read.joined().filter { $0.isLetter || $0.isNumber }
    for word in harness.uncoveredWords where !all.contains(word) {
      Issue.record("“\(word)” is drawn and not read:\n\(read.joined(separator: "\n"))")
    }
  }

  @Test("Where nothing changes nothing is said", arguments: stations)
  func silent(station: Station) {
    let harness = Self.entered(station)
    var reader = LinearReader()
    _ = reader.announcements(of: harness.linear, keymap: harness.model.keymap)
    let again = reader.announcements(of: harness.linear, keymap: harness.model.keymap)
    #expect(again.isEmpty, "\(again)")
  }

  @Test("Whatever can be clicked has a number", arguments: stations)
  func numbered(station: Station) {
    let harness = Self.entered(station)
    let numbered = Set(harness.linear.lines.compactMap(\.id))
    let missing = harness.model.painted.targets.map(\.id).filter { $0.isChoice }
      .filter { !numbered.contains($0) }
    #expect(missing.isEmpty, "\(missing)")
    var reader = LinearReader()
    _ = reader.announcements(of: harness.linear, keymap: harness.model.keymap)
    #expect(Set(reader.numbers.compactMap(reader.spot)) == numbered)
    #expect(reader.spot(numbered: numbered.count + 1) == nil)
  }

  @Test("A line is words: no boxes, no marks, nothing that drives a terminal", arguments: stations)
  func plain(station: Station) {
    var reader = LinearReader()
    let harness = Self.entered(station)
    let lines = reader.announcements(of: harness.linear, keymap: harness.model.keymap)
    for line in lines {
      let drawn = line.unicodeScalars.filter {
        // Ours are never read; arrows and dots may be the words of a rule.
        (0x2500...0x259F).contains($0.value) || $0.value < 0x20 || (0x7F...0x9F).contains($0.value)
      }
      #expect(drawn.isEmpty, "\(drawn) in \(line)")
    }
    // What can be chosen says what it is.
    let bare = #/^\d+\. (button|row|tab)(, key [^:]+)?(, selected)?(, unavailable)?$/#
    for line in lines { #expect(line.wholeMatch(of: bare) == nil, "\(line)") }
  }

  @Test("The screen is named once, in the heading of what is read")
  func heading() {
    var reader = LinearReader()
    let harness = Self.entered(Station("the list") { _ in })
    let read = reader.announcements(of: harness.linear, keymap: harness.model.keymap)
    #expect(read.filter { $0.contains("Lock Screen") } == ["Screen: Lock Screen"], "\(read)")
  }

  @Test("Help says each key once")
  func keysOfHelp() {
    let harness = Self.entered(Station("help") { $0.press(.character("?")) })
    var reader = LinearReader()
    let read = reader.announcements(of: harness.linear, keymap: harness.model.keymap)
    #expect(read.contains { $0.hasSuffix("button, key j: Down, One row down") }, "\(read)")
    for line in read {
      guard
        let found = line.firstMatch(of: #/button, key ([^:]+|:)(, selected)?: (?:[^.]*\. )?(.*)/#)
      else { continue }
      #expect(!found.3.hasPrefix("\(found.1), ") && !found.3.hasPrefix("\(found.1) "), "\(line)")
    }
  }

  @Test("A number does what a click does", arguments: stations)
  func chosen(station: Station) {
    let start = Self.entered(station)
    for spot in Set(start.linear.lines.compactMap(\.id)) {
      // A row that is selected is tapped, a stack is selected first.
      if case .row = spot { continue }
      var (clicked, chosen) = (start, start)
      guard clicked.clickShown(spot) else { continue }
      chosen.send(.chosen(spot))
      #expect(chosen.effects == clicked.effects, "\(spot)")
      #expect(chosen.model.message == clicked.model.message, "\(spot)")
      #expect(chosen.model.sheets.count == clicked.model.sheets.count, "\(spot)")
    }
  }

  @Test("The number of a row selects it, and taps it where it is selected")
  func rows() throws {
    var harness = Self.entered(Station("the list") { _ in })
    let rows = harness.linear.lines.compactMap { line -> Spot? in
      if case .row(.notification) = line.id { return line.id }
      if case .row(.group) = line.id { return line.id }
      return nil
    }
    #expect(rows.count > 3)
    for row in rows.dropFirst() {
      let before = harness.effects
      harness.send(.chosen(row))
      #expect(harness.linear.lines.filter(\.isSelected).compactMap(\.id).contains(row))
      #expect(harness.effects == before)
    }
    harness.send(.chosen(try #require(rows.last)))
    #expect(harness.effects.contains { if case .perform = $0 { true } else { false } })
  }

  @Test("Whatever changes on the screen is said", arguments: stations)
  func changes(station: Station) {
    var harness = Self.entered(station)
    var reader = LinearReader()
    _ = reader.announcements(of: harness.linear, keymap: harness.model.keymap)
    for key in [Key.Code.down, .up, .right, .left, .tab, .character("x"), .enter, .escape] {
      let before = (harness.linear, harness.state.list.count)
      harness.press(key)
      _ = harness.model.show(in: harness.scene)
      let now = harness.linear
      let said = reader.announcements(of: now, keymap: harness.model.keymap)
      let isOther = Set(now.things) != Set(before.0.things) || now.topic != before.0.topic
      if isOther || harness.state.list.count != before.1 { #expect(!said.isEmpty, "\(key)") }
    }
  }
}

@Suite("What is said of a linear screen")
struct LinearReaderTests {
  private func screen(_ topic: String, _ lines: [LinearLine<Spot>]) -> LinearScreen {
    LinearScreen(topic: [topic], lines: lines, isWritten: false)
  }

  private func row(_ index: Int, _ words: String, isSelected: Bool = false) -> LinearLine<Spot> {
    var line = LinearLine<Spot>(.row, words)
    line.id = .choice(index)
    line.isSelected = isSelected
    return line
  }

  @Test("All of it once, then what changed, with a prefix; numbers stay")
  func prefixes() {
    var reader = LinearReader()
    var said = reader.announcements(
      of: screen("List", [row(0, "Anna", isSelected: true), row(1, "Ben")]), keymap: .standard)
    #expect(said == ["Screen: List", "1. row, selected: Anna", "2. row: Ben"])
    said = reader.announcements(
      of: screen("List", [row(0, "Anna"), row(1, "Ben", isSelected: true)]), keymap: .standard)
    #expect(said == ["Selected: 2. row, selected: Ben"])
    var status = LinearLine<Spot>(.status, "Cleared Anna.")
    status.time = "now"
    said = reader.announcements(
      of: screen("List", [row(2, "Kim"), row(1, "Ben!", isSelected: true), status]),
      keymap: .standard)
    #expect(
      said == [
        "Gone: 1. row: Anna", "Shown: 3. row: Kim", "Changed: 2. row, selected: Ben!",
        "Says: Cleared Anna.",
      ])
    status.time = "1m ago"
    said = reader.announcements(
      of: screen("List", [row(2, "Kim"), row(1, "Ben!", isSelected: true), status]),
      keymap: .standard)
    #expect(said.isEmpty)
    #expect(reader.spot(numbered: 2) == .choice(1) && reader.spot(numbered: 1) == nil)
  }

  @Test("What lies over a screen is read whole; back on it only what changed is said")
  func over() {
    var reader = LinearReader()
    let list = [row(0, "Anna"), row(1, "Ben")]
    _ = reader.announcements(of: screen("List", list), keymap: .standard)
    var said = reader.announcements(of: screen("Themes", [row(0, "dark")]), keymap: .standard)
    #expect(said == ["Screen: Themes", "1. row: dark"])
    said = reader.announcements(of: screen("List", [row(1, "Ben")]), keymap: .standard)
    #expect(said == ["Back: List", "Gone: 1. row: Anna"])
    said = reader.announcements(
      of: screen("List", [row(1, "Ben")]), keymap: .standard, isWhole: true)
    #expect(said == ["Screen: List", "2. row: Ben"])
  }

  @Test(
    "Of texts that stand there twice their order tells which is new; a page that was turned is read on"
  )
  func texts() {
    let lines = { (words: [String]) in words.map { LinearLine<Spot>(.text, $0) } }
    func said(_ before: [String], _ now: [String]) -> [String] {
      var reader = LinearReader()
      _ = reader.announcements(of: screen("Report", lines(before)), keymap: .standard)
      return reader.announcements(of: screen("Report", lines(now)), keymap: .standard)
    }
    #expect(said(["A", "title", "B"], ["A", "title", "B", "title"]) == ["Shown: title"])
    #expect(
      said(["A", "title", "B", "body"], ["B", "body", "C", "title"]) == [
        "Shown: C", "Shown: title",
      ])
    let pages = ["a", "b"].map { page in
      (1...9).flatMap { ["\(page)\($0)", "Never: title"] } + ["More"]
    }
    #expect(said(pages[0], pages[1]) == pages[1].dropLast(2).map { "Shown: \($0)" })
  }

  @Test("The keys that are named are those in force")
  func keys() {
    var line = LinearLine<Spot>(.button, "undo")
    line.id = .control(.undo)
    line.whyDisabled = "There is nothing to undo."
    var reader = LinearReader()
    let said = reader.announcements(
      of: screen("List", [line]), keymap: Keymap(changing: [.undo: [Shortcut("Z")]]))
    #expect(said.last == "1. button, key Z, unavailable: undo; There is nothing to undo.")
  }

  @Test("Where words are written no letter is named as a key: it would be one of them")
  func writtenKeys() {
    func said(isWritten: Bool) -> [String] {
      let lines = [Key(.character("]")), Key(.tab)].map { key in
        var line = LinearLine<Spot>(.button, "next")
        line.id = .hintKey(key)
        return line
      }
      let screen = LinearScreen(topic: ["Words"], lines: lines, isWritten: isWritten)
      var reader = LinearReader()
      return Array(reader.announcements(of: screen, keymap: .standard).dropFirst())
    }
    #expect(said(isWritten: false) == ["1. button, key ]: next", "2. button, key Tab: next"])
    #expect(said(isWritten: true) == ["1. button: next", "2. button, key Tab: next"])
  }
}

@Suite("Lines typed at the linear screen")
struct LinearInputTests {
  private func input(_ line: String, isWritten: Bool = false) -> LinearInput {
    var reader = LinearReader()
    var row = LinearLine<Spot>(.row, "Anna")
    row.id = .choice(7)
    let screen = LinearScreen(topic: ["List"], lines: [row], isWritten: isWritten)
    _ = reader.announcements(of: screen, keymap: .standard)
    return LinearInput(line, on: screen, read: reader, Model())
  }

  private func keys(_ keys: Key...) -> LinearInput { .events(keys.map { .input(.key($0)) }) }

  private func text(_ text: String) -> LinearInput {
    .events([
      .input(.key(Key(.character("e"), .control))), .input(.key(Key(.character("u"), .control))),
      .input(.paste(text)),
    ])
  }

  @Test("A number, the name of a key, a control’s name, or a command in words")
  func commands() {
    #expect(input("1") == .events([.chosen(.choice(7))]))
    #expect(input(" #1 ") == .events([.chosen(.choice(7))]))
    #expect(input("2") == .unknownNumber(2))
    #expect(input("") == keys(Key(.enter)))
    #expect(input("esc") == keys(Key(.escape)))
    #expect(input("x") == keys(Key(.character("x"))))
    #expect(input("o t") == keys(Key(.character("o")), Key(.character("t"))))
    #expect(input("Ctrl-R") == keys(Key(.character("r"), .control)))
    #expect(input("read") == .reading)
    #expect(input("undo") == .events([.chosen(.control(.undo))]))
    let line: LinearInput = .events([
      .chosen(.control(.commands)), .input(.paste("wait 1h")), .input(.key(Key(.enter))),
    ])
    #expect(input("wait 1h") == line && input(":wait 1h") == line)
    #expect(input("{\"aps\":{}}") == .events([.input(.paste("{\"aps\":{}}"))]))
  }

  @Test("Where words are written, a line is words, unless it is a key or a marked number")
  func written() {
    #expect(input("fridge", isWritten: true) == text("fridge"))
    #expect(input("1", isWritten: true) == text("1"))
    #expect(input("x", isWritten: true) == text("x"))
    #expect(input("=esc", isWritten: true) == text("esc"))
    #expect(input("#1", isWritten: true) == .events([.chosen(.choice(7))]))
    #expect(input("Esc", isWritten: true) == keys(Key(.escape)))
    #expect(input("{name} hello", isWritten: true) == text("{name} hello"))
    #expect(input("read", isWritten: true) == text("read"))
    #expect(input("#read", isWritten: true) == .reading)
    #expect(input("", isWritten: true) == keys(Key(.enter)))
  }
}

extension ScreenHarness {
  /// The screen to be read.
  var linear: LinearScreen { LinearScreen(model, scene) }

  /// The words of what is on top, as they are drawn: letters alone, without those that are cut.
  fileprivate var uncoveredWords: [String] {
    var model = model
    let frame = model.show(in: scene)
    // What lies over something else leaves of that what is not read.
    if !model.sheets.isEmpty || model.phoneLayer(in: scene) != nil || model.isViewOpen(in: scene) {
      return []
    }
    // The axis of the timeline is a picture.
    let place = frame.canvas.bounds
    return (0..<place.size.rows).flatMap { row -> [String] in
      let cells = frame.canvas.row(row)
      return String(cells.filter { $0.columns > 0 }.map(\.character)).split(separator: " ")
        .filter { !$0.contains("…") && !$0.contains("...") }
        .map { $0.filter { $0.isLetter || $0.isNumber } }
        .filter { $0.count > 1 && !Self.drawnAlone.contains($0) }
    }
  }
}

extension ScreenHarness {
  // The axis of the timeline, and two buttons that touch where their marks are words.
  fileprivate static let drawnAlone = ["0600", "1200", "1800", "ManageDismiss"]
}

extension LinearScreen {
  /// What can be chosen above the acts, without how it is.
  fileprivate var things: [Spot] { lines.filter { !$0.isInToolbar }.compactMap(\.id) }
}
