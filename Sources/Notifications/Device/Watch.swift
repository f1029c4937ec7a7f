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

  /// How it is worn, such as `worn, locked, out of range`.
  package var words: String {
    [
      isWorn ? "worn" : "not worn", isUnlocked ? "unlocked" : "locked",
      isInRange ? "in range" : "out of range",
    ].joined(separator: ", ")
  }
}
