import TerminalCore

/// What the inspector keeps of the scenario that is gone through.
struct SteppingView: Sendable {
  /// The line under the cursor, from 1; nil for the one that comes next.
  var line: Int?
  /// The first row that is seen; nil for where the cursor is.
  var firstRow: Int?
  /// The line that is being written; nil for none.
  var edit: LineEdit?
}

/// A line of the scenario while it is being written.
struct LineEdit: Sendable {
  /// Its number, from 1.
  let number: Int
  /// What stands in it so far.
  var field: TextField
  /// Whether it is a whole line of the language, whose mistakes can be told: a
  /// part of a JSON value is none.
  let isWhole: Bool
}

/// Something of the scenario that can be pointed at.
package enum SteppingSpot: Hashable, Sendable {
  /// A line, by its number.
  case line(Int)
  /// The place beside a line for its breakpoint.
  case breakpoint(Int)
}
