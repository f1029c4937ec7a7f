import Files
import Notifications

/// A scenario that was read: its lines, and all mistakes in it.
///
///     let document = ScenarioDocument(bytes, path: "morning.scenario")
///     for mistake in document.diagnostics { print(mistake) }
///     for line in document.lines { try perform(line.acts(in: context)) }
///
/// All mistakes are found in one go; a line with one does not keep the others from running, but
/// `isBroken` says so.
package struct ScenarioDocument: Sendable {
  /// The lines that can run, in order.
  package private(set) var lines: [ScenarioLine] = []
  /// The lines that cannot run.
  package private(set) var brokenLines: [LexedLine] = []
  /// What is wrong with it, in the order of the file.
  package private(set) var diagnostics: [Diagnostic] = []
  /// Whether a line was read that says something else than the lines which stand before all others.
  private(set) var hasBegun = false
  /// Where each case is given, by its name.
  private(set) var casePlaces: [ExactText: Place] = [:]
  // What its case should give and does not.
  private var lackingKeys: [String] = []
  // What its case gives; nil where there is none.
  private var filling: CaseFilling?

  /// Reads a scenario; what depends on the state is looked up when a line runs.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, with a byte order mark or without.
  ///   - path: The path as it was given, for places.
  ///   - values: What stands in the place of `{key}`; nil leaves all braces.
  package init(_ bytes: [UInt8], path: String, filling values: ScenarioCase? = nil) {
    guard let values else {
      let mistake = EncodingMistake(bytes)
      self.init(FilledText(mistake?.mended(bytes) ?? bytes), path, mistake)
      return
    }
    let cases = ScenarioCases(bytes)
    self.init(
      FilledText(cases, values), path, cases.mistake, lacking: cases.lackingKeys(of: values),
      cases.all.flatMap { cases.slips(of: $0, path: path) }, givenBy: cases.origin(of: values))
  }

  /// Reads a scenario as one of its cases plays it: without the lines of the others, so that many
  /// cases take no longer than as many scenarios.
  ///
  /// - Parameters:
  ///   - cases: Those of the scenario, with its bytes.
  ///   - path: The path as it was given, for places.
  ///   - values: The case; nil for a scenario without cases.
  package init(_ cases: ScenarioCases, path: String, playing values: ScenarioCase?) {
    self.init(
      FilledText(cases, playing: values), path, cases.mistake,
      lacking: values.map(cases.lackingKeys) ?? [],
      values.map { cases.slips(of: $0, path: path) } ?? [], givenBy: values.map(cases.origin))
  }

  private init(
    _ text: FilledText, _ path: String, _ mistake: EncodingMistake?, lacking: [String] = [],
    _ slips: [Diagnostic] = [], givenBy origin: String? = nil, row: Int = 0
  ) {
    lackingKeys = lacking
    if let mistake {
      diagnostics = [mistake.diagnostic(text.file, path)]
      if mistake.isFatal { return }
    }
    if let complaint = text.complaint(path) { diagnostics.append(complaint) }
    filling = origin.map { CaseFilling(text, givenBy: $0, path) }
    var lexer = ScenarioLexer(text, path: path, row: row)
    while let line = lexer.next() { add(line) }
    // A quote that is filled in ends a word elsewhere on its line.
    let lexed = lexer.diagnostics.map { filling?.telling($0, played: $0.place) ?? $0 }
    diagnostics = (lexed + diagnostics.map { filling?.telling($0) ?? $0 } + slips)
      .ordered { $0.place < $1.place }
  }

  /// Reads one line, such as one typed by a person or sent by a program.
  ///
  /// - Parameters:
  ///   - text: May have several lines, where JSON does.
  ///   - path: What it comes from.
  ///   - number: On which line of that it begins, from 1.
  package init(line text: String, path: String = Diagnostic.typedPath, number: Int = 1) {
    let bytes = Array(text.utf8)
    self.init(FilledText(bytes), path, EncodingMistake(bytes), row: number - 1)
  }

  /// Whether it has a mistake that keeps it from running.
  package var isBroken: Bool { diagnostics.contains { $0.severity == .error } }

  private mutating func add(_ lexed: LexedLine) {
    var found: [Diagnostic] = []
    let line = ScenarioLine(lexed, &found)
    if !found.contains(where: { $0.severity == .error }), let mistake = line.flatMap(mistake) {
      found.append(mistake)
    }
    // Words that a strange blank holds together are wrong in ways that the author cannot see.
    if found.contains(where: { $0.severity == .error }), let blank = lexed.strangeBlank {
      found = [blank]
    }
    found += lexed.jsonMistakes
    if !found.isEmpty { found.tellUnfilledWords(of: lexed) }
    // What a key in braces is taken for says nothing of what is wrong: its case lacks it.
    let isUnfilled = !lackingKeys.isEmpty && lexed.has(unfilled: lackingKeys)
    if !isUnfilled { diagnostics += found }
    if let line, !lexed.isBroken, !found.contains(where: { $0.severity == .error }) {
      append(line)
    } else {
      brokenLines.append(lexed)
    }
  }

  private mutating func append(_ read: ScenarioLine) {
    var line = read
    line.filling = filling
    lines.append(line)
    hasBegun = hasBegun || !Self.isHeading(line.verb.name)
    if let name = line.caseName.map({ ExactText($0.text) }), casePlaces[name] == nil {
      casePlaces[name] = line.place
    }
  }
}

