import Notifications

/// An app that something happened to, as it was called then.
package struct AppReference: Hashable, Sendable {
  /// Finds the app in the state, unless it was deleted since.
  package var identifier: BundleIdentifier
  /// The name that its bundle declares.
  package var displayName: String

  init(_ app: InstalledApp) {
    identifier = app.app.bundleIdentifier
    displayName = app.app.displayName
  }
}

/// Where an app's code is.
package struct RunState: Hashable, Sendable {
  /// Whether the code runs, and if so, in front or behind (P14).
  package var state: AppState
  /// What it runs for in the background, by the name of its bundle; nil for nothing in particular.
  package var backgroundMode: String?
  /// How long it may run for a push (B26); nil where that is not why it runs.
  var backgroundTime: BackgroundTime?
}

/// What an app asked for so far, and what it was granted (X15–X18).
package struct AuthorizationState: Hashable, Sendable {
  package var authorization: Authorization
  /// When an app clip may no longer notify (X15).
  package var ephemeralUntil: Instant?
  /// All options that it has asked for so far.
  package var requested: AuthorizationOptions
  /// Those of `requested` that it may use; critical alerts only where their own
  /// prompt was allowed (X30).
  package var granted: AuthorizationOptions
}

/// Something that was set, and what it was set to before.
package struct SettingChange: Hashable, Sendable {
  /// The old value, to revert to.
  package var from: Setting
  /// The new value; the same switch as in `from`.
  package var to: Setting
}

/// An app may notify otherwise than before, with the settings that came with that.
package struct AuthorizationChange: Hashable, Sendable {
  /// The app whose authorization it is.
  package var app: AppReference
  /// What held before, to revert to.
  package var from: AuthorizationState
  /// What holds from then on.
  package var to: AuthorizationState
  /// Switches that changed along with it, in the order of `Setting.keys`; may be empty.
  package var settings: [SettingChange]
}

extension InstalledApp {
  /// Where its code is, as one value, which facts keep.
  var runState: RunState {
    get {
      RunState(state: state, backgroundMode: backgroundMode, backgroundTime: backgroundTime)
    }
    set {
      (state, backgroundMode) = (newValue.state, newValue.backgroundMode)
      backgroundTime = newValue.backgroundTime
    }
  }

  /// The four values about its authorization as one, which facts keep.
  var authorizationState: AuthorizationState {
    get {
      AuthorizationState(
        authorization: authorization, ephemeralUntil: ephemeralUntil, requested: requested,
        granted: granted)
    }
    set {
      (authorization, ephemeralUntil) = (newValue.authorization, newValue.ephemeralUntil)
      (requested, granted) = (newValue.requested, newValue.granted)
    }
  }
}

extension Settings {
  /// What is set otherwise than before, in the order of `Setting.keys`.
  func settingChanges(since old: Settings) -> [SettingChange] {
    zip(old.all, all).filter { $0.0 != $0.1 }.map { SettingChange(from: $0.0, to: $0.1) }
  }
}

extension Event {
  /// What it set of an app, in the order of `Setting.keys`.
  package var settingChanges: [SettingChange] {
    if case .settingChanged(_, let changes) = self { return changes }
    if case .consentGiven(let change) = self { return change.settings }
    if case .authorizationChanged(let change) = self { return change.settings }
    return []
  }
}
