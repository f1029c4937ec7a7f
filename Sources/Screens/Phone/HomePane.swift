import Delivery
import Notifications
import TerminalCore

/// The home screen: the icons of the apps with their names.
struct HomePane {
  let model: Model
  let scene: Scene

  init(_ model: Model, _ scene: Scene) {
    self.model = model
    self.scene = scene
  }

  var part: Part {
    let apps = scene.state.apps
    if apps.isEmpty {
      return .vertical([
        .spacer(), .text(Words.noApps, .text, .bold, alignment: .center), .spacer(),
      ])
    }
    let perRow = max(1, min(4, (model.layout.phoneColumns - 4) / 16))
    let rows = stride(from: 0, to: apps.count, by: perRow).map { start in
      row(start..<min(start + perRow, apps.count), perRow)
    }
    return .vertical(
      spacing: 1, [.text("")] + rows.map { Part?.some($0) } + [.spacer(), back])
  }

  private var back: Part {
    ControlHint(model).part([("center", Words.notificationCenter), ("lock", Words.lockScreen)])
  }

  private func row(_ indices: Range<Int>, _ perRow: Int) -> Part {
    let cells = indices.map { Optional(cell($0).growing()) }
    let blanks = (indices.count..<perRow).map { _ in Part?.some(.spacer()) }
    return Part.horizontal(spacing: 2, cells + blanks).padded(leading: 2, trailing: 2)
  }

  private func cell(_ index: Int) -> Part {
    let app = scene.state.apps[index]
    let initial = app.app.displayName.first.map { $0.uppercased() } ?? "?"
    let icon = app.app.icon.isEmpty || model.glyphs == .ascii ? initial : app.app.icon
    return Part.vertical([
      .horizontal([
        .spacer(),
        Part.text(icon, .accent, .bold, alignment: .center).padded(leading: 2, trailing: 2)
          .boxed(),
        .spacer(),
      ]),
      .text(app.app.displayName, .text, alignment: .center),
    ]).identified(.app(index)).meaning(.button, label: app.app.displayName)
  }
}
