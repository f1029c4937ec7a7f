import Localization
import Notifications

extension Model {
  /// A name for what is on the screen: the screen's and the time on the phone, such as `lock-screen-0941.svg`.
  func exportName(in scene: Scene) -> String {
    let time = CivilTime(scene.state.now, in: scene.state.device.timeZone)
    return "\(screen(in: scene).name)-\(time.hour.padded(2))\(time.minute.padded(2)).svg"
  }

  /// Takes in what became of it.
  mutating func end(_ outcome: ExportOutcome) {
    switch outcome {
    case .isThere(let path, let obstacle): ask(ExportSheet(.replaces(path: path, obstacle)))
    case .failed(let path, let reason): ask(ExportSheet(.name(path, complaint: reason)))
    case .kept(let path): say(Words.exported(path))
    }
  }
}
