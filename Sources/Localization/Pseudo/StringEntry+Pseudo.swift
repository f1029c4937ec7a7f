extension StringEntry {
  /// The entry as it reads in a pseudo-locale; what takes arguments stays as it is.
  func reading(in pseudo: PseudoLocale) -> StringEntry {
    var entry = self
    entry.format.text = entry.format.text.reading(in: pseudo, knowsOwnArgument: false)
    for variable in entry.variables.indices {
      let knows = entry.variables[variable].knowsOwnArgument
      for form in entry.variables[variable].forms.indices {
        let text = entry.variables[variable].forms[form].form.text
        entry.variables[variable].forms[form].form.text = text.reading(
          in: pseudo, knowsOwnArgument: knows)
      }
    }
    return entry
  }
}

extension String {
  /// A format as it reads in a pseudo-locale.
  func reading(in pseudo: PseudoLocale, knowsOwnArgument: Bool = false) -> String {
    FormatString(self, knowsOwnArgument: knowsOwnArgument).pieces.map { piece in
      switch piece {
      case .text(let text): pseudo.words(text)
      case .percent: "%%"
      case .placeholder(let placeholder): placeholder.source
      case .variable(let reference): reference.source
      case .ownArgument: "%arg"
      case .malformed(let malformed): malformed.source
      }
    }.joined()
  }
}
