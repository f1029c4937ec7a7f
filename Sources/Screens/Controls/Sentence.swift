import TerminalCore

/// Words that may name controls by their keys, which are put in when it is said: keys are the person's to choose.
///
/// It is written as a string: `"Cleared \(title); \(key: .undo) undoes it."`
package struct Sentence: Hashable, Sendable {
  /// A part of it.
  enum Piece: Hashable, Sendable {
    case words(String)
    /// The first key of a control.
    case key(NamedControl)
    /// All keys of a control.
    case keys(NamedControl)
    /// A key that nobody can give another meaning, such as Enter in a field.
    case fixed(Key.Code)
  }

  /// From its beginning to its end.
  let pieces: [Piece]

  /// Words that name no control.
  package init(_ words: String) { pieces = [.words(words)] }

  /// The words with the keys in force; a control without one is called by its title.
  package func text(_ keymap: Keymap, _ glyphs: Glyphs) -> String {
    pieces.map { $0.text(keymap, glyphs) }.joined()
  }

  /// The same with keys that stand out.
  func runs(_ keymap: Keymap, _ glyphs: Glyphs, _ role: Role = .text) -> [TextRun] {
    pieces.map { piece in
      let text = piece.text(keymap, glyphs)
      if case .words = piece { return TextRun(Marks(glyphs).own(text), role) }
      return TextRun(text, .accent, .bold)
    }
  }
}

extension Sentence: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.words(literal)) }
    }
    package mutating func appendInterpolation(_ words: some CustomStringConvertible) {
      pieces.append(.words(words.description))
    }
    mutating func appendInterpolation(key control: NamedControl) { pieces.append(.key(control)) }
    mutating func appendInterpolation(keys control: NamedControl) { pieces.append(.keys(control)) }
    mutating func appendInterpolation(fixed key: Key.Code) { pieces.append(.fixed(key)) }
  }

  package init(stringLiteral words: String) { self.init(words) }

  package init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }
}

extension Sentence.Piece {
  fileprivate func text(_ keymap: Keymap, _ glyphs: Glyphs) -> String {
    switch self {
    case .words(let words): words
    case .key(let control): keymap.name(of: control, glyphs)
    case .keys(let control): keymap.names(of: control, glyphs)
    case .fixed(let code): Shortcut(code).name(glyphs)
    }
  }
}

/// A control that sentences name; the raw value is its id.
enum NamedControl: String, CaseIterable, Hashable, Sendable {
  case back, center, clear, commands, complaints, down, grouping, help, inspector, mouse, play,
    quit, record
  case redo, search, send, tap, theme, toggle, tour, undo, unlock, up, view, why
  case interrupt
  case nextEvent = "next-event"
  case nextPane = "next-pane"
  case tourNext = "tour-next"
}

extension Keymap {
  /// The first key of a control; its title where it has none.
  func name(of control: NamedControl, _ glyphs: Glyphs) -> String {
    shortcuts(of: control).first?.name(glyphs) ?? title(of: control)
  }

  /// All keys of a control; its title where it has none.
  fileprivate func names(of control: NamedControl, _ glyphs: Glyphs) -> String {
    let names = shortcuts(of: control).map { $0.name(glyphs) }
    return names.isEmpty ? title(of: control) : names.joined(separator: Words.or)
  }

  private func shortcuts(of name: NamedControl) -> [Shortcut] {
    control(named: name.rawValue)?.shortcuts ?? []
  }

  private func title(of name: NamedControl) -> String {
    control(named: name.rawValue)?.title ?? name.rawValue
  }
}

extension Model {
  /// A sentence with the keys in force.
  package func text(_ sentence: Sentence) -> String { sentence.text(keymap, glyphs) }

  /// Why a control cannot act now; nil where it can.
  func whyDisabled(_ control: Control, _ scene: Scene) -> String? {
    control.availability(self, scene).reason.map(text)
  }

  /// Says something above the footer, until the next act.
  mutating func say(_ sentence: Sentence, isError: Bool = false) {
    say(text(sentence), isError: isError)
  }
}
