import TerminalCore

/// Words that may name controls by their keys, which are put in when it is said: keys
/// are the person's to choose.
///
/// It is written as a string: `"Cleared \(title); \(key: .undo) undoes it."`
package struct Sentence: Hashable, Sendable {
  /// A part of it.
  enum Piece: Hashable, Sendable {
    case words(String)
    /// The first key of a control; where letters are written the first that is none.
    case key(ControlID, isWritten: Bool)
    /// All keys of a control.
    case keys(ControlID)
    /// A key that the configuration cannot change, such as Enter in a field.
    case fixed(Key.Code)
  }

  /// From its beginning to its end.
  let pieces: [Piece]

  /// Words that name no control.
  init(_ words: String) { pieces = [.words(words)] }

  /// The words with the keys in force; a control without one is named as it is typed into the
  /// palette: `: payload file`.
  ///
  /// Keys stand as help names them: `Ctrl-R`, or in 7-bit words with ASCII glyphs.
  package func text(_ keymap: Keymap, _ glyphs: Glyphs) -> String {
    pieces.map { $0.text(keymap, glyphs) }.joined()
  }

  /// The same with keys that stand out.
  ///
  /// Keys are bold in the accent color, words in the role.
  func runs(_ keymap: Keymap, _ glyphs: Glyphs, _ role: Role = .text) -> [TextRun] {
    pieces.map { piece in
      let text = piece.text(keymap, glyphs)
      if case .words = piece { return TextRun(Marks(glyphs).own(text), role) }
      return TextRun(text, .accent, .bold)
    }
  }
}

extension Sentence: ExpressibleByStringInterpolation {
  /// Collects the pieces of a literal such as `"Press \(key: .undo)."`.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words as they stand; Swift calls it also with empty ones.
    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.words(literal)) }
    }
    /// Adds a value's description as words.
    package mutating func appendInterpolation(_ words: some CustomStringConvertible) {
      pieces.append(.words(words.description))
    }
    /// Adds the first key of a control, looked up in the keymap in force when the sentence is
    /// shown.
    mutating func appendInterpolation(key control: ControlID, isWritten: Bool = false) {
      pieces.append(.key(control, isWritten: isWritten))
    }
    /// Adds all keys of a control, looked up when the sentence is shown.
    mutating func appendInterpolation(keys control: ControlID) { pieces.append(.keys(control)) }
    /// Adds a key that no configuration changes.
    mutating func appendInterpolation(fixed key: Key.Code) { pieces.append(.fixed(key)) }
  }

  package init(stringLiteral words: String) { self.init(words) }

  package init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }
}

extension Sentence.Piece {
  fileprivate func text(_ keymap: Keymap, _ glyphs: Glyphs) -> String {
    switch self {
    case .words(let words): words
    case .key(let control, let isWritten): keymap.name(of: control, glyphs, isWritten: isWritten)
    case .keys(let control): keymap.names(of: control, glyphs)
    case .fixed(let code): Shortcut(code).name(glyphs)
    }
  }
}

extension Keymap {
  /// The first key of a control; what runs it in the palette where it has none.
  ///
  /// - Parameter isWritten: Whether letters are written, and no keys.
  func name(of control: ControlID, _ glyphs: Glyphs, isWritten: Bool) -> String {
    shortcuts(of: control).first { !(isWritten && $0.isTyped) }?.name(glyphs)
      ?? typed(control, glyphs)
  }

  /// All keys of a control; what runs it in the palette where it has none.
  fileprivate func names(of control: ControlID, _ glyphs: Glyphs) -> String {
    let names = shortcuts(of: control).map { $0.name(glyphs) }
    return names.isEmpty ? typed(control, glyphs) : names.joined(separator: Words.or)
  }

  private func shortcuts(of id: ControlID) -> [Shortcut] {
    control(id)?.shortcuts ?? []
  }

  // A title where a key is expected reads as if it were one.
  private func typed(_ id: ControlID, _ glyphs: Glyphs) -> String {
    let title = control(id)?.title ?? id.rawValue
    return shortcuts(of: .commands).first.map { "\($0.name(glyphs)) \(title)" } ?? title
  }
}
