/// Whether an app's code runs, and where (P14).
package enum AppState: String, CaseIterable, Sendable {
  case notRunning, suspended, background, foreground
  /// Swiped away by the person: nothing wakes it but the person (P15).
  case forceQuit
}
