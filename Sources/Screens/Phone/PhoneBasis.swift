import Delivery
import Localization
import Notifications

/// What has to be the same for what was worked out on other phones to stay true.
struct PhoneBasis: Equatable, Sendable {
  private let apps: [App]
  private let strings: [AppStrings]
  private let policies: Policies
  private let profile: Profile

  init(_ state: State) {
    apps = state.apps.map(\.app)
    strings = state.apps.map(\.strings)
    policies = state.device.policies
    profile = state.device.profile
  }
}
