import Delivery
import Scenarios

extension Control {
  /// What leads out of the list: the log, the lines, the file behind a notification.
  static let outward: [Control] = [
    Control(
      .log, "log", "Show the log: all that happened, and what was refused",
      also: "events facts history", [Shortcut("gl")], in: .going,
      act: { model, _ in
        model.enterInspector(.log)
        return []
      }),
    Control(
      .lines, "lines", "Show what you did as scenario lines; a tap takes one into the command line",
      also: "record scenario script", [], in: .going,
      act: { model, scene in
        LogSurface.showLines(in: &model, scene)
        return []
      }),
    complaints,
    Control(
      .edit, "edit",
      "Edit the file behind what is selected or the open rich view, with $VISUAL or $EDITOR",
      also: "editor open file content.json reload reread", [Shortcut("E")], in: .payloads,
      footer: 22,
      when: { model, scene in
        .when(!FileBehind.all(model, scene).isEmpty, else: Words.noFile)
      },
      act: { model, scene in FileBehind.edit(&model, scene) }),
  ]

  /// What is copied without a notification being selected.
  static let copyingMore: [Control] = [
    Control(
      .copyLine, "line",
      "Copy the selected line, or one that taps the row", [],
      in: .copying,
      when: { model, scene in .when(lineToCopy(model, scene) != nil, else: Words.nothingToCopy) },
      act: { model, scene in lineToCopy(model, scene).map { [.terminal(.copy($0))] } ?? [] }),
    Control(
      .copyScreen, "screen", "Copy the whole screen as text", also: "clipboard", [], in: .copying,
      act: { model, scene in [.terminal(.copy(model.frame(in: scene).text))] }),
  ]

  // What would tap the selected row, or else the last act.
  private static func lineToCopy(_ model: Model, _ scene: Scene) -> String? {
    let selected = model.pageSubject(in: scene) == nil ? model.selected(in: scene) : nil
    return selected.flatMap { $0.tap?.line(in: scene.state) } ?? scene.commandLog.last
  }
}

/// What is copied of the whole screen, the log, and the file behind what is shown.
extension ControlID {
  package static let log = ControlID("log")
  package static let lines = ControlID("lines")
  static let edit = ControlID("edit")
  static let copyLine = ControlID("copy-line")
  static let copyScreen = ControlID("copy-screen")
}
