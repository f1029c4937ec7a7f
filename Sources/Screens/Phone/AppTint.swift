import Delivery
import Notifications
import TerminalCore

extension State {
  /// The color of an app's icon and name: the one that its files name, else six take turns in the
  /// order of installation.
  ///
  /// - Returns: `dim` for an app that is deleted.
  func tint(of app: BundleIdentifier) -> Role {
    guard let index = index(of: app) else { return .dim }
    return apps[index].app.tint.map { Role(app: $0.nearestHue) }
      ?? Role.tints[index % Role.tints.count]
  }
}

extension Role {
  // Of the six, and none of those that say how loud something is: critical is no color of an app.
  fileprivate init(app hue: Tint.Hue) {
    self =
      switch hue {
      case .white: .text
      case .gray: .dim
      case .red: .tint6
      case .orange, .yellow: .tint1
      case .green: .tint2
      case .cyan: .tint3
      case .blue: .tint4
      case .purple: .tint5
      }
  }
}
