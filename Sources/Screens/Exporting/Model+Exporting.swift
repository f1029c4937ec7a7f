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

  /// Takes a key while something is asked about the picture; unless somebody says so, nothing is lost.
  mutating func press(_ key: Key, about question: ExportQuestion) -> [Effect] {
    switch question {
    case .name(let field, _): return press(key, inExportName: field)
    case .replaces(let path):
      layers.removeLast()
      if key == .yes { return [.export(path: path, replaces: true)] }
      askExportName(path)
      return []
    }
  }

  /// Puts pasted text into the name, where that is asked.
  mutating func pasteIntoExportName(_ text: String) -> Bool {
    guard case .exporting(.name(var field, _))? = layers.last else { return false }
    field.insert(text)
    ask(.name(field))
    return true
  }

  private mutating func press(_ key: Key, inExportName field: TextField) -> [Effect] {
    switch (key.code, key.modifiers) {
    case (.escape, _): layers.removeLast()
    case (.enter, _): return export(to: field.text.trimmed)
    default:
      var field = field
      _ = field.handle(key)
      ask(.name(field))
    }
    return []
  }

  private mutating func export(to path: String) -> [Effect] {
    let ending = PictureFormat.ending(of: path)
    if path.isEmpty {
      askExportName(path, complaint: Words.noExportName)
    } else if PictureFormat(path: path) == nil, ending != "png" {
      askExportName(path, complaint: Words.unknownEnding(ending))
    } else {
      // The question is no part of the picture.
      layers.removeLast()
      return [.export(path: path, replaces: false)]
    }
    return []
  }

  // One question at a time.
  private mutating func ask(_ question: ExportQuestion) {
    if case .exporting? = layers.last { layers.removeLast() }
    layers.append(.exporting(question))
  }
}
