import Delivery
import Notifications

extension Claim {
  /// Every notification, group and app that it names, in the order of its words.
  package var names: [ExpectedName] {
    switch self {
    case .groupCount(let name, _, _), .groupState(let name, _, _), .groupText(let name, _, _, _),
      .notificationText(let name, _, _), .notificationPlace(let name, _),
      .notificationState(let name, _), .outcome(let name, _), .delivered(let name, _, _),
      .pending(let name, _, _), .reached(let name, _), .sound(let name, _), .badge(let name, _),
      .settings(let name, _), .appState(let name, _), .authorization(let name, _),
      .rules(let name, _):
      [name]
    case .banner(let name), .watch(let name, _), .actions(let name, _, _), .viewOwner(let name),
      .suggestion(let name):
      [name].compactMap(\.self)
    case .order(let names): names
    case .call(let app, let call): [app, call.notification].compactMap(\.self)
    case .received(let call): [call.notification].compactMap(\.self)
    case .groups, .apns, .wake, .device, .viewTitle, .viewLabel, .viewMedia, .viewInput, .viewRatio,
      .prompt, .alert, .sheet, .offers, .screenText, .screenMatch:
      []
    }
  }

  /// The rules that it expects to have decided.
  var rules: [RuleID] {
    if case .rules(_, let rules) = self { rules } else { [] }
  }
}

extension State {
  /// Whether something has or had a name, as far as that is known at once: what came and went without being
  /// delivered may have had it still.
  ///
  /// - Parameter names: What all that was delivered is called.
  package func knows(_ name: ExpectedName, by names: DeliveredNames?) -> Bool {
    let word = name.word
    return switch name.kind {
    case .app: isAny { () throws(Diagnostic) in try findApp(word.text, at: word.place) }
    case .group: isAny { () throws(Diagnostic) in try findGroup(word) }
    case .notification: knowsNotification(word, names)
    case .anything:
      knowsNotification(word, names)
        || isAny { () throws(Diagnostic) in try findApp(word.text, at: word.place) }
        || isAny { () throws(Diagnostic) in try findGroup(word) }
    }
  }

  private func knowsNotification(_ word: Word, _ names: DeliveredNames?) -> Bool {
    isAny { () throws(Diagnostic) in try findNotification(word, by: names) }
      || pending(named: word.text) != nil
      || push.waiting.all.contains { [$0.name, $0.identifier].contains(word.tailOfName) }
  }

  // Where several have the name, that is said when it is looked up.
  private func isAny<Found>(_ find: () throws(Diagnostic) -> Found?) -> Bool {
    do throws(Diagnostic) {
      return try find() != nil
    } catch {
      return true
    }
  }
}
