/// A text in a Swift source, without what is filled into it.
struct StringLiteral {
  /// What stands between the interpolations.
  private(set) var parts = [""]

  /// The longest of the parts.
  var longestPart: String? { parts.max { $0.count < $1.count } }

  /// Every text of one line in a source, comments left out.
  static func all(in source: String) -> [StringLiteral] {
    source.split(separator: "\n").flatMap { line -> [StringLiteral] in
      let code = line.drop { $0 == " " }
      return code.hasPrefix("//") ? [] : literals(in: code)
    }
  }

  private static func literals(in line: Substring) -> [StringLiteral] {
    var found: [StringLiteral] = []
    var rest = line
    while let quote = rest.firstIndex(of: "\"") {
      rest = rest[rest.index(after: quote)...]
      found += read(&rest)
    }
    return found
  }

  /// Reads on behind a quotation mark; the text itself comes first, then those
  /// within its interpolations.
  private static func read(_ rest: inout Substring) -> [StringLiteral] {
    var literal = StringLiteral()
    var inner: [StringLiteral] = []
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", let escaped = rest.popFirst() else {
        literal.parts[literal.parts.count - 1].append(character)
        continue
      }
      if escaped == "(" {
        inner += skipInterpolation(&rest)
        literal.parts.append("")
      } else {
        literal.parts[literal.parts.count - 1].append(escaped)
      }
    }
    return [literal] + inner
  }

  private static func skipInterpolation(_ rest: inout Substring) -> [StringLiteral] {
    var inner: [StringLiteral] = []
    var depth = 1
    while depth > 0, let character = rest.popFirst() {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"": inner += read(&rest)
      default: break
      }
    }
    return inner
  }
}
