import Delivery
import Lint

/// The rules about payloads as they are asked for an installed app.
struct InstalledAppLint {
  /// Of all that a `DeliveryLint` has made, which one this is.
  let number: Int
  /// What is asked.
  var lint: PayloadLint
  /// The app as the rules see it.
  let app: LintedApp
  /// What it is asked of.
  let grounds: InstalledAppGrounds

  /// - Parameter app: Made of the installed one as it is in the state.
  init(_ installed: InstalledApp, _ state: State, _ app: LintedApp, number: Int) {
    (self.app, self.number) = (app, number)
    lint = PayloadLint(for: app)
    grounds = InstalledAppGrounds(installed, state)
  }
}
