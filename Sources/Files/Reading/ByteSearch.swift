import Glibc

extension [UInt8] {
  /// Whether the bytes of a text stand among these.
  package func holds(_ text: String) -> Bool {
    var text = text
    return withUnsafeBufferPointer { own in text.withUTF8(own.holds) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether other bytes stand among these; none stand everywhere.
  ///
  /// The standard library's `contains` takes some fifty steps a byte.
  func holds(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let wanted = other.baseAddress, !other.isEmpty else { return true }
    guard let start = baseAddress else { return false }
    let last = count - other.count
    var index = 0
    while index <= last, let found = memchr(start + index, Int32(wanted[0]), last - index + 1) {
      if memcmp(found, wanted, other.count) == 0 { return true }
      index = UnsafeRawPointer(found) - UnsafeRawPointer(start) + 1
    }
    return false
  }
}
