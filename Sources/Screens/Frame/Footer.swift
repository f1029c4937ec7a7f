import TerminalCore

/// The last row of the screen: what can be done now with what is on top, the main act first, then help and the way
/// back.
struct Footer {
  private let model: Model
  private let scene: Scene
  private let bindings: Bindings
  private let row: FooterRow
  private let modal: ArraySlice<any Surface>?
  private let isWriting: Bool

  init(_ model: Model, _ scene: Scene) {
    self.model = model
    self.scene = scene
    bindings = Bindings(model, scene)
    row = FooterRow(model)
    modal = bindings.modal
    isWriting = model.isWriting(in: scene)
  }

  /// The row.
  var part: Part {
    if let sheet = model.sheets.last {
      let acts = sheet.acts(model, scene)
      return row.part(
        acts.filter { !$0.isWayBack }.map { row.entry($0) }, isWritten: sheet.isWritten(model),
        back: acts.first(where: \.isWayBack)?.words)
    }
    return model.pressed.pending.isEmpty ? acts : continuations
  }

  private var acts: Part {
    let entries = mostUseful.enumerated().map { place, useful in
      entry(useful.control, key: key(of: useful.control), useful.title, reason: nil)?
        .droppable(place == 0 ? FooterRow.Keeping.main : FooterRow.Keeping.other)
    }
    let (help, back) = (entry(.help), isUseful(.back) ? entry(.back) : entry(.quit))
    return .horizontal(
      [.text(" ")] + entries
        + [.spacer(), help, back?.droppable(FooterRow.Keeping.back)]
    ).meaning(.toolbar)
  }

  // A handful is read at a glance, the palette's key among them; help has the rest.
  private var mostUseful: [(control: Control, title: String)] {
    let palette = model.keymap.footer.first { $0.id == .commands }.flatMap(useful)
    var most: [(control: Control, title: String)] = []
    for control in model.keymap.footer where most.count < (palette == nil ? 6 : 5) {
      if control.id == .commands || control.id == .back { continue }
      if let useful = useful(control) { most.append(useful) }
    }
    return most + [palette].compactMap(\.self)
  }

  private func isUseful(_ id: ControlID) -> Bool {
    model.keymap.control(id).flatMap(useful) != nil
  }

  // With what it is called now; nil where it is of no use.
  private func useful(_ control: Control) -> (control: Control, title: String)? {
    if key(of: control) == nil || repeatsInspector(control) || isBehind(control) { return nil }
    let binding = bindings[control]
    guard binding.availability == .enabled, !binding.isRedundant else { return nil }
    return (control, binding.title ?? control.title)
  }

  // What a question of the phone's is in front of can wait until it is answered.
  private func isBehind(_ control: Control) -> Bool {
    guard let modal, ![.why, .commands].contains(control.id) else { return false }
    return !modal.contains { $0.binding(for: control.id, model, scene) != nil }
  }

  // What the inspector says already needs no key.
  private func repeatsInspector(_ control: Control) -> Bool {
    control.id == .why && model.layout.hasInspector && model.inspector.tab == .why
      && !model.inspector.followsLog
  }

  // While something is written, characters are text; what has only such keys is left out.
  private func key(of control: Control) -> Shortcut? {
    isWriting
      ? control.shortcuts.first { !$0.isTyped } : control.shortcuts.first
  }

  // The box says what may follow once it is there.
  private var continuations: Part {
    let controls =
      HintBox.isShown(in: model)
      ? [] : model.keymap.controls.filter { $0.continues(model.pressed.pending) }
    let typed = Shortcut(model.pressed.pending).name(model.glyphs)
    return .horizontal(
      [.text(" \(typed)\(Marks(model.glyphs).cut)  ", .accent, .bold)]
        + controls.map { control in
          let shortcut = control.shortcuts.first { $0.keys.starts(with: model.pressed.pending) }
          let rest = Array((shortcut?.keys ?? []).dropFirst(model.pressed.pending.count))
          return entry(
            control, key: Shortcut(rest), bindings.title(of: control), reason: reason(control))?
            .droppable()
        } + [.spacer(), cancel]
    ).meaning(.toolbar)
  }

  // Esc, like any click, only takes back what was typed so far.
  private var cancel: Part {
    .text([
      TextRun(Shortcut(.escape).name(model.glyphs), .accent, .bold),
      TextRun(" \(ControlWords.back.title)  ", .dim),
    ]).identified(.sheet).meaning(.button, label: ControlWords.back.title)
  }

  private func entry(_ id: ControlID) -> Part? {
    model.keymap.control(id).flatMap { control in
      let binding = bindings[control]
      return entry(
        control, key: key(of: control), binding.title ?? control.title,
        reason: binding.availability.reason.map(model.text))
    }
  }

  private func reason(_ control: Control) -> String? { bindings.whyDisabled(control) }

  private func entry(
    _ control: Control, key: Shortcut?, _ label: String, reason: String?
  ) -> Part? {
    guard let key else { return nil }
    return .text([
      TextRun(key.name(model.glyphs).before(label), reason == nil ? .accent : .dim, .bold),
      TextRun(" \(label)  ", .dim),
    ]).identified(.control(control.id)).meaning(.button, label: label, whyDisabled: reason)
  }
}
