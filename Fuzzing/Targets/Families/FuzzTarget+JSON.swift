import Files
import Notifications

extension FuzzTarget {
  static let json = [
    FuzzTarget("json", .files(".json", ".apns"), broken: brokenJSON),
    FuzzTarget("payload", .files(".apns"), words: payloadWords) { bytes in
      var reader = PayloadReader(path: "a.apns")
      return reader.read(bytes).diagnostics.misplaced
    },
    FuzzTarget(
      "payload-stream", .files(".ndjson", ".apns"), words: payloadWords, broken: brokenStream),
    FuzzTarget("manifest", .files("Notifications.json", "Service.json", "Content.json")) { bytes in
      AppManifest.readInline(SourceText(bytes[...], at: Place("Notifications.json"))).diagnostics
        .misplaced
    },
  ]

  private static let payloadWords: @Sendable () -> [String] = {
    [
      "\"aps\":{", "\"alert\":", "\\u", "\\ud800", "1e400", "-9223372036854775808", "//", "/*",
      "\u{FEFF}",
    ]
      + ContentRevision.Field.allCases.map { "\"\($0.rawValue)\":" }
  }

  // What is read and written is read as the same.
  @Sendable private static func brokenJSON(_ bytes: [UInt8]) -> String? {
    _ = JSONDocument.read(bytes, path: "a.json", grammar: .payload).root?.value
    let document = JSONDocument.read(bytes, path: "a.json", grammar: .ours)
    if let complaint = document.diagnostics.misplaced { return complaint }
    guard !document.isBroken, let value = document.root?.value else { return nil }
    let written = JSONText.compact(value)
    let again = JSONDocument.read(Array(written.utf8), path: "b.json", grammar: .ours)
    return again.root.map { JSONText.compact($0.value) } == written ? nil : "written as \(written)"
  }

  // However the bytes are cut, they are the same payloads with the same complaints.
  @Sendable private static func brokenStream(_ bytes: [UInt8]) -> String? {
    var whole = PayloadStream(path: "stdin")
    let expected = whole.take(bytes) + whole.end()
    var stream = PayloadStream(path: "stdin")
    var payloads: [PayloadLine] = []
    for piece in bytes.pieces { payloads += stream.take(piece) }
    payloads += stream.end()
    return payloads == expected ? nil : "other payloads where the bytes come in pieces"
  }
}
