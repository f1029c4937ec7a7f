extension FormatString {
  /// H9: the index of the piece that takes the number of a hidden placeholder: a variable, else the first of
  /// `%u %lu %llu`, else the first of `%d %ld %lld %i`; nil where there is none.
  ///
  /// - Returns: An index into `pieces`, not into `placeholders`.
  var numberTaker: Int? {
    if let chosen = pieces.firstIndex(where: \.isFilledWithTheNumber) { return chosen }
    return index(of: "uU") ?? index(of: "dDi")
  }

  /// H9: what a hidden placeholder leaves out, in order.
  ///
  /// Empty for a placeholder that is well written. The lint rule and the renderer share this, so
  /// that they agree.
  package var leftOutOfPlaceholder: [FormatPlaceholder] {
    let taker = numberTaker
    return pieces.enumerated().compactMap { index, piece in
      guard index != taker, case .placeholder(let placeholder) = piece else { return nil }
      return placeholder
    }
  }

  private func index(of conversions: String) -> Int? {
    pieces.firstIndex { piece in
      guard case .placeholder(let placeholder) = piece else { return false }
      return conversions.contains(placeholder.conversion)
    }
  }
}

extension FormatString.Piece {
  fileprivate var isFilledWithTheNumber: Bool {
    switch self {
    case .variable, .ownArgument: true
    case .text, .percent, .placeholder, .malformed: false
    }
  }
}

extension FormatPlaceholder {
  /// H9: what is wrong with one that a hidden placeholder leaves out.
  ///
  /// A sentence without a full stop that quotes the placeholder and says what to write.
  package var isLeftOut: String {
    kind == .integer
      ? "'\(source)' is left out; a placeholder has one number"
      : "'\(source)' has no place in a placeholder and is left out; write %u"
  }
}
