/// A watch that is paired with the phone, and how it is worn (W1).
package struct Watch: Hashable, Sendable {
  /// Whether it is on its owner's wrist.
  package var isWorn: Bool
  /// Whether its owner was recognized since it was put on.
  package var isUnlocked: Bool
  /// Whether the phone reaches it.
  package var isInRange: Bool

  package init(isWorn: Bool = true, isUnlocked: Bool = true, isInRange: Bool = true) {
    (self.isWorn, self.isUnlocked, self.isInRange) = (isWorn, isUnlocked, isInRange)
  }

  /// Whether its owner can read what it shows, and press something there.
  package var isInUse: Bool { isWorn && isUnlocked }

  /// Why nothing alerts on it, such as `not worn`, and the options of a line that would change
  /// that; empty where it is in use.
  package var obstacle: (words: String, options: String) {
    let lacking = [
      isWorn ? nil : ("not worn", "worn=on"), isUnlocked ? nil : ("locked", "unlocked=on"),
    ].compactMap(\.self)
    return (
      lacking.map(\.0).joined(separator: " and "), lacking.map(\.1).joined(separator: " ")
    )
  }

  /// How it is worn, such as `worn, locked, out of range`.
  package var words: String {
    [
      isWorn ? "worn" : "not worn", isUnlocked ? "unlocked" : "locked",
      isInRange ? "in range" : "out of range",
    ].joined(separator: ", ")
  }
}
