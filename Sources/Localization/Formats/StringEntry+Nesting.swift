import Notifications

extension StringEntry {
  /// How many variables may lie in each other.
  static let mostNestedVariables = 8

  /// L29: what keeps its variables from being put into words, at the key; nil where they can be.
  ///
  /// Of all its forms, so that it is the same whichever a number chooses.
  package var nestingMistake: Diagnostic? {
    if variables.isEmpty { return nil }
    var nesting = VariableNesting(entry: self)
    nesting.visit(FormatString(format.text))
    return nesting.obstacle.map {
      Diagnostic(place, .error, $0 + "; the key is shown", rule: "L29")
    }
  }
}

/// Goes through all forms of an entry, as deep as variables may lie in each other.
private struct VariableNesting {
  /// The entry that is gone through.
  let entry: StringEntry
  private var open: [String] = []
  // How deep a variable lay when it was gone through: again only where it lies deeper.
  private var depths: [ExactText: Int] = [:]
  private var circular: String?
  private var isTooDeep = false

  init(entry: StringEntry) { self.entry = entry }

  /// What was found, in words; nil where nothing is in the way.
  var obstacle: String? {
    if let circular { return "the variable \"\(circular)\" contains itself" }
    return isTooDeep
      ? "variables are nested more than \(StringEntry.mostNestedVariables) deep" : nil
  }

  /// Goes through the variables that a format names.
  mutating func visit(_ format: FormatString) {
    for reference in format.variables where circular == nil { visit(reference.name) }
  }

  private mutating func visit(_ name: String) {
    guard let variable = entry.variable(name) else { return }
    if open.contains(where: name.isExactly) { return circular = name }
    if open.count >= StringEntry.mostNestedVariables { return isTooDeep = true }
    if let known = depths[ExactText(name)], known >= open.count { return }
    depths[ExactText(name)] = open.count
    open.append(name)
    for form in variable.forms {
      visit(FormatString(form.form.text, knowsOwnArgument: variable.knowsOwnArgument))
    }
    open.removeLast()
  }
}
