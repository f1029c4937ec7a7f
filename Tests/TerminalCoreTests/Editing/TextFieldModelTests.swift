import Notifications
import Testing

@testable import TerminalCore

@Suite("A line that is edited, against the simplest line there is")
struct TextFieldModelTests {
  /// A line as a text before and a text behind the cursor.
  private struct Line: Equatable {
    var before: [Character] = []
    var behind: [Character] = []

    var text: String { String(before + behind) }

    mutating func apply(_ key: Key) {
      switch (key.code, key.modifiers) {
      case (.character(let character), []): before.append(character)
      case (.backspace, []): _ = before.popLast()
      case (.delete, []): if !behind.isEmpty { behind.removeFirst() }
      case (.left, []): if let last = before.popLast() { behind.insert(last, at: 0) }
      case (.right, []): if !behind.isEmpty { before.append(behind.removeFirst()) }
      case (.home, []): (before, behind) = ([], before + behind)
      case (.end, []): (before, behind) = (before + behind, [])
      case (.character("u"), .control): before = []
      case (.character("k"), .control): behind = []
      case (.character("w"), .control):
        while before.last == " " { before.removeLast() }
        while let last = before.last, last != " " { before.removeLast() }
      case (.left, .control):
        while before.last == " " { step() }
        while let last = before.last, last != " " { step() }
      case (.right, .control):
        while behind.first == " " { before.append(behind.removeFirst()) }
        while let first = behind.first, first != " " { before.append(behind.removeFirst()) }
      default: break
      }
    }

    private mutating func step() {
      if let last = before.popLast() { behind.insert(last, at: 0) }
    }
  }

  private static let keys: [Key] =
    "ab 日c ".map { Key(.character($0)) }
    + [
      Key(.backspace), Key(.delete), Key(.left), Key(.right), Key(.home), Key(.end),
      Key(.character("u"), .control), Key(.character("k"), .control),
      Key(.character("w"), .control), Key(.left, .control), Key(.right, .control),
    ]

  @Test(
    "Whatever is pressed, text and cursor are as they would be",
    arguments: 1...20 as ClosedRange<UInt64>)
  func walk(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var (field, line) = (TextField(), Line())
    for step in 0..<300 {
      // Letters come more often than what erases them.
      let index = Int.random(in: 0..<Self.keys.count * 2, using: &random)
      let key = index < Self.keys.count ? Self.keys[index] : Self.keys[index % 7]
      let isHandled = field.handle(key)
      line.apply(key)
      #expect(isHandled && field.text == line.text, "seed \(seed), step \(step): \(key)")
      #expect(field.cursor == line.before.count, "seed \(seed), step \(step): \(key)")
    }
  }

  @Test("Undone to the end, a line is as it began", arguments: 1...10 as ClosedRange<UInt64>)
  func undone(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var field = TextField("begun")
    for _ in 0..<60 {
      _ = field.handle(Self.keys[.random(in: Self.keys.indices, using: &random)])
    }
    var texts: [String] = [field.text]
    while field.canUndo {
      field.undo()
      // Each step takes something back.
      #expect(field.text != texts.last, "seed \(seed)")
      texts.append(field.text)
    }
    #expect(field.text == "begun")
  }

  @Test("A field has a limit, and says where not all of a text fits")
  func limit() {
    var field = TextField(String(repeating: "a", count: TextField.limit + 5))
    #expect(field.characters.count == TextField.limit)
    let isTaken = field.insert("b")
    #expect(!isTaken && field.characters.count == TextField.limit)
    field.deleteBackward()
    let fits = field.insert("b")
    #expect(fits && field.text.hasSuffix("ab"))
    field.deleteBackward()
    field.deleteBackward()
    let isWhole = field.insert("xyz")
    #expect(!isWhole && field.text.hasSuffix("axy"))
  }

  @Test("What is pasted is one line, and shows what it contains")
  func pasted() {
    var field = TextField()
    field.insert("two\nlines\u{1B}[2J\tend")
    #expect(field.text == "two lines␛[2J    end")
    field.undo()
    #expect(field.isEmpty && !field.canUndo)
  }

  @Test(
    "Keys that mean nothing in a line are not its own",
    arguments: [
      Key(.enter), Key(.escape), Key(.tab), Key(.up), Key(.down), Key(.pageUp), Key(.function(1)),
      Key(.character("x"), .control), Key(.character("a"), .alt), Key(.insert),
    ])
  func others(key: Key) {
    var field = TextField("ab")
    let isHandled = field.handle(key)
    #expect(!isHandled && field.text == "ab" && field.cursor == 2)
  }
}
