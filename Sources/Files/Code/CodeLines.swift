/// The text of a literal as it is read, line by line: Swift takes away what stands before
/// the closing quotes before it reads what a line says, and ends each with a line feed,
/// whatever the file has there.
struct CodeLines {
  private struct Line {
    /// The blanks that it begins with.
    var indentation = ""
    /// The rest, its escapes read.
    var text = ""
    /// Whether a backslash at its end joins the next one to it.
    var isContinued = false
  }

  private var lines = [Line()]
  // Code puts together what is in it.
  private var isKnown = true

  /// Adds to the line; nil for what code puts there.
  mutating func append(_ text: String?) {
    guard let text else { return isKnown = false }
    lines[lines.count - 1].text += text
  }

  /// Begins another line.
  ///
  /// - Parameters:
  ///   - indentation: The blanks that it begins with.
  ///   - isContinuing: Whether it goes on with the one before it.
  mutating func beginLine(_ indentation: String, isContinuing: Bool) {
    lines[lines.count - 1].isContinued = isContinuing
    lines.append(Line(indentation: indentation))
  }

  /// What it says; nil where code puts that together.
  var text: String? {
    guard isKnown else { return nil }
    guard lines.count > 1, let last = lines.last, last.text.isEmpty else {
      return Self.joined(lines[...]) { $0.indentation }
    }
    return Self.joined(lines.dropFirst().dropLast()) { line in
      guard line.indentation.hasPrefix(last.indentation) else {
        return line.text.isEmpty ? "" : line.indentation
      }
      return String(line.indentation.dropFirst(last.indentation.count))
    }
  }

  private static func joined(
    _ lines: ArraySlice<Line>, indentation: (Line) -> String
  ) -> String {
    var text = ""
    for (index, line) in zip(lines.indices, lines) {
      text += indentation(line) + line.text
      if !line.isContinued, index + 1 < lines.endIndex { text += "\n" }
    }
    return text
  }
}
