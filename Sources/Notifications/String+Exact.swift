extension String {
  /// Whether two texts have the same bytes. `==` would take `é` and `e` with an accent for one (G5).
  package func isExactly(_ other: String) -> Bool {
    // The list asks this with each notification; walking over views takes three times as long.
    let isSame = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        left.count == right.count && left.elementsEqual(right)
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Hashes the bytes, to go with `isExactly`.
  package func hashExactly(into hasher: inout Hasher) {
    let isHashed: Void? = utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isHashed == nil { Array(utf8).withUnsafeBytes { hasher.combine(bytes: $0) } }
  }
}
