/// A key press as the interface sees it, whatever bytes the terminal sent.
package struct Key: Hashable, Sendable {
  /// The key itself.
  package var code: Code
  /// Held with it. Shift is not reported for characters: they are capital already.
  package var modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    (self.code, self.modifiers) = (code, modifiers)
  }

  /// Which key.
  package enum Code: Hashable, Sendable {
    /// A character as typed.
    case character(Character)
    case enter, escape, tab, backspace, delete, insert
    case up, down, left, right
    case pageUp, pageDown, home, end
    /// F1 is `function(1)`.
    case function(Int)
  }

  /// Keys held with another.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    // The one of the standard library is not specialized in other modules, and the table of keys is
    // made before the first frame.
    package init(arrayLiteral modifiers: Modifiers...) {
      self.init(rawValue: modifiers.reduce(0) { $0 | $1.rawValue })
    }

    /// Only with keys that are no characters: Shift with a letter is another letter.
    package static let shift = Modifiers(rawValue: 1)
    /// Comes as Escape before the key.
    package static let alt = Modifiers(rawValue: 2)
    /// With a letter, whichever case.
    package static let control = Modifiers(rawValue: 4)
  }
}
