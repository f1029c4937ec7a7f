/// How a cell looks, in meanings: two roles and its attributes.
package struct Style: Hashable, Sendable {
  /// The role of the character.
  package var foreground: Role
  /// The role of the patch behind it.
  package var background: Role
  /// Bold, dim, and so on.
  package var attributes: Attributes

  package init(
    _ foreground: Role = .text, on background: Role = .background, _ attributes: Attributes = []
  ) {
    (self.foreground, self.background, self.attributes) = (foreground, background, attributes)
  }
}

/// The attributes that terminals know without color.
package struct Attributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier strokes; some terminals draw them brighter instead.
  package static let bold = Attributes(rawValue: 1)
  /// Fainter than usual.
  package static let dim = Attributes(rawValue: 2)
  /// Slanted letters.
  package static let italic = Attributes(rawValue: 4)
  /// A line below, blanks included.
  package static let underline = Attributes(rawValue: 8)
  /// Foreground and background exchanged.
  package static let reverse = Attributes(rawValue: 16)
  /// Takes its column, and is not drawn.
  package static let concealed = Attributes(rawValue: 32)
}
