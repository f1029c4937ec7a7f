/// What all controls do at one moment.
struct Bindings {
  private let model: Model
  private let scene: Scene
  private let surfaces: [any Surface]

  init(_ model: Model, _ scene: Scene) {
    (self.model, self.scene) = (model, scene)
    surfaces = model.surfaces(in: scene)
  }

  /// The surfaces in front of which the phone waits for an answer, the one that asks last: its
  /// question, its sheet or the open view; nil where it waits for none.
  var modal: ArraySlice<any Surface>? {
    surfaces.firstIndex { $0 is OfferSurface || $0 is RichViewSurface }.map { surfaces[...$0] }
  }

  /// What a control does: the topmost surface that has an answer says so, else it
  /// does what it does anywhere.
  subscript(control: Control) -> Binding {
    ofSurface(control) ?? control.elsewhere(model, scene)
  }

  private func ofSurface(_ control: Control) -> Binding? {
    for surface in surfaces {
      if let binding = surface.binding(for: control.id, model, scene) { return binding }
    }
    return nil
  }

  /// Whether a control can act.
  func isEnabled(_ control: Control) -> Bool { self[control].availability == .enabled }

  /// What a control is called.
  func title(of control: Control) -> String { parts(ofTitle: control).words }

  /// What a control is called, and the value that it has.
  func parts(ofTitle control: Control) -> ControlTitle {
    self[control].title ?? ControlTitle(control.title)
  }

  /// What a control does, in a sentence: what the surface in front calls it where that is something
  /// of its own, else what it does anywhere.
  func summary(of control: Control) -> String {
    ownTitle(of: control)?.visibleLine.capitalizedFirst ?? control.summary
  }

  /// What the surface in front calls a control that does something else there than anywhere;
  /// nil for one that does not.
  func ownTitle(of control: Control) -> String? {
    ofSurface(control)?.title.map(\.words).flatMap { $0 == control.title ? nil : $0 }
  }

  /// Why a control cannot act; nil where it can.
  func whyDisabled(_ control: Control) -> String? {
    self[control].availability.reason.map(model.text)
  }
}
