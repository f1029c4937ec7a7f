import Delivery
import Notifications
import Scenarios

extension Control {
  /// What leads out of the list: the log, the lines, the file behind a notification.
  static let outward: [Control] = [
    Control(
      .log, .log, [Shortcut("L")], in: .inspector,
      act: { model, _ in
        model.showInspector(.log)
        return []
      }),
    Control(
      .lines, .lines, [Shortcut("Y")], in: .inspector,
      act: { model, _ in
        model.showInspector(.lines)
        model.focus = .inspector
        return []
      }),
    complaints,
    Control(
      .edit, .edit, [Shortcut("E")], in: .payloads, footer: 22,
      when: { model, scene in
        .when(model.fileBehind(scene) != nil, else: Words.noFile)
      },
      act: { model, scene in
        model.fileBehind(scene).map { [.edit(path: $0.path, line: Int($0.line))] } ?? []
      }),
  ]

  /// What is copied without a notification being selected.
  static let copyingMore: [Control] = [
    Control(
      .copyLine, .copyLine, [Shortcut("yl")], in: .copying,
      when: { model, scene in .when(model.lineToCopy(scene) != nil, else: Words.nothingToCopy) },
      act: { model, scene in model.lineToCopy(scene).map { [.copy(.text($0))] } ?? [] }),
    Control(
      .copyScreen, .copyScreen, [Shortcut("ys")], in: .copying,
      act: { model, scene in [.copy(.text(model.frame(in: scene).text))] }),
  ]
}

extension Model {
  /// Where the payload of the selected notification was read; nil where that was no file.
  fileprivate func fileBehind(_ scene: Scene) -> Place? {
    guard let number = selected(in: scene)?.leading,
      case .payload(let source) = scene.state.notification(number).content.userInfo,
      !source.place.isWithoutFile
    else { return nil }
    return source.place
  }

  // What would tap the selected row, or else the last act.
  fileprivate func lineToCopy(_ scene: Scene) -> String? {
    selected(in: scene).flatMap { $0.tap.line(in: scene.state) } ?? scene.commandLog.last
  }
}
