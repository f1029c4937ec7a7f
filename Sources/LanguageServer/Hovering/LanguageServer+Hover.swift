import Delivery
import Explaining
import Files
import JSONRPC
import Notifications
import Scenarios
import Sessions

// What stands at the cursor, in words.
extension LanguageServer {
  /// What there is to say about a place; null where there is nothing.
  mutating func hover(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let (document, offset) = try place(params)
    let own =
      keyHover(document, offset) ?? scenarioHover(document, offset) ?? payloadHover(document)
    let rules = ruleHover(document, offset)
    let words = [own?.words, rules?.words].compactMap(\.self)
    guard let bytes = own?.bytes ?? rules?.bytes, !words.isEmpty else { return .null }
    return [
      "contents": ["kind": "markdown", "value": .string(words.joined(separator: "\n\n---\n\n"))],
      "range": range(bytes, in: document.text),
    ]
  }

  private typealias Hover = (words: String, bytes: Range<Int>)

  private mutating func scenarioHover(_ document: OpenDocument, _ offset: Int) -> Hover? {
    guard let outline = outline(document.uri), let line = outline.line(at: offset) else {
      return nil
    }
    let word = outline.word(at: offset)
    if let word, let words = words(about: word, document) { return (words, word.bytes) }
    guard let verb = line.verb else { return nil }
    let verdict = document.analysis?.verdict(
      ofLine: document.text.lineNumber(of: line.bytes.lowerBound), in: document.text)
    let words = [verdict?.words, verb.words].compactMap(\.self)
    return (words.joined(separator: "\n\n"), line.bytes)
  }

  // What a word says by itself; nil where its line says more.
  private func words(about word: OutlinedWord, _ document: OpenDocument) -> String? {
    switch word.role {
    case .parameter(.rule), .optionValue(_, .rule?):
      Rule.named(RuleID(word.word.text)).map(\.words)
    case .parameter(.payload) where word.word.json == nil:
      locations.files(folder: FilePath(document.uri.path).folder).locate(word.word.text)
        .flatMap(saying)
    case .optionKey(let summary?): "`\(word.word.text)=` \(summary)"
    case .parameter(.notification), .parameter(.notificationOrGroup), .parameter(.anything),
      .optionValue("id", _):
      document.analysis?.session.flatMap { $0.state.words(ofNamed: word.word) }
    case .parameter, .optionValue, .optionKey, .when, .verb, .keyword, .unknown: nil
    }
  }

  private mutating func keyHover(_ document: OpenDocument, _ offset: Int) -> Hover? {
    guard let key = key(document, offset) else { return nil }
    let texts = KeyTexts(key)
    let uses = uses(of: key).map { use in
      "- \(FilePath(use.path).name):\(use.text.lineNumber(of: use.bytes.lowerBound))"
    }
    guard !texts.entries.isEmpty || !uses.isEmpty else { return nil }
    let used = uses.isEmpty ? "no file asks for it" : "used in\n" + uses.joined(separator: "\n")
    return (texts.markdown + "\n\n" + used, key.bytes)
  }

  // What the phone would say, as text.
  private func payloadHover(_ document: OpenDocument) -> Hover? {
    guard document.kind == .payload, let words = saying(document.uri.path) else { return nil }
    return (words, 0..<document.text.bytes.count)
  }

  /// What the phone says of what is sent in a file; nil where nothing can be sent.
  private func saying(_ path: String) -> String? {
    guard let opening = try? LoadedInput([path], settings: settings, locations: locations) else {
      return nil
    }
    var run = HeadlessRun(opening)
    run.play()
    let session = run.session
    let said = session.state.notifications.indices.map { number in
      session.state.words(ofNumber: number) + "\n\n" + session.explanation(of: number).answer
    }
    return said.isEmpty ? nil : said.joined(separator: "\n\n")
  }

  private func ruleHover(_ document: OpenDocument, _ offset: Int) -> Hover? {
    let path = document.uri.path
    let own = (document.analysis?.findings ?? []).filter { finding in
      guard finding.place.path.isExactly(path), finding.rule != nil else { return false }
      let bytes = finding.range(in: document.text)
      return bytes.lowerBound <= offset && offset <= bytes.upperBound
    }
    let rules = own.compactMap(\.rule).compactMap { Rule.named($0) }
    guard let first = own.first, !rules.isEmpty else { return nil }
    let words = rules.uniqued(on: \.id).map(\.words)
    return (words.joined(separator: "\n\n"), first.range(in: document.text))
  }
}

extension Rule {
  /// Its id, what it says, and where it comes from.
  fileprivate var words: String { "**\(id)** \(sentence)\n\n_\(source)_" }
}

extension Verb {
  /// What its lines do, how they are written, and one of them.
  fileprivate var words: String {
    let options = signature.options.map { "- `\($0.key)=` \(summary(of: $0))" }
    let told = summary + (feature.map { "; \($0.span)" } ?? "")
    let words = spansOfWords.map { "- `\($0.word)` \($0.span)" }
    let rows = [told, "", "```\n\(usage)\n\(example)\n```"] + words + options
    return rows.joined(separator: "\n")
  }
}

extension Analysis.Verdict {
  /// `holds`, or `does not hold: …` with what differs.
  fileprivate var words: String {
    switch self {
    case .holds: "holds"
    case .fails(let failure, _, let cases):
      [Self.words(failure, cases), failure.firstDifference].compactMap(\.self)
        .joined(separator: "\n\n")
    }
  }

  private static func words(_ failure: ExpectationFailure, _ cases: [String]) -> String {
    let names = cases.isEmpty ? "" : " in [\(cases.joined(separator: ", "))]"
    return "does not hold\(names): \(failure.expected), but found \(failure.actual)"
  }
}

extension State {
  /// What a notification says, by its name; nil where none has it.
  fileprivate func words(ofNamed word: Word) -> String? {
    (try? delivery(word, by: DeliveryIndex(of: self))).map(words(ofNumber:))
  }

  /// The app, the title, the subtitle and the body, as the list has them.
  fileprivate func words(ofNumber number: Int) -> String {
    let shown = shown(number)
    let texts = [shown.title, shown.subtitle, shown.body].compactMap(\.self)
    return ([shown.appName.asCode] + texts.map(\.asCode)).joined(separator: "\n\n")
  }
}
