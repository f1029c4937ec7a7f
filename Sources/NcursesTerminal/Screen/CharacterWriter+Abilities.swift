extension CharacterWriter {
  /// What the terminal has beside writing and moving.
  struct Abilities: Hashable {
    /// What can be repeated by a number.
    var repeated = Repeated.nothing
    /// Whether what is erased takes the background in force.
    var erasesInColor = false

    /// Whether what is erased looks like blanks in a rendition.
    func mayErase(_ rendition: GraphicRendition) -> Bool {
      rendition.isErasable && (erasesInColor || rendition.hasStandardBackground)
    }

    /// Takes over what was measured; a terminal that is not known to repeat
    /// anything is not believed.
    mutating func learn(repeatsAll: Bool) {
      if repeated != .nothing { repeated = repeatsAll ? .narrow : .ascii }
    }
  }

  /// What a terminal repeats by a number.
  enum Repeated {
    case nothing
    /// Some keep one byte of what is to be repeated.
    case ascii
    /// Whatever has one column and 16 bits: some keep no more, and few were made
    /// with wide characters in mind.
    case narrow

    /// Whether a character of so many columns is one of them.
    func covers(_ scalar: Unicode.Scalar, width: Int) -> Bool {
      switch self {
      case .nothing: false
      case .ascii: scalar.isASCII
      case .narrow: width == 1 && scalar.value <= 0xFFFF
      }
    }
  }
}
