/// What becomes of an app's code (P14).
package enum AppStateAct: Hashable, Sendable {
  /// Brings it to the front.
  case launch
  /// Lets it run behind the scenes, for a mode that its bundle declares.
  case background(mode: String?)
  case suspend, terminate
  /// The person swipes it away.
  case forceQuit
}
