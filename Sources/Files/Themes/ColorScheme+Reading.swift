import Notifications

extension ColorScheme {
  /// Reads a scheme: `key: "value"` a line, with the colors at the margin or
  /// indented under `palette:`.
  ///
  /// A subset of YAML: no lists, no anchors, no text over several lines.
  ///
  /// - Returns: All complaints; with an error among them there is no scheme.
  package static func read(_ file: SourceFile) -> Reading<ColorScheme> {
    guard let text = TextEncoding.utf8(file.bytes) else {
      let message = "this is a binary file where a color scheme is needed"
      return Reading(nil, [Diagnostic(Place(file.path), .error, message)])
    }
    var reader = SchemeReader(path: file.path)
    let lines = String(decoding: text, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() { reader.read(line, number: index + 1) }
    reader.checkCompleteness()
    let isSound = !reader.diagnostics.contains { $0.severity == .error }
    if isSound { return Reading(reader.scheme, reader.diagnostics) }
    return Reading(nil, foreignForm(text, file.path).map { [$0] } ?? reader.diagnostics)
  }

  // Why its lines say nothing, in place of what each of them lacks; nil where they are of a scheme.
  private static func foreignForm(_ text: [UInt8], _ path: String) -> Diagnostic? {
    if text.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") {
      return Diagnostic(Place(path), .error, "this is JSON; name it .json")
    }
    return EncodingMistake(decoded: text)?.diagnostic(text, path)
  }
}

/// Reads a scheme line by line; all that published schemes use of YAML, and no more.
private struct SchemeReader {
  /// For places.
  let path: String
  /// What was read so far.
  var scheme = ColorScheme()
  /// What was wrong so far.
  var diagnostics: [Diagnostic] = []
  private var seen: Set<String> = []

  init(path: String) { self.path = path }

  private static let headings = [
    "system", "name", "author", "variant", "palette", "scheme", "slug", "description",
  ]
  private static var slots: [String] {
    (ColorScheme.base16 + ColorScheme.base24).map(ColorScheme.key)
  }

  /// - Parameter number: The line's, from 1.
  mutating func read(_ line: Substring, number: Int) {
    var words = line.first == "\u{FEFF}" ? line.dropFirst() : line
    let indent = words.prefix { $0 == " " || $0 == "\t" }.count
    words = words.dropFirst(indent)
    if words.isEmpty || words.hasPrefix("#") || words.hasPrefix("---") || words.hasPrefix("%") {
      return
    }
    let place = Place(path, line: number, column: indent + 1)
    guard let colon = words.firstIndex(of: ":"), words.first != "-" else {
      return complain(place, .error, "this is no line of a scheme; write key: \"value\"")
    }
    let key = Self.unquoted(words[..<colon])
    let rest = words[words.index(after: colon)...]
    let blanks = rest.prefix { $0 == " " || $0 == "\t" }.count
    let column = indent + words.distance(from: words.startIndex, to: colon) + 2 + blanks
    let value = Self.value(rest.dropFirst(blanks))
    take(key, value, at: place, Place(path, line: number, column: column))
  }

  private mutating func take(_ key: String, _ value: String, at place: Place, _ valuePlace: Place) {
    let slot = ColorScheme.slot(key)
    if !seen.insert(slot.map(ColorScheme.key) ?? key).inserted {
      complain(place, .warning, "\"\(key)\" is given twice; the last one counts")
    }
    if let slot {
      takeColor(slot, value, valuePlace)
    } else if key == "variant", !["light", "dark"].contains(value) {
      let near = suggestion(for: value, among: ["light", "dark"])
      complain(
        valuePlace, .warning, "the variant is light or dark, not \"\(value)\"\(near)")
    } else if key == "system", !["base16", "base24"].contains(value) {
      let near = suggestion(for: value, among: ["base16", "base24"])
      complain(valuePlace, .error, "the system is base16 or base24, not \"\(value)\"\(near)")
    } else if !Self.headings.contains(key) {
      let near = suggestion(for: key, among: Self.headings + Self.slots)
      complain(place, .warning, "unknown key \"\(key)\"\(near)")
    }
  }

  private mutating func takeColor(_ slot: Int, _ value: String, _ place: Place) {
    if let color = ColorScheme.color(value) {
      scheme.slots[slot] = color
    } else {
      scheme.slots[slot] = 0
      complain(place, .error, "\"\(value)\" is no color; write one such as \"#7cafc2\"")
    }
  }

  /// Says which slots are missing; a scheme with only some of base24's colors is taken as base16.
  ///
  /// Once all lines are read.
  mutating func checkCompleteness() {
    let missing = ColorScheme.base16.filter { scheme.slots[$0] == nil }.map(ColorScheme.key)
    guard !missing.isEmpty else { return }
    let names = missing.count == 16 ? "base00 to base0F" : missing.joined(separator: ", ")
    complain(Place(path), .error, "\(names) missing; a scheme has base00 to base0F")
  }

  private mutating func complain(_ place: Place, _ severity: Diagnostic.Severity, _ message: String)
  {
    diagnostics.append(Diagnostic(place, severity, message))
  }

  // A quoted value ends at its quote, a bare one at a comment.
  private static func value(_ text: Substring) -> String {
    if let quote = text.first, quote == "\"" || quote == "'" {
      let inside = text.dropFirst()
      return String(inside.prefix { $0 != quote })
    }
    var isAfterBlank = false
    let end = text.firstIndex { character in
      defer { isAfterBlank = character.isWhitespace }
      return character == "#" && isAfterBlank
    }
    return trimmed(text[..<(end ?? text.endIndex)])
  }

  private static func unquoted(_ text: Substring) -> String {
    trimmed(text).filter { $0 != "\"" && $0 != "'" }
  }

  // By scalars: to know where a character begins from its end, a run of flags is read
  // from its first one each time.
  private static func trimmed(_ text: Substring) -> String {
    let end = text.unicodeScalars.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(text.unicodeScalars[...$0]) } ?? ""
  }
}
