import Delivery
import Explaining
import Notifications
import Push
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("What notifications reveal, in lines")
struct PrivacyLinesTests {
  private static let album: BundleIdentifier = "com.example.album"

  private func phone(
    _ sent: [(title: String?, body: String, category: String?)], appName: String = "Álbum"
  ) throws -> Phone {
    var app = App(bundleIdentifier: Self.album, displayName: appName)
    var photo = Category(identifier: "photo")
    photo.options = [.hiddenPreviewsShowTitle]
    photo.actions = [Action(identifier: "like", title: .literal("Like"))]
    app.categories = [photo, Category(identifier: "plain")]
    var phone = try Phone(apps: [])
    try phone.perform(.install(app, isGranted: true))
    for (index, (title, body, category)) in sent.enumerated() {
      var content = Content(title: title.map { .literal($0) }, body: .literal(body))
      content.categoryIdentifier = category
      content.threadIdentifier = category ?? "t\(index)"
      let payload = Payload(content: content, source: SourceText([], at: Place("test")))
      try phone.perform(.push(PushRequest(app: Self.album, payload: payload)))
      try phone.perform(.advance(to: phone.state.now + .seconds(1)))
    }
    return phone
  }

  @Test("Where nothing is listed nothing is revealed")
  func nothing() throws {
    let lines = PrivacyAudit(try phone([]).state).lines().map(\.text)
    #expect(lines == ["Nothing is listed, so nothing is revealed."])
  }

  @Test(
    "Where all is hidden only app and time are left; ways to lie there that show the same share a line"
  )
  func lines() throws {
    let lines = PrivacyAudit(try phone([(nil, "Plain", "plain")]).state).lines().map(\.text)
    let wanted: [String] = [
      "Álbum · plain, 1 notification",
      "  always                                   body",
      "  when-unlocked locked                     app and time alone",
      "                authenticated, unlocked    body",
      "  never                                    app and time alone", "",
      "1 kind of notifications, nothing leaks",
    ]
    #expect(lines == wanted)
  }

  @Test(
    "An app’s name leaks nothing, whatever marks are in it",
    arguments: ["Hotel L", "L ", "⚠ Alerts", "A · B", " L hotel", "leak: all", ""])
  func names(appName: String) throws {
    let audit = PrivacyAudit(try phone([(nil, "Plain", "plain")], appName: appName).state)
    for isASCII in [false, true] {
      let lines = audit.lines(isASCII: isASCII)
      #expect(!lines.contains { $0.parts.contains { $0.role == .leak } }, "\(lines)")
      #expect(lines.filter { $0.parts.contains { $0.role == .heading } }.count == 1)
      #expect(lines[0].text.hasPrefix(appName), "\(lines[0].text)")
    }
  }

  @Test("What leaks is a part of its own, in columns that are counted in cells")
  func parts() throws {
    let shown = try phone([("Anna", "A hat", "photo")], appName: "天気\u{301}🫖")
    let lines = PrivacyAudit(shown.state).lines()
    let leaks = lines.filter { $0.parts.contains { $0.role == .leak } }
    #expect(!leaks.isEmpty)
    for line in lines where line.parts.count == 5 {
      let start = line.parts.dropLast().map(\.filledText).joined().columns
      #expect(start == 2 + 14 + 25 + 1, "\(line.text)")
    }
  }
}
