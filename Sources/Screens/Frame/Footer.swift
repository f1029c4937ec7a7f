import TerminalCore

/// The last row of the screen: what can be done now with what is on top, the main act first,
/// then help and the way back.
///
/// A class, as it is never changed: to copy what it holds would be ten kilobytes of the program.
final class Footer {
  private let model: Model
  private let scene: Scene
  private let bindings: Bindings
  private let modal: ArraySlice<any Surface>?
  private let isWriting: Bool

  init(_ model: Model, _ scene: Scene) {
    (self.model, self.scene) = (model, scene)
    bindings = Bindings(model, scene)
    modal = bindings.modal
    isWriting = model.isWriting(in: scene)
  }

  /// The row.
  var part: Part {
    if let sheet = model.sheets.last {
      return FooterRow(model).part(
        sheet.acts(model, scene), isWritten: sheet.isWritten(model))
    }
    return model.pressed.pending.isEmpty ? acts : continuations
  }

  private var acts: Part {
    let look = FooterLook(
      columns: model.size.columns, glyphs: model.glyphs, acts: mostUseful,
      help: entry(.help), back: entry(isUseful(.back) ? .back : .quit))
    return scene.memory.footer.value(in: look) { look.part }
  }

  // A handful is read at a glance, the palette's key among them; help has the rest.
  private var mostUseful: [FooterLook.Entry] {
    let palette = useful(ControlID.commands)
    var most: [FooterLook.Entry] = []
    for control in candidates where most.count < (palette == nil ? 6 : 5) {
      if control.id == .commands || control.id == .back { continue }
      if most.contains(where: { $0.control == control.id }) { continue }
      if let useful = useful(control) { most.append(useful) }
    }
    return most + [palette].compactMap(\.self)
  }

  // What Enter does, what only the surface in front has, and then what there is anywhere.
  private var candidates: [Control] {
    let anywhere = model.keymap.footer
    let main = anywhere.prefix { $0.footerRank ?? 0 <= 1 }
    return main + model.ownControls(in: scene) + anywhere.dropFirst(main.count)
  }

  private func isUseful(_ id: ControlID) -> Bool { useful(id) != nil }

  private func useful(_ id: ControlID) -> FooterLook.Entry? {
    guard let control = model.keymap.control(id) else { return nil }
    return useful(control)
  }

  // With what it is called now; nil where it is of no use.
  private func useful(_ control: Control) -> FooterLook.Entry? {
    guard let key = key(of: control), !repeatsInspector(control), !isBehind(control) else {
      return nil
    }
    let binding = bindings[control]
    guard binding.availability == .enabled, !binding.isRedundant else { return nil }
    return FooterLook.Entry(
      control: control.id, key: key, label: binding.title?.words ?? control.title, reason: nil)
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
  private func key(of control: Control) -> Shortcut? { control.shortcut(whileWriting: isWriting) }

  // The box says what may follow once it is there.
  private var continuations: Part {
    let pending = model.pressed.pending
    let controls = HintBox.isShown(in: model) ? [] : model.keymap.continuations(of: pending)
    let typed = "\(Shortcut(pending).name(model.glyphs))\(Marks(model.glyphs).cut)  "
    let acts = controls.map { control in
      let shortcut = control.shortcuts.first { $0.keys.starts(with: pending) }
      let rest = Array((shortcut?.keys ?? []).dropFirst(pending.count))
      return FooterLook.Entry(
        control: control.id, key: Shortcut(rest), label: bindings.title(of: control),
        reason: bindings.whyDisabled(control)
      ).part(model.glyphs)
    }
    return LastRow(columns: model.size.columns, glyphs: model.glyphs).part(
      [.text(typed, .accent, .bold)] + acts, help: entry(.help)?.part(model.glyphs, blanks: 1),
      back: cancel)
  }

  // Esc, like any click, only takes back what was typed so far.
  private var cancel: Part {
    .text([
      TextRun(Shortcut(.escape).hint(model.glyphs), .accent, .bold),
      TextRun(" \(ControlID.back.title) ", .dim),
    ]).identified(.sheet).meaning(.button, label: ControlID.back.title)
  }

  private func entry(_ id: ControlID) -> FooterLook.Entry? {
    guard let control = model.keymap.control(id), let key = key(of: control) else { return nil }
    let binding = bindings[control]
    return FooterLook.Entry(
      control: id, key: key, label: binding.title?.words ?? control.title,
      reason: binding.availability.reason.map(model.text))
  }
}
