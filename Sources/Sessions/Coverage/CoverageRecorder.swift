import Delivery
import Notifications
import Scenarios

/// Collects what a scenario exercises: from the reasons of facts, from what the apps declare, and
/// from why notifications were as they were when they came, where the scenario checked, and at its
/// end.
package final class CoverageRecorder: Recorder {
  private var apps: [BundleIdentifier: AppCoverage] = [:]
  private var rules: Set<RuleID> = []
  // How many notifications were explained before the end.
  private var explainedCount = 0
  // Behind which fact the list was explained last.
  private var listedAt = 0

  package init() {}

  package func record(_ event: SessionEvent, in session: Session) {
    switch event {
    case .happened(let facts, _):
      for fact in facts { take(fact, session.state) }
      explain(facts.compactMap(\.event.decided), in: session)
    case .rewound(let rewind): for fact in rewind.facts { take(fact, session.state) }
    case .expectation(let expectation):
      explainList(in: session)
      if let rules = expectation.rulesThatDecided(in: session) { self.rules.formUnion(rules) }
    case .snapshot: explainList(in: session)
    case .complaint, .finding, .compared, .title, .performed: break
    }
  }

  /// What the scenario exercised that was played in this session.
  ///
  /// Why a notification is as it is names more rules than the facts alone; of many
  /// notifications, the newest are asked.
  package func coverage(in session: Session) -> Coverage {
    let numbers = session.state.notifications.indices.suffix(Self.mostExplained)
    let explained = numbers.flatMap { session.rules(of: $0) }
    return Coverage(
      apps: Array(apps.values), rules: rules.union(explained),
      outcomes: Set(session.state.deliveries.map(\.outcome)))
  }

  private static let mostExplained = 1000

  // What is listed may be removed before the end, and then nothing tells of its place any more.
  private func explainList(in session: Session) {
    let next = session.facts.sequence(at: session.facts.count)
    guard next != listedAt, explainedCount < Self.mostExplained else { return }
    listedAt = next
    let lists = Section.allCases.map { session.state.list[$0] }
    explain(lists.flatMap { $0.groups.flatMap(\.memberNumbers) }, in: session)
  }

  private func explain(_ numbers: [Int], in session: Session) {
    let asked = numbers.suffix(Self.mostExplained - explainedCount)
    explainedCount += asked.count
    for number in asked { rules.formUnion(session.rules(of: number)) }
  }

  private func take(_ fact: Fact, _ state: State) {
    rules.formUnion(fact.reasons.map(\.rule))
    switch fact.event {
    case .installed(let app, _): declare(app.app.categories, app, state)
    case .categoriesRegistered(let reference, _, let categories):
      state.app(reference.identifier).map { declare(categories, $0, state) }
    case .decided(let number, _): deliver(state.notification(number), state)
    case .settingChanged(let reference, let changes):
      change(changes.map(\.to), of: reference.identifier, state)
    case .called(let call):
      choose(call.value.action, call.value.notification, state)
    case .view(.called(let call)) where call.value.method == .didReceiveResponse:
      choose(call.value.argument, call.value.notification, state)
    case .noted, .clockMoved, .deviceChanged, .seeded, .uninstalled, .appStateChanged,
      .authorizationChanged, .consentGiven, .willPresentChanged,
      .languagesChanged, .received, .listed, .updated, .removed, .cleared, .moved, .expanded,
      .collapsed, .armed, .opened, .edited, .management, .noticed, .service, .view, .watch,
      .pushService,
      .sender, .scheduling, .focus, .summary:
      break
    }
  }

  private func declare(
    _ categories: [Notifications.Category], _ app: InstalledApp, _ state: State
  ) {
    let identifier = app.app.bundleIdentifier
    let possible = Setting.everything.filter { app.has($0, in: state.device.profile) }
    apps[identifier, default: AppCoverage(identifier)].declare(categories, possible: possible)
  }

  private func deliver(_ notification: DeliveredNotification, _ state: State) {
    let identifier = notification.app
    guard let app = state.app(identifier) else { return }
    // What an app may be allowed grows with what it asks for.
    declare([], app, state)
    apps[identifier, default: AppCoverage(identifier)].settings.formUnion(app.settings.all)
    guard let category = notification.content.categoryIdentifier else { return }
    apps[identifier, default: AppCoverage(identifier)].use(category: category)
  }

  // What came before is grouped, hidden and shown as the settings say that hold now.
  private func change(_ settings: [Setting], of app: BundleIdentifier, _ state: State) {
    let isListed = Section.allCases.contains { section in
      state.list[section].groups.contains { $0.key.app == app }
    }
    let acting = settings.filter { setting in
      switch setting.subject {
      case .list: isListed
      case .badge: state.app(app)?.badge != nil
      case nil: false
      }
    }
    apps[app, default: AppCoverage(app)].settings.formUnion(acting)
  }

  private func choose(_ action: String?, _ number: Int?, _ state: State) {
    guard let action, let number else { return }
    let notification = state.notification(number)
    guard let category = notification.content.categoryIdentifier else { return }
    apps[notification.app, default: AppCoverage(notification.app)]
      .use(action: action, of: category)
  }
}

extension Event {
  /// The notification of which it was decided what becomes of it.
  fileprivate var decided: Int? {
    if case .decided(let number, _) = self { number } else { nil }
  }
}

extension Expectation {
  /// The rules that it says took part, where that holds; nil for all other expectations.
  fileprivate func rulesThatDecided(in session: Session) -> [RuleID]? {
    guard !isNegated, !claim.rules.isEmpty, failure(in: session.expectationContext) == nil else {
      return nil
    }
    return claim.rules
  }
}

extension Setting {
  /// What came before and looks otherwise at once (U11, U13).
  fileprivate enum Subject {
    case list, badge
  }

  /// Nil where it holds for later deliveries alone.
  fileprivate var subject: Subject? {
    switch self {
    case .previews, .grouping, .display: .list
    case .toggle(.badges, _), .toggle(.notifications, _): .badge
    case .toggle(.lockScreen, _), .toggle(.notificationCenter, _),
      .toggle(.banners, _), .toggle(.sounds, _), .toggle(.critical, _), .toggle(.carPlay, _),
      .toggle(.announcements, _), .toggle(.timeSensitive, _), .bannerStyle, .delivery:
      nil
    }
  }
}
