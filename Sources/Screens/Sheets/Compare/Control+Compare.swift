extension Control {
  /// Asks what the phone is to be compared with.
  static let compare = Control(
    .compare, "compare",
    "Put the phone beside another language, system, future or app, differences marked",
    also: "diff difference side by side against versus branch locale profile previews grouping",
    [Shortcut("C"), Shortcut("gc")], in: .going,
    when: { _, scene in .when(!scene.state.apps.isEmpty, else: Words.noAppInstalled) },
    act: { model, scene in
      model.open(CompareChooserSheet(scene))
      return []
    })
}

extension ControlID {
  /// Two phones side by side.
  static let compare = ControlID("compare")
}
