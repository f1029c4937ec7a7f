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

  @Test("O: a version that behaves as another is a line of its own, and no mark is left before it")
  func standIn() {
    var harness = ScreenHarness.morning(columns: 160, rows: 60, glyphs: .words)
    harness.play("device os=18")
    _ = harness.model.show(in: harness.scene)
    var reader = LinearReader()
    let read = reader.announcements(of: harness.linear, keymap: harness.model.keymap)
    #expect(read.contains { $0.contains("iOS 18 behaves as iOS 16") }, "\(read)")
    #expect(read.contains { $0.contains("en_US") } && !read.contains { $0.contains("en_US,") })
  }

  @Test(
    "F4, R10: what silences the phone is read as on, by what it is, and not as silenced itself",
    arguments: [
      ("device os=12\ndnd on", "on: Do Not Disturb"),
      ("device os=16\nfocus Work", "Focus on: Work"),
    ])
  func focus(lines: String, words: String) {
    var harness = ScreenHarness.morning(columns: 160, rows: 60, glyphs: .words)
    harness.play(lines)
    _ = harness.model.show(in: harness.scene)
    let read = harness.linear.lines.map(\.words)
    #expect(read.contains(words), "\(read)")
  }

  @Test("F4: the Focus that is on is read so in the list of them, once")
  func focusList() {
    var harness = ScreenHarness.morning(columns: 79, rows: 60, glyphs: .words)
    harness.play("device os=16\nfocus Work")
    _ = harness.model.run(ControlID.focus, harness.scene)
    let read = harness.linear.lines.map(\.words)
    #expect(read.contains("Work, on"), "\(read)")
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

  @Test("What is said takes no line from the rows below, which are read beside it")
  func saidAboveCounter() throws {
    var harness = ScreenHarness.morning(columns: 80, rows: 12, glyphs: .words)
    for isError in [false, true] {
      harness.model.say("Cleared.", isError: isError)
      _ = harness.model.show(in: harness.scene)
      let lines = harness.linear.lines
      let counter = try #require(lines.first { $0.id == .control(.pageDown) }, "\(lines)")
      #expect(counter.words.contains("below"), "\(counter.words)")
      #expect(lines.contains { $0.words.contains("Cleared.") && $0.role == .status }, "\(lines)")
    }
  }

  @Test("Help says each key once")
  func keysOfHelp() {
    let harness = Self.entered(Station("help") { $0.press(.character("?")) })
    var reader = LinearReader()
    let read = reader.announcements(of: harness.linear, keymap: harness.model.keymap)
    #expect(read.contains { $0.hasSuffix("button, key j: One row down, also Down") }, "\(read)")
    for line in read {
      guard
        let found = line.firstMatch(of: #/button, key ([^:]+|:)(, selected)?: (?:[^.]*\. )?(.*)/#)
      else { continue }
      #expect(!found.3.hasPrefix("\(found.1), ") && !found.3.hasPrefix("\(found.1) "), "\(line)")
    }
  }

  @Test("Help offers what acts on lines that are read, by the words that say what it does here")
  func helpOfWhatIsRead() {
    let words = Self.entered(Station("help") { $0.press(.character("?")) }).linear.lines
    let named = words.compactMap { line in
      if case .control(let id)? = line.id { id } else { nil }
    }
    for id in [ControlID.act, .theme, .density, .mouse, .narrower, .wider, .redraw] {
      #expect(!named.contains(id), "\(id)")
    }
    #expect(!words.contains { $0.words.contains("click") })
    #expect(words.contains { $0.words == "Expand the selected stack, also Right" }, "\(words)")
    let header = Self.entered(Station(keys: "kkk?")).linear.lines
    #expect(header.first { $0.id == .control(.tap) }?.words == "Clear all", "\(header)")
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

extension ScreenHarness {
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
