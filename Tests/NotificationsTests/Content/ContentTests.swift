import Notifications
import Testing

/// Content keeps beside its fields which of them say something; both have
/// to agree whatever is done.
@Suite("What a notification says, changed in any order")
struct ContentTests {
  /// One change to content, and the same to plain fields.
  private struct Change: Sendable {
    let name: String
    let content: @Sendable (inout Content) -> Void
    let fields: @Sendable (inout Content.Fields) -> Void
  }

  private static func change<Value: Sendable>(
    _ name: String, _ value: Value, _ content: WritableKeyPath<Content, Value> & Sendable,
    _ fields: WritableKeyPath<Content.Fields, Value> & Sendable
  ) -> Change {
    Change(
      name: name, content: { $0[keyPath: content] = value },
      fields: { $0[keyPath: fields] = value })
  }

  private static let attachment = Attachment(identifier: "pic", path: "Media/samovar.png")

  private static let changes: [Change] = [
    change("title", .literal("Tea"), \.title, \.title), change("no title", nil, \.title, \.title),
    change("subtitle", .literal("Kitchen"), \.subtitle, \.subtitle),
    change("no subtitle", nil, \.subtitle, \.subtitle),
    change("body", .literal("It boils"), \.body, \.body), change("no body", nil, \.body, \.body),
    change("badge 0", 0, \.badge, \.badge), change("badge", 3, \.badge, \.badge),
    change("no badge", nil, \.badge, \.badge), change("sound", Sound(), \.sound, \.sound),
    change("no sound", nil, \.sound, \.sound),
    change("thread", "kitchen", \.threadIdentifier, \.threadIdentifier),
    change("no thread", nil, \.threadIdentifier, \.threadIdentifier),
    change("category", "TEA", \.categoryIdentifier, \.categoryIdentifier),
    change("no category", nil, \.categoryIdentifier, \.categoryIdentifier),
    change("argument", "Ayşe", \.summaryArgument, \.summaryArgument),
    change("no argument", nil, \.summaryArgument, \.summaryArgument),
    change("count", 4, \.summaryArgumentCount, \.summaryArgumentCount),
    change("no count", nil, \.summaryArgumentCount, \.summaryArgumentCount),
    change("attachment", [attachment], \.attachments, \.attachments),
    change("no attachment", [], \.attachments, \.attachments),
    change("level", "passive", \.interruptionLevel, \.interruptionLevel),
    change("no level", nil, \.interruptionLevel, \.interruptionLevel),
    change("launch image", "Steam", \.launchImageName, \.launchImageName),
    change("values", ["sugar": 2], \.payloadValues, \.payloadValues),
  ]

  private func expectSame(_ content: Content, _ fields: Content.Fields, _ steps: [String]) {
    let step = Comment(rawValue: steps.joined(separator: ", "))
    #expect(content.fields == fields, step)
    #expect(content.title == fields.title && content.subtitle == fields.subtitle, step)
    #expect(content.body == fields.body && content.badge == fields.badge, step)
    #expect(content.sound == fields.sound && content.attachments == fields.attachments, step)
    #expect(content.threadIdentifier == fields.threadIdentifier, step)
    #expect(content.categoryIdentifier == fields.categoryIdentifier, step)
    #expect(content.summaryArgument == fields.summaryArgument, step)
    #expect(content.summaryArgumentCount == fields.summaryArgumentCount, step)
    #expect(content.interruptionLevel == fields.interruptionLevel, step)
    #expect(content.launchImageName == fields.launchImageName, step)
    let hasAlert = fields.title != nil || fields.subtitle != nil || fields.body != nil
    #expect(content.hasAlert == hasAlert, step)
  }

  @Test(
    "Random changes read back, and a copy from before stays as it was",
    arguments: 1...30 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var (content, fields) = (Content(), Content.Fields())
    var steps: [String] = []
    for _ in 0..<40 {
      let (before, beforeFields) = (content, fields)
      let change = Self.changes[Int(random.next() % UInt64(Self.changes.count))]
      steps.append(change.name)
      change.content(&content)
      change.fields(&fields)
      expectSame(content, fields, steps)
      expectSame(before, beforeFields, steps)
      #expect((before == content) == (beforeFields == fields))
    }
  }

  @Test("Fields that are changed in one go are known as those changed one by one")
  func inOneGo() {
    var (one, other) = (Content(title: .literal("Tea")), Content(title: .literal("Tea")))
    one.fields = Content.Fields(body: .literal("It boils"))
    one.fields.badge = 2
    one.fields.attachments.append(Self.attachment)
    other.title = nil
    other.body = .literal("It boils")
    other.badge = 2
    other.attachments = [Self.attachment]
    #expect(one == other && one.hashValue == other.hashValue)
    #expect(one.hasAlert && one.badge == 2 && one.attachments.count == 1)
    one.fields = Content.Fields()
    #expect(!one.hasAlert && one.badge == nil && one.attachments.isEmpty && one == Content())
  }

  @Test("V4, C24: an extension reads the values that the app put there, or those of the payload")
  func userInfo() {
    var content = Content()
    #expect(content.userInfoValue == .object([]))
    content.userInfo = .values(["sugar": 2])
    #expect(content.userInfoValue == ["sugar": 2])
    content.userInfo = .payload(SourceText(Array("{}".utf8)[...], at: Place("tea.apns")))
    #expect(content.userInfoValue == .object([]), "nothing can read it")
    content.payloadValues = ["cups": [1, 2]]
    #expect(content.userInfoValue == ["cups": [1, 2]])
  }

  @Test("V11: an attachment knows of its file what the reader found")
  func attachment() {
    let file = MediaSource(
      path: "Media/whistle.m4a", byteCount: 900, format: .m4a, length: .seconds(3))
    let attachment = Attachment(identifier: "whistle", file: file)
    #expect(attachment.path == file.path && attachment.byteCount == 900)
    #expect(attachment.format == .m4a && attachment.length == .seconds(3))
    #expect(attachment.options == AttachmentOptions() && !attachment.options.hidesThumbnail)
  }

  @Test(
    "V16: a part of a picture lies within it and is not empty",
    arguments: [
      (0, 0, 1, 1, true), (0.25, 0.25, 0.5, 0.5, true), (0.9, 0.7, 0.1, 0.3, true),
      (0, 0, 0, 1, false), (0, 0, 1, 0, false), (-0.1, 0, 0.5, 0.5, false),
      (0.6, 0, 0.5, 1, false), (0, 0.6, 1, 0.5, false), (1, 1, 0.1, 0.1, false),
      (0, 0, .nan, 1, false), (.infinity, 0, 1, 1, false),
    ] as [(Double, Double, Double, Double, Bool)])
  func clipping(x: Double, y: Double, width: Double, height: Double, isWithin: Bool) {
    #expect(UnitRect(x: x, y: y, width: width, height: height).isWithin == isWithin)
  }
}
