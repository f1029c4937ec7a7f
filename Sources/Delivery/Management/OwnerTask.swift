import Notifications

/// What a locked phone does for its owner alone: it waits in a question
/// until he was recognized (P1).
///
/// Notifications are told by their delivery numbers: unlocking may regroup them,
/// or take them off the list.
package enum OwnerTask: Hashable, Sendable {
  /// Opens the rich view of a hidden notification (H18).
  case view(Int)
  /// Presses an action (H18, A10, A11).
  case act(Int, action: String, text: String?)
  /// Opens an app with the default action: from the list (A14), by a touch of its extension's view
  /// (C6, C7), or because the extension asks for it (C14).
  case open(Int, because: Reason)
  /// Leads into an app's own settings (X8, X9).
  case openInAppSettings(BundleIdentifier, from: SettingsEntrance)
  /// Leads from a sheet to the app's page in Settings (X2).
  case openSettings(BundleIdentifier)

  /// The notification without which there is nothing left to do; nil where none is needed.
  package var notification: Int? {
    switch self {
    case .view(let number), .act(let number, _, _), .open(let number, _): number
    case .openInAppSettings, .openSettings: nil
    }
  }
}

/// From where an app's own settings are opened.
package enum SettingsEntrance: Hashable, Sendable {
  /// X8: a sheet takes the notification along that it came from.
  case sheet(notification: Int?)
  /// X9: the app's page in Settings takes nothing along.
  case settings

  /// The notification that the app hears of.
  var notification: Int? {
    switch self {
    case .sheet(let number): number
    case .settings: nil
    }
  }

  /// Why the app opens with its own settings.
  var reasons: [Reason] {
    switch self {
    case .sheet: ["X8", "X14"]
    case .settings: ["X9", "U15", "X14"]
    }
  }
}

extension Device {
  /// P1: whether what is for the owner alone has to wait for him.
  var needsOwner: Bool { !isAuthenticated }
}

extension State {
  /// H18: whether a notification's content may not be shown before the owner was recognized.
  func needsOwner(toShow number: Int) -> Bool { isHidden(number) && device.needsOwner }

  /// The app that a task is about.
  func app(of task: OwnerTask) -> BundleIdentifier {
    switch task {
    case .view(let number), .act(let number, _, _), .open(let number, _): notification(number).app
    case .openInAppSettings(let app, _), .openSettings(let app): app
    }
  }
}
