/// A line that is being edited.
package struct TextField: Hashable, Sendable {
  /// What stands in it, character by character.
  package private(set) var characters: [Character]
  /// The character before which the next one goes, from 0 to the number of characters.
  package private(set) var cursor: Int
  private var history = EditHistory()

  /// So many characters fit: a line that is edited with every key need not hold a file.
  package static let limit = 16_384

  /// Begins with a text and the cursor at its end.
  ///
  /// Line breaks become blanks; what is beyond `limit` is left out.
  package init(_ text: String = "") {
    characters = Array(String(text.prefix(Self.limit)).visibleLine.prefix(Self.limit))
    cursor = characters.count
  }

  /// The words, without control characters.
  package var text: String { String(characters) }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { characters.isEmpty }

  /// Puts text in at the cursor, typed or pasted; line breaks become blanks.
  ///
  /// What is typed a character at a time is taken back word by word, anything longer in one go.
  ///
  /// - Returns: Whether all of it fitted; where it did not, as much as fits is there.
  @discardableResult
  package mutating func insert(_ text: String) -> Bool {
    if characters.count >= Self.limit { return false }
    let isTyped = text.utf8.count <= 64 && text.count == 1
    let followsBlank = cursor > 0 && characters[cursor - 1] == " "
    // What is typed may join the character before it, as an accent does.
    let joined = characters[..<cursor].suffix(1)
    let room = Self.limit - characters.count + joined.count
    let new = (String(joined) + String(text.prefix(room + 1))).visibleLine
    let fitting = new.prefix(room)
    // What cannot be seen leaves nothing behind, and so nothing to take back.
    if fitting.elementsEqual(joined) { return true }
    keep(isTyped ? .typing : .single, beginsWord: followsBlank && text != " ")
    let start = cursor - joined.count
    characters.replaceSubrange(start..<cursor, with: fitting)
    cursor = start + fitting.count
    return fitting.endIndex == new.endIndex
  }

  /// Takes the character before the cursor away.
  mutating func deleteBackward() { delete(max(0, cursor - 1)..<cursor, .erasing) }

  /// Takes the character behind the cursor away.
  mutating func deleteForward() {
    delete(cursor..<min(characters.count, cursor + 1), .erasing)
  }

  /// Takes the word before the cursor away.
  ///
  /// Blanks between it and the cursor go with it.
  mutating func deleteWordBackward() { delete(previousWord..<cursor) }

  /// Takes the word behind the cursor away.
  ///
  /// Blanks between the cursor and it go with it.
  mutating func deleteWordForward() { delete(cursor..<nextWord) }

  /// Takes everything before the cursor away.
  mutating func deleteToStart() { delete(0..<cursor) }

  /// Takes everything behind the cursor away.
  mutating func deleteToEnd() { delete(cursor..<characters.count) }

  /// Moves the cursor by a character.
  ///
  /// It stops at the ends, and ends a run of edits.
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
    /// Words are what stands between blanks: a word back is to its beginning, a word on to its end.
    case backward, forward, wordBackward, wordForward, start, end
  }

  /// Whether there is an edit to take back.
  package var canUndo: Bool { !history.isEmpty }

  /// Takes the last edit back.
  ///
  /// Does nothing where there is none. There is no doing it again.
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
