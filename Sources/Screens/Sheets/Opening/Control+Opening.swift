extension Control {
  /// Opens what lies near the working folder in the place of this session, which keeps its journal.
  static let opening: [Control] = [
    Control(
      .openNearby, .openNearby, [], in: .program,
      when: { model, scene in model.sessionChange(scene) },
      act: { _, _ in [.terminal(.listOpenable)] })
  ]
}

extension ControlID {
  /// What lies near the working folder.
  package static let openNearby = ControlID("open")
}
