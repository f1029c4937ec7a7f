import TerminalCore

/// A form of rows, the selected one of which is typed into; Tab goes through them, too.
protocol TypedForm: TypedLine {
  associatedtype Row: Equatable
  /// The rows that it has now.
  var rows: [Row] { get }
  /// The row that has the cursor.
  var selected: Row { get set }
  /// What is typed in a row.
  subscript(row: Row) -> TextField { get set }
}

extension TypedForm {
  func typed(_ model: Model) -> TextField? { self[selected] }

  func rows(for key: Key, _ model: Model) -> Int? {
    switch (key.code, key.modifiers) {
    case (.tab, .shift): -1
    case (.tab, _): 1
    default: key.rowsBesideLine(page: rows.count)
    }
  }

  mutating func move(by count: Int, _ model: inout Model, _ scene: Scene) -> [Effect] {
    move(by: count)
    return []
  }

  /// Selects the row so many further on, or else the first or the last.
  mutating func move(by count: Int) {
    let index = (rows.firstIndex(of: selected) ?? 0) + count
    if !rows.isEmpty { selected = rows[min(max(0, index), rows.count - 1)] }
  }
}
