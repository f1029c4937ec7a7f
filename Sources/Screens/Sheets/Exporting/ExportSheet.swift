import Notifications
import TerminalCore

/// What is asked about a picture that is to be written: which file it goes to.
struct ExportSheet: FileNamingSheet, Equatable {
  var file: FileQuestion

  init(_ file: FileQuestion) { self.file = file }

  func element(_ model: Model, _ scene: Scene) -> Part {
    file.part(
      model, title: Words.exportTitle, Words.exportName,
      hint: .text(Words.exportEndings, .dim, rows: 2))
  }

  mutating func take(path: String, replaces: Bool) -> Handling {
    // The question is no part of the picture.
    guard let complaint = complaint(about: path) else {
      return .closed([.terminal(.export(path: path, replaces: replaces))])
    }
    file = .name(path, complaint: complaint)
    return .consumed()
  }

  private func complaint(about path: String) -> String? {
    if path.isEmpty { return Words.noExportName }
    let ending = PictureFormat.ending(of: path)
    let isKnown = PictureFormat(path: path) != nil || ending == "png"
    return isKnown ? nil : Words.unknownEnding(ending)
  }
}

extension ExportSheet {
  /// A name for what is on the screen: the screen's and the time on the phone, such
  /// as `lock-screen-0941.svg`.
  static func name(_ model: Model, _ scene: Scene) -> String {
    let time = CivilTime(scene.state.now, in: scene.state.device.timeZone)
    return "\(model.screen(in: scene).name)-\(time.hour.padded(2))\(time.minute.padded(2)).svg"
  }

  /// Takes in what became of it.
  static func end(_ outcome: ExportOutcome, in model: inout Model) {
    switch outcome {
    case .isThere(let path, let obstacle): model.ask(ExportSheet(.replaces(path: path, obstacle)))
    case .failed(let path, let reason): model.ask(ExportSheet(.name(path, complaint: reason)))
    case .kept(let path): model.say(Words.exported(path))
    }
  }
}
