import Delivery
import Notifications

/// What something can be expected of.
package enum ExpectationSubject: Hashable, Sendable {
  /// A notification, by its number.
  case notification(Int)
  /// A group where it stands in the list.
  case group(GroupPlace)
  /// No more than the phone.
  case phone
}

extension State {
  /// What can be expected of something with what is so now: lines without `expect`, the most telling first.
  ///
  /// - Parameter rulesOf: The rules that made a notification what it is.
  package func expectable(
    of subject: ExpectationSubject, rulesOf: (Int) -> [RuleID] = { _ in [] }
  ) -> [String] {
    let own = number(of: subject)
    let parts = own.map { expectableParts(ofNotification: $0, rulesOf($0)) } ?? []
    let app = own.map { notification($0).app } ?? device.settingsApp ?? device.foregroundApp
    let ofApp = app.flatMap { self.app($0) }.map { expectableParts(of: $0) } ?? []
    return expectableOfLayers + expectableWords(of: subject) + parts + ofApp + expectableOfPhone
  }

  private func expectableWords(of subject: ExpectationSubject) -> [String] {
    switch subject {
    case .notification(let number): expectable(ofNotification: number)
    case .group(let place): expectable(ofGroup: place)
    case .phone: []
    }
  }

  private func number(of subject: ExpectationSubject) -> Int? {
    switch subject {
    case .notification(let number): number
    case .group(let place): list.group(at: place)?.leading
    case .phone: nil
    }
  }

  private func expectable(ofGroup place: GroupPlace) -> [String] {
    guard let group = list.group(at: place) else { return [] }
    // One by itself is no group to a scenario.
    guard group.count > 1 else { return expectable(ofNotification: group.leading) }
    let name = scenarioName(of: group.key)
    let shown = shown(group)
    return [
      "group \(name) count \(group.count)",
      "group \(name) \(group.isExpanded ? "expanded" : "collapsed")",
      "group \(name) summary \(shown.summary.asText)",
      "group \(name) title \(shown.title.asText)", "group \(name) body \(shown.body.asText)",
    ] + expectable(ofNotification: group.leading)
  }

  private func expectable(ofNotification number: Int) -> [String] {
    let notification = notification(number)
    let name = scenarioName(of: notification.key)
    let shown = shown(number)
    var lines =
      list.find(notification.key).map { ["notification \(name) in \($0.section.rawValue)"] } ?? []
    lines += [
      "notification \(name) title \(shown.title.asText)",
      "notification \(name) subtitle \(shown.subtitle.asText)",
      "notification \(name) body \(shown.body.asText)",
    ]
    if isCritical(number) { lines.append("notification \(name) critical") }
    if let ending = ending(of: number) {
      let places = ending.reach.isEmpty ? "none" : ending.reach.names.joined(separator: ",")
      lines += ["outcome \(name) \(ending.outcome.rawValue)", "reached \(name) \(places)"]
    }
    let badge = app(notification.app)?.badge.map(String.init) ?? "none"
    return lines + ["badge \(scenarioName(of: notification.app)) \(badge)"]
  }

  private var expectableOfPhone: [String] {
    let banner = banner.map { scenarioName(of: notification($0.number).key) } ?? "none"
    return [
      "groups \(list.groupCount)", "banner \(banner)",
      "device \(device.isLocked ? "locked" : "unlocked")",
    ]
  }
}

extension NotificationList {
  fileprivate var groupCount: Int {
    Section.allCases.map { Array(self[$0].groups).count }.reduce(0, +)
  }
}

extension String? {
  /// As an expectation compares it: the text, or that there is none.
  fileprivate var asText: String { map(\.quoted) ?? "none" }
}
