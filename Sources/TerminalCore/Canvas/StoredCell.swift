/// A cell as a canvas keeps it: plain memory in which nothing is counted, since every frame fills,
/// compares and gives up thousands.
///
/// It has no byte that belongs to no field, so that cells are the same where their memory is.
struct StoredCell: Equatable, Sendable {
  /// The code point of the character; from `firstListed` on, the place in the canvas's list of
  /// characters that are several.
  var code: UInt32
  /// As in `Cell`.
  var style: Style
  /// As in `Cell`.
  var columns: UInt8 = 1
  /// As in `Cell`.
  var marks: DirectionMarks = []
  /// As in `Cell`.
  var picture: UInt16 = 0

  /// Whether it is one printable 7-bit character and nothing else.
  var isPlain: Bool {
    columns == 1 && marks.isEmpty && picture == 0 && (0x20..<0x7f).contains(code)
  }

  /// A blank's code point.
  static let blank: UInt32 = 0x20
  /// The first code point that may be a part of a character before it.
  static let firstMark: UInt32 = 0x300
  /// The first number that is no code point.
  static let firstListed: UInt32 = 0x11_0000
}

extension Canvas {
  /// What a stored cell stands for.
  func cell(_ stored: StoredCell) -> Cell {
    Cell(
      sign(of: stored), stored.style, columns: stored.columns, marks: stored.marks,
      picture: stored.picture)
  }

  private func sign(of stored: StoredCell) -> Cell.Sign {
    if let scalar = Unicode.Scalar(stored.code) { return .scalar(scalar) }
    return .cluster(listed[Int(stored.code - StoredCell.firstListed)])
  }

  /// What is kept of a character.
  mutating func code(of sign: Cell.Sign) -> UInt32 {
    switch sign {
    case .scalar(let scalar): return scalar.value
    case .cluster(let character):
      listed.append(character)
      return StoredCell.firstListed + UInt32(listed.count - 1)
    }
  }
}

extension StoredCell {
  /// What it holds of an icon's patch, which is of two kinds: reversed behind its character, and
  /// half blocks below; nil where it is of none.
  ///
  /// Words in a selected row are reversed, too, and large digits are of blocks, but none has an
  /// app's color. An emoji has colors of its own, and is no letter.
  var patch: PatchCell? {
    let isReversed = style.attributes.isSuperset(of: [.bold, .reverse])
    guard isReversed || code == Self.upperHalf, Role.tints.contains(style.foreground) else {
      return nil
    }
    return isReversed && code != Self.blank && code < Self.firstEmoji ? .letter : .plain
  }

  private static let upperHalf: UInt32 = 0x2580
  private static let firstEmoji: UInt32 = 0x1F000
}
