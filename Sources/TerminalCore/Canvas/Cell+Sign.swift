extension Cell {
  /// A character by its code points.
  enum Sign: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    /// One that is several.
    case cluster(Character)

    init(_ character: Character) {
      let scalars = character.unicodeScalars
      if let scalar = scalars.first, scalars.dropFirst().isEmpty {
        self = .scalar(scalar)
      } else {
        self = .cluster(character)
      }
    }

    /// The character.
    var character: Character {
      switch self {
      case .scalar(let scalar): Character(scalar)
      case .cluster(let character): character
      }
    }
  }
}

extension Cell.Sign {
  /// Whether it is one code point that is a character whatever stands beside it.
  var isPlainAlways: Bool {
    if case .scalar(let scalar) = self { scalar.isPlainAlways } else { false }
  }

  /// Terminal columns that it takes; see `Character.columns`.
  var columns: Int {
    switch self {
    case .scalar(let scalar): scalar.isASCII ? 1 : WidthClass(scalar).columns
    case .cluster(let character): character.columns
    }
  }

  /// Itself, or what stands for it where it would drive a terminal or break an XML file.
  var drawable: Cell.Sign {
    guard let scalar = first else { return .scalar(" ") }
    if scalar.isControl {
      return scalar.value < 0x80 ? Cell.Sign(scalar.controlPicture) : .scalar("\u{FFFD}")
    }
    let mayBeNone = scalar.value >= 0xFDD0
    return mayBeNone && scalar.properties.isNoncharacterCodePoint ? .scalar("\u{FFFD}") : self
  }

  private var first: Unicode.Scalar? {
    switch self {
    case .scalar(let scalar): scalar
    case .cluster(let character): character.unicodeScalars.first
    }
  }
}

extension String {
  /// Calls for each of its characters. Where each code point is one whatever stands beside it, they
  /// need not be looked for, which takes many times longer.
  func forEachSign(_ body: (Cell.Sign) -> Void) {
    if unicodeScalars.allSatisfy(\.isPlainAlways) {
      for scalar in unicodeScalars { body(.scalar(scalar)) }
    } else {
      for character in self { body(Cell.Sign(character)) }
    }
  }
}
