import Localization
import Notifications
import TerminalCore

extension Model {
  /// A name for what is on the screen: the screen's and the time on the phone, such as `lock-screen-0941.svg`.
  func exportName(in scene: Scene) -> String {
    let screen = screen(in: scene)
    let name = PicturedScreen.allCases.first { $0.screen == screen }?.rawValue ?? "screen"
    let time = CivilTime(scene.state.now, in: scene.state.device.timeZone)
    return "\(name)-\(time.hour.padded(2))\(time.minute.padded(2)).svg"
  }

  /// Asks where the picture is to be written.
  mutating func askExportName(_ path: String, complaint: String? = nil) {
    ask(.name(TextField(path), complaint: complaint))
  }

  /// Takes in what became of it.
  mutating func end(_ outcome: ExportOutcome) {
    switch outcome {
    case .isThere(let path): ask(.replaces(path: path))
    case .failed(let path, let reason): askExportName(path, complaint: reason)
    case .kept(let path): say(Words.exported(path))
    }
  }

  // One question at a time.
  private mutating func ask(_ question: ExportQuestion) {
    if sheets.last is ExportQuestion { sheets.removeLast() }
    open(question)
  }
}
