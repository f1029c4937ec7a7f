import Testing

@testable import TerminalCore

@Suite("A line that is edited")
struct TextFieldTests {
  /// Types keys; `|` in the result is the cursor.
  private func edited(_ text: String, _ keys: [Key]) -> String {
    var field = TextField(text)
    for key in keys {
      let isHandled = field.handle(key)
      #expect(isHandled, "\(key) does nothing")
    }
    var characters = Array(field.text)
    characters.insert("|", at: field.cursor)
    return String(characters)
  }

  @Test(
    "Keys do what they do in a shell",
    arguments: [
      ("", [Key(.character("日")), Key(.character("a"))], "日a|"), ("ab", [Key(.left)], "a|b"),
      ("ab", [Key(.home), Key(.left)], "|ab"), ("ab", [Key(.home), Key(.end)], "ab|"),
      ("ab", [Key(.backspace)], "a|"), ("", [Key(.backspace), Key(.delete)], "|"),
      ("ab", [Key(.home), Key(.delete)], "|b"),
      ("one two", [Key(.character("w"), .control)], "one |"),
      ("one two  ", [Key(.backspace, .alt)], "one |"),
      ("one two", [Key(.character("b"), .alt), Key(.character("b"), .alt)], "|one two"),
      ("one two", [Key(.character("b"), .alt), Key(.character("d"), .alt)], "one |"),
      ("one two", [Key(.home), Key(.right), Key(.character("d"), .alt)], "o| two"),
      ("one two", [Key(.character("d"), .alt)], "one two|"),
      ("one two", [Key(.home), Key(.right, .control)], "one| two"),
      ("one two", [Key(.left, .control), Key(.character("k"), .control)], "one |"),
      ("one two", [Key(.left, .control), Key(.character("u"), .control)], "|two"),
      ("e", [Key(.character("\u{301}"))], "e\u{301}|"),
    ])
  func keys(text: String, keys: [Key], wanted: String) {
    #expect(edited(text, keys) == wanted)
  }

  @Test("Ctrl-_ takes back word by word what was typed, and at once what was pasted or erased")
  func undoing() {
    var field = TextField("to ")
    for character in "one two" { field.insert(String(character)) }
    field.insert("日本 語")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "to one two日本")
    var seen: [String] = []
    while field.canUndo {
      _ = field.handle(Key(.character("_"), .control))
      seen.append(field.text)
    }
    #expect(seen == ["to one two日本 語", "to one two", "to one ", "to "])
    #expect(field.cursor == 3)
    let isHandled = field.handle(Key(.character("_"), .control))
    #expect(isHandled && field.text == "to ")
  }

  @Test(
    "What is typed after the cursor moved is taken back by itself; keys that change nothing are not"
  )
  func undoingAfterMoves() {
    var field = TextField()
    field.insert("b")
    field.move(.start)
    field.deleteBackward()
    field.insert("a")
    field.undo()
    #expect(field.text == "b" && field.cursor == 0)
    field.undo()
    #expect(field.isEmpty && !field.canUndo)
  }

  @Test(
    "L34: where a line runs from right to left, left is on and right is back",
    arguments: [
      ("\u{5D0}\u{5D1} \u{5D2}", Direction.rightToLeft, [3, 1, 4, 0]),
      ("ab c", .rightToLeft, [1, 3, 0, 4]), ("\u{5D0}\u{5D1} \u{5D2}", .leftToRight, [1, 3, 0, 4]),
    ])
  func turned(text: String, direction: Direction, wanted: [Int]) {
    let keys = [Key(.left), Key(.right), Key(.left, .control), Key(.right, .alt)]
    let cursors = keys.map { key in
      var field = TextField(text)
      field.move(.backward)
      field.move(.backward)
      return field.handle(key, running: direction) ? field.cursor : -1
    }
    #expect(cursors == wanted)
  }

  @Test("Keys that mean nothing here are left to others")
  func others() {
    var field = TextField("a")
    let isHandled = [Key(.enter), Key(.escape), Key(.up), Key(.tab)].map { field.handle($0) }
    #expect(isHandled == [false, false, false, false])
    #expect(field.text == "a")
  }

  @Test("What is pasted is one line, and drives nothing")
  func pastes() {
    var field = TextField("ad")
    field.move(.backward)
    field.insert("b\n\u{1B}c")
    #expect(field.text == "ab ␛cd")
    #expect(field.cursor == 5)
  }

  @Test(
    "The visible part holds the cursor",
    arguments: [
      ("abc", 5, "abc", 3), ("abcdef", 5, "cdef", 4), ("日本語", 5, "本語", 4), ("日本語", 4, "語", 2),
      ("abc", 1, "", 0),
    ])
  func view(text: String, columns: Int, wanted: String, cursor: Int) {
    let view = TextField(text).view(columns: columns)
    #expect(view.text == wanted)
    #expect(view.cursor == cursor)
  }

  @Test(
    "A mark stands at either end where the line goes on, and never on what the cursor stands on",
    arguments: [
      ("abcdefghij", 10, 6, "⋯ghij", 5), ("abcdefghij", 0, 6, "abcde⋯", 0),
      ("abcdefghij", 7, 6, "⋯efgh⋯", 4), ("abcdef", 0, 6, "abcdef", 0),
      ("abcdef", 6, 6, "⋯cdef", 5), ("日本語日本語", 6, 8, "⋯ 本語", 6), ("abcdef", 6, 5, "cdef", 4),
    ])
  func marked(text: String, cursor: Int, columns: Int, wanted: String, column: Int) {
    var field = TextField(text)
    while field.cursor > cursor { field.move(.backward) }
    let view = field.view(columns: columns, cut: "⋯")
    #expect(view.text == wanted && view.cursor == column, "\(view)")
  }

  @Test("Without Unicode the mark is three columns wide")
  func markedInASCII() {
    let view = TextField("abcdefghijklmnop").view(columns: 10, cut: "...")
    #expect(view.text == "...klmnop" && view.cursor == 9, "\(view)")
  }

  @Test("A wide letter that the cursor stands on is seen, with and without a mark")
  func wideAtCursor() {
    var field = TextField("日本語です abc")
    for _ in 0..<5 { field.move(.backward) }
    let bare = field.view(columns: 6)
    #expect(bare.text == "語です" && bare.cursor == 4, "\(bare)")
    let marked = field.view(columns: 8, cut: "⋯")
    #expect(marked.text == "⋯ です ⋯" && marked.cursor == 4, "\(marked)")
  }

  @Test("From the start, the start is seen")
  func viewAtStart() {
    var field = TextField("abcdef")
    field.move(.start)
    let view = field.view(columns: 4)
    #expect(view.text == "abcd")
    #expect(view.cursor == 0)
  }

  @Test("A line holds so much and no more, however much is pasted")
  func limit() {
    var field = TextField("ab")
    field.move(.backward)
    let fits = field.insert(String(repeating: "x", count: 100))
    let fitsToo = field.insert(String(repeating: "y", count: 200_000))
    #expect(fits && !fitsToo)
    #expect(field.text.count == TextField.limit)
    #expect(field.text.hasPrefix("a" + String(repeating: "x", count: 100) + "y"))
    #expect(field.text.hasSuffix("yb") && field.cursor == TextField.limit - 1)
    let isTyped = field.insert("z")
    #expect(!isTyped)
    #expect(field.view(columns: 4).text == "yyyb")
    field.deleteToStart()
    #expect(field.text == "b")
  }
}
