import Delivery

extension Control {
  /// Opens the workbench.
  static let words = Control(
    .words, "words", "Try a category’s words: every language, any number, previews shown or hidden",
    also: "plural languages translate workbench", [Shortcut("W"), Shortcut("gw")], in: .going,
    footer: 11,
    when: { _, scene in
      let isShown = !WordUse.shown(in: scene.state.device.profile).isEmpty
      return .when(
        isShown && !scene.state.apps.isEmpty,
        else: isShown ? Words.noAppInstalled : Words.noWordsYet)
    },
    act: { model, scene in
      model.open(WorkbenchSheet(model, scene))
      return []
    })
}

extension ControlID {
  /// Words of a category for each number.
  package static let words = ControlID("words")
}
