/// A part of a long JSON text, written behind the one before it.
struct JSONPart: Sendable {
  /// How many values it has, about.
  let weight: Int
  /// Writes it.
  let write: @Sendable (inout JSONText) -> Void
}

extension [JSONPart] {
  // As many are worth a thread of their own.
  private static let leastWeight = 256

  /// Parts that follow each other, together as far as they are short.
  func gathered() -> [[JSONPart]] {
    var (all, last, weight) = ([Self](), Self(), 0)
    for part in self {
      last.append(part)
      weight += part.weight
      guard weight >= Self.leastWeight else { continue }
      all.append(last)
      (last, weight) = ([], 0)
    }
    return last.isEmpty ? all : all + [last]
  }
}
