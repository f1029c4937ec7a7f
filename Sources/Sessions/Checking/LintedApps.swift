import Delivery
import Lint
import Localization
import Notifications

/// The apps as the rules see them.
///
/// Every language of an app is gone through with each push; it stays the same until it is replaced.
struct LintedApps {
  private let reach: DeliveryLint.Reach
  private var known: [BundleIdentifier: Known] = [:]

  private struct Known {
    let app: LintedApp
    let strings: AppStrings

    func holds(for installed: InstalledApp, on device: Device) -> Bool {
      strings === installed.strings && app.profile == device.profile
        && app.policies == device.policies && app.app == installed.app
    }
  }

  init(_ reach: DeliveryLint.Reach) { self.reach = reach }

  /// An app as it is on a phone, made once as long as both stay what they are.
  mutating func linted(_ installed: InstalledApp, _ state: State) -> LintedApp {
    let identifier = installed.app.bundleIdentifier
    guard reach == .everything else {
      return LintedApp(
        installed.app, localizer: state.localizer(of: identifier), on: state.device)
    }
    if let known = known[identifier], known.holds(for: installed, on: state.device) {
      return known.app
    }
    var app = LintedApp(installed.app, strings: installed.strings, profile: state.device.profile)
    app.isWhole = true
    app.heed(state.device)
    known[identifier] = Known(app: app, strings: installed.strings)
    return app
  }
}
