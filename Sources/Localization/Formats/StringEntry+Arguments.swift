/// What an entry does with one argument.
///
/// The lint rules compare these between languages: a translation that takes an argument as another
/// kind crashes an app that formats in C's way.
package struct ArgumentUse: Hashable, Sendable {
  /// The number of the argument, from 1.
  package var position: Int
  /// What its placeholders take; a text only where no placeholder takes a number.
  package var kind: FormatPlaceholder.Kind
  /// Whether a variable's form is chosen by it.
  package var choosesForm: Bool
  /// Whether any form prints it; one that only chooses may be left out where nothing is to choose.
  package var isPrinted: Bool
}

extension StringEntry {
  /// Y16: the arguments that it uses in any of its forms, by position. Two languages should agree.
  /// A position that no form uses is missing, also between two that are used.
  package var arguments: [ArgumentUse] {
    var walk = ArgumentWalk(entry: self)
    walk.visit(FormatString(format.text), next: 0)
    return walk.uses.values.sorted { $0.position < $1.position }
  }
}

extension PluralVariable {
  /// Y17: the forms that it lacks of those that a language needs.
  ///
  /// - Parameter needed: As `PluralRules.needed` gives them.
  /// - Returns: In that order; empty where all are there.
  package func missingForms(of needed: [PluralCategory]) -> [PluralCategory] {
    needed.filter { self[$0] == nil }
  }
}

/// Goes through all forms of an entry as `FormatRenderer` goes through the chosen ones.
private struct ArgumentWalk {
  private static let visitLimit = 500

  /// The entry that is gone through.
  let entry: StringEntry
  private(set) var uses: [Int: ArgumentUse] = [:]
  private var open: [String] = []
  private var visits = 0

  init(entry: StringEntry) { self.entry = entry }

  /// - Returns: The argument that comes next, from 0.
  @discardableResult
  mutating func visit(
    _ format: FormatString, next: Int, own: Int? = nil, argument: Int? = nil
  ) -> Int {
    var (next, own) = (next, own)
    visits += 1
    guard visits < Self.visitLimit else { return next }
    for piece in format.pieces {
      switch piece {
      case .text, .percent, .malformed: break
      case .ownArgument: if let argument { note(argument, .integer, choosesForm: false) }
      case .placeholder(let placeholder):
        let index = index(placeholder.position, &next, &own, isNumber: placeholder.kind != .text)
        note(index, placeholder.kind, choosesForm: false)
      case .variable(let reference): visit(reference, &next, &own)
      }
    }
    return next
  }

  private mutating func visit(
    _ reference: FormatString.VariableReference, _ next: inout Int, _ own: inout Int?
  ) {
    guard let variable = entry.variable(reference.name), !open.contains(variable.name) else {
      return
    }
    let position = reference.position ?? variable.argument
    let index = index(position, &next, &own, isNumber: true)
    note(index, .integer, choosesForm: true)
    open.append(variable.name)
    for form in variable.forms {
      let format = FormatString(form.form.text, knowsOwnArgument: variable.knowsOwnArgument)
      let after =
        variable.isWholeText
        ? visit(format, next: 0)
        : visit(format, next: index + 1, own: index, argument: index)
      if position == nil { next = max(next, after) }
    }
    open.removeLast()
  }

  private func index(
    _ position: Int?, _ next: inout Int, _ own: inout Int?, isNumber: Bool
  ) -> Int {
    if let position { return max(0, position - 1) }
    if isNumber, let taken = own {
      own = nil
      return taken
    }
    next += 1
    return next - 1
  }

  private mutating func note(_ index: Int, _ kind: FormatPlaceholder.Kind, choosesForm: Bool) {
    let known = uses[index]
    let isText = kind == .text && (known.map { $0.kind == .text } ?? true)
    uses[index] = ArgumentUse(
      position: index + 1, kind: isText ? .text : kind == .text ? known?.kind ?? .text : kind,
      choosesForm: choosesForm || known?.choosesForm ?? false,
      isPrinted: !choosesForm || known?.isPrinted ?? false)
  }
}
