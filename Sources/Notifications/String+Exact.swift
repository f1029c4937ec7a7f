extension String {
  /// Whether two texts have the same bytes. `==` would take `é` and `e` with an accent for one (G5).
  package func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Hashes the bytes, to go with `isExactly`.
  package func hashExactly(into hasher: inout Hasher) {
    var text = self
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
