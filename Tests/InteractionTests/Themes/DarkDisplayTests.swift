import Notifications
import Screens
import Testing

@testable import Interaction
@testable import TerminalCore

@Suite("What is chosen while the display is off")
struct DarkDisplayTests {
  private static let own = Palette.builtIn.filter { $0 != .terminal }

  /// A box with two buttons on a phone whose display went off.
  private func session(_ palette: Palette) throws -> TestSession {
    var session = try TestSession(
      """
      device os=4
      unlock
      app {"bundleIdentifier":"com.example.gripe","displayName":"Gripe"}
      present-legacy gripe {"alertBody":"The coffee","alertAction":"Grumble"}
      sleep
      """)
    session.interaction.model.use(palette)
    return session
  }

  @Test(
    "P3: a dark display is drawn as it will look when it wakes: the words of a chosen button are read",
    arguments: own)
  func contrast(palette: Palette) throws {
    let session = try session(palette)
    let frame = session.interaction.model.frame(in: session.interaction.scene)
    let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("Grumble") }, "\(frame.text)")
    let column = try #require(
      (0..<frame.canvas.size.columns).first { column in
        frame.canvas.text(row: row).dropFirst(column).hasPrefix("Grumble")
      })
    let style = frame.canvas[Point(column: column, row: row)].style
    #expect(style.background == .surfaceSelected, "the button is not chosen:\n\(frame.text)")
    let look = FileLook(style, in: palette)
    let ground = look.background ?? palette.fileBackground
    let ratio = look.foreground.contrast(with: ground)
    #expect(ratio >= 4, "\(palette.name): \(look.foreground.hex) on \(ground.hex) has \(ratio)")
    let wake = FileLook(Style(.accent, on: .surfaceSelected, .reverse), in: palette)
    #expect(
      ground == wake.background,
      "\(palette.name): the ground is not as on a display that is on")
  }
}
