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

/// Y16: a placeholder by which a form takes as a text what another form of its variable takes as a
/// number.
package struct MixedArgument: Hashable, Sendable {
  /// Where the form begins.
  package var place: Place
  /// The placeholder, as it is written.
  package var source: String
  /// The number of its argument, from 1.
  package var position: Int
  /// The form that prints it as a number.
  package var number: PluralForm
  /// The argument that is a text there, and which the first form does not print; nil where none is.
  package var meant: Int?
}

extension StringEntry {
  /// Y16: the forms that disagree with another about what an argument is: the first placeholder of
  /// each.
  package var mixedArguments: [MixedArgument] {
    var walk = ArgumentWalk(entry: self, seesForms: true)
    var cursor = ArgumentCursor()
    walk.visit(FormatString(format.text), &cursor)
    return walk.forms.compactMap { form in walk.forms.firstNonNil { form.mistake(beside: $0) } }
  }
}

/// What a form prints itself, apart from the variables in it.
private struct FormArguments {
  /// The variable whose form it is.
  let variable: String
  let form: PluralForm
  var texts: [(position: Int, source: String)] = []
  var numbers: Set<Int> = []

  func mistake(beside other: Self) -> MixedArgument? {
    guard variable.isExactly(other.variable), form.category != other.form.category,
      let (position, source) = texts.first(where: { other.numbers.contains($0.position) })
    else { return nil }
    let meant = other.texts.map(\.position).first { wanted in
      !numbers.contains(wanted) && !texts.contains { $0.position == wanted }
    }
    return MixedArgument(
      place: form.form.place, source: source, position: position, number: other.form, meant: meant)
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
  /// The forms that were gone through, where they are asked for.
  private(set) var forms: [FormArguments] = []
  private let seesForms: Bool
  private var current: FormArguments?
  private var open: [String] = []
  private var visits = 0

  init(entry: StringEntry, seesForms: Bool = false) {
    (self.entry, self.seesForms) = (entry, seesForms)
  }

  /// - Parameter argument: That of the variable whose form it is; nil in the entry's format.
  mutating func visit(
    _ format: FormatString, _ cursor: inout ArgumentCursor, argument: Int? = nil
  ) {
    visits += 1
    guard visits < Self.visitLimit else { return }
    for piece in format.pieces {
      switch piece {
      case .text, .percent, .malformed: break
      case .ownArgument:
        if let argument {
          note(argument, .integer)
          current?.numbers.insert(argument + 1)
        }
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
    let index = cursor.take(placeholder.position, isNumber: kind != .text)
    note(index, kind)
    // There is no argument 0; that is told by itself.
    if index < 0 { return }
    if kind == .text {
      current?.texts.append((index + 1, placeholder.source))
    } else {
      current?.numbers.insert(index + 1)
    }
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
    let outer = current
    for form in variable.forms {
      if seesForms { current = FormArguments(variable: variable.name, form: form) }
      let format = FormatString(form.form.text, knowsOwnArgument: variable.knowsOwnArgument)
      var inner = ArgumentCursor(inFormOf: variable, index)
      visit(format, &inner, argument: index)
      if position == nil { cursor.pass(inner) }
      if let current { forms.append(current) }
    }
    current = outer
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
