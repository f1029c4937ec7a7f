extension FormatString {
  /// L16: `%%` as `%`, everything else that is like a placeholder taken out.
  ///
  /// What is malformed stays, but for `%n`, which the system takes out as well.
  var cleaned: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .percent: "%"
      case .placeholder, .variable, .ownArgument: ""
      case .malformed(let malformed): malformed.source == "%n" ? "" : malformed.source
      }
    }.joined()
  }
}
