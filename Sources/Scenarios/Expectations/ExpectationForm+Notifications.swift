import Delivery
import Explaining
import Notifications

extension ExpectationForm {
  /// What single notifications say, and where they are.
  static let notifications: [ExpectationForm] = [
    ExpectationForm(
      "notification", "What a notification says", .word(.naming(.notification)),
      .word(.choice("TEXT", TextPart.allCases.dropLast().map { ($0.rawValue, $0) })),
      .word(.expectedText(), or: "none"), claim: Claim.notificationText,
      values: {
        guard case .notificationText(let name, let part, let text) = $0 else { return nil }
        return (name, part, text)
      }
    ) { context, name, part, wanted throws(Diagnostic) in
      guard let (number, _) = try context.listed(name) else {
        return try context.noNotification(name)
      }
      return ExpectationFinding(context.state.shown(number)[part], wanted, about: number)
    },
    ExpectationForm(
      "notification",
      "Which section of the list a notification is in, or that it shows as a banner",
      .word(.naming(.notification)), .keyword("WHAT", "in"),
      .word(.choice("SECTION", of: Section.self, orLast: "banner")),
      claim: { name, _, section in .notificationPlace(name, section) },
      values: {
        guard case .notificationPlace(let name, let section) = $0 else { return nil }
        return (name, (), section)
      }
    ) { context, name, _, wanted throws(Diagnostic) in
      guard let wanted else { return try context.banner(name) }
      guard let (number, section) = try context.listed(name) else {
        return try context.noNotification(name)
      }
      return ExpectationFinding(
        section == wanted, actual: "it in \(section.rawValue)", about: number)
    },
    ExpectationForm(
      "notification", "Whether a notification is gone, was only listed, or is a critical alert",
      .word(.naming(.notification)), .word(.choice("STATE", of: ExpectedNotificationState.self)),
      claim: Claim.notificationState,
      values: {
        if case .notificationState(let name, let state) = $0 { (name, state) } else { nil }
      }
    ) { context, name, wanted throws(Diagnostic) in
      guard let (number, section) = try context.listed(name) else {
        return try context.noNotification(name, isExpected: wanted == .absent)
      }
      return context.finding(of: wanted, number, in: section)
    },
    ExpectationForm(
      "whole",
      "That nothing of a notification’s title, subtitle and body is cut at the phone’s width",
      .word(.naming(.notification)),
      .option("surface", .choice("SURFACE", TextSurface.allCases.map { ($0.name, $0) }), "where"),
      claim: Claim.wholeText,
      values: { if case .wholeText(let name, let surface) = $0 { (name, surface) } else { nil } }
    ) { context, name, surface throws(Diagnostic) in
      guard let number = try context.shown(name) else {
        return ExpectationFinding(false, actual: "no such delivery")
      }
      let cuts = context.textCuts(number, surface ?? .row)
      return ExpectationFinding(
        cuts.isEmpty, actual: cuts.isEmpty ? "all of it" : cuts.joined(separator: ", "),
        about: number)
    },
    ExpectationForm(
      "order", "That these are in the list one above the other, with whatever else between",
      .repeated(.naming(.notification)), claim: Claim.order,
      values: { if case .order(let names) = $0 { names } else { nil } }
    ) { context, names throws(Diagnostic) in try context.order(names) },
  ]
}

/// How a notification can be expected to be.
package enum ExpectedNotificationState: String, CaseIterable, Sendable {
  /// Neither in the list nor in a summary that came (F13).
  case absent
  /// Listed without a sound, a banner or light.
  case quiet
  case critical
}

extension ExpectationContext {
  fileprivate func listed(
    _ name: ExpectedName
  ) throws(Diagnostic) -> (number: Int, section: Section)? {
    guard let key = try find(name) else { return nil }
    return state.list.find(key)
  }

  fileprivate func noNotification(
    _ name: ExpectedName, isExpected: Bool = false
  ) throws(Diagnostic) -> ExpectationFinding {
    let number = try latest(name)
    let summary = number.flatMap(state.summaryWords(of:))
    return ExpectationFinding(
      isExpected && summary == nil, actual: summary ?? "absent", about: number)
  }

  fileprivate func finding(
    of wanted: ExpectedNotificationState, _ number: Int, in section: Section
  ) -> ExpectationFinding {
    switch wanted {
    case .absent:
      return ExpectationFinding(false, actual: "it in \(section.rawValue)", about: number)
    case .critical:
      let isCritical = state.isCritical(number)
      return ExpectationFinding(
        isCritical, actual: isCritical ? "critical" : "ordinary", about: number)
    case .quiet:
      let outcome = state.ending(of: number)?.outcome
      return ExpectationFinding(
        outcome == .listedQuietly, actual: outcome?.rawValue ?? "no outcome yet", about: number)
    }
  }

  fileprivate func order(_ names: [ExpectedName]) throws(Diagnostic) -> ExpectationFinding {
    var places: [(key: NotificationKey, rank: ListRank)] = []
    for name in names {
      guard let key = try find(name), let rank = state.list.rank(of: key) else {
        let number = try latest(name)
        return ExpectationFinding(false, actual: "no \(name.word.text) in the list", about: number)
      }
      if places.contains(where: { $0.key == key }) {
        let message = "\(name.word.text) is given twice; a notification is in the list once"
        throw Diagnostic(name.word.place, .error, message)
      }
      places.append((key, rank))
    }
    let actual = places.ordered { $0.rank < $1.rank }.map(\.key)
    return ExpectationFinding(
      actual == places.map(\.key),
      actual: actual.map(state.scenarioName).joined(separator: " "))
  }
}
