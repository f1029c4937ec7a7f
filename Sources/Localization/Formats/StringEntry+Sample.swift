extension StringEntry {
  // A position may be as high as a million.
  private static let sampleLimit = 20

  /// L36: what a push prints of a form where each placeholder has a usual argument: “Anna”, or 5,
  /// as texts, which is what pushes bring (L5).
  ///
  /// - Parameters:
  ///   - form: The entry's format, or a form of one of its variables.
  ///   - language: By whose rules plurals are chosen.
  package func sample(of form: StringForm, language: String) -> String {
    var entry = self
    if var variable = variables.first(where: { $0.forms.contains { $0.form == form } }) {
      // Alone, it is taken whatever the number is.
      variable.forms = [PluralForm(.other, form)]
      entry.format = StringForm("%#@\(variable.name)@", at: form.place)
      entry.variables = [variable] + variables
    }
    var renderer = FormatRenderer(
      entry, .push, entry.usualArguments, language: language, LocalizationOptions())
    return renderer.resolved().words
  }

  private var usualArguments: [FormatArgument] {
    let uses = arguments
    return (0..<min(uses.last?.position ?? 0, Self.sampleLimit)).map { index in
      let isNumber = uses.contains { $0.position == index + 1 && $0.kind != .text }
      return .string(isNumber ? "5" : "Anna")
    }
  }
}
