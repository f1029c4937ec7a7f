internal import CTerminal
import Glibc
import TerminalCore

/// How a character gets to the terminal.
enum Glyph: Hashable {
  /// Through ncurses, which counts its columns as we do.
  case plain
  /// Beside ncurses, at its absolute place, because ncurses has no room for it, or terminals
  /// do not agree on its columns. `spill` is how many columns beyond its own it may paint over.
  case detached(spill: Int)

  /// Decides for a cell. The locale must be set to UTF-8.
  ///
  /// - Parameters:
  ///   - columns: The columns that the canvas gives the character, 1 or 2.
  ///   - scalars: Gets the code points when the way is `plain`.
  init(_ character: Character, columns: Int, scalars: inout [wchar_t]) {
    scalars.removeAll(keepingCapacity: true)
    var width = 0
    var mostColumns = 0
    var isDisputed = false
    for scalar in character.unicodeScalars {
      let safe = scalar.safe
      let measured = max(0, Int(ct_columns(wchar_t(safe.value))))
      // A vowel sign with a column of its own is no mark to ncurses, nor to all terminals.
      isDisputed = isDisputed || width > 0 && measured > 0
      width += measured
      mostColumns += safe.mostColumns(measured)
      isDisputed = isDisputed || safe.isDisputed
      scalars.append(wchar_t(safe.value))
    }
    // CCHARW_MAX: a cell of ncurses holds five code points.
    let fits = width == columns && scalars.count <= 5 && !isDisputed
    self = fits ? .plain : .detached(spill: max(0, mostColumns - columns))
  }

  /// Decides for a cell whose code points are not needed.
  init(_ character: Character, columns: Int) {
    var scalars: [wchar_t] = []
    self.init(character, columns: columns, scalars: &scalars)
  }

  /// What ncurses gets in place of a detached character: blank, as wide, and no character that
  /// anything else uses, so that ncurses clears it when the place becomes blank.
  static func stand(columns: Int) -> wchar_t { columns == 2 ? 0x3000 : 0xa0 }
}

extension Unicode.Scalar {
  /// Whether terminals do not agree on the columns of what it is part of: a joiner, a variation
  /// selector, half a flag, a skin tone, or what a detached character leaves for ncurses.
  fileprivate var isDisputed: Bool {
    switch value {
    case ..<0xa0: false
    case 0xa0, 0x3000: true
    // A digit is on a key by its selector; without one it is a sign with a mark.
    default: ClusterKind(self).map { $0 != .keycap } ?? false
    }
  }

  /// Itself, or U+FFFD for what can drive the terminal or turn the direction of text. Untrusted
  /// text is filtered long before; this is the last gate.
  fileprivate var safe: Unicode.Scalar {
    switch value {
    case 0x202a...0x202e, 0x2066...0x2069, 0x200e, 0x200f, 0x61c: "\u{fffd}"
    default: isControl ? "\u{fffd}" : self
    }
  }
}

extension Character {
  /// Its bytes for the terminal, with whatever could drive the terminal replaced.
  var safeBytes: [UInt8] {
    unicodeScalars.flatMap { Array(String($0.safe).utf8) }
  }
}
