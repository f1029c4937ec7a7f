import TerminalCore

/// The last line: what can be done now, drawn from the table of controls.
struct Footer {
  private let model: Model
  private let scene: Scene
  private let bindings: Bindings

  init(_ model: Model, _ scene: Scene) {
    self.model = model
    self.scene = scene
    bindings = Bindings(model, scene)
  }

  /// The line.
  var part: Part {
    model.pressed.pending.isEmpty ? acts : continuations
  }

  private var acts: Part {
    let entries = mostUseful.enumerated().map { place, control in
      entry(control, key: key(of: control), reason: nil)?
        .droppable(place == 0 ? Rank.main : control.id == .back ? Rank.back : Rank.other)
    }
    return .horizontal(
      [.text(" ")] + entries
        + [.spacer(), entry(.help), entry(.quit)?.droppable(Rank.quit)])
  }

  // A handful is read at a glance, the palette's key among them; help has the rest.
  private var mostUseful: [Control] {
    let palette = model.keymap.footer.first { $0.id == .commands && isUseful($0) }
    var useful: [Control] = []
    for control in model.keymap.footer where useful.count < (palette == nil ? 6 : 5) {
      if control.id != .commands, isUseful(control) { useful.append(control) }
    }
    return useful + [palette].compactMap(\.self)
  }

  private func isUseful(_ control: Control) -> Bool {
    if key(of: control) == nil || repeatsInspector(control) { return false }
    let binding = bindings[control]
    return binding.availability == .enabled && !binding.isRedundant
  }

  // What the inspector says already needs no key.
  private func repeatsInspector(_ control: Control) -> Bool {
    control.id == .why && model.layout.hasInspector && model.inspector.tab == .why
      && !model.inspector.followsLog
  }

  // While something is written, characters are text; what has only such keys is left out.
  private func key(of control: Control) -> Shortcut? {
    model.isWriting(in: scene)
      ? control.shortcuts.first { !$0.isTyped } : control.shortcuts.first
  }

  // What stays the longest where there is little room; help always does.
  private enum Rank {
    /// Ranks for `droppable`: where columns are short the lowest rank is left out first.
    static let (other, quit, back, main) = (0, 1, 2, 3)
  }

  private var continuations: Part {
    let controls = model.keymap.controls.filter { $0.continues(model.pressed.pending) }
    let typed = Shortcut(model.pressed.pending).name(model.glyphs)
    return .horizontal(
      [.text(" \(typed)\(Marks(model.glyphs).ellipsis)  ", .accent, .bold)]
        + controls.map { control in
          let shortcut = control.shortcuts.first { $0.keys.starts(with: model.pressed.pending) }
          let rest = Array((shortcut?.keys ?? []).dropFirst(model.pressed.pending.count))
          return entry(control, key: Shortcut(rest), reason: reason(control))?.droppable()
        } + [.spacer(), cancel])
  }

  // Esc, like any click, only takes back what was typed so far.
  private var cancel: Part {
    .text([
      TextRun(Shortcut(.escape).name(model.glyphs), .accent, .bold),
      TextRun(" \(ControlWords.back.title)  ", .dim),
    ]).identified(.sheet).meaning(.button, label: ControlWords.back.title)
  }

  private func entry(_ id: ControlID) -> Part? {
    model.keymap.control(id).flatMap {
      entry($0, key: key(of: $0), reason: reason($0))
    }
  }

  private func reason(_ control: Control) -> String? { bindings.whyDisabled(control) }

  private func entry(_ control: Control, key: Shortcut?, reason: String?) -> Part? {
    guard let key else { return nil }
    let label = bindings.title(of: control)
    return .text([
      TextRun(key.name(model.glyphs).before(label), reason == nil ? .accent : .dim, .bold),
      TextRun(" \(label)  ", .dim),
    ]).identified(.control(control.id)).meaning(.button, label: label, whyDisabled: reason)
  }
}
