import Notifications

/// How many of a notification's actions show, and which (A6–A8).
package struct ActionLimits: Equatable, Sendable {
  private let profile: Profile
  private let richViewMost: Int?

  /// - Parameter policies: Of the phone; of none, where nothing says which.
  package init(_ profile: Profile, _ policies: Policies) {
    self.profile = profile
    richViewMost = policies[.actionsRichPaneMax]
  }

  package init(_ device: Device) { self.init(device.profile, device.policies) }

  /// A7: how many a rich view shows.
  package var richView: Int { richViewMost ?? (profile.has(.tenActions) ? 10 : 4) }

  /// A6, W6: how many the long look of a watch shows.
  var longLook: Int { 10 }

  /// A6: how many a banner shows.
  package var banner: Int { 2 }
}

/// A10, A11: what an action needs before it can be delivered.
struct ActionNeeds: Hashable, Sendable {
  /// Whether the owner has to be recognized first.
  var authentication: Bool
  /// Whether the device is unlocked and the app comes to the front.
  var foreground: Bool
  /// The rules that asked for either.
  var reasons: [Reason]

  init(of action: Action, on device: Device) {
    foreground = action.options.contains(.foreground)
    let asks = foreground || action.options.contains(.authenticationRequired)
    authentication = asks && device.needsOwner
    if foreground {
      reasons = [Reason("A11")]
    } else if action.options.contains(.authenticationRequired) {
      reasons = [Reason("A10")]
    } else {
      reasons = [Reason("A12")]
    }
  }
}
