import Delivery
import Lint

/// The rules about payloads as they are asked for an installed app.
struct InstalledAppLint {
  /// Of all that a `DeliveryLint` has made, which one this is.
  let number: Int
  /// What is asked.
  var lint: PayloadLint
  /// What it is asked of.
  let grounds: InstalledAppGrounds

  /// - Parameter lint: Made for the app as it is in the state.
  init(_ installed: InstalledApp, _ state: State, _ lint: PayloadLint, number: Int) {
    (self.lint, self.number) = (lint, number)
    grounds = InstalledAppGrounds(installed, state)
  }
}
