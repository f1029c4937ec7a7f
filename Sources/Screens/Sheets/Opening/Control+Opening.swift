extension Control {
  /// Opens what lies near the working folder in the place of this session, which keeps its journal.
  static let opening: [Control] = [
    Control(
      .openNearby, "open", "Open an app, payloads or a scenario from near the working folder",
      also: "own file folder load", [], in: .program,
      when: { model, scene in model.sessionChange(scene) },
      act: { _, _ in [.terminal(.listOpenable)] })
  ]
}

extension ControlID {
  /// What lies near the working folder.
  static let openNearby = ControlID("open")
}
