import Notifications

/// What decides whether a service extension runs for a delivery, gathered once.
package struct ServiceSituation: Equatable, Sendable {
  /// Whether it came as a push and not from the app itself (V2).
  var isPush: Bool
  /// Whether its `mutable-content` is 1.
  var isMutable: Bool
  /// Whether there is something to read.
  var hasAlert: Bool
  /// Whether `alert` is a string and no object.
  var hasStringAlert: Bool
  /// Whether the app has a service extension.
  var hasExtension: Bool
  /// Whether the app's alerts show anywhere.
  var allowsAlerts: Bool
  /// Whether a string counts as an alert (`service.stringAlert`).
  var countsStringAlerts: Bool
  /// Why the system runs no service extensions at all; nil where it does (section O).
  var profileObstacle: String?
}

/// V1, V2: whether an app's service extension gets a notification before it is shown.
package struct ServiceStart: Equatable, Sendable {
  /// Whether the extension gets it first.
  package var runs: Bool
  /// Empty where it was not expected to run.
  package var reasons: [Reason]

  package init(in situation: ServiceSituation) {
    runs = situation.obstacle == nil
    guard situation.isMutable || situation.hasExtension, situation.isPush else {
      reasons = []
      return
    }
    guard let (rule, why) = situation.obstacle else {
      reasons = [Reason("V1", "started", [.init("why", "it is a push that may be changed")])]
      return
    }
    reasons = [Reason(rule, [.init("why", why)])]
  }
}

extension ServiceSituation {
  fileprivate var obstacle: (rule: RuleID, why: String)? {
    if !isPush { return ("V2", "it is no push") }
    if !isMutable { return ("V1", "mutable-content is not 1") }
    if let profileObstacle { return ("V1", profileObstacle) }
    if !hasExtension { return ("V1", "the app has no service extension") }
    if !hasAlert { return ("V2", "it has no alert") }
    if hasStringAlert && !countsStringAlerts { return ("V1", "its alert is a string") }
    if !allowsAlerts { return ("V1", "the app’s alerts are off") }
    return nil
  }
}
