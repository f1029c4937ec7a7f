extension String {
  /// The text with the typography that `--ascii` has no place for in 7 bits: quotes, dashes, "…",
  /// and the pictures that stand for control characters. Letters stay what they are.
  package var inASCIITypography: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return map { $0.asciiTwin ?? String($0) }.joined()
  }
}

extension Character {
  // Nil for what stays.
  fileprivate var asciiTwin: String? {
    switch self {
    case "…": "..."
    case "“", "”", "„": "\""
    case "‘", "’", "‚": "'"
    case "«", "‹": "<"
    case "»", "›": ">"
    case "–", "‐", "‑", "−": "-"
    case "—": "--"
    case "·", "•": "-"
    case "×": "x"
    case "→": "->"
    case "←": "<-"
    case "\u{A0}", "\u{2009}", "\u{202F}": " "
    case "◌": "o"
    default: controlTwin
    }
  }

  /// The caret notation of a control character's picture: `^[` for ␛.
  private var controlTwin: String? {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return nil }
    switch scalar.value {
    case 0x2400...0x241F: return "^\(Character(Unicode.Scalar(UInt8(scalar.value - 0x2400 + 64))))"
    case 0x2421: return "^?"
    default: return nil
    }
  }
}

extension StyledText {
  /// The text as these glyphs allow it.
  ///
  /// What a person types stays as typed: the cursor stands among it.
  func drawn(with glyphs: Glyphs) -> StyledText {
    guard glyphs == .ascii, cursor == nil, runs.contains(where: { !$0.isASCII }) else {
      return self
    }
    var text = self
    text.runs = runs.map { $0.isASCII ? $0 : $0.with($0.text.inASCIITypography) }
    return text
  }
}
