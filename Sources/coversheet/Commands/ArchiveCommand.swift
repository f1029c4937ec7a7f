import Delivery
import Files
import Notifications
import Sessions

extension CommandSpec {
  /// `coversheet archive`: writes a local notification of old as the property list
  /// that `schedule-legacy` reads.
  static let archive = CommandSpec(
    name: "archive", synopsis: "WHAT|- ID",
    summary: "write a local notification of old as a property list",
    examples: [
      ("coversheet archive gripe.scenario l1", "the property list, as XML"),
      ("coversheet archive gripe.scenario l1 -o gripe.plist", "a file that schedule-legacy takes"),
    ],
    common: CommandLineOption.playing + CommandLineOption.saying
  ) { (invocation, options: MomentOptions) in
    try invocation.expectAtMost(2)
    _ = try invocation.operand(0, "WHAT")
    let name = try invocation.operand(1, "ID")
    let run = try invocation.headlessRun(at: options.moment)
    let notification = try run.session.state.archived(named: name)
    let status = invocation.status(of: run)
    try invocation.deliver(notification.archive, status)
    return status
  }
}

extension State {
  // The name stands on the command line, which has no place to point to.
  fileprivate func archived(named name: String) throws(UsageError) -> LocalNotification {
    let identifiers = apps.map(\.app.bundleIdentifier)
    let found = identifiers.firstNonNil { self.localNotification(named: name, of: $0) }
    if let found = found ?? localNotification(namedWithApp: name) { return found }
    let known = legacyNames
    let advice =
      known.isEmpty
      ? "none was scheduled; schedule-legacy does that"
      : known.thereAre(atMost: 9)
    throw UsageError("there is no local notification \"\(name)\"; \(advice)")
  }

  // `APP:ID`, where two apps share an ID.
  private func localNotification(namedWithApp name: String) -> LocalNotification? {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, let app = try? findApp(parts[0], at: Place("")) else { return nil }
    return localNotification(named: parts[1], of: app.app.bundleIdentifier)
  }

  private var legacyNames: [String] {
    let waiting = pending.all.filter(\.request.trigger.isLegacy).map(\.request.identifier)
    let delivered = notifications.map(\.value).filter(\.isLegacy).map(\.request.identifier)
    return (delivered + waiting).uniqued()
  }
}
