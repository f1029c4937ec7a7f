import Notifications

/// Fills one entry's placeholders and variables (L5–L9, L24–L31).
///
/// One renderer fills one entry once. What goes wrong never stops it: the placeholder stays empty
/// or as it is, and a diagnostic says so. Only variables that contain themselves, and what grows
/// beyond all bounds, end the whole text, which then is its key (L29).
struct FormatRenderer {
  // Each form may name many variables: without a limit, eight levels of them would fill the memory.
  private static let expansionLimit = 200
  // So would a format that takes a long argument again and again.
  private static let byteLimit = 1 << 20

  private let entry: StringEntry
  private let use: TextUse
  private let arguments: [FormatArgument]
  private let rules: PluralRules
  private let options: LocalizationOptions
  private var isUsed: [Bool]
  private var steps: [TextStep] = []
  private var diagnostics: [Diagnostic] = []
  private var open: [String] = []
  private var expansions = 0
  private var fallsBackToKey = false
  // L7: placeholders that no argument was there for.
  private var lacking = 0
  // L7: arguments that no placeholder took.
  private var surplus: [FormatArgument] = []

  /// - Parameters:
  ///   - use: Decides about `%%`, about literals, and which argument a placeholder takes.
  ///   - arguments: In order; for a counted text the number first, then the list.
  ///   - language: The plural rules are its own.
  init(
    _ entry: StringEntry, _ use: TextUse, _ arguments: [FormatArgument], language: String,
    _ options: LocalizationOptions
  ) {
    (self.entry, self.use, self.arguments, self.options) = (entry, use, arguments, options)
    rules = PluralRules(language: language, hebrewMany: options[.hebrewMany])
    isUsed = Array(repeating: false, count: arguments.count)
  }

  /// Fills the entry from its start; it can be done once.
  ///
  /// - Returns: The words, the steps behind them, and at most twenty diagnostics.
  mutating func resolved() -> ResolvedText {
    var cursor = Cursor(place: entry.format.place)
    var words = fill(FormatString(entry.format.text), &cursor)
    if fallsBackToKey { words = entry.key }
    noteSurplus()
    if use == .local {
      let cleaned = FormatString(words).cleaned
      if cleaned != words { steps.append(.cleaned) }
      words = cleaned
    }
    if !arguments.isEmpty { steps.append(.arguments(arguments)) }
    if lacking > 0 { steps.append(.lacking(lacking)) }
    if !surplus.isEmpty { steps.append(.surplus(surplus)) }
    return ResolvedText(words: words, steps: steps, diagnostics: diagnostics)
  }

  private mutating func fill(_ format: FormatString, _ cursor: inout Cursor) -> String {
    var words = ""
    // H9: which piece takes the number.
    let taker = use == .placeholder ? format.numberTaker(in: entry) : nil
    for (index, piece) in format.pieces.enumerated() where !fallsBackToKey {
      switch piece {
      case .text(let text): words += text
      case .percent: words += use == .local ? "%%" : "%"
      case .placeholder(let placeholder) where use == .placeholder && taker != index:
        complain(cursor.place, placeholder.isLeftOut, rule: "H9")
      case .placeholder(let placeholder): words += self.words(of: placeholder, &cursor)
      case .variable(let reference): words += self.words(of: reference, &cursor)
      case .ownArgument: words += ownArgument(cursor)
      case .malformed(let malformed):
        complain(cursor.place, "'\(malformed.source)' \(malformed.complaint)", rule: "L24")
        words += use == .placeholder ? "" : malformed.source
      }
      if words.utf8.count > Self.byteLimit, !fallsBackToKey {
        fallBack("the text is longer than \(Self.byteLimit.inBytes); the key is shown")
      }
    }
    return words
  }

  // MARK: Placeholders

