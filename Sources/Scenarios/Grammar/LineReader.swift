import Delivery
import Notifications

/// The arguments of a line on their way into an act: each part of the grammar takes its own.
///
///     var reader = LineReader(line, in: context)
///     let app = try reader.next(appParameter)
///     let section = reader.option("in")
///
/// Words come in the order of the signature, and were checked against it before there was a state.
struct LineReader {
  /// Where the line begins.
  let place: Place
  /// What names and paths are looked up in.
  let context: ResolutionContext
  /// What the line expects, where its verb is `expect`.
  let expectation: Expectation?
  /// The zone that times are read in: the device's, or the one that the line itself names before.
  var zone: TimeZone
  /// What is said or done before the line’s own act: remarks, an app that stands in for a missing one.
  private(set) var preliminaries: [Act] = []
  // Nil for a first word that was left out.
  private var words: ArraySlice<Argument?>
  private let arguments: VerbArguments

  /// - Parameter line: Read without an error.
  init(_ line: ScenarioLine, in context: ResolutionContext) {
    place = line.place
    expectation = line.expectation
    arguments = line.arguments
    zone = context.state.device.timeZone
    let isFirstMissing = line.verb.signature.skipsFirst(arguments.positional.count)
    words = ((isFirstMissing ? [nil] : []) + arguments.positional)[...]
    self.context = context
  }

  /// What names are looked up in.
  var state: State { context.state }

  /// The next word.
  ///
  /// - Parameter parameter: What is asked for, for the complaint.
  /// - Throws: Where the line ends, which is found when it is read unless the table is wrong.
  mutating func next(_ parameter: Parameter) throws(Diagnostic) -> Argument {
    if let argument = nextIfAny() { return argument }
    throw Diagnostic(place, .error, "\(parameter.usage) is missing")
  }

  /// The next word; nil where the line ends, or a first word was left out.
  mutating func nextIfAny() -> Argument? { words.popFirst() ?? nil }

  /// All words that are left.
  ///
  /// Empty where none are left.
  mutating func rest() -> [Argument] {
    defer { words = [] }
    return words.compactMap(\.self)
  }

  /// The value of an option; nil where it is not given.
  ///
  /// - Parameter key: Without the `=`.
  func option(_ key: String) -> Argument? { arguments[key] }

  /// Every option, in the order of the line.
  var options: [VerbArguments.Named] { arguments.options }

  /// Says something; the line goes on.
  ///
  /// - Parameter diagnostics: Notes and warnings; an error is thrown.
  mutating func remark(_ diagnostics: [Diagnostic]) {
    preliminaries += diagnostics.map(Act.remark)
  }

  /// Does something before the line's own act.
  ///
  /// - Parameter command: Performed even where the line's own act is refused.
  mutating func prepare(_ command: Command) { preliminaries.append(.command(command)) }
}

extension Argument {
  /// The error about a word that was checked and still cannot be understood: the table is wrong.
  var mistake: Diagnostic { Diagnostic(place, .error, "“\(text)” cannot be read here") }
}
