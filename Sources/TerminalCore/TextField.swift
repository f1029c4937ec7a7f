/// A line that is being edited.
package struct TextField: Hashable, Sendable {
  private var characters: [Character]
  /// The character before which the next one goes, from 0 to the number of characters.
  package private(set) var cursor: Int
  private var history = EditHistory()

  /// Begins with a text and the cursor at its end.
  package init(_ text: String = "") {
    characters = Array(text.visibleLine)
    cursor = characters.count
  }

  /// The words, without control characters.
  package var text: String { String(characters) }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { characters.isEmpty }

  /// Puts text in at the cursor, typed or pasted; line breaks become blanks.
  package mutating func insert(_ text: String) {
    let isTyped = text.count == 1
    let followsBlank = cursor > 0 && characters[cursor - 1] == " "
    keep(isTyped ? .typing : .single, beginsWord: followsBlank && text != " ")
    // What is typed may join the character before it, as an accent does.
    let start = (String(characters[..<cursor]) + text).visibleLine
    let rest = characters[cursor...]
    characters = Array(start)
    cursor = characters.count
    characters += rest
  }

  /// Takes the character before the cursor away.
  package mutating func deleteBackward() { delete(max(0, cursor - 1)..<cursor, .erasing) }

  /// Takes the character behind the cursor away.
  package mutating func deleteForward() {
    delete(cursor..<min(characters.count, cursor + 1), .erasing)
  }

  /// Takes the word before the cursor away.
  package mutating func deleteWordBackward() { delete(previousWord..<cursor) }

  /// Takes everything before the cursor away.
  package mutating func deleteToStart() { delete(0..<cursor) }

  /// Takes everything behind the cursor away.
  package mutating func deleteToEnd() { delete(cursor..<characters.count) }

  /// Moves the cursor by a character.
  package mutating func move(_ step: Step) {
    history.interrupt()
    switch step {
    case .backward: cursor = max(0, cursor - 1)
    case .forward: cursor = min(characters.count, cursor + 1)
    case .wordBackward: cursor = previousWord
    case .wordForward: cursor = nextWord
    case .start: cursor = 0
    case .end: cursor = characters.count
    }
  }

  /// How far the cursor moves.
  package enum Step: Hashable, Sendable {
    case backward, forward, wordBackward, wordForward, start, end
  }

  /// Whether there is an edit to take back.
  package var canUndo: Bool { !history.isEmpty }

  /// Takes the last edit back.
  package mutating func undo() {
    guard let moment = history.takeBack() else { return }
    (characters, cursor) = (moment.characters, moment.cursor)
  }

  private mutating func keep(_ kind: EditHistory.Kind, beginsWord: Bool = false) {
    history.keep(
      .init(characters: characters, cursor: cursor), before: kind, beginsWord: beginsWord)
  }

  private mutating func delete(_ range: Range<Int>, _ kind: EditHistory.Kind = .single) {
    if range.isEmpty { return }
    keep(kind)
    characters.removeSubrange(range)
    cursor = range.lowerBound
  }

  private var previousWord: Int {
    let before = characters[..<cursor]
    guard let end = before.lastIndex(where: { $0 != " " }) else { return 0 }
    return (before[...end].lastIndex(of: " ") ?? -1) + 1
  }

  private var nextWord: Int {
    let after = characters[cursor...]
    guard let start = after.firstIndex(where: { $0 != " " }) else { return characters.count }
    return characters[start...].firstIndex(of: " ") ?? characters.count
  }
}
