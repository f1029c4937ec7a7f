import Notifications
import Programs
import Scenarios

/// Draws the phone's screen for a session, which knows no screens itself.
///
/// What a scenario expects of the screen and the pictures that it compares are asked for here.
package struct ScreenDrawing: Sendable {
  /// The screen as text without colors, tall enough for whatever an expectation looks for.
  package let text: @Sendable (Session) -> String
  /// The picture that a scenario's `snapshot` asks for; without a launcher no file in it is decoded.
  package let picture: @Sendable (SnapshotRequest, Session, ProgramLauncher?) -> String

  package init(
    text: @escaping @Sendable (Session) -> String,
    picture: @escaping @Sendable (SnapshotRequest, Session, ProgramLauncher?) -> String
  ) {
    self.text = text
    self.picture = picture
  }

  /// Of a session that is not looked at: every screen is empty.
  package static let none = ScreenDrawing(text: { _ in "" }, picture: { _, _, _ in "" })
}
