extension Control {
  /// How much room rows take.
  static let density: [Control] = [
    Control(
      .density, .density, [Shortcut("ov")], in: .options,
      label: { model, _ in Words.densityNow(model.appearance.density.rawValue) },
      act: { model, scene in
        model.appearance.density = model.appearance.density == .compact ? .comfortable : .compact
        model.say(Words.density(model.appearance.density.rawValue))
        model.reveal(scene)
        return [.rememberChoices(Choices(density: model.appearance.density))]
      })
  ]
}

extension Words {
  static func densityNow(_ name: String) -> String { "rows: \(name)" }
  static func density(_ name: String) -> String { "Rows: \(name)" }
}

extension ControlWords {
  static let density = ControlWords(
    "rows", "Rows with air, or compact: a line each", also: "compact comfortable dense")
}
