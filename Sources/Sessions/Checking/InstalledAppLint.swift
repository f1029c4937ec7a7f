import Delivery
import Lint
import Localization
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
  private let options: LocalizationOptions

  /// - Parameter lint: Made for the app as it is in the state.
  init(_ installed: InstalledApp, _ state: State, _ lint: PayloadLint, number: Int) {
    (self.installed, self.lint, self.number) = (installed, lint, number)
    profile = state.device.profile
    let localizer = state.localizer(of: installed.app.bundleIdentifier)
    languages = localizer.languages
    options = localizer.options
  }

  /// Whether an app is declared as it was, and the phone speaks as it did.
  func holds(for installed: InstalledApp, _ state: State) -> Bool {
    guard installed.isDeclared(as: self.installed), profile == state.device.profile else {
      return false
    }
    let localizer = state.localizer(of: installed.app.bundleIdentifier)
    return localizer.languages == languages && localizer.options == options
  }
}
