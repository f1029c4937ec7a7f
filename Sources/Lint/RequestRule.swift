import Delivery
import Notifications
import Push

/// A rule about pushes as they are sent: what their headers say beside their payloads.
protocol RequestRule: LintRule {
  /// What it finds in a request that no service looks through.
  ///
  /// - Parameter request: Over HTTP/2 the service refuses what is wrong, and no rule is asked.
  func findings(in request: LintedRequest) -> [Diagnostic]
}

/// A push as the rules about requests see it.
package struct LintedRequest: Sendable {
  /// What is sent.
  let push: PushRequest
  /// When; nil where that is not known.
  ///
  /// Rules about dates find nothing without it.
  let now: Instant?
  /// How long the service stores, as the state's policies say.
  let store: StoreRules
  /// What the service makes of a background push of priority 10, as the state's policies say (B17).
  let backgroundPriority: BackgroundPriority
  /// How often its app was woken within the hour, where that is as often as it may be;
  /// nil where it may be woken.
  let wakeCount: Int?

  /// A push that is to be performed in a state.
  ///
  /// - Parameters:
  ///   - state: As it is before the push is performed.
  ///   - countsWakes: Whether it is said that its app is woken too often,
  ///     which a run shows by itself.
  package init(_ push: PushRequest, in state: borrowing State, countsWakes: Bool) {
    self.push = push
    now = state.now
    let policies = state.device.policies
    store = StoreRules(policies)
    backgroundPriority = policies[.apnsBackgroundPriority10]
    wakeCount = countsWakes && !push.isForWatch ? state.wakesInUse(of: push.app) : nil
  }

  /// A push that a file tells of.
  ///
  /// For a check of files, which have no history.
  ///
  /// - Parameter clock: Of the phone, at the time when it is sent; nil where that is not known.
  package init(_ push: PushRequest, at clock: LintedClock? = nil) {
    self.push = push
    now = clock?.now
    let policies = clock?.policies ?? Policies()
    store = StoreRules(policies)
    backgroundPriority = policies[.apnsBackgroundPriority10]
    wakeCount = nil
  }

  /// Where its payload begins.
  var place: Place { push.payload.source.place }
}
