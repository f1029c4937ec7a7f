import TerminalCore

/// What a key does in a list that is narrowed by what is typed above it.
enum NarrowedListKey {
  /// Closes the list.
  case close
  /// Takes the selected row.
  case take
  /// Selects the row that many further on, negative toward the top; beyond the list its first or last.
  case move(Int)
  /// Is for the line that is typed into.
  case edit

  /// - Parameters:
  ///   - page: Rows that are seen at once.
  ///   - isNarrowed: Whether something is typed: within it, Home and End move the cursor.
  init(_ key: Key, page: Int, isNarrowed: Bool) {
    switch (key.code, key.modifiers) {
    case (.escape, _): self = .close
    case (.enter, _): self = .take
    case (.up, _): self = .move(-1)
    case (.down, _), (.tab, []): self = .move(1)
    case (.pageUp, _): self = .move(-page)
    case (.pageDown, _): self = .move(page)
    case (.home, _) where !isNarrowed: self = .move(-RowChoice.beyond)
    case (.end, _) where !isNarrowed: self = .move(RowChoice.beyond)
    default: self = .edit
    }
  }
}
