import Notifications

// The keys of tables of strings.
extension EditedText {
  /// The byte that an entry of a table begins with.
  ///
  /// - Parameter place: Where its reader says that it is: in a property list at its key, or at its
  ///   value behind that.
  func start(ofEntryAt place: Place) -> Int {
    let start = offset(of: place)
    guard start < bytes.count, bytes[start] == .tag else { return start }
    let tag = Array("<key>".utf8)
    return bytes[...start].indices.last { index in
      bytes[index] == .tag && bytes[index...].starts(with: tag)
    } ?? start
  }

  /// Where the key of an entry stands: with its quotes, or between its tags.
  ///
  /// - Parameters:
  ///   - key: As it reads.
  ///   - start: The entry's first byte.
  func range(ofKey key: String, from start: Int) -> Range<Int> {
    if let quoted = quotedRange(from: start) { return quoted }
    guard start < bytes.count, bytes[start] == .tag else {
      return start..<min(start + key.utf8.count, bytes.count)
    }
    let first = (bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? start) + 1
    return first..<(bytes[first...].firstIndex(of: .tag) ?? first)
  }
}

extension UInt8 {
  // Begins a tag of a property list.
  fileprivate static let tag = UInt8(ascii: "<")
}
