import Notifications
import Testing

@Suite("A payload, as its sender wrote it")
struct PayloadTests {
  /// What a payload is made of, kept plainly.
  private struct Parts: Hashable {
    var content: Content?
    var source: SourceText
    var targetBundle: BundleIdentifier?

    /// A payload that is made of them at once.
    var payload: Payload {
      Payload(content: content, source: source, targetBundle: targetBundle)
    }
  }

  private static let sources = ["{}", #"{"aps":{}}"#].map {
    SourceText(Array($0.utf8)[...], at: Place("tea.apns"))
  }

  private static let contents: [Content?] = [
    nil, Content(title: .literal("Tea")), content(of: sources[0]), content(of: sources[1]),
  ]

  private static func content(of source: SourceText) -> Content {
    var content = Content(title: .literal("Tea"))
    content.userInfo = .payload(source)
    return content
  }

  private func change(_ payload: inout Payload, _ parts: inout Parts, _ random: inout SplitMix) {
    switch random.next() % 3 {
    case 0:
      parts.content = Self.contents[Int(random.next() % 4)]
      payload.content = parts.content
    case 1:
      parts.source = Self.sources[Int(random.next() % 2)]
      payload.source = parts.source
    default:
      parts.targetBundle = random.next() % 2 == 0 ? nil : "com.example.tea"
      payload.targetBundle = parts.targetBundle
    }
  }

  @Test(
    "Its content, its bytes and the app that it names are changed each by itself",
    arguments: 1...20 as ClosedRange<UInt64>)
  func changed(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var parts = Parts(content: nil, source: Self.sources[0])
    var payload = parts.payload
    for _ in 0..<50 {
      let (before, old) = (parts, payload)
      change(&payload, &parts, &random)
      #expect(payload.content == parts.content && payload.source == parts.source)
      #expect(payload.targetBundle == parts.targetBundle && payload.place == parts.source.place)
      #expect(payload == parts.payload && payload.hashValue == parts.payload.hashValue)
      #expect((payload == old) == (parts == before), "equal where all of it is")
    }
  }

  @Test("Another content leaves the bytes as they came")
  func content() {
    var payload = Payload(content: Self.contents[2], source: Self.sources[0])
    payload.content = nil
    #expect(payload.source == Self.sources[0] && payload.place == Place("tea.apns"))
  }

  @Test("B25, B24: what it asks for has nothing to do with what it is made of")
  func flags() {
    var payload = Payload(content: Self.contents[2], source: Self.sources[0])
    (payload.isMutable, payload.isStrict) = (true, false)
    payload.targetBundle = "com.example.tea"
    payload.content = nil
    #expect(payload.isMutable && !payload.isStrict && !payload.isContentAvailable)
  }
}
