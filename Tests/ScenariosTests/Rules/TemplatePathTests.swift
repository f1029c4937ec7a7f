import Scenarios
import TestSupport
import Testing

@Suite("What templates of extensions read")
struct TemplatePathTests {
  private static func app(_ extensions: String) -> String {
    "app { \"bundleIdentifier\": \"com.example.chat\", \"displayName\": \"Chat\", \(extensions) }\n"
      + "authenticate\n"
  }

  private static func push(_ id: String, _ body: String, thread: String = "x") -> String {
    "push chat {\"aps\":{\"alert\":{\"title\":\"T \(body)\",\"body\":\"\(body)\"},\"category\":\"M\","
      + "\"thread-id\":\"\(thread)\",\"mutable-content\":1},\"url\":\"https://a.example/p/\(id).png?x=1\"} id=\(id)\n"
  }

  private static let view = """
    "content": [ { "name": "V", "UNNotificationExtensionCategory": ["M", "N"],
      "UNNotificationExtensionInitialContentSizeRatio": 1,
      "view": [ { "label": "category", "text": "{categoryIdentifier}" },
        { "label": "thread", "text": "{threadIdentifier}" },
        { "label": "file", "text": "{userInfo.url.lastPathComponent}" },
        { "list": "earlier", "items": [ "{thread.1.title}: {thread.1.body}", "{thread.2.body}" ] } ] } ]
    """

  private func expect(_ harness: ScenarioHarness, _ expectations: String...) throws {
    for expectation in expectations {
      let failure = try harness.failure(expectation)
      #expect(failure == nil, "\(failure?.lines.joined(separator: "\n") ?? "")")
    }
  }

  @Test("C22: a view reads its category, its thread, and the last part of an address")
  func identifiers() throws {
    let harness = try ScenarioHarness(Self.app(Self.view) + Self.push("one", "One") + "view one\n")
    try expect(
      harness, "view label category M", "view label thread x", "view label file one.png",
      "view label earlier none")
    #expect(harness.remarks.isEmpty)
  }

  @Test("C22: a view reads the delivered notifications of its thread, the newest before it first")
  func thread() throws {
    let pushes =
      Self.push("one", "One") + Self.push("two", "Two") + Self.push("other", "Other", thread: "y")
      + Self.push("three", "Three") + Self.push("four", "Four")
    var harness = try ScenarioHarness(Self.app(Self.view) + pushes + "view three\n")
    try expect(harness, "view label earlier \"T Two: Two\\nOne\"")
    try harness.run("dismiss\nclear two\nview three\n")
    try expect(harness, "view label earlier \"T One: One\"")
  }

  @Test(
    "C22: a number that no notification of the thread has shows as nothing, however far away",
    arguments: ExtremeNumbers.all)
  func threadNumber(number: String) throws {
    let view =
      #""content": [ { "category": "c", "view": [ { "text": "<{thread.\#(number).body}>" } ] } ]"#
    let app = Self.app(view)
    var harness = try ScenarioHarness(app + Self.push("one", "One") + Self.push("two", "Two"))
    try harness.run("view two\n")
    #expect(harness.state.richView != nil)
  }

  @Test("V4: a service step reads date, time, place and what the address is called")
  func service() throws {
    let app = Self.app(
      """
      "service": { "steps": [ { "after": "2s", "set": {
        "title": "{date}, {time}{place}", "subtitle": "{thread.1.body}", "attachments": [
          { "identifier": "{userInfo.url.lastPathComponent}",
            "path": "\(Checkout.path)/Fixtures/Apps/Album.app/Media/beach.jpg" } ] } } ] }
      """)
    let harness = try ScenarioHarness(
      app + Self.push("one", "One") + "wait 2s\n" + Self.push("two", "Two") + "wait 2s\n")
    #expect(harness.remarks.isEmpty)
    try expect(
      harness, "notification two title \"Mon, Jun 4, 9:41 AM\"", "notification two subtitle One")
    #expect(harness.state.notification(1).content.attachments.map(\.identifier) == ["two.png"])
  }

  @Test("V4: an argument of a localized text reads the thread, as words beside it do")
  func arguments() throws {
    let title = #"{ "key": "BEFORE", "arguments": ["{thread.1.body}"] }"#
    let app = Self.app(
      #""strings": { "en": { "BEFORE": "before: %@" } }, "developmentRegion": "en", "#
        + #""service": { "steps": [ { "after": "2s", "set": { "title": \#(title) } } ] }"#)
    let harness = try ScenarioHarness(
      app + Self.push("one", "One") + "wait 2s\n" + Self.push("two", "Two") + "wait 2s\n")
    try expect(harness, "notification two title \"before: One\"")
  }

  @Test("C22: a button without a title is called by its name, which is no template")
  func nameOfButton() throws {
    let view =
      #""content": [ { "UNNotificationExtensionCategory": "M", "view": [ { "button": "Like {it}" } ] } ]"#
    let harness = try ScenarioHarness(Self.app(view) + Self.push("one", "One") + "view one\n")
    try expect(harness, "view label \"Like {it}\" \"Like {it}\"")
  }

  @Test(
    "V11: a download is called what its template comes to, wherever it is attached",
    arguments: [
      "[\"{userInfo.url.lastPathComponent}\"]",
      "[{ \"download\": \"{userInfo.url.lastPathComponent}\" }]",
      "[{ \"download\": \"two.png\", \"identifier\": \"two.png\" }]",
    ])
  func downloadNames(attachments: String) throws {
    let app = Self.app(
      """
      "service": { "steps": [ { "download": "{userInfo.url}", "as": "{userInfo.url.lastPathComponent}",
        "from": "\(Checkout.path)/Fixtures/Apps/Album.app/Media/beach.jpg" },
        { "set": { "attachments": \(attachments) } } ] }
      """)
    let harness = try ScenarioHarness(app + Self.push("two", "Two"))
    #expect(harness.remarks.isEmpty, "\(harness.remarks)")
    #expect(harness.state.notification(0).content.attachments.map(\.identifier) == ["two.png"])
  }

  @Test("Y: a path that begins with nothing there is, is named, each kind of extension by its own")
  func unknown() throws {
    let harness = try ScenarioHarness(
      Self.app(
        "\"service\": { \"steps\": [ { \"set\": { \"title\": \"{respons.userText} {date}\" } } ] }")
    )
    #expect(harness.remarks.count == 1 && harness.remarks[0].contains("{respons.userText}"))
    let view = try ScenarioHarness(
      Self.app(
        "\"content\": [ { \"UNNotificationExtensionCategory\": \"M\", \"view\": [ { \"text\": \"{date}\" } ] } ]"
      ))
    #expect(view.remarks.contains { $0.contains("\"{date}\" shows as nothing") })
  }
}
