extension Sequence {
  /// What a transform makes of the first element of which it makes anything; nil
  /// where it makes nothing of any.
  ///
  /// A lazy `compactMap` with `first` would ask the transform about that element twice.
  ///
  /// - Throws: What the transform throws.
  @inlinable package func firstNonNil<Value>(
    _ transform: (Element) throws -> Value?
  ) rethrows -> Value? {
    for element in self {
      if let value = try transform(element) { return value }
    }
    return nil
  }
}