extension ScenarioLine {
  /// Understands the words of a line; nil where not even its verb is known.
  ///
  /// - Parameters:
  ///   - lexed: Its words.
  ///   - diagnostics: Gets what is wrong with them.
  init?(_ lexed: LexedLine, _ diagnostics: inout [Diagnostic]) {
    var rest = lexed
    var when: When?
    var whenPlace: Place?
    if let first = rest.words.first, first.form == .plain, When.looksLike(first.text) {
      when = When(first.text)
      whenPlace = first.place
      rest.words.removeFirst()
      if let mistake = Self.timeApart(first, rest.words.first) {
        diagnostics.append(mistake)
        return nil
      }
      if when == nil {
        diagnostics.append(Diagnostic(first.place, .error, When.complaint(about: first.text)))
      }
    }
    guard let name = rest.words.first else {
      if !lexed.isBroken {
        diagnostics.append(Diagnostic(lexed.place, .error, "a verb is missing here"))
      }
      return nil
    }
    guard let verb = Verb.named(name.text) else {
      diagnostics.append(Self.unknownVerb(name))
      return nil
    }
    rest.words.removeFirst()
    self.init(
      place: lexed.place, when: when, whenPlace: whenPlace, verb: verb,
      arguments: LexedLine(place: lexed.place))
    read(rest, &diagnostics)
  }

  // A date and a time, a sign and a length of time, or the parts of one.
  private static func timeApart(_ first: Word, _ next: Word?) -> Diagnostic? {
    guard let next, next.form == .plain, When.looksLike(next.text) else { return nil }
    let joined = ["T", ""].map { first.text + $0 + next.text }
    return joined.first { When($0) != nil }.map { .apart($0, at: first.place) }
  }

  private mutating func read(_ rest: LexedLine, _ diagnostics: inout [Diagnostic]) {
    if verb.signature.parameters.first?.kind == .expectation {
      expectation = Expectation(rest, at: place, &diagnostics)
    } else {
      verb.signature.check(rest, for: verb.name, &diagnostics)
      arguments = rest
    }
  }

  private static let verbs = KnownNames(Verb.all.map(\.name))

  private static func unknownVerb(_ word: Word) -> Diagnostic {
    // Elsewhere a line may be a payload, and who sends some looks for that here, too.
    if word.json != nil {
      return Diagnostic(
        word.place, .error,
        "a line begins with a verb; of a payload write push APP {…}, "
          + "or push - {…} where it names its app")
    }
    let near = suggestion(of: verbs.nearest(to: word.text), for: word.text)
    return Diagnostic(word.place, .error, "unknown verb \"\(word.text)\"\(near)")
  }
}

extension LexedLine {
  /// What is wrong with the JSON in it.
  var jsonMistakes: [Diagnostic] {
    (words + options.map(\.value)).compactMap(\.json).flatMap { source in
      JSONDocument.read(source, grammar: .ours).diagnostics.filter { $0.severity == .error }
    }
  }
}

extension ScenarioDocument {
  /// Whether a text begins as a line does: with a time or a verb.
  ///
  /// For what is typed: nothing else of it is looked at.
  package static func beginsLine(_ text: String) -> Bool {
    guard let word = text.split(separator: " ").first.map(String.init) else { return false }
    return When.looksLike(word) || Verb.named(word) != nil
  }
}
