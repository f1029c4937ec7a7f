import Delivery
import Explaining
import Notifications

extension Claim {
  /// The same claim of the same thing, with what is so now in the place of what was expected; nil
  /// where a name means nothing, and for what is said of the words and deliveries of one thing,
  /// which `State.expectable` lists.
  package func asItIs(in context: ExpectationContext) -> Claim? {
    switch self {
    case .groups(_, let section):
      .groups(.exactly(context.state.groupCount(in: section)), in: section)
    case .groupCount(let name, _, let section):
      context.found(name, in: section).map { .groupCount(name, .exactly($0.count), in: section) }
    case .badge(let name, _):
      context.find(app: name).map {
        .badge(name, context.state.drawnBadge(of: $0).map(ExpectedNumber.exactly))
      }
    case .settings(let name, let wanted):
      context.find(app: name).map { app in
        .settings(
          name,
          wanted.map {
            ExpectedSetting(
              key: $0.key, value: app.value(ofSetting: $0.key, in: context.state.device.profile))
          })
      }
    case .appState(let name, _): context.find(app: name).map { .appState(name, $0.state) }
    case .authorization(let name, _):
      context.find(app: name).map { .authorization(name, $0.reportedStatus) }
    case .pending(let name, .number, _):
      context.find(app: name).map {
        let count = context.state.pending.requests(of: $0.app.bundleIdentifier).count
        return .pending(name, .number(.exactly(count)), at: nil)
      }
    case .apns(_, let reason): context.apns(saysWhy: reason != nil)
    case .focus: .focus(context.state.focusInForce.map { ExpectedFocus(.whole($0.name)) })
    case .held(let name, _): context.heldCount(of: name).map { .held(name, .exactly($0)) }
    case .summary(_, let count, let featured):
      context.summary(isCounted: count != nil, isListed: featured != nil)
    case .watch(_, let isLong): context.watch(tellsLook: isLong != nil)
    case .groupState, .groupText, .notificationText, .notificationPlace, .notificationState,
      .wholeText, .order, .outcome, .delivered, .pending, .reached, .banner, .sound, .wake,
      .device, .call, .actions, .viewTitle, .viewLabel, .viewMedia, .viewInput, .viewRatio,
      .viewOwner, .received, .prompt, .alert, .sheet, .offers, .suggestion, .muted, .screenText,
      .screenMatch, .rules:
      nil
    }
  }
}

extension ExpectationContext {
  fileprivate func find(app name: ExpectedName) -> InstalledApp? { try? app(name) }

  fileprivate func found(_ name: ExpectedName, in section: Section?) -> Group? {
    (try? group(name, in: section)) ?? nil
  }

  fileprivate func heldCount(of name: ExpectedName?) -> Int? { (try? held(of: name))?.count }

  fileprivate func apns(saysWhy: Bool) -> Claim {
    let answer = heardAnswer
    return .apns(answer?.status, reason: saysWhy ? answer?.reason : nil)
  }

  fileprivate func summary(isCounted: Bool, isListed: Bool) -> Claim {
    guard let card = state.summary.cards.last else {
      return .summary(nil, count: nil, featured: nil)
    }
    return .summary(
      .whole(state.title(of: card)), count: isCounted ? .exactly(card.members.count) : nil,
      featured: isListed
        ? card.featured.map {
          ExpectedName(.notification, Word(state.notification($0).name, .quoted, at: Place("")))
        } : nil)
  }

  fileprivate func watch(tellsLook: Bool) -> Claim {
    .watch(
      state.watch.look.map { state.expectedName(of: $0.number) },
      isLong: tellsLook ? state.watch.look?.isLong : nil)
  }
}
