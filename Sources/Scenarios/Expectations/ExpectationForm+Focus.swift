import Delivery
import Notifications

extension ExpectationForm {
  /// Focus, what is held for summaries, and what is muted.
  static let focuses: [ExpectationForm] = [
    ExpectationForm(
      "focus", "Which Focus is on", .word(.focus, or: "none"), claim: Claim.focus,
      values: { if case .focus(let name) = $0 { .some(name) } else { nil } }
    ) { context, focus in
      let (wanted, name) = (focus?.text, context.state.focusInForce?.name)
      return ExpectationFinding(
        wanted.map { wanted in name.map(wanted.holds) ?? false } ?? (name == nil),
        name, wanted, comparing: name)
    },
    ExpectationForm(
      "held", "How many notifications are held for the next summary, of an app or of all",
      .optional(.naming(.app)), .word(.expectedNumber()), claim: Claim.held,
      values: { if case .held(let name, let number) = $0 { (name, number) } else { nil } }
    ) { context, name, wanted throws(Diagnostic) in
      let held = try context.held(of: name)
      return ExpectationFinding(
        wanted.holds(for: held.count), actual: "\(held.count)", about: held.last)
    },
    ExpectationForm(
      "summary", "The title of the newest summary that came and was not opened",
      .word(.expectedText("TITLE"), or: "none").alone(),
      .option("count", .expectedNumber(), "how many notifications it brought"),
      .option("featured", .naming(.notification, "ID,…"), "those that it shows, in this order"),
      claim: Claim.summary,
      values: {
        guard case .summary(let title, let count, let featured) = $0 else { return nil }
        return (title, count, featured)
      }
    ) { context, title, count, featured throws(Diagnostic) in
      try context.summary(title, count: count, featured: featured)
    },
    ExpectationForm(
      "muted", "Which app is muted", .word(.naming(.app), or: "none"), claim: Claim.muted,
      values: { if case .muted(let name) = $0 { .some(name) } else { nil } }
    ) { context, name throws(Diagnostic) in
      let muted = context.state.apps.filter { context.state.mutedUntil(of: $0) != nil }
      let wanted = try name.map { name throws(Diagnostic) in
        try context.app(name).app.bundleIdentifier
      }
      let holds = wanted.map { app in muted.contains { $0.app.bundleIdentifier == app } }
      let names = muted.map(\.app.displayName).joined(separator: ", ")
      return ExpectationFinding(holds ?? muted.isEmpty, actual: muted.isEmpty ? "none" : names)
    },
  ]
}

extension ExpectationContext {
  /// Those that are held for the next summary, of an app or of all.
  func held(of name: ExpectedName?) throws(Diagnostic) -> [Int] {
    guard let name else { return state.summary.held }
    let identifier = try app(name).app.bundleIdentifier
    return state.summary.held.filter { state.notification($0).app == identifier }
  }

  fileprivate func summary(
    _ title: ExpectedText?, count: ExpectedNumber?, featured: [ExpectedName]?
  ) throws(Diagnostic) -> ExpectationFinding {
    guard let card = state.summary.cards.last else {
      return ExpectationFinding(title == nil, actual: "none")
    }
    let name = state.title(of: card)
    let shown = card.featured.map { state.notification($0).request.identifier }
    let actual =
      "\(name.quoted) count=\(card.members.count) featured=\(shown.joined(separator: ","))"
    guard let title else { return ExpectationFinding(false, actual: actual) }
    let numbers = try featured?.map { name throws(Diagnostic) in
      try deliveries(name).numbers.last
    }
    let holds =
      title.holds(for: name) && count.map { $0.holds(for: card.members.count) } ?? true
      && numbers.map { $0 == card.featured.map(Optional.some) } ?? true
    return ExpectationFinding(holds, actual: actual, about: card.members.last)
  }
}
