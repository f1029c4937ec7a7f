import Delivery
import Notifications
import TerminalCore

/// Settings: its list of apps, or the page of one app with everything that is set for it.
struct SettingsPane {
  private let model: Model
  private let scene: Scene

  init(_ model: Model, _ scene: Scene) {
    self.model = model
    self.scene = scene
  }

  private var state: State { scene.state }

  /// All of it.
  var part: Part {
    let app = state.device.settingsApp.flatMap(state.app)
    let rows = app.map(page) ?? list
    return .vertical([
      .text(""),
      .text(
        app.map { state.displayName(of: $0) } ?? Words.settings, .text, .bold, alignment: .center),
      .text(""),
      Part.vertical(rows).padded(leading: 2, trailing: 2).growing(),
      ControlHint(model).part([("home", Words.home)]),
    ])
  }

  private var list: [Part?] {
    let previews = state.device.previews ?? state.device.policies.previewsGlobalDefault
    return [row(Setting.previews(nil).title, previews.words), .text("")]
      + state.apps.map { Optional(row(state.displayName(of: $0), $0.authorization.words)) }
  }

  private func page(of app: InstalledApp) -> [Part?] {
    app.settings.all.compactMap { setting in
      guard case .toggle(let toggle, _) = setting else {
        return row(setting.title, setting.valueWords)
      }
      return app.supports(toggle) ? row(setting.title, app.value(of: toggle)) : nil
    }
  }

  private func row(_ name: String, _ value: String) -> Part {
    .horizontal([.text(name, .text), .spacer(minimum: 2), .text(value, .dim)])
  }
}
