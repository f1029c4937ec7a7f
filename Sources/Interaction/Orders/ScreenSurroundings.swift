import Notifications

/// What a screen tells beside the phone that it shows.
package struct ScreenSurroundings {
  /// What was opened, as it is called; empty for nothing.
  package var title = ""
  /// What is said of files, oldest first: the status line counts it.
  package var complaints: [Diagnostic] = []
  /// When something happens next by itself or by the scenario; nil when nothing does.
  package var nextEventTime: Instant?
}
