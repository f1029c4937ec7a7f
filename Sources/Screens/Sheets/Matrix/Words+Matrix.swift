/// The words of the matrix.
extension Words {
  /// The title of the sheet.
  static let matrix = "Matrix"
  /// Where nothing is flagged.
  static let nothingWrong = "nothing is wrong"
  /// The same while cells are still to come.
  static let nothingWrongYet = "nothing is wrong so far"
  /// In the place of a cell that is still to come.
  static let matrixNotReady = "This cell is still being played."
  /// What the key does with the selected cell.
  static let opensCell = "open"
  /// The same as a sentence.
  static let opensCellWhole = "Set the phone as the selected cell is"
  /// What the key leaves of the rows.
  static let onlyWrong = "only what is wrong"
  /// What the key goes through.
  static let nextColumns = "other columns"
  /// What the key writes.
  static let exportsMatrix = "export"

  /// How far it is.
  static func matrixProgress(_ done: Int, of all: Int) -> String {
    "\(done) of \(all) cells so far"
  }
  /// Before what the actions are called.
  static let matrixActions = "actions"
  /// Before what the app's developer chose by name.
  static let chosenNote = "note"
  /// What the key goes to.
  static let nextFinding = "next"
  /// The same as a sentence.
  static let nextFindingWhole = "To the next cell in which something is wrong"
  /// Where there is no finding to go to.
  static let noFinding = "There is no finding in this matrix."
  /// Which columns are seen, where there is no room for all.
  static func matrixColumns(_ first: Int, _ last: Int, of all: Int) -> String {
    first == last ? "column \(first) of \(all)" : "columns \(first)-\(last) of \(all)"
  }
}
