import Notifications
import Scenarios

extension AppCoverage {
  /// Lines of a scenario that would exercise what is missing, in the order in
  /// which they could be played.
  var missingLines: [String] {
    categoryLines + missingSettings.flatMap { [line($0), push()] }
  }

  /// The same for people: the push that follows each setting is said once.
  var adviceLines: [String] {
    let push = missingSettings.isEmpty ? [] : ["# then, after each: \(push())"]
    return categoryLines + missingSettings.map(line) + push
  }

  private var categoryLines: [String] {
    var number = 0
    return categories.filter { !$0.isUsed || $0.actions.contains { !$0.isUsed } }.flatMap {
      category in
      category.actions.contains { !$0.isUsed }
        ? category.actions.filter { !$0.isUsed }.flatMap { action in
          number += 1
          // A name belongs to one notification, and there may be other apps.
          let name = "\(shortName)-\(number)".scenarioWord
          return [push(category.identifier, name: name)] + action.lines(name)
        } : [push(category.identifier)]
    }
  }

  private func line(_ setting: Setting) -> String { "setting \(word) \(setting.text)" }

  private var word: String { identifier.text.scenarioWord }
  private var shortName: String {
    identifier.text.split(separator: ".").last.map(String.init) ?? identifier.text
  }

  private func push(_ category: String? = nil, name: String? = nil) -> String {
    var members: [JSONValue.Member] = [.init("alert", "Hello")]
    if let category { members.append(.init("category", .string(category))) }
    let payload = JSONText.compact(["aps": .object(members)])
    return "push \(word) \(payload)" + (name.map { " id=\($0)" } ?? "")
  }
}

extension AppCoverage.ActionCoverage {
  // A10, A11: a locked phone asks for its owner first. What opens the app leaves it in front, where
  // what comes next would be in no list (P10).
  fileprivate func lines(_ name: String) -> [String] {
    let act = "act \(name) \(identifier.scenarioWord)" + (takesText ? " text=\"Yes\"" : "")
    if options.contains(.foreground) { return ["authenticate", act, "lock"] }
    return options.contains(.authenticationRequired) ? ["authenticate", act] : [act]
  }
}
