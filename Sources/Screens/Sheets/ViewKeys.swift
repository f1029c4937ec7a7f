import TerminalCore

/// The last row of a view that takes the whole screen: its keys, or what there is to say.
struct ViewKeys {
  private let model: Model
  private let marks: Marks

  init(_ model: Model) {
    self.model = model
    marks = Marks(model.glyphs)
  }

  /// The row.
  ///
  /// - Parameter hints: Made by `hint`; the key that goes back stands at the end.
  func part(_ hints: [Part?]) -> Part {
    if let message = model.message {
      return .text(
        "\(message.isError ? marks.error : marks.done) \(marks.own(message.text.visibleLine))",
        message.isError ? .warning : .success, .bold)
    }
    return .horizontal(hints + [.spacer(), hint(Key(.escape), ControlWords.back.title)])
  }

  /// A key, with what it does.
  func hint(_ key: Key, _ words: String) -> Part {
    .text([
      TextRun(Shortcut([key]).name(model.glyphs), .accent, .bold), TextRun(" \(words)  ", .dim),
    ]).identified(.hintKey(key)).meaning(.button, label: words)
  }
}
