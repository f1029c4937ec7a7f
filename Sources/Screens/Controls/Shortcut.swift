import TerminalCore

/// Keys that are pressed one after the other: mostly one, two where the first is a prefix.
package struct Shortcut: Hashable, Sendable, CustomStringConvertible {
  /// In the order they are pressed; at least one.
  package let keys: [Key]

  /// - Parameter keys: At least one.
  package init(_ keys: [Key]) { self.keys = keys }

  /// One key that is no character.
  init(_ code: Key.Code, _ modifiers: Key.Modifiers = []) { keys = [Key(code, modifiers)] }

  /// Characters typed one after the other.
  init(_ characters: String) { keys = characters.map { Key(.character($0)) } }

  /// A letter with Control.
  static func control(_ letter: Character) -> Shortcut { Shortcut(.character(letter), .control) }

  /// Whether it begins with what is text where something is written.
  var isTyped: Bool {
    if let key = keys.first, case .character = key.code { key.modifiers.isEmpty } else { false }
  }

  /// As help names them: `g g`, `Ctrl-R`, `↵`.
  package var description: String { keys.map(\.name).joined(separator: " ") }

  /// As 7-bit terminals can show them.
  var ascii: String { keys.map(\.asciiName).joined(separator: " ") }

  /// As help names them with these glyphs.
  func name(_ glyphs: Glyphs) -> String { glyphs == .unicode ? description : ascii }

  /// How they stand beside what they do; empty where lines are read, which say the key first.
  func hint(_ glyphs: Glyphs) -> String { glyphs == .words ? "" : name(glyphs) }
}

extension Key {
  /// The key as help names it.
  var name: String { modifierNames + (code.symbol ?? word) }
  /// The same without symbols.
  var asciiName: String { modifierNames + word }

  // Keycaps are capital, and so is what is held with Control.
  private var word: String {
    if case .character(let character) = code, character != " ", modifiers.contains(.control) {
      return character.uppercased()
    }
    return code.word
  }

  private var modifierNames: String {
    (modifiers.contains(.control) ? "Ctrl-" : "") + (modifiers.contains(.alt) ? "Alt-" : "")
      + (modifiers.contains(.shift) ? "Shift-" : "")
  }
}

extension Key.Code {
  fileprivate var symbol: String? {
    switch self {
    case .enter: "↵"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .character, .escape, .tab, .backspace, .delete, .insert, .pageUp, .pageDown, .home, .end,
      .function:
      nil
    }
  }

  fileprivate var word: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .function(let number): "F\(number)"
    }
  }
}
