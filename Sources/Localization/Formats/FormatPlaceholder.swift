/// One placeholder of a `%` format, such as `%@`, `%2$@` or `%-8.2f`.
///
/// It keeps its source, so that complaints quote what the translator wrote.
package struct FormatPlaceholder: Hashable, Sendable {
  /// The number of its argument, from 1; nil where none is written.
  package var position: Int?
  /// `-`, `+`, `0`, `#`, `'` and blanks as they are written.
  var flags: String
  /// The least number of characters; nil where none is written.
  package var width: Extent?
  /// The digits after the point, or the most characters of a text; nil where none is written.
  package var precision: Extent?
  /// `h`, `hh`, `l`, `ll`, `q`, `j`, `z`, `t`, `L` or nothing.
  var length: String
  /// The last letter.
  package var conversion: Character
  /// As it is written, with the percent sign.
  package var source: String

  /// A width or precision.
  package enum Extent: Hashable, Sendable {
    /// From 0; hostile numbers are cut to 1000 when they are read.
    case fixed(Int)
    /// `*`: the next argument says it.
    case argument
  }

  /// What a placeholder takes.
  ///
  /// By the conversion's letter alone; lengths and flags do not matter.
  package enum Kind: String, Hashable, Sendable {
    case text, integer, real
  }

  /// What it takes. `%c` takes an integer, as in C.
  package var kind: Kind {
    switch conversion {
    case "@", "s", "S": .text
    case "f", "F", "e", "E", "g", "G", "a", "A": .real
    default: .integer
    }
  }

  /// L36: whether a blank stands in it, which a translator meant for the words: `100 % de`.
  package var hasBlank: Bool { flags.utf8.contains(UInt8(ascii: " ")) }

  /// L24: as it was meant where a `$` was forgotten, `%1@` for `%1$@`; nil elsewhere.
  ///
  /// From 10 on the number is a width on purpose.
  package var withDollar: String? {
    guard case .fixed(let number) = width, 1...9 ~= number, source == "%\(number)@" else {
      return nil
    }
    return "%\(number)$@"
  }

  /// The bits of an integer that it takes.
  ///
  /// 8, 16, 32 or 64: without a length 32, as `%d` is an `Int32` even where `Int` has 64.
  var bits: Int {
    switch length {
    case "hh": 8
    case "h": 16
    case "": "DUOp".contains(conversion) ? 64 : 32
    default: 64
    }
  }
}
