extension String {
  /// Whether two texts have the same bytes. `==` would take `é` and `e`
  /// with an accent for one (G5).
  @inlinable package func isExactly(_ other: String) -> Bool {
    // The identifier of an app is nearly always the same text, wherever it was handed to: then
    // its two words are the same. They are a text's whole value, its bytes or where these are,
    // so that equal ones have equal bytes; unequal ones say nothing. Either text is kept
    // meanwhile, so no memory is in use for both. `unsafeBitCast` stops the program where a text
    // is not as large as two words.
    let (own, others) = (
      unsafeBitCast(self, to: (UInt, UInt).self), unsafeBitCast(other, to: (UInt, UInt).self)
    )
    if own == others { return true }
    // The list asks this with each notification; walking over views takes many times as long.
    let isSame = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        UnsafeRawBufferPointer(left).isExactly(UnsafeRawBufferPointer(right))
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Whether it begins with the bytes of another text: to `hasPrefix`, a slash with an
  /// accent behind it is another character (G5).
  package func beginsExactly(with start: String) -> Bool { utf8.starts(with: start.utf8) }

  /// Whether its bytes come before those of another text, to go with `isExactly`: `<` takes
  /// texts for one that are not.
  package func precedesExactly(_ other: String) -> Bool {
    // Folders of many thousand files are put in order; views ask for each byte by itself.
    let precedes = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        UnsafeRawBufferPointer(left).precedesExactly(UnsafeRawBufferPointer(right))
      }
    }
    return (precedes ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// Hashes the bytes, to go with `isExactly`.
  @inlinable package func hashExactly(into hasher: inout Hasher) {
    let isHashed: Void? = utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isHashed == nil { Array(utf8).withUnsafeBytes { hasher.combine(bytes: $0) } }
  }
}

extension String? {
  /// Whether there are the same bytes, or none on either side.
  @inlinable package func isExactly(_ other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isExactly(other)
  }
}

extension [String] {
  /// Whether one of the texts has the same bytes.
  package func containsExactly(_ text: String) -> Bool { contains { $0.isExactly(text) } }
}

extension UnsafeRawBufferPointer {
  /// Whether there are the same bytes, eight at a time.
  @usableFromInline package func isExactly(_ other: UnsafeRawBufferPointer) -> Bool {
    if count != other.count { return false }
    if baseAddress == other.baseAddress { return true }
    let words = count & ~7
    for place in stride(from: 0, to: words, by: 8)
    where loadUnaligned(fromByteOffset: place, as: UInt64.self)
      != other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    {
      return false
    }
    return (words..<count).allSatisfy { self[$0] == other[$0] }
  }

  /// Whether its bytes come first, eight at a time as far as they are the same.
  fileprivate func precedesExactly(_ other: UnsafeRawBufferPointer) -> Bool {
    let common = Swift.min(count, other.count)
    let words = common & ~7
    let same =
      stride(from: 0, to: words, by: 8).first { place in
        loadUnaligned(fromByteOffset: place, as: UInt64.self)
          != other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      } ?? words
    guard let place = (same..<common).first(where: { self[$0] != other[$0] }) else {
      return count < other.count
    }
    return self[place] < other[place]
  }
}
