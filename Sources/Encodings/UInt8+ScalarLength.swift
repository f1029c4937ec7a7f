extension UInt8 {
  /// How many bytes of UTF-8 the scalar has that begins with this one; 1 for a byte that begins
  /// none.
  package var scalarLength: Int { self >= 0xF0 ? 4 : self >= 0xE0 ? 3 : self >= 0xC0 ? 2 : 1 }
}
