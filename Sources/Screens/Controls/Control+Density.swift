extension Control {
  /// How much room rows take.
  static let density = Control(
    .density, "rows", "Rows with air, or compact: a line each", also: "compact comfortable dense",
    [Shortcut("ov")], in: .options,
    label: { model, _ in Words.densityNow(model.appearance.density.rawValue) },
    act: { model, scene in
      let isCompact = model.appearance.density == .compact
      return OptionValue.Change.density(isCompact ? .comfortable : .compact).make(in: &model, scene)
    })
}

extension Words {
  /// The label of the option, with the value in force; lower case as all labels are.
  static func densityNow(_ name: String) -> ControlTitle { ControlTitle("rows", name) }
  /// What is said once the rows have changed.
  static func density(_ name: String) -> String { "Rows: \(name)" }
}

extension ControlID {
  /// How much room rows take.
  package static let density = ControlID("density")
}
