import Notifications
import Scenarios

@testable import Sessions

extension HeadlessRun {
  /// A run of lines, ready to play.
  static func of(
    _ text: String, path: String = "t.scenario", stopsOften: Bool = false,
    recorders: [any Recorder] = []
  ) throws -> HeadlessRun {
    let document = ScenarioDocument(Array(text.utf8), path: path)
    if let mistake = document.diagnostics.first { throw mistake }
    let locations = DataLocations(dataFolder: nil)
    var opening = try LoadedInput([], settings: WorldSettings(), locations: locations)
    opening.playback = Playback(
      [.lines(document.lines[...])], files: locations.files(folder: "."))
    return HeadlessRun(opening, stopsOften: stopsOften, recorders: recorders)
  }

  /// A run of lines that was played to its end.
  static func played(_ text: String) throws -> HeadlessRun {
    var run = try of(text)
    run.play()
    return run
  }

  /// The phone as files get it.
  var phone: String { JSONText.pretty(session.state.json.value) }
}
