import Notifications

/// What the person does about Focus.
package enum FocusAct: Hashable, Sendable {
  /// Sets one up, and turns it on unless its time or its place is to do so (F8).
  case turnOn(FocusSetup)
  case turnOff
  /// Deletes one with all that was set for it, by its name (F5).
  case delete(String)
  /// An app sets what it shows while one is on; nothing for no filter (F10).
  case filter(BundleIdentifier, focus: String, [String])
}
