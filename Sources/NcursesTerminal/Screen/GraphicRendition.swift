/// How a terminal was told to draw what follows: colors and attributes, by the
/// numbers of SGR (ECMA-48).
struct GraphicRendition: Hashable {
  private var foreground = Ink.standard
  private var background = Ink.standard
  private var attributes: UInt16 = 0

  // Bit n of the attributes is what SGR n asks for; 3 is italic, 5 blinking, 8 hidden.
  private static let bold: UInt16 = 1 << 1
  private static let dim: UInt16 = 1 << 2
  private static let underlined: UInt16 = 1 << 4
  private static let reversed: UInt16 = 1 << 7
  private static let struckThrough: UInt16 = 1 << 9

  fileprivate enum Ink: Hashable {
    case standard
    /// One of the first sixteen, by the number that asks for it on this ground.
    case named(UInt8)
    case indexed(UInt8)
    case mixed(red: UInt8, green: UInt8, blue: UInt8)
  }

  /// What bytes ask for on a plain terminal; nil where they are anything
  /// else than sequences of SGR.
  init?(asking bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let end = rest.endOfSequence, rest[..<end].isControlSequence,
        rest[end - 1] == UInt8(ascii: "m"), let parameters = rest[..<end].parameters,
        apply(parameters)
      else { return nil }
      rest = rest[end...]
    }
  }

  init() {}

  /// Whether blanks in it look as if they were erased in its background.
  var isErasable: Bool { attributes & Self.shownOnBlanks == 0 }

  /// Whether its background is whatever the terminal has.
  var hasStandardBackground: Bool { background == .standard }

  /// Whether it has the background of another.
  func hasBackground(of other: GraphicRendition) -> Bool { background == other.background }

  /// Whether its letters have the color of another's.
  func hasForeground(of other: GraphicRendition) -> Bool { foreground == other.foreground }

  /// Whether the color of its letters is mixed of red, green and blue.
  var hasMixedForeground: Bool {
    if case .mixed = foreground { true } else { false }
  }

  /// Takes over what the parameters of a sequence ask for.
  ///
  /// - Returns: False where one of them is not known; what is drawn then is unknown, too.
  mutating func apply(_ parameters: [UInt8]) -> Bool {
    var rest = parameters[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = GraphicRendition()
      case 1...5, 7...9: attributes |= 1 << number
      case 22: attributes &= ~(Self.bold | Self.dim)
      case 23...25, 27...29: attributes &= ~(1 << (number - 20))
      case 30...37, 90...97: foreground = .named(number)
      case 40...47, 100...107: background = .named(number)
      case 39: foreground = .standard
      case 49: background = .standard
      case 38, 48:
        guard let ink = Self.ink(&rest) else { return false }
        if number == 38 { foreground = ink } else { background = ink }
      default: return false
      }
    }
    return true
  }

  private static func ink(_ rest: inout ArraySlice<UInt8>) -> Ink? {
    switch rest.popFirst() {
    case 5: return rest.popFirst().map(Ink.indexed)
    case 2:
      guard let red = rest.popFirst(), let green = rest.popFirst(), let blue = rest.popFirst()
      else { return nil }
      return .mixed(red: red, green: green, blue: blue)
    default: return nil
    }
  }

  /// Whether a cell without a letter looks the same with another: of it the background shows, and
  /// what is drawn through it in the color of letters.
  func looksAlikeOnBlanks(_ other: GraphicRendition) -> Bool {
    if (attributes | other.attributes) & Self.shownOnBlanks != 0 { return self == other }
    return background == other.background
  }

  private static let shownOnBlanks = underlined | reversed | struckThrough

  /// The fewest bytes that lead here from what a terminal was told before; nil stands for anything.
  func sequence(from old: GraphicRendition?) -> [UInt8] {
    if self == GraphicRendition() { return Self.sequence([]) }
    let anew = Self.sequence([0] + parameters(from: GraphicRendition()))
    guard var base = old else { return anew }
    let takenBack = base.takeBack(whatLacks: self)
    let change = Self.sequence(takenBack + parameters(from: base))
    return change.count < anew.count ? change : anew
  }

  // Bold and dim are taken back together: the one that stays is asked for again.
  private mutating func takeBack(whatLacks new: GraphicRendition) -> [UInt8] {
    let lost = attributes & ~new.attributes
    let weights = Self.bold | Self.dim
    let losesWeight = lost & weights != 0
    var numbers: [UInt8] = losesWeight ? [22] : []
    numbers += [3, 4, 5, 7, 8, 9].filter { lost & 1 << $0 != 0 }.map { $0 + 20 }
    attributes &= ~(losesWeight ? lost | weights : lost)
    return numbers
  }

  private func parameters(from base: GraphicRendition) -> [UInt8] {
    let new = attributes & ~base.attributes
    return (1...9).filter { new & 1 << $0 != 0 }
      + (foreground == base.foreground ? [] : foreground.parameters(on: 30))
      + (background == base.background ? [] : background.parameters(on: 40))
  }

  private static func sequence(_ parameters: [UInt8]) -> [UInt8] {
    Array("\u{1b}[\(parameters.map(String.init).joined(separator: ";"))m".utf8)
  }
}

extension GraphicRendition.Ink {
  fileprivate func parameters(on ground: UInt8) -> [UInt8] {
    switch self {
    case .standard: [ground + 9]
    case .named(let number): [number]
    case .indexed(let index): [ground + 8, 5, index]
    case .mixed(let red, let green, let blue): [ground + 8, 2, red, green, blue]
    }
  }
}
