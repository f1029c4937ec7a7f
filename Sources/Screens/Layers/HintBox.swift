import TerminalCore

/// What may follow the keys that were pressed so far. Shown to those who wait; it blocks nothing.
struct HintBox {
  private let model: Model
  private let scene: Scene

  init(_ model: Model, _ scene: Scene) {
    self.model = model
    self.scene = scene
  }

  /// How long somebody has to wait for it.
  static let delay = Duration.milliseconds(300)

  /// The box; nil while there is nothing to say yet.
  var part: Part? {
    guard model.showsHints else { return nil }
    let controls = model.keymap.controls.filter { $0.continues(model.pendingKeys) }
    let rows = max(1, model.layout.paneRows - 2)
    let columns = (controls.count + rows - 1) / rows
    let perColumn = (controls.count + columns - 1) / max(1, columns)
    let lists = (0..<columns).map { column in
      let start = column * perColumn
      return Part?.some(
        .vertical(controls[start..<min(start + perColumn, controls.count)].map(line)))
    }
    let title = Shortcut(model.pendingKeys).name(model.glyphs) + Marks(model.glyphs).ellipsis
    return Part.horizontal(spacing: 2, lists).padded(leading: 1, trailing: 1)
      .boxed(.accent, title: title).identified(.sheet).meaning(.group, label: title)
  }

  private func line(_ control: Control) -> Part? {
    let count = model.pendingKeys.count
    let shortcut = control.shortcuts.first { $0.keys.starts(with: model.pendingKeys) }
    let rest = Shortcut(Array((shortcut?.keys ?? []).dropFirst(count)))
    let reason = model.whyDisabled(control, scene)
    return .text([
      TextRun(
        rest.name(model.glyphs).before(control.label(model, scene)), reason == nil ? .accent : .dim,
        .bold),
      TextRun("  \(control.label(model, scene).visibleLine)", reason == nil ? .text : .dim),
    ]).identified(.control(control.id)).meaning(
      .button, label: control.title, whyDisabled: reason)
  }
}

extension Model {
  /// Whether the keys that may follow are shown.
  var showsHints: Bool {
    !pendingKeys.isEmpty && layers.isEmpty && now - pendingSince >= HintBox.delay
  }

  /// When they will be; nil where nothing is waited for.
  var hintWake: Duration? {
    pendingKeys.isEmpty || showsHints ? nil : pendingSince + HintBox.delay
  }
}
