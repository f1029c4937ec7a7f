extension Word {
  /// The two halves of a word whose first half is in quotes, as in `"a/b"/thread`.
  ///
  /// - Parameter separator: `/` or `:`, of ASCII.
  func headAndTail(_ separator: Character) -> (head: String, tail: String)? {
    guard let head else { return nil }
    let rest = text.utf8.dropFirst(head.utf8.count)
    guard rest.first == separator.asciiValue else { return nil }
    return (head, String(decoding: rest.dropFirst(), as: UTF8.self))
  }
}

extension Word {
  /// What a notification is called without its app: what stands behind the first colon of `APP:ID`.
  var tailOfName: String {
    headAndTail(":")?.tail ?? text.splits(at: UInt8(ascii: ":")).first?.1 ?? text
  }
}

extension String {
  /// Both sides of every place where this byte stands, the first place first.
  ///
  /// - Returns: Empty where the byte does not occur.
  func splits(at separator: UInt8) -> [(String, String)] {
    utf8.indices.filter { utf8[$0] == separator }.map { index in
      (
        String(decoding: utf8[..<index], as: UTF8.self),
        String(decoding: utf8[utf8.index(after: index)...], as: UTF8.self)
      )
    }
  }
}
