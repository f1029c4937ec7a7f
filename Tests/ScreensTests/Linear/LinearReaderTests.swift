import TerminalCore
import Testing

@testable import Screens

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

  @Test("What Enter and Esc do now is said where it is something else, and of other acts nothing")
  func otherActs() {
    func said(_ words: [String]) -> LinearScreen {
      let spots: [Spot] = [.control(.tap), .hintKey(Key(.escape)), .control(.clear)]
      let acts = zip(spots, words).map { spot, words in
        var line = LinearLine<Spot>(.button, words)
        (line.id, line.isInToolbar) = (spot, true)
        return line
      }
      return screen("Matrix", acts)
    }
    var reader = LinearReader()
    _ = reader.announcements(of: said(["tap", "back", "clear"]), keymap: .standard)
    let now = reader.announcements(
      of: said(["clear all", "show all", "clear group"]), keymap: .standard)
    #expect(
      now == [
        "Changed: 1. button, key Enter: clear all", "Changed: 2. button, key Esc: show all",
      ])
  }

  @Test("A field that was closed is gone; one in which something else is typed is not")
  func closedField() {
    let field = LinearLine<Spot>(.field, "search")
    var reader = LinearReader()
    _ = reader.announcements(of: screen("List", [row(0, "Anna"), field]), keymap: .standard)
    let typed = LinearLine<Spot>(.field, "search: fridge")
    var said = reader.announcements(
      of: screen("List", [row(0, "Anna"), typed]), keymap: .standard)
    #expect(said == ["Shown: field: search: fridge"])
    said = reader.announcements(of: screen("List", [row(0, "Anna")]), keymap: .standard)
    #expect(said == ["Gone: field: search: fridge"])
  }

  @Test("While what is typed narrows a list, numbers stay with what its rows say")
  func narrowed() {
    var reader = LinearReader()
    func said(_ lines: [LinearLine<Spot>]) -> [String] {
      let screen = LinearScreen(topic: ["Locale"], lines: lines, isWritten: true)
      return reader.announcements(of: screen, keymap: .standard)
    }
    let all = [row(0, "ar", isSelected: true), row(1, "en"), row(2, "pl")]
    #expect(said(all).suffix(3) == ["1. row, selected: ar", "2. row: en", "3. row: pl"])
    let narrowed = said([row(0, "pl", isSelected: true)])
    #expect(
      narrowed == [
        "Gone: 1. row, selected: ar", "Gone: 2. row: en", "Changed: 3. row, selected: pl",
      ])
    #expect(reader.spot(numbered: 3) == .choice(0) && reader.spot(numbered: 1) == nil)
    #expect(reader.numbers == [3])
    #expect(said(all).first == "Shown: 1. row, selected: ar")
    #expect(reader.spot(numbered: 3) == .choice(2))
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

  @Test("A time behind a sentence stands by itself, behind a word after a semicolon")
  func times() {
    let lines = ["Glucose at 57.", "A cellist (he plays.)", "Alone"].enumerated().map {
      var line = row($0.offset, $0.element)
      line.time = "now"
      return line
    }
    var reader = LinearReader()
    let said = reader.announcements(of: screen("List", lines), keymap: .standard)
    #expect(
      said.dropFirst() == [
        "1. row: Glucose at 57. now", "2. row: A cellist (he plays.) now", "3. row: Alone; now",
      ])
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
