import Notifications
import Scenarios
import Screens
import TerminalCore

/// The picture that a program's line asks for (formats.md §5): `[SCREEN] [COLUMNSxROWS] [FORMAT]`
/// in any order, or `screen=`, `size=` and `format=`.
struct AskedPicture {
  private(set) var screen = PicturedScreen.asIs
  private(set) var size = Size(columns: 80, rows: 24)
  private(set) var format = PictureFormat.text
  private var taken: Set<String> = []

  /// - Parameter line: What stands behind the verb.
  /// - Throws: At the first word that says none of it, with the nearest that does.
  init(_ line: LexedLine) throws(Diagnostic) {
    for word in line.words { try take(word) }
    for option in line.options { try take(option) }
  }

  private mutating func take(_ word: Word) throws(Diagnostic) {
    try Self.refuseBytes(word)
    if let named = PicturedScreen(rawValue: word.text) {
      try takeOnce("screen", at: word.place)
      screen = named
    } else if let named = PictureFormat(rawValue: word.text) {
      try takeOnce("format", at: word.place)
      format = named
    } else if word.text.first?.isNumber == true {
      try takeOnce("size", at: word.place)
      try take(ScreenSize(word), word)
    } else {
      let near = suggestion(for: word.text, among: Self.names)
      throw Diagnostic(
        word.place, .error, "“\(word.text)” is no screen, size or format\(near)")
    }
  }

  private mutating func take(_ option: OptionWord) throws(Diagnostic) {
    let word = option.value
    try takeOnce(option.key, at: option.place)
    switch option.key {
    case "screen": screen = try Self.choice(word, "screen")
    case "format":
      try Self.refuseBytes(word)
      format = try Self.choice(word, "format")
    case "size": try take(ScreenSize(word), word)
    case let key:
      let near = suggestion(for: key, among: ["screen", "size", "format"])
      throw Diagnostic(
        option.place, .error, "there is no \(key)=; write screen=, size= or format=\(near)")
    }
  }

  private mutating func take(_ named: ScreenSize, _ word: Word) throws(Diagnostic) {
    size = Size(columns: named.columns, rows: named.rows)
    guard let refusal = named.refusal(ofScreen: false) else { return }
    throw Diagnostic(word.place, .error, "“\(word.text)” is too small; \(refusal)")
  }

  // Lines are answered in JSON, and a file of a picture is none of its texts.
  private static func refuseBytes(_ word: Word) throws(Diagnostic) {
    guard word.text == "png" else { return }
    let formats = PictureFormat.allCases.map(\.rawValue).joined(separator: " ")
    throw Diagnostic(
      word.place, .error, "“png” is bytes, which no line is answered in; write one of: \(formats)")
  }

  private mutating func takeOnce(_ noun: String, at place: Place) throws(Diagnostic) {
    guard taken.insert(noun).inserted else {
      throw Diagnostic(place, .error, "the \(noun) is given twice; once is enough")
    }
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ word: Word, _ noun: String
  ) throws(Diagnostic) -> Choice {
    if let choice = Choice(rawValue: word.text) { return choice }
    let near = suggestion(for: word.text, among: Choice.allCases.map(\.rawValue))
    throw Diagnostic(word.place, .error, "“\(word.text)” is no \(noun)\(near)")
  }

  private static let names =
    PicturedScreen.allCases.map(\.rawValue) + PictureFormat.allCases.map(\.rawValue)
}