  private mutating func words(of placeholder: FormatPlaceholder, _ cursor: inout Cursor) -> String {
    var placeholder = placeholder
    var width = extent(placeholder.width, &cursor)
    // As in C: an argument below 0 is a width from the left, and no precision.
    if let given = width, given < 0 {
      placeholder.flags += "-"
      width = -given
    }
    let precision = extent(placeholder.precision, &cursor).flatMap { $0 < 0 ? nil : $0 }
    let index = index(of: placeholder, &cursor)
    guard let argument = argument(index) else {
      lacking += 1
      let message = "'\(placeholder.source)' has no argument; it is left empty"
      complain(cursor.place, message, rule: "Y16")
      return ""
    }
    let rendering = rendering(placeholder, argument, width, precision)
    if let complaint = rendering.complaint {
      complain(
        cursor.place, "'\(placeholder.source)' \(complaint)", rendering.severity,
        rule: rendering.rule)
    }
    return inDigits(rendering.words, placeholder)
  }

  private func rendering(
    _ placeholder: FormatPlaceholder, _ argument: FormatArgument, _ width: Int? = nil,
    _ precision: Int? = nil
  ) -> FormatPlaceholder.Rendering {
    var placeholder = placeholder
    // T5, H9: how many notifications there are has no limit, whatever an app takes `%u` for.
    if use.isCounted, placeholder.length.isEmpty { placeholder.length = "l" }
    return placeholder.rendering(of: argument, width: width, precision: precision)
  }

  private func index(of placeholder: FormatPlaceholder, _ cursor: inout Cursor) -> Int {
    let (position, isNumber) = (placeholder.position, placeholder.kind != .text)
    // H9: what takes a placeholder's number takes it at whatever position is written.
    if use == .placeholder { return 0 }
    // T5: a summary has one number and one text, in whichever order they stand.
    if use == .summary, position == nil { return isNumber ? 0 : 1 }
    return cursor.arguments.take(position, isNumber: isNumber)
  }

  private mutating func argument(_ index: Int) -> FormatArgument? {
    guard arguments.indices.contains(index) else { return nil }
    isUsed[index] = true
    return arguments[index]
  }

  private mutating func extent(_ extent: FormatPlaceholder.Extent?, _ cursor: inout Cursor) -> Int?
  {
    switch extent {
    case nil: return nil
    case .fixed(let number): return number
    case .argument:
      guard case .integer(let number) = argument(cursor.arguments.takeNext()) else { return nil }
      return Int(max(-1000, min(1000, number)))
    }
  }

  private mutating func ownArgument(_ cursor: Cursor) -> String {
    guard let variable = cursor.variable, let argument = argument(cursor.argument) else {
      return ""
    }
    let format = FormatString("%" + variable.specifier)
    guard let placeholder = format.placeholders.first, format.pieces.count == 1 else {
      return argument.words
    }
    return inDigits(rendering(placeholder, argument).words, placeholder)
  }

  /// L31.
  private func inDigits(_ words: String, _ placeholder: FormatPlaceholder) -> String {
    guard options[.nativeDigits], placeholder.kind != .text,
      LanguageTag(rules.language).language == "ar"
    else { return words }
    return words.inArabicIndicDigits
  }

  // MARK: Variables

  private mutating func words(
    of reference: FormatString.VariableReference, _ cursor: inout Cursor
  ) -> String {
    if reference.lacksDollar {
      let message = "'\(reference.source)' lacks a $; write '\(reference.corrected)'"
      complain(cursor.place, message, rule: "L24")
    }
    guard let variable = entry.variable(reference.name) else {
      complainOfUnknown(reference, cursor.place)
      return reference.source
    }
    guard mayOpen(variable) else { return "" }
    let position = reference.position ?? variable.argument
    // T5: what a summary chooses by is its number.
    let index = use.isCounted ? 0 : cursor.arguments.take(position, isNumber: true)
    guard let form = form(of: variable, argument(index)) else {
      let name = variable.isWholeText ? "\"\(entry.key)\"" : "the variable \"\(variable.name)\""
      let message = "\(name) has no form \"other\""
      complain(variable.place, message, .error, rule: "Y17")
      return variable.isWholeText ? entry.key : reference.source
    }
    open.append(variable.name)
    var inner = Cursor(
      arguments: ArgumentCursor(inFormOf: variable, index), variable: variable, argument: index,
      place: form.place)
    let format = FormatString(form.text, knowsOwnArgument: variable.knowsOwnArgument)
    let words = fill(format, &inner)
    open.removeLast()
    if position == nil { cursor.arguments.pass(inner.arguments) }
    return words
  }

