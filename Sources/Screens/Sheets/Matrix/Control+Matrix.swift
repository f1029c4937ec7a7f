extension Control {
  /// Opens the matrix.
  static let matrix = Control(
    .matrix, "matrix",
    "See a category in every language side by side: what is cut, untranslated, or shows too much",
    also: "matrix translations untranslated side by side pseudo localization review truncation cut",
    [Shortcut("M"), Shortcut("gm")], in: .going,
    when: { _, scene in .when(!scene.state.apps.isEmpty, else: Words.noAppInstalled) },
    act: { model, scene in
      let subjects = scene.state.wordSubjects
      model.open(
        MatrixSheet(subjects, at: subjects.selected(model, scene), scene))
      return []
    })
}

extension ControlID {
  /// A category in all languages.
  static let matrix = ControlID("matrix")
}
