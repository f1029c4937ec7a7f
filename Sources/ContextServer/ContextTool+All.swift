import Files
import Notifications
import Scenarios
import Screens

extension ContextTool {
  /// Every tool; what the language says of a line comes from its table.
  static let all = [push, act, screen, state, explain, expect, check, record]

  private static let push = ContextTool(
    name: "push", summary: "Send an app a push, as a server does. \(usageOfPush)",
    parameters: [
      ToolParameter(
        name: "app",
        summary: "the app: its name or bundle identifier; “-” for the one that the payload names"),
      ToolParameter(
        name: "payload", summary: "the JSON with “aps”, or the path of an .apns file",
        kind: .objectOrText),
      ToolParameter(name: "id", summary: "what to call it in later lines", isNeeded: false),
    ], isReading: false
  ) { server, arguments throws(ToolError) in
    let given = arguments["payload"] ?? .null
    let payload = try given.string.map { text throws(ToolError) in try word(ofPayload: text) }
    let app = arguments.text("app")
    var words = ["push", app == "-" ? app : app.scenarioWord, payload ?? JSONText.compact(given)]
    if arguments["id"] != nil { words.append("id=" + arguments.text("id").scenarioWord) }
    return try server.perform(words.joined(separator: " "))
  }

  private static let act = ContextTool(
    name: "act",
    summary: "Do one line of the scenario language. Lines: "
      + Verb.ofActs.map(\.usage).joined(separator: " · "),
    parameters: [
      ToolParameter(
        name: "line",
        summary: "such as: app Messages.app, wait 5m, wake, tap n1; +5m before one waits first")
    ], isReading: false, isDestructive: true
  ) { server, arguments throws(ToolError) in try server.act(arguments.text("line")) }

  private static let screen = ContextTool(
    name: "screen", summary: "What the phone shows, as text.",
    parameters: [
      ToolParameter(
        name: "screen", summary: "which screen; as-is if not said",
        choices: PicturedScreen.allCases.map(\.rawValue), isNeeded: false),
      ToolParameter(
        name: "size", summary: "COLUMNSxROWS, 80x24 if not said", isNeeded: false),
    ], isReading: true
  ) { server, arguments throws(ToolError) in
    let size = arguments.text("size")
    if !size.isEmpty {
      do throws(Diagnostic) { _ = try ScreenSize(Word(size, at: Place("-"))) } catch {
        throw ToolError(error.message)
      }
    }
    let words = ["render", arguments.text("screen"), size]
    let line = words.filter { !$0.isEmpty }.joined(separator: " ")
    return try server.converse(line)["text"] ?? ""
  }

  private static let state = ContextTool(
    name: "state",
    summary: "All that the phone knows: device, lists, apps, notifications, as JSON.",
    parameters: [], isReading: true
  ) { server, _ throws(ToolError) in try server.converse("state")["state"] ?? .null }

  private static let explain = ContextTool(
    name: "explain",
    summary: "Why something is as it is: every decision with its rule, and what would change it.",
    parameters: [
      ToolParameter(name: "what", summary: "a notification, a group, a request or an app, by name")
    ], isReading: true
  ) { server, arguments throws(ToolError) in
    try server.converse("explain " + arguments.text("what"))["explanation"] ?? .null
  }

  private static let expect = ContextTool(
    name: "expect",
    summary: "Find out whether something is so now; “within 5m” before it waits for it. "
      + "Expectations: " + ExpectationForm.all.map(\.usage).joined(separator: " · "),
    parameters: [
      ToolParameter(
        name: "line", summary: "what stands behind expect, such as: notification n1 title Ada")
    ], isReading: false
  ) { server, arguments throws(ToolError) in try server.expect(arguments.text("line")) }

  private static let check = ContextTool(
    name: "check",
    summary: "What is wrong with an app, a payload or a scenario: each with place and rule.",
    parameters: [
      ToolParameter(
        name: "path", summary: "a file or a folder", byteLimit: FilePath.byteLimit)
    ], isReading: true
  ) { server, arguments throws(ToolError) in try server.check(arguments.text("path")) }

  private static let record = ContextTool(
    name: "record",
    summary:
      "Write what was done since the beginning, and the expectations that held, as a scenario, which “coversheet test” "
      + "plays; leftOut lists the expectations that it lacks.",
    parameters: [
      ToolParameter(
        name: "path", summary: "a new file, NAME.scenario", byteLimit: FilePath.byteLimit)
    ], isReading: false
  ) { server, arguments throws(ToolError) in try server.record(arguments.text("path")) }

  // JSON, or a path. What stands behind it would be options, or more lines.
  private static func word(ofPayload text: String) throws(ToolError) -> String {
    guard text.trimmedStart.hasPrefix("{") else { return text.scenarioWord }
    let lines = ScenarioOutline(Array(text.utf8), path: "-").lines
    guard lines.count == 1, lines.allSatisfy({ $0.isBroken || $0.words.count == 1 }) else {
      throw ToolError("the payload is one JSON value, with nothing behind it")
    }
    return text
  }

  private static var usageOfPush: String {
    Verb.named("push").map { "The line is: \($0.usage)" } ?? ""
  }
}

extension String {
  fileprivate var trimmedStart: Substring { drop { $0.isWhitespace } }
}
