extension StringEntry {
  /// The entry as it reads in a pseudo-locale; what takes arguments stays as it is.
  func reading(in pseudo: PseudoLocale) -> StringEntry {
    var entry = self
    entry.format.text = entry.format.text.reading(in: pseudo, knowsOwnArgument: false)
    // In one go: with each change the entry looks through its variables anew.
    entry.variables = entry.variables.map { variable in
      var variable = variable
      for form in variable.forms.indices {
        let text = variable.forms[form].form.text
        variable.forms[form].form.text = text.reading(
          in: pseudo, knowsOwnArgument: variable.knowsOwnArgument)
      }
      return variable
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
