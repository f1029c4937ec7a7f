import Notifications

/// What an entry does with one argument.
///
/// The lint rules compare these between languages: a translation that takes an argument as another
/// kind crashes an app that formats in C's way.
package struct ArgumentUse: Hashable, Sendable {
  /// The number of the argument, from 1; 0 where a placeholder asks for that.
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
  package var arguments: [ArgumentUse] { argumentsFrom0.filter { $0.position > 0 } }

  /// L7: the same, with position 0 where a form uses that: there is no such argument, so that what
  /// it fills is empty.
  package var argumentsFrom0: [ArgumentUse] {
    var walk = ArgumentWalk(entry: self)
    var cursor = ArgumentCursor()
    walk.visit(FormatString(format.text), &cursor)
    return walk.uses.values.ordered { $0.position < $1.position }
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

  /// - Parameter argument: That of the variable whose form it is; nil in the entry's format.
  mutating func visit(
    _ format: FormatString, _ cursor: inout ArgumentCursor, argument: Int? = nil
  ) {
    visits += 1
    guard visits < Self.visitLimit else { return }
    for piece in format.pieces {
      switch piece {
      case .text, .percent, .malformed: break
      case .ownArgument: if let argument { note(argument, .integer) }
      case .placeholder(let placeholder): visit(placeholder, &cursor)
      case .variable(let reference): visit(reference, &cursor)
      }
    }
  }

  private mutating func visit(_ placeholder: FormatPlaceholder, _ cursor: inout ArgumentCursor) {
    for extent in [placeholder.width, placeholder.precision] where extent == .argument {
      note(cursor.takeNext(), .integer)
    }
    let kind = placeholder.kind
    note(cursor.take(placeholder.position, isNumber: kind != .text), kind)
  }

  private mutating func visit(
    _ reference: FormatString.VariableReference, _ cursor: inout ArgumentCursor
  ) {
    guard let variable = entry.variable(reference.name),
      !open.contains(where: variable.name.isExactly)
    else { return }
    let position = reference.position ?? variable.argument
    let index = cursor.take(position, isNumber: true)
    note(index, .integer, choosesForm: true)
    open.append(variable.name)
    for form in variable.forms {
      let format = FormatString(form.form.text, knowsOwnArgument: variable.knowsOwnArgument)
      var inner = ArgumentCursor(inFormOf: variable, index)
      visit(format, &inner, argument: index)
      if position == nil { cursor.pass(inner) }
    }
    open.removeLast()
  }

  private mutating func note(
    _ index: Int, _ kind: FormatPlaceholder.Kind, choosesForm: Bool = false
  ) {
    let known = uses[index]
    let isText = kind == .text && (known.map { $0.kind == .text } ?? true)
    uses[index] = ArgumentUse(
      position: index + 1, kind: isText ? .text : kind == .text ? known?.kind ?? .text : kind,
      choosesForm: choosesForm || known?.choosesForm ?? false,
      isPrinted: !choosesForm || known?.isPrinted ?? false)
  }
}
