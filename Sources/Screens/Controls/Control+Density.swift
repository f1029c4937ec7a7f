extension Control {
  /// How much room rows take.
  static let density: [Control] = [
    Control(
      .density, .density, [Shortcut("ov")], in: .options,
      label: { model, _ in Words.densityNow(model.density.rawValue) },
      act: { model, scene in
        model.density = model.density == .compact ? .comfortable : .compact
        model.say(Words.density(model.density.rawValue))
        model.reveal(scene)
        return [.rememberChoices(Choices(density: model.density))]
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
