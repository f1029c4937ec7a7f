import Explaining
import Notifications
import Programs
import Scenarios
import TerminalCore

/// Draws the phone's screen for a session, which knows no screens itself.
///
/// What a scenario expects of the screen, the pictures that it compares and those of
/// exports are asked for here.
package struct ScreenDrawing: Sendable {
  /// The screen as text without colors, tall enough for whatever an expectation looks for.
  let text: @Sendable (Session) -> String
  /// When that reads otherwise though nothing comes: its clock goes on, or a time is longer ago.
  let nextChange: @Sendable (Session) -> Instant
  /// The picture that a scenario's `snapshot` asks for; without a launcher
  /// no file in it is decoded.
  let picture: @Sendable (SnapshotRequest, Session, ProgramLauncher?) -> String
  /// The screen as it is, of a size, in the colors and cards of a theme; bare is the phone alone,
  /// without status line, hints and selection.
  let themed: @Sendable (Session, Size, Palette, _ isBare: Bool, ProgramLauncher?) -> Frame
  /// P20, T29: which texts of the list the screen cuts at a size: `summary cut after 1 of 2 lines`.
  let cuts: @Sendable (Session, Size) -> [String]
  /// P20, W6: which texts of a notification, by its number, a surface cuts at a size.
  let textCuts: @Sendable (Session, Size, Int, TextSurface) -> [String]
  /// An explanation as text, its times as they are read in a zone.
  let explanation: @Sendable (Explanation, Device) -> String

  package init(
    text: @escaping @Sendable (Session) -> String,
    nextChange: @escaping @Sendable (Session) -> Instant = { _ in .last },
    picture: @escaping @Sendable (SnapshotRequest, Session, ProgramLauncher?) -> String,
    themed: @escaping @Sendable (Session, Size, Palette, Bool, ProgramLauncher?) -> Frame,
    cuts: @escaping @Sendable (Session, Size) -> [String] = { _, _ in [] },
    textCuts: @escaping @Sendable (Session, Size, Int, TextSurface) -> [String] = { _, _, _, _ in
      []
    },
    explanation: @escaping @Sendable (Explanation, Device) -> String
  ) {
    (self.text, self.nextChange) = (text, nextChange)
    (self.picture, self.themed) = (picture, themed)
    (self.cuts, self.textCuts, self.explanation) = (cuts, textCuts, explanation)
  }

  /// Of a session that is not looked at: every screen is empty.
  static let none = ScreenDrawing(
    text: { _ in "" }, picture: { _, _, _ in "" },
    themed: { _, size, _, _, _ in Frame(canvas: Canvas(size: size)) }, explanation: { _, _ in "" })

  /// The screen as it is, of a size, in the terminal's own colors.
  func frame(
    _ session: Session, _ size: Size, isBare: Bool, _ launcher: ProgramLauncher?
  ) -> Frame {
    themed(session, size, .terminal, isBare, launcher)
  }
}
