@testable import Screens

extension Model {
  /// The open command line; nil where it is not the topmost sheet.
  var commands: CommandSheet? { sheets.last as? CommandSheet }

  /// Selects one of its suggestions.
  mutating func select(suggestion index: Int) {
    guard var palette = commands else { return }
    palette.select(index, self)
    sheets[sheets.count - 1] = palette
  }
}
