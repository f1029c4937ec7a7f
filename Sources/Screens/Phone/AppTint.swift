import Delivery
import Notifications
import TerminalCore

extension State {
  /// The color of an app's icon and name: six take turns in the order of installation.
  ///
  /// - Returns: `dim` for an app that is deleted.
  func tint(of app: BundleIdentifier) -> Role {
    index(of: app).map { Role.tints[$0 % Role.tints.count] } ?? .dim
  }
}
