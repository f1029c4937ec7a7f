/// The values of an encoding in ASN.1's distinguished rules, one after the other; ends
/// where something is broken.
///
/// Enough to read Apple's extension: tags of one byte, lengths of up to three.
struct DERValues: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  /// - Parameter bytes: From the first tag on; a sequence's content may be given to another.
  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func next() -> (tag: UInt8, content: ArraySlice<UInt8>)? {
    guard let tag = rest.popFirst(), let first = rest.popFirst() else { return nil }
    var count = Int(first)
    if first >= 0x80 {
      let digits = Int(first & 0x7f)
      guard (1...3).contains(digits), rest.count >= digits else { return nil }
      count = rest.prefix(digits).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(digits)
    }
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return (tag, rest.prefix(count))
  }
}
