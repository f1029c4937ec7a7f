import Delivery
import Notifications

/// The words of a line on their way into a value: each part of the grammar takes its own.
///
///     var reader = LineReader(words, of: signature, at: place, in: context)
///     let app = try reader.next(appParameter)
///     let section = reader.option("in")
///
/// Words come in the order of the signature, and were checked against it before there was a state.
struct LineReader<Context> {
  /// Where the line begins.
  let place: Place
  /// What names and paths are looked up in; of an expectation nothing, which keeps
  /// them as they are written.
  let context: Context
  /// What the line expects, where its verb is `expect`.
  let expectation: Expectation?
  /// Every option, in the order of the line.
  let options: [OptionWord]
  /// What is said or done before the line’s own act: remarks, an app that
  /// stands in for a missing one.
  private(set) var preliminaries: [Act] = []
  // Nil for a first word that was left out.
  private var words: ArraySlice<Word?>
  // Looked up in few lines.
  private var namedZone: TimeZone?

  /// - Parameters:
  ///   - line: What stands behind the verb, or behind the subject of an
  ///     expectation; without mistakes.
  ///   - signature: What it was checked against.
  init(
    _ line: LexedLine, of signature: Signature, at place: Place, in context: Context,
    expecting expectation: Expectation? = nil
  ) {
    (self.place, self.context, self.expectation) = (place, context, expectation)
    options = line.options
    words = ((signature.skipsFirst(line.words.count) ? [nil] : []) + line.words)[...]
  }

  /// The next word.
  ///
  /// - Parameter parameter: What is asked for, for the complaint.
  /// - Throws: Where the line ends, which is found when it is read unless the table is wrong.
  mutating func next(_ parameter: Parameter) throws(Diagnostic) -> Word {
    if let word = nextIfAny() { return word }
    throw Diagnostic(place, .error, "\(parameter.usage) is missing")
  }

  /// The next word; nil where the line ends, or a first word was left out.
  mutating func nextIfAny() -> Word? { words.popFirst() ?? nil }

  /// All words that are left.
  ///
  /// Empty where none are left.
  mutating func rest() -> [Word] {
    defer { words = [] }
    return words.compactMap(\.self)
  }

  /// The same; nil for a keyword, which leaves nothing to say beside it.
  ///
  /// - Throws: At the keyword among other words.
  mutating func rest(or keyword: String) throws(Diagnostic) -> [Word]? {
    let given = rest()
    guard let word = given.first(where: { $0.isKeyword(keyword) }) else { return given }
    if given.count == 1 { return nil }
    throw Diagnostic(
      word.place, .error,
      "\"\(keyword)\" stands alone; leave it out, or put quotes around a text that says so")
  }

  /// The next word, which stays.
  var upcoming: Word? { words.first ?? nil }

  /// Refuses options beside a word that says all there is, such as `none`: they would
  /// be read and change nothing.
  ///
  /// - Parameter kept: Keys that may stand there all the same.
  func refuseOptions(beside word: Word, but kept: [String] = []) throws(Diagnostic) {
    let refused = options.filter { !kept.contains($0.key) }
    guard let first = refused.first else { return }
    let keys = refused.map { $0.key + "=" }.joined(separator: " ")
    throw Diagnostic(
      first.place, .error,
      "\"\(word.text)\" takes no \(keys); leave \(refused.count == 1 ? "it" : "them") out")
  }

  /// The value of an option; nil where it is not given.
  ///
  /// - Parameter key: Without the `=`.
  func option(_ key: String) -> Word? { options.first { $0.key == key }?.value }

  /// Says something; the line goes on.
  ///
  /// - Parameter diagnostics: Notes and warnings; an error is thrown, and
  ///   may have others beside it.
  mutating func remark(_ diagnostics: [Diagnostic]) {
    preliminaries += diagnostics.map(Act.remark)
  }

  /// Says all that is wrong with something that cannot be read, but for the
  /// worst, which is to be thrown.
  mutating func refusal(_ diagnostics: [Diagnostic], at place: Place) -> Diagnostic {
    let worst = diagnostics.worst(at: place)
    remark(diagnostics.filter { $0 != worst })
    return worst
  }

  /// Does something before the line's own act.
  ///
  /// - Parameter command: Performed even where the line's own act is refused.
  mutating func prepare(_ command: Command) { preliminaries.append(.command(command)) }
}

extension LineReader<ResolutionContext> {
  /// What names are looked up in.
  var state: State { context.state }

  /// The zone that times are read in: the device's, or the one that the line itself names before.
  var zone: TimeZone {
    get { namedZone ?? state.device.timeZone }
    set { namedZone = newValue }
  }
}
