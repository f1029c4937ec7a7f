import Notifications

/// What a scenario says of its own test; on the phone it does nothing.
package enum TestDirective: Hashable, Sendable {
  /// Words by which tests are chosen.
  case tags([String])
  /// Why it is not played.
  case skip(String)
  /// Why it is known to fail.
  case fails(String)
  /// What is filled in when it is played once more.
  case `case`(ScenarioCase)

  /// The verbs of the lines that say it.
  package static let verbs = Verb.directives.map(\.name)
}

/// What a scenario says of its own test before its first other line.
package struct TestDirectives: Equatable, Sendable {
  /// The words by which tests are chosen, in the order of the file.
  package private(set) var tags: [String] = []
  /// Why it is not to be played; nil where it is.
  package private(set) var skipReason: String?
  /// Why it is known to fail; nil where it has to pass.
  package private(set) var failureReason: String?
  // Where that is said, without the path.
  private var failurePlace: Place?

  /// Reads no further than the first line that says something else.
  ///
  /// - Parameters:
  ///   - cases: Those of the scenario, with its bytes.
  ///   - values: The case that is played; nil for a scenario without cases.
  package init(_ cases: ScenarioCases, playing values: ScenarioCase?) {
    guard cases.mistake == nil else { return }
    var lexer = ScenarioLexer(FilledText(cases, playing: values), path: "")
    var skipCount = 0
    while let line = lexer.next(), let verb = line.words.first?.text,
      ScenarioDocument.isHeading(verb)
    {
      let words = line.words.dropFirst().map(\.text)
      switch verb {
      case Verb.tag.name: tags += words
      // More than one word, or line, is a mistake, which is told when the line is read.
      case Verb.skip.name:
        skipCount += 1
        skipReason = words.count == 1 && skipCount == 1 ? words.first : nil
      case Verb.fails.name: (failureReason, failurePlace) = (words.first, line.place)
      default: break
      }
    }
  }
}

extension TestDirectives {
  /// The lines that say it.
  package var lines: [String] {
    let reasons = [(Verb.skip, skipReason), (Verb.fails, failureReason)]
    let tagLine = ([Verb.tag.name] + tags.map(\.scenarioWord)).joined(separator: " ")
    return (tags.isEmpty ? [] : [tagLine])
      + reasons.compactMap { verb, reason in reason.map { "\(verb.name) \($0.quoted)" } }
  }

  /// Where a file says why it is known to fail.
  package func failurePlace(in path: String) -> Place {
    failurePlace.map { Place(path, line: Int($0.line), column: Int($0.column)) } ?? Place(path)
  }
}

extension ScenarioDocument {
  /// A scenario with more lines behind those that have to stand before all others.
  package static func beginning(_ text: String, with lines: [String]) -> String {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let headings = all.prefix { line in
      let verb = line.split(separator: " ", maxSplits: 1).first.map(String.init) ?? ""
      return verb.isEmpty || verb.hasPrefix("#") || isHeading(verb)
    }
    return (headings + lines + all[headings.count...]).joined(separator: "\n")
  }

  /// Whether lines with this verb stand before all others: they say something of the scenario.
  package static func isHeading(_ verb: String) -> Bool {
    verb == Verb.title.name || TestDirective.verbs.contains(verb)
  }

  /// What is wrong with a line that says something of the scenario's test; nil where nothing is.
  func mistake(inPlaceOf line: ScenarioLine) -> Diagnostic? {
    let name = line.verb.name
    guard TestDirective.verbs.contains(name) else { return nil }
    if let place = line.whenPlace {
      return Diagnostic(place, .error, "\(name) is of the whole scenario; write no time before it")
    }
    if hasBegun {
      return Diagnostic(
        line.place, .error, "\(name) stands before all lines but title; move it to the top")
    }
    return repetition(of: line)
  }

  private func repetition(of line: ScenarioLine) -> Diagnostic? {
    let name = line.verb.name
    if [Verb.skip.name, Verb.fails.name].contains(name),
      let first = lines.first(where: { $0.verb.name == name })
    {
      return Diagnostic(
        line.place, .error,
        "\(name) stands in line \(first.place.line) already; a scenario has one reason")
    }
    guard let word = line.caseName, let first = casePlaces[ExactText(word.text)] else { return nil }
    return Diagnostic(
      word.place, .error,
      "a case is called “\(word.text)” already, in line \(first.line); give it another name")
  }
}

extension ScenarioLine {
  /// Whether it says something of the test that its file is.
  package var isOfTest: Bool { TestDirective.verbs.contains(verb.name) }

  /// What it calls a case; nil for a line that gives none.
  var caseName: Word? { verb.name == ScenarioCase.verb ? arguments.words.first : nil }
}
