import Notifications
import Testing

@testable import Files

@Suite("What the code of a delegate does")
struct DelegateCodeTests {
  private func read(_ text: String, _ path: String = "App.swift") -> NotificationCode {
    NotificationCode([SourceFile(path: path, bytes: Array(text.utf8))])
  }

  private func method(_ body: String) -> String {
    """
    class Delegate: UNUserNotificationCenterDelegate {
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler done: @escaping (UNNotificationPresentationOptions) -> Void
      ) {
        \(body)
      }
    }
    """
  }

  private func json(_ options: String...) -> JSONValue {
    ["delegate": ["willPresent": .array(options.map { .string($0) })]]
  }

  @Test(
    "P10, P11: what willPresent always answers is read, however it is written",
    arguments: [
      ("done([.alert, .sound])", ["alert", "sound"]),
      ("done([])", []),
      ("done(.badge)", ["badge"]),
      ("refresh(); done([.alert]); log()", ["alert"]),
      (
        "let all: UNNotificationPresentationOptions = [.alert, .badge]\ndone(all)",
        ["alert", "badge"]
      ),
      (
        "var some: UNNotificationPresentationOptions = [.alert]\nsome.insert(.sound)\ndone(some)",
        ["alert", "sound"]
      ),
      ("if isOpen { done([.sound]) } else { done(.sound) }", ["sound"]),
      ("guard isOpen else { done([.alert])\nreturn }\ndone([.alert])", ["alert"]),
      ("#if DEBUG\n done([.alert])\n#else\n done(.alert)\n#endif", ["alert"]),
      ("#if os(iOS)\n done([.alert])\n#else\n done([])\n#endif\ndone([.badge])", ["alert"]),
    ])
  func answers(body: String, options: [String]) {
    let code = read(method(body))
    #expect(code.unread == [])
    #expect(code.manifest == ["delegate": ["willPresent": .array(options.map { .string($0) })]])
  }

  @Test(
    "P12: banner with list is alert, which every system has; one alone is told, as only newer ones have it"
  )
  func newerOptions() {
    let branches =
      "if #available(iOS 14, *) { done([.banner, .list]) } else { done([.alert, .badge]) }"
    let both = read(method(branches))
    #expect(both.unread == [] && both.manifest == json("alert"))
    let one = read(method("done([.banner, .sound])"))
    #expect(one.manifest == json("banner", "sound"))
    let note = Diagnostic(
      Place("App.swift", line: 6, column: 10), .note,
      "banner is there from iOS 14 on; open the app with --os=14")
    #expect(one.unread == [note])
  }

  @Test("One that returns its answer is read, with and without the word")
  func returned() {
    let head = """
      func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification) async
        -> UNNotificationPresentationOptions { 
      """
    #expect(read(head + "return [.alert] }").manifest == json("alert"))
    #expect(read(head + "[.alert, .badge] }").manifest == json("alert", "badge"))
    #expect(read(head + "if isOpen { return [] }\nreturn [.alert] }").unread.count == 1)
  }

  @Test("Objective-C: the method, its block and its options; whether settings can be opened")
  func objectiveC() {
    let code = read(
      """
      - (void)userNotificationCenter:(UNUserNotificationCenter *)center
             willPresentNotification:(UNNotification *)notification
               withCompletionHandler:(void (^)(UNNotificationPresentationOptions))present {
        present(UNNotificationPresentationOptionAlert | UNNotificationPresentationOptionBadge);
      }
      - (void)userNotificationCenter:(UNUserNotificationCenter *)center
         openSettingsForNotification:(UNNotification *)notification { [self showSettings]; }
      """, "App.m")
    #expect(code.unread == [])
    #expect(
      JSONText.compact(code.manifest)
        == #"{"delegate":{"openSettingsFor":true,"willPresent":["alert","badge"]}}"#)
  }

  @Test(
    "What depends on more than the system’s version is listed with its place, and left out",
    arguments: [
      ("if isOpen { done([]) } else { done([.alert]) }", 3),
      ("if isOpen { done([]); return }\ndone([.alert])", 3),
      ("done(isOpen ? [] : [.alert])", 6),
      ("present(notification, done)", 3),
      ("#if DEBUG\n done([.alert])\n#else\n done([])\n#endif", 3),
      ("#if DEBUG\n done([.alert])\n return\n#endif\ndone([])", 3),
    ])
  func unread(body: String, line: Int32) throws {
    let code = read(method(body))
    #expect(code.isEmpty)
    let complaint = try #require(code.unread.first)
    #expect(code.unread.count == 1)
    #expect(complaint.message.hasPrefix("what willPresent answers cannot be read"))
    #expect(complaint.place.line == line)
  }

  @Test("What is only declared, or called, is no delegate’s; two that answer differently are told")
  func others() {
    let declared = """
      protocol P { func userNotificationCenter(_ c: C, willPresent n: N, withCompletionHandler d: D) }
      func other() { done([.alert]) }
      """
    #expect(read(declared).isEmpty)
    #expect(read("x.userNotificationCenter(c, willPresent: n) { done([.alert]) }").isEmpty)
    #expect(read("[self userNotificationCenter:c willPresentNotification:n];", "App.m").isEmpty)
    let two = read(method("done([.alert])") + method("done([.sound])"))
    #expect(two.manifest == json("alert"))
    #expect(two.unread.count == 1)
    #expect(two.unread[0].message.hasPrefix("another answer of willPresent than the first"))
  }
}
