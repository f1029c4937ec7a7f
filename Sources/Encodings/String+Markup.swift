extension String {
  /// The text as XML and HTML have it, between tags and in attributes.
  package var escapedForMarkup: String {
    if !utf8.contains(where: { "<>&\"'".utf8.contains($0) }) { return self }
    return unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.appendEscaped(scalar)
      }
    }
  }

  /// The text as XML has it between tags, where quotation marks stay as they are.
  ///
  /// A carriage return is said, or readers make a line feed of it.
  package var escapedBetweenTags: String {
    unicodeScalars.reduce(into: "") { escaped, scalar in
      if scalar == "\r" { escaped += "&#13;" } else { escaped.appendEscaped(scalar) }
    }
  }

  private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "<": self += "&lt;"
    case ">": self += "&gt;"
    case "&": self += "&amp;"
    default: unicodeScalars.append(scalar)
    }
  }
}
