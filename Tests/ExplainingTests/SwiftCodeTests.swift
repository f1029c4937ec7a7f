import Notifications
import Testing

@testable import Explaining

@Suite("Swift code for what is on the phone")
struct SwiftCodeTests {
  @Test("A request is the code that asks for it: words by key, sound, thread, trigger")
  func request() {
    var content = Content()
    content.title = Text(.literal("Table \"4\"\n"))
    content.body = Text(.localized(LocalizedText(key: "READY", arguments: ["Ann"])))
    content.sound = Sound(name: "bell.caf")
    content.threadIdentifier = "table-4"
    content.badge = 2
    let request = Request(
      identifier: "table", content: content, trigger: .timeInterval(.seconds(60), repeats: true))
    #expect(
      request.swiftCode == #"""
        let content = UNMutableNotificationContent()
        content.title = "Table \"4\"\n"
        content.body = NSString.localizedUserNotificationString(forKey: "READY", arguments: ["Ann"])
        content.badge = 2
        content.sound = UNNotificationSound(named: UNNotificationSoundName("bell.caf"))
        content.threadIdentifier = "table-4"
        let trigger = UNTimeIntervalNotificationTrigger(
          timeInterval: 60.0, repeats: true)
        let request = UNNotificationRequest(
          identifier: "table", content: content, trigger: trigger)
        try await UNUserNotificationCenter.current().add(request)

        """#)
  }

  @Test("A category is the code that registers it, a text input among its actions")
  func category() {
    var reply = Action(identifier: "reply", title: Text(.literal("Reply")))
    reply.options = [.authenticationRequired]
    reply.textInput = Action.TextInput(buttonTitle: Text(.literal("Send")))
    var category = Category(identifier: "message")
    category.options = [.customDismissAction]
    category.actions = [reply]
    #expect(
      category.swiftCode == #"""
        let category = UNNotificationCategory(
          identifier: "message",
          actions: [
            UNTextInputNotificationAction(identifier: "reply", title: "Reply", options: [.authenticationRequired], textInputButtonTitle: "Send", textInputPlaceholder: "")],
          intentIdentifiers: [],
          options: [.customDismissAction])
        UNUserNotificationCenter.current().setNotificationCategories([category])

        """#)
  }

  @Test(
    "What could end a string or turn its order is escaped",
    arguments: [
      ("a\\b", #""a\\b""#), ("\u{202E}x", #""\u{202e}x""#), ("\u{7}", #""\u{7}""#),
      ("é🎉", "\"é🎉\""),
    ])
  func literals(text: String, literal: String) {
    #expect(text.swiftLiteral == literal)
  }
}
