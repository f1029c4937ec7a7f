internal import COpenSSL

extension Certificate {
  /// The topics that a client with this certificate may send to.
  ///
  /// Those of the extension that Apple's certificates have, else the subject's `UID`, which is the app's bundle
  /// identifier; empty where it has neither.
  ///
  /// The extension is `1.2.840.113635.100.6.3.6`, which has a name for each kind of push.
  var topics: [String] {
    let listed = content(ofExtension: "1.2.840.113635.100.6.3.6").map(Self.topics) ?? []
    return listed.isEmpty ? [subject(NID_userId)].compactMap(\.self) : listed
  }

  // A sequence of topics, each followed by a sequence of what it is for ("app", "voip").
  private static func topics(_ content: [UInt8]) -> [String] {
    guard let sequence = DERValues(content[...]).first(where: { $0.tag == 0x30 }) else { return [] }
    return DERValues(sequence.content).filter { $0.tag == 0x0c }
      .map { String(decoding: $0.content, as: UTF8.self) }
  }
}

/// The values of an encoding in ASN.1's distinguished rules, one after the other; ends where something is broken.
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