  /// L29: depth and cycles end the whole text.
  private mutating func mayOpen(_ variable: PluralVariable) -> Bool {
    expansions += 1
    let isCircle = open.contains(where: variable.name.isExactly)
    let isTooDeep = isCircle || open.count >= StringEntry.mostNestedVariables
    guard isTooDeep || expansions > Self.expansionLimit else { return !fallsBackToKey }
    let tooMany = "the forms name more than \(Self.expansionLimit) variables; the key is shown"
    // What is wrong with the entry, whichever of its forms led here: a rule says the same of it.
    fallBack((isTooDeep ? entry.nestingMistake?.message : nil) ?? tooMany)
    return false
  }

  private mutating func fallBack(_ message: String) {
    fallsBackToKey = true
    // Many a small complaint does not keep this one back.
    if !maySayMore { diagnostics.removeLast() }
    complain(entry.place, message, .error, rule: "L29")
  }

  /// L9, L26: the form for a number.
  private mutating func form(
    of variable: PluralVariable, _ argument: FormatArgument?
  ) -> StringForm? {
    if !rules.areBuiltIn, let problem = LanguageData.problem {
      complain(variable.place, problem, .error)
    }
    let (category, number) = category(of: argument, hasZero: variable[.zero] != nil)
    let own = variable[category].map { ($0, category) }
    guard let (form, taken) = own ?? variable[.other].map({ ($0, .other) }) else { return nil }
    steps.append(
      .plural(
        PluralChoice(
          variable: variable.name, number: number, category: category, taken: taken, form: form)))
    return form
  }

  private func category(
    of argument: FormatArgument?, hasZero: Bool
  ) -> (PluralCategory, number: String?) {
    let number: Int64
    switch argument {
    case .integer(let integer): number = integer
    case .string(let words):
      guard !options[.noNumericStrings], let parsed = Int64(words) else { return (.other, nil) }
      number = parsed
    case .real(let real):
      let category = real == 0 && hasZero ? .zero : rules.category(of: real)
      return (category, String(real))
    case nil: return (.other, nil)
    }
    let category = number == 0 && hasZero ? .zero : rules.category(of: number)
    return (category, String(number))
  }

  // MARK: Complaints

  /// L7: what no form takes (Y16). A summary without `%@` leaves its list on purpose.
  private mutating func noteSurplus() {
    let isBroken = fallsBackToKey || diagnostics.contains { $0.severity == .error }
    guard !use.isCounted, !isBroken, let first = unused.first else { return }
    surplus = unused.map { arguments[$0] }
    let message =
      "\(surplus.count.counted("argument")) more than placeholders; the first is “\(arguments[first].words)”"
    complain(entry.format.place, message, rule: "Y16")
  }

  private var unused: [Int] {
    let unused = isUsed.indices.filter { !isUsed[$0] }
    if unused.isEmpty || entry.variables.isEmpty { return unused }
    let taken = Set(entry.arguments.map(\.position))
    return unused.filter { !taken.contains($0 + 1) }
  }

  private mutating func complainOfUnknown(
    _ reference: FormatString.VariableReference, _ place: Place
  ) {
    // What is not told needs no search for what was meant.
    guard maySayMore else { return }
    let advice = suggestion(for: reference.name, among: entry.variables.map(\.name))
    let message = "'\(reference.source)' names no variable of this entry\(advice)"
    complain(place, message, .error, rule: "L24")
  }

  private var maySayMore: Bool { diagnostics.count < 20 }

  private mutating func complain(
    _ place: Place, _ message: String, _ severity: Diagnostic.Severity = .warning,
    rule: RuleID? = nil
  ) {
    guard maySayMore else { return }
    diagnostics.append(Diagnostic(place, severity, message, rule: rule))
  }
}
