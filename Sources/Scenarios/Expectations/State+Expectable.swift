import Delivery
import Notifications

/// What something can be expected of.
package enum ExpectationSubject: Hashable, Sendable {
  /// A notification, by its number.
  case notification(Int)
  /// A group where it stands in the list.
  case group(GroupPlace)
  /// An app: its icon, what it may do, what it was told.
  case app(BundleIdentifier)
  /// No more than the phone.
  case phone
}

extension State {
  /// What can be expected of something with what is so now, the most telling first.
  ///
  /// - Parameter rulesOf: The rules that made a notification what it is.
  package func expectable(
    of subject: ExpectationSubject, rulesOf: (Int) -> [RuleID]
  ) -> [Expectation] {
    let own = number(of: subject)
    let parts = own.map { expectableParts(ofNotification: $0, rulesOf($0)) } ?? []
    let app = own.map { notification($0).app } ?? self.app(of: subject)
    let ofApp = app.flatMap { self.app($0) }.map { app in
      (own == nil ? [badge(of: app)] : []) + expectableParts(of: app)
    }
    let claims =
      expectableOfLayers + expectableWords(of: subject) + parts + (ofApp ?? []) + expectableOfPhone
    return claims.compactMap { Expectation($0, in: self) }
  }

  private func expectableWords(of subject: ExpectationSubject) -> [Claim] {
    switch subject {
    case .notification(let number): expectable(ofNotification: number)
    case .group(let place): expectable(ofGroup: place)
    case .app, .phone: []
    }
  }

  // Where none is selected, the one that is in sight.
  private func app(of subject: ExpectationSubject) -> BundleIdentifier? {
    switch subject {
    case .app(let app): app
    case .notification, .group, .phone: device.settingsApp ?? device.foregroundApp
    }
  }

  private func badge(of app: InstalledApp) -> Claim {
    .badge(
      expectedName(of: app.app.bundleIdentifier), drawnBadge(of: app).map(ExpectedNumber.exactly))
  }

  private func number(of subject: ExpectationSubject) -> Int? {
    switch subject {
    case .notification(let number): number
    case .group(let place): list.group(at: place)?.leading
    case .app, .phone: nil
    }
  }

  private func expectable(ofGroup place: GroupPlace) -> [Claim] {
    guard let group = list.group(at: place) else { return [] }
    // One by itself is no group to a scenario.
    guard group.count > 1 else { return expectable(ofNotification: group.leading) }
    let name = ExpectedName(.group, written: scenarioName(of: group.key))
    let shown = shown(group)
    let claims: [Claim?] = [
      .groupCount(name, .exactly(group.count), in: nil),
      look(of: group).map { .groupState(name, $0, in: nil) },
      .groupText(name, .summary, shown.summary.map(ExpectedText.whole), in: nil),
      .groupText(name, .title, shown.title.map(ExpectedText.whole), in: nil),
      .groupText(name, .body, shown.body.map(ExpectedText.whole), in: nil),
    ]
    return claims.compactMap(\.self) + expectable(ofNotification: group.leading)
  }

  private func expectable(ofNotification number: Int) -> [Claim] {
    let notification = notification(number)
    let name = expectedName(of: number)
    let shown = shown(number)
    let place = list.find(notification.key).map { Claim.notificationPlace(name, $0.section) }
    return [
      place, .notificationText(name, .title, shown.title.map(ExpectedText.whole)),
      .notificationText(name, .subtitle, shown.subtitle.map(ExpectedText.whole)),
      .notificationText(name, .body, shown.body.map(ExpectedText.whole)),
      isCritical(number) ? .notificationState(name, .critical) : nil,
      ending(of: number).map { .outcome(name, .ended($0.outcome)) },
      ending(of: number).map { .reached(name, $0.reach) },
      app(of: number).map(badge),
    ].compactMap(\.self)
  }

  private var expectableOfPhone: [Claim] {
    [
      .groups(.exactly(groupCount(in: nil)), in: nil),
      .banner(banner.map { expectedName(of: $0.number) }),
      .device(device.isLocked ? .locked : .unlocked),
    ]
  }
}
