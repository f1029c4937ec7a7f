import Delivery
import Lint
import Notifications

/// The rules about payloads as they are asked for an installed app, and what they are asked of: its declarations, its
/// words, and the phone.
struct InstalledAppLint {
  /// Of all that a `DeliveryLint` has made, which one this is.
  let number: Int
  /// What is asked.
  var lint: PayloadLint
  private let installed: InstalledApp
  private let profile: Profile
  private let languages: [String]
  private let locale: String
  private let policies: Policies

  /// - Parameter lint: Made for the app as it is in the state.
  init(_ installed: InstalledApp, _ state: State, _ lint: PayloadLint, number: Int) {
    (self.installed, self.lint, self.number) = (installed, lint, number)
    (profile, languages) = (state.device.profile, state.device.languages)
    (locale, policies) = (state.device.locale, state.device.policies)
  }

  /// Whether an app is declared as it was, and the phone speaks as it did.
  ///
  /// Asked about every push: what its words come from is compared, and nothing is made of it.
  func holds(for installed: InstalledApp, _ state: State) -> Bool {
    installed.isDeclared(as: self.installed) && installed.languages == self.installed.languages
      && profile == state.device.profile && languages == state.device.languages
      && locale == state.device.locale && policies == state.device.policies
  }
}
