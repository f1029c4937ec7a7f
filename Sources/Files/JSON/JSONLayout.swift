/// How the members of objects are set.
package struct JSONLayout {
  /// The whole document.
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// What has to go so that a member is gone with its comma.
  ///
  /// - Returns: Nil where a comment stands between it and its neighbor.
  package func removal(of member: JSONNode.Member, from parent: JSONNode) -> ByteEdit? {
    let (start, end) = (member.key.bytes.lowerBound, member.value.bytes.upperBound)
    var before: Int?
    var after: Int?
    for other in parent.members {
      if other.value.bytes.upperBound <= start { before = other.value.bytes.upperBound }
      if other.key.bytes.lowerBound >= end, after == nil { after = other.key.bytes.lowerBound }
    }
    let range: Range<Int>
    if let after {
      range = start..<after
      guard isPlain(end..<after) else { return nil }
    } else if let before {
      range = before..<end
      guard isPlain(before..<start) else { return nil }
    } else {
      // Nothing is left that a trailing comma could follow.
      let inside = parent.bytes.lowerBound + 1..<parent.bytes.upperBound - 1
      let hasComma = bytes[end..<inside.upperBound].contains(UInt8(ascii: ","))
      range = inside.lowerBound..<(hasComma ? inside.upperBound : end)
      guard isPlain(range.lowerBound..<start), isPlain(end..<range.upperBound) else { return nil }
    }
    return ByteEdit(range, [])
  }

  /// Behind the last member of an object, and the blanks that stand before it.
  ///
  /// - Returns: An offset in the document; blanks as they stand before the last member, none for an
  ///   empty object.
  package func end(of object: JSONNode) -> (offset: Int, lead: [UInt8])? {
    var last: JSONNode.Member?
    var before = object.bytes.lowerBound + 1
    for member in object.members {
      if let last { before = last.value.bytes.upperBound }
      last = member
    }
    guard let last else { return (object.bytes.lowerBound + 1, []) }
    let gap = bytes[before..<last.key.bytes.lowerBound].filter { $0 != UInt8(ascii: ",") }
    guard gap.allSatisfy(\.isJSONBlank) else { return (last.value.bytes.upperBound, [0x20]) }
    return (last.value.bytes.upperBound, gap)
  }

  /// The blanks at the beginning of a byte's line, if there is nothing else before it.
  ///
  /// - Returns: Empty also where something stands before it on its line.
  package func indentation(before offset: Int) -> [UInt8] {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = bytes[start..<offset]
    return line.allSatisfy(\.isJSONBlank) ? Array(line) : []
  }

  /// A text of several lines, as deep as its new place.
  ///
  /// - Parameters:
  ///   - old: The blanks before its first line.
  ///   - lead: The line feed and blanks that it gets; without a line feed nothing is set in.
  package func indented(_ text: ArraySlice<UInt8>, from old: [UInt8], to lead: [UInt8]) -> [UInt8] {
    let new = lead.lastIndex(of: UInt8(ascii: "\n")).map { lead[($0 + 1)...] } ?? []
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count > 1, !old.isEmpty else { return Array(text) }
    let moved = lines.dropFirst().map { line in
      line.starts(with: old) ? Array(new) + line.dropFirst(old.count) : Array(line)
    }
    return Array(([Array(lines[0])] + moved).joined(separator: [UInt8(ascii: "\n")]))
  }

  private func isPlain(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0.isJSONBlank || $0 == UInt8(ascii: ",") }
  }
}
