import Notifications

extension FormatString {
  /// H9, H10: the index of the piece that takes the number of a hidden placeholder: a
  /// variable that prints it, else the first of `%u %lu %llu`, else the first of `%d %ld %lld
  /// %i`; nil where there is none.
  ///
  /// A variable that only chooses words by the number leaves it to another piece.
  ///
  /// - Parameter entry: Whose variables it names.
  /// - Returns: An index into `pieces`, not into `placeholders`.
  func numberTaker(in entry: StringEntry) -> Int? {
    var search = PrintedNumber(entry)
    if let chosen = pieces.firstIndex(where: { search.isPrinted(by: $0) }) { return chosen }
    return index(of: "uU") ?? index(of: "dDi")
  }

  /// H9: what a hidden placeholder leaves out, in order.
  ///
  /// Empty for a placeholder that is well written. The lint rule and the renderer share this, so
  /// that they agree.
  ///
  /// - Parameter entry: Whose variables it names.
  package func leftOutOfPlaceholder(in entry: StringEntry) -> [FormatPlaceholder] {
    let taker = numberTaker(in: entry)
    return pieces.enumerated().compactMap { index, piece in
      guard index != taker, case .placeholder(let placeholder) = piece else { return nil }
      return placeholder
    }
  }

  private func index(of conversions: String) -> Int? {
    pieces.firstIndex { piece in
      guard case .placeholder(let placeholder) = piece else { return false }
      return placeholder.takesCount && conversions.contains(placeholder.conversion)
    }
  }
}

/// Whether variables of an entry print the number that they choose their words by.
private struct PrintedNumber {
  private let entry: StringEntry
  // Variables that were looked at, and print none; each is looked at once.
  private var seen: Set<ExactText> = []

  init(_ entry: StringEntry) { self.entry = entry }

  mutating func isPrinted(by piece: FormatString.Piece) -> Bool {
    switch piece {
    case .ownArgument: true
    case .variable(let reference): isPrinted(by: reference.name)
    case .text, .percent, .placeholder, .malformed: false
    }
  }

  private mutating func isPrinted(by name: String) -> Bool {
    var pending = [name]
    while let name = pending.popLast() {
      guard seen.insert(ExactText(name)).inserted, let variable = entry.variable(name) else {
        continue
      }
      for form in variable.forms {
        let format = FormatString(form.form.text, knowsOwnArgument: variable.knowsOwnArgument)
        for piece in format.pieces {
          switch piece {
          case .ownArgument: return true
          case .placeholder(let placeholder) where placeholder.takesCount: return true
          case .variable(let reference): pending.append(reference.name)
          case .text, .percent, .placeholder, .malformed: break
          }
        }
      }
    }
    return false
  }
}

extension FormatPlaceholder {
  /// H9: whether it prints a number of notifications, however many: `%hhu` and `%hu` cut it.
  package var takesCount: Bool { "uUdDi".contains(conversion) && bits >= 32 }

  /// H9: what is wrong with one that a hidden placeholder leaves out.
  ///
  /// A sentence without a full stop that quotes the placeholder and says what to write.
  package var isLeftOut: String {
    takesCount
      ? "'\(source)' is left out; a placeholder has one number"
      : "'\(source)' has no place in a placeholder and is left out; write %u"
  }
}
