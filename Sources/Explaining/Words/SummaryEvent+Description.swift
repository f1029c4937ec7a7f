import Delivery
import Notifications

extension SummaryEvent {
  /// What is said of it; a row an event.
  var description: EventDescription {
    switch self {
    case .scheduled(_, let schedule, _):
      .init(.summaryScheduled) { state in
        schedule.next.map { "the next summary comes at \(state.clock($0))" }
          ?? "no summary is scheduled"
      } details: { state in
        [
          .text("next", orNull: schedule.next?.iso8601(in: state.device.timeZone)),
          .texts("times", schedule.times.map(\.description)),
        ]
      }
    case .held(let number, _):
      .init(.heldForSummary) { state in
        state.isHeldForSummary(number)
          ? "held for \(state.nextSummaryWords)" : "held for the scheduled summary"
      }
    case .heldEnded(let held, _):
      .init(
        .heldEnded,
        held.decision.map { "held no longer: \($0.outcome.words)" } ?? "held no longer")
    case .delivered(let card):
      .init(.summaryDelivered) {
        "\($0.title(of: card)) with \(card.members.count.counted("notification"))"
      } details: {
        $0.members(of: card)
      }
    case .joined: .init(.summaryJoined, "shown in the summary")
    case .left(let numbers, let card, let featured, _):
      .init(.summaryChanged) {
        "\(numbers.count) taken out of \($0.title(of: card))"
      } details: {
        $0.members(of: card.without(numbers, featuring: featured))
      }
    case .moved(let card, let section, _):
      .init(.summaryChanged) {
        "\($0.title(of: card)) moved to \(section.noun)"
      } details: {
        $0.members(of: card.moved(to: section))
      }
    case .opened(let card, _): .init(.summaryOpened) { "\($0.title(of: card)) opened" }
    case .cleared(let card, _):
      .init(.summaryCleared) {
        "\($0.title(of: card)) cleared, \(card.members.count.counted("notification"))"
      }
    case .emptied(let card, _):
      .init(.summaryCleared) { "\(card.members.count) taken out of \($0.title(of: card))" }
    case .nextShown(let isShown):
      .init(
        .summaryShown, isShown ? "the next summary is shown" : "the next summary is closed",
        [.init("shown", .bool(isShown))])
    }
  }
}

extension State {
  /// F13: when what is held comes, such as `the summary at 18:00`.
  fileprivate var nextSummaryWords: String {
    summary.schedule.next.map { "the summary at \(clock($0))" } ?? "the next summary"
  }

  /// F12: what a notification waits for that is held; nil for any other.
  func heldWords(of number: Int) -> String? {
    isHeldForSummary(number) ? "It waits for \(nextSummaryWords)" : nil
  }

  /// F12, F13: how many of an app's wait for the next summary, and how many lie in those that came,
  /// a sentence each with a blank before; empty where it has none.
  func summaryWords(ofApp app: BundleIdentifier) -> String {
    let waiting = summary.held.count { notification($0).app == app }
    let held =
      waiting == 0
      ? ""
      : " \(waiting.counted("notification waits", "notifications wait")) for \(nextSummaryWords)."
    return summary.cards.reduce(into: held) { words, card in
      let count = card.members.count { notification($0).app == app }
      if count > 0 { words += " \(count.counted("notification")) in \(title(of: card))." }
    }
  }

  /// F13: which summary a notification lies in; nil where it is in none
  /// that came and was not opened.
  package func summaryWords(of number: Int) -> String? {
    cardIndex(of: number).map { "in \(title(of: summary.cards[$0]))" }
  }

  /// F13: a summary as files have it.
  func members(of card: SummaryCard) -> [JSONValue.Member] {
    [
      .text("title", title(of: card)), .text("in", card.section.rawValue),
      .count(card.members.count),
    ] + names("featured", apps: "featuredApps", card.featured) + [
      .text("rest", orNull: rest(of: card))
    ] + names("members", apps: "memberApps", card.members)
  }

  // Two apps may use one identifier: whose each is stands in a list beside theirs.
  private func names(_ name: String, apps: String, _ numbers: [Int]) -> [JSONValue.Member] {
    [
      .texts(name, numbers.map { notification($0).request.identifier }),
      .texts(apps, numbers.map { notification($0).app.text }),
    ]
  }

  /// The state's account of Focus and summaries, among the device's values.
  var focusMembers: [JSONValue.Member] {
    let schedule = summary.schedule
    let card = { (card: SummaryCard) in
      JSONValue.object(
        [.text("at", card.date.iso8601(in: device.timeZone))] + members(of: card))
    }
    let account = JSONValue.object(
      [
        .texts("times", schedule.times.map(\.description)),
        .text("next", orNull: schedule.next?.iso8601(in: device.timeZone)),
      ] + names("held", apps: "heldApps", summary.held) + [
        .init("delivered", .array(summary.cards.map(card)))
      ])
    let hasSummary = schedule.next != nil || !summary.cards.isEmpty
    return [
      .text("focus", orNull: focusInForce?.name), .init("summary", hasSummary ? account : .null),
    ]
  }
}
