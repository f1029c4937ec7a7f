import TestSupport
import Testing

@testable import TerminalCore

@Suite("A line that is edited: what is seen, and what can be taken back")
struct TextFieldPropertyTests {
  static let seeds: [UInt64] = Array(1...50)

  @Test(
    "Whatever the line and its room, the part that is seen fits and has the cursor in it",
    arguments: seeds)
  func view(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    for _ in 0..<10 {
      var field = TextField(random.text(random.number(0...30), of: RandomTexts.plain))
      for _ in 0..<random.number(0...10) { field.move(random.pick([.backward, .wordBackward])) }
      for columns in [1, 2, 3, 7, 20, 60] {
        let view = field.view(columns: columns)
        let place = "“\(field.text)”, cursor \(field.cursor), \(columns) columns"
        #expect(view.text.columns <= columns && (0..<columns).contains(view.cursor), "\(place)")
        #expect(view.text.isEmpty || field.text.contains(view.text), "\(place): \(view.text)")
        // What stands before the cursor in the view is what stands before it in the line.
        let before = String(field.characters[..<field.cursor])
        var used = 0
        let start = view.text.prefix {
          used += $0.columns
          return used <= view.cursor
        }
        #expect(before.hasSuffix(start), "\(place): \(view)")
      }
    }
  }

  @Test(
    "With marks at its ends the part that is seen fits, and shows what the cursor stands on",
    arguments: seeds)
  func marked(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    for _ in 0..<10 {
      var field = TextField(random.text(random.number(1...30), of: RandomTexts.plain))
      for _ in 0..<random.number(1...10) { field.move(random.pick([.backward, .wordBackward])) }
      for (columns, cut) in [(1, "⋯"), (6, "⋯"), (7, "⋯"), (20, "⋯"), (10, "+++"), (20, "+++")] {
        let view = field.view(columns: columns, cut: cut)
        let place = "“\(field.text)”, cursor \(field.cursor), \(columns) columns: \(view)"
        #expect(view.text.columns <= columns && (0..<columns).contains(view.cursor), "\(place)")
        if columns < 6 { continue }
        var used = 0
        let before = view.text.prefix {
          used += $0.columns
          return used <= view.cursor
        }
        #expect(String(before).columns == view.cursor, "\(place)")
        let under = view.text.dropFirst(before.count).first
        #expect(under == field.characters[field.cursor], "\(place)")
        let shown = view.text.replacing(cut, with: "").drop { $0 == " " }
        #expect(shown.isEmpty || field.text.contains(shown), "\(place)")
      }
    }
  }

  @Test("The cursor stays where it is on the screen while all of the line fits", arguments: seeds)
  func whole(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    var field = TextField(random.text(10, of: RandomTexts.plain))
    let columns = field.text.columns + 1
    for step in [TextField.Step.start, .forward, .wordForward, .end, .backward, .wordBackward] {
      field.move(step)
      let view = field.view(columns: columns)
      #expect(view.text == field.text)
      #expect(view.cursor == String(field.characters[..<field.cursor]).columns, "\(step)")
    }
  }

  @Test(
    "What puts nothing into the line leaves nothing to take back",
    arguments: ["", "\u{200B}", "\u{2066}\u{2069}", "\u{FEFF}"])
  func nothing(text: String) {
    var field = TextField("tea")
    let fits = field.insert(text)
    #expect(fits && field.text == "tea" && field.cursor == 3)
    #expect(!field.canUndo, "\(text.debugDescription) is taken back before what was typed")
    field.insert("s")
    field.insert(text)
    field.undo()
    #expect(field.text == "tea")
  }

  @Test(
    "An accent that is typed joins its letter, and goes with it",
    arguments: [("e", "\u{301}", "é"), ("日", "\u{3099}", "日\u{3099}"), ("👍", "🏽", "👍🏽")])
  func joins(letter: String, mark: String, joined: String) {
    var field = TextField("x")
    field.insert(letter)
    field.insert(mark)
    #expect(field.text == "x" + joined && field.characters.count == 2 && field.cursor == 2)
    field.deleteBackward()
    #expect(field.text == "x")
  }

