import Notifications

/// What the scenarios that a scenario includes, and those that these include, have wrong in them.
package struct IncludedMistakes {
  /// All mistakes of all of them, and those of the lines that include them.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The lines that cannot run: those of the files, and those that would
  /// include a file with mistakes.
  package private(set) var brokenLines: [LexedLine] = []
  /// The paths of the files that were looked through, each once.
  package private(set) var paths: Set<ExactText> = []
  /// What the lines of all of them and of the scenario itself call their pictures.
  package private(set) var pictureNames: Set<ExactText> = []
  /// The lines with which the scenario begins, those that it includes among them, up to the
  /// first at which time passes or something may come.
  package private(set) var firstLines: [ScenarioLine] = []
  private var isAtStart = true

  /// Looks through the files, each once.
  ///
  /// - Parameters:
  ///   - document: The scenario that includes; its own mistakes are not among them.
  ///   - files: How its lines find files.
  package init(in document: ScenarioDocument, files: ScenarioFiles) { add(document, files) }

  private mutating func add(_ document: ScenarioDocument, _ files: ScenarioFiles) {
    for line in document.lines {
      isAtStart = isAtStart && line.isOfStart
      if isAtStart { firstLines.append(line) }
      if let name = line.pictureName { pictureNames.insert(ExactText(name)) }
      guard let word = line.includedWord else { continue }
      do throws(Diagnostic) {
        let inclusion = try files.inclusion(of: word)
        add(inclusion, by: line)
      } catch {
        diagnostics.append(error)
        brokenLines.append(LexedLine(line))
      }
    }
  }

  private mutating func add(_ inclusion: Inclusion, by line: ScenarioLine) {
    if inclusion.document.isBroken { brokenLines.append(LexedLine(line)) }
    guard paths.insert(ExactText(inclusion.path)).inserted else { return }
    diagnostics += inclusion.document.diagnostics + inclusion.document.unheededLines
    brokenLines += inclusion.document.brokenLines
    add(inclusion.document, inclusion.files)
  }
}

extension ScenarioDocument {
  // What a file says of its own test counts where that is played: another
  // that includes it has its own.
  fileprivate var unheededLines: [Diagnostic] {
    lines.filter(\.isOfTest).map { line in
      let message =
        "\(line.verb.name) does nothing where its file is included; "
        + "write it in the scenario that includes it"
      return Diagnostic(line.place, .warning, message)
    }
  }
}

extension ScenarioLine {
  /// The word that names the scenario that it includes; nil for a line with another verb.
  fileprivate var includedWord: Word? {
    word(of: .scenario)
  }

  /// Whether it says how things are while no time passes and nothing comes.
  fileprivate var isOfStart: Bool {
    guard when == nil else { return false }
    return switch verb.family {
    case .world: verb.name != "world"
    case .device: true
    case .time: ["timezone", Verb.locale.name].contains(verb.name)
    case .appState, .appCode, .push, .list, .richView, .management, .settings, .focus, .history,
      .checks:
      isOfTest
    }
  }

  /// What it calls its picture; nil for a line that compares none.
  fileprivate var pictureName: String? {
    verb.name == Verb.snapshot.name ? word(of: .fileName)?.text : nil
  }
}

extension LexedLine {
  /// What is left of a line that was read: its verb and its words, without options.
  package init(_ line: ScenarioLine) {
    let verb = Word(line.verb.name, at: line.place)
    self.init(words: [verb] + line.arguments.words, place: line.place)
  }
}
