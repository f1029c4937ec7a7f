extension Word {
  /// The two halves of a word whose first half is in quotes, as in `"a/b"/thread`.
  ///
  /// - Parameter separator: `/` or `:`, of ASCII.
  package func headAndTail(_ separator: Character) -> (head: String, tail: String)? {
    guard let head else { return nil }
    let rest = text.utf8.dropFirst(head.utf8.count)
    guard rest.first == separator.asciiValue else { return nil }
    return (head, String(decoding: rest.dropFirst(), as: UTF8.self))
  }
}

extension Word {
  /// What a notification is called without its app: what stands behind the first colon of `APP:ID`.
  var tailOfName: String {
    if let (_, tail) = headAndTail(":") { return tail }
    let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
    return colon.map { String(text[text.utf8.index(after: $0)...]) } ?? text
  }
}

extension String {
  /// Both sides of every place where this byte, of ASCII, stands, the first place first.
  ///
  /// - Returns: Empty where the byte does not occur. The first one, and those whose head is no
  ///   longer than names of apps are, at most 256 bytes: behind a longer name with the byte in it
  ///   quotes say where it ends.
  package func splits(at separator: UInt8) -> [(head: String, tail: Substring)] {
    var splits: [(head: String, tail: Substring)] = []
    var rest = self[...]
    while let place = rest.utf8.firstIndex(of: separator) {
      // A word may consist of separators: as many heads would be its length squared.
      if !splits.isEmpty, utf8.distance(from: startIndex, to: place) > 256 { break }
      rest = self[utf8.index(after: place)...]
      splits.append((String(self[..<place]), rest))
    }
    return splits
  }
}