  @Test("An accent at the beginning of a line stands on something of its own")
  func lonely() {
    var field = TextField("")
    field.insert("\u{301}")
    #expect(field.text == "◌\u{301}" && field.cursor == 1)
  }

  @Test(
    "Words are what stands between blanks, whichever way one goes",
    arguments: [
      ("one two", 7, 4, 7), ("one two", 4, 0, 7), ("one two", 5, 4, 7), ("one  two", 3, 0, 8),
      ("  one", 5, 2, 5), ("  one", 2, 0, 5), ("one  ", 5, 0, 5), ("", 0, 0, 0), ("   ", 1, 0, 3),
      ("a-b c", 3, 0, 5), ("日本 語", 3, 0, 4),
    ])
  func words(text: String, cursor: Int, back: Int, on: Int) {
    var field = TextField(text)
    field.move(.start)
    for _ in 0..<cursor { field.move(.forward) }
    var other = field
    field.move(.wordBackward)
    other.move(.wordForward)
    #expect(field.cursor == back && other.cursor == on)
  }

  @Test("Each way to erase takes what it says, and all of it comes back at once")
  func erasing() {
    let ways: [(String, (inout TextField) -> Void, String)] = [
      ("a word back", { $0.deleteWordBackward() }, "put | on"),
      ("a word on", { $0.deleteWordForward() }, "put kettle|"),
      ("to the start", { $0.deleteToStart() }, "| on"),
      ("to the end", { $0.deleteToEnd() }, "put kettle|"),
      ("a letter back", { $0.deleteBackward() }, "put kettl| on"),
      ("a letter on", { $0.deleteForward() }, "put kettle|on"),
    ]
    for (name, act, wanted) in ways {
      var field = TextField("put kettle on")
      for _ in 0..<3 { field.move(.backward) }
      act(&field)
      var shown = field.characters
      shown.insert("|", at: field.cursor)
      #expect(String(shown) == wanted, "\(name)")
      field.undo()
      #expect(field.text == "put kettle on" && field.cursor == 10, "\(name)")
    }
  }

  @Test("A line that is edited for hours forgets its oldest edits and no others")
  func forgetful() {
    var field = TextField("")
    for number in 1...150 { field.insert("<\(number)>") }
    var taken = 0
    while field.canUndo {
      field.undo()
      taken += 1
    }
    #expect(taken == 100)
    #expect(field.text == (1...50).map { "<\($0)>" }.joined())
  }

  @Test("Of immense lines four edits are kept at least")
  func immense() {
    var history = EditHistory()
    let line = Array(repeating: Character("x"), count: 1 << 20)
    for cursor in 0..<9 { history.keep(.init(characters: line, cursor: cursor), before: .single) }
    var kept: [Int] = []
    while let moment = history.takeBack() { kept.append(moment.cursor) }
    #expect(kept == [8, 7, 6, 5])
  }

  @Test(
    "Runs of typing and of erasing are one edit each; what is pasted is one of its own",
    arguments: [
      ("ttt", 1), ("eee", 1), ("tte", 2), ("tet", 3), ("sss", 3), ("tst", 3), ("twt", 2),
      ("t|t", 2),
      ("e|e", 2), ("", 0),
    ])
  func runs(edits: String, count: Int) {
    var history = EditHistory()
    for edit in edits {
      let moment = EditHistory.Moment(characters: [], cursor: 0)
      switch edit {
      case "t": history.keep(moment, before: .typing)
      case "w": history.keep(moment, before: .typing, beginsWord: true)
      case "e": history.keep(moment, before: .erasing)
      case "|": history.interrupt()
      default: history.keep(moment, before: .single)
      }
    }
    var taken = 0
    while history.takeBack() != nil { taken += 1 }
    #expect(taken == count && history.isEmpty)
  }
}
