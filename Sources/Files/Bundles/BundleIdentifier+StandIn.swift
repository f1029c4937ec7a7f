import Notifications

extension BundleIdentifier {
  /// What an app is called that nothing declares: the last part, with a capital.
  package var nameOfStandIn: String { lastPart.capitalizedFirst }
}
