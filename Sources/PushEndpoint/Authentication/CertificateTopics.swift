internal import COpenSSL

extension Certificate {
  /// The topics that a client with this certificate may send to.
  ///
  /// Those of the extension that Apple's certificates have, else the subject's `UID`, which is the
  /// app's bundle identifier; empty where it has neither.
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
