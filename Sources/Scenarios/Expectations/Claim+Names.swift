import Delivery
import Notifications

extension Claim {
  /// Everything that it names, such as notifications, groups and apps, in the order of its words.
  package var names: [ExpectedName] {
    switch self {
    case .groupCount(let name, _, _), .groupState(let name, _, _), .groupText(let name, _, _, _),
      .notificationText(let name, _, _), .wholeText(let name, _), .notificationPlace(let name, _),
      .notificationState(let name, _), .outcome(let name, _), .delivered(let name, _, _),
      .pending(let name, _, _), .reached(let name, _), .sound(let name, _), .badge(let name, _),
      .settings(let name, _), .appState(let name, _), .authorization(let name, _),
      .rules(let name, _):
      [name]
    case .banner(let name), .watch(let name, _), .actions(let name, _, _), .viewOwner(let name),
      .suggestion(let name), .held(let name, _), .muted(let name):
      [name].compactMap(\.self)
    case .order(let names): names
    case .call(let app, let call): [app, call.notification ?? nil].compactMap(\.self)
    case .received(let call): [call.name] + [call.notification].compactMap(\.self)
    case .viewLabel(let name, _): [name]
    case .focus(let focus): [focus?.name].compactMap(\.self)
    case .summary(_, _, let featured): featured ?? []
    case .groups, .apns, .wake, .device, .viewTitle, .viewMedia, .viewInput, .viewRatio,
      .prompt, .alert, .sheet, .offers, .screenText, .screenMatch:
      []
    }
  }

  /// The identifiers of actions that it names, which are what it expects and not what it is about.
  package var actions: [ExpectedName] {
    if case .actions(_, let actions?, _) = self { return actions }
    if case .call(_, let call) = self, let action = call.action { return [action] }
    return []
  }

  /// The rules that it expects to have decided.
  package var rules: [RuleID] {
    if case .rules(_, let rules) = self { rules } else { [] }
  }
}

extension State {
  /// Whether something has or had a name, as far as that is known at once: what came and went
  /// without being delivered may have had it still.
  ///
  /// - Parameter index: Of all that was delivered.
  package func knows(_ name: ExpectedName, by index: DeliveryIndex?) -> Bool {
    let word = name.word
    return switch name.kind {
    case .app: isAny { () throws(Diagnostic) in try findApp(word.text, at: word.place) }
    case .group: isAny { () throws(Diagnostic) in try findGroup(word) }
    case .notification: knowsNotification(word, index)
    case .anything:
      knowsNotification(word, index)
        || isAny { () throws(Diagnostic) in try findApp(word.text, at: word.place) }
        || isAny { () throws(Diagnostic) in try findGroup(word) }
    case .focus, .appExtension, .viewElement, .action: OtherNames(self).have(name)
    }
  }

  private func knowsNotification(_ word: Word, _ index: DeliveryIndex?) -> Bool {
    isAny { () throws(Diagnostic) in try findNotification(word, by: index) }
      || isAny { () throws(Diagnostic) in try pending(word) }
      || isAny { () throws(Diagnostic) in try waitingPush(word) }
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
