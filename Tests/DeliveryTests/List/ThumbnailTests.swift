import Notifications
import Testing

@testable import Delivery

@Suite("What stands for attachments")
struct ThumbnailTests {
  private func content(_ formats: [MediaFormat?], isHidden: Bool = false) -> Content {
    var content = Content(body: .literal("a"))
    content.attachments = formats.map { format in
      var attachment = Attachment(identifier: "a", path: "/tmp/a")
      attachment.format = format
      attachment.options.hidesThumbnail = isHidden
      return attachment
    }
    return content
  }

  @Test(
    "F14, P22: what has a picture or a film is one with a picture, a sound is not",
    arguments: [
      ([], false), ([.aiff], false), ([.png], true), ([.mp4], true), ([nil], true),
      ([.aiff, .png], true), ([.aiff, .m4a], false),
    ] as [([MediaFormat?], Bool)])
  func pictures(formats: [MediaFormat?], hasPicture: Bool) {
    #expect(content(formats).hasPicture == hasPicture)
    #expect(!content(formats, isHidden: true).hasPicture)
  }
}
