extension FormatString {
  /// L16: `%%` as `%`, everything else that is like a placeholder taken out.
  ///
  /// What is malformed stays, but for `%n`, which the system takes out as well.
  package var cleaned: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .percent: "%"
      case .malformed(let malformed): piece.removed == nil ? malformed.source : ""
      case .placeholder, .variable, .ownArgument: ""
      }
    }.joined()
  }

  /// L16: what `cleaned` takes out, in order and as it is written.
  package var removed: [String] { pieces.compactMap(\.removed) }
}

extension FormatString.Piece {
  // Nil for what stays, in whatever way.
  fileprivate var removed: String? {
    switch self {
    case .text, .percent: nil
    case .placeholder(let placeholder): placeholder.source
    case .variable(let reference): reference.source
    case .ownArgument: "%arg"
    case .malformed(let malformed): malformed.source == "%n" ? malformed.source : nil
    }
  }
}
