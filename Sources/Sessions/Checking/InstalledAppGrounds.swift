import Delivery
import Notifications

/// What the rules about an app's payloads are asked of: its declarations, its words, and the phone.
///
/// Behind one reference: each push asks whether they hold, and of a struct in a list the whole
/// would be copied for that.
final class InstalledAppGrounds: Sendable {
  private let installed: InstalledApp
  private let profile: Profile
  private let languages: [String]
  private let locale: String
  private let policies: Policies

  /// Those of an app as it is in a state.
  init(_ installed: InstalledApp, _ state: State) {
    self.installed = installed
    (profile, languages) = (state.device.profile, state.device.languages)
    (locale, policies) = (state.device.locale, state.device.policies)
  }

  /// Whether an app is declared as it was, and the phone speaks as it did.
  ///
  /// What its words come from is compared, and nothing is made of it.
  func holds(for installed: InstalledApp, _ state: State) -> Bool {
    // Once: it is copied for each question that a state is asked about it.
    let device = state.device
    return installed.isDeclared(as: self.installed)
      && installed.languages == self.installed.languages && profile == device.profile
      && languages == device.languages && locale == device.locale && policies == device.policies
  }
}
