import Notifications
import Scenarios

/// What broken lines of a scenario leave undone, and later lines then miss: complaints about that
/// would only hide the mistake itself.
struct Aftermath {
  private var files: [ExactText: BrokenLines] = [:]
  /// Those that were found as they were played: a file that includes
  /// theirs is played on after them.
  private var played: [ExactText: BrokenLines] = [:]

  /// Takes in the broken lines of a file.
  mutating func add(_ broken: [LexedLine]) {
    for line in broken { files[ExactText(line.place.path), default: BrokenLines()].add(line) }
  }

  /// Whether a complaint is worth telling; where it is, what its line leaves undone is taken in.
  ///
  /// - Parameters:
  ///   - complaint: What came up as the line was played, in the order of play.
  ///   - line: The line; nil where none was played.
  ///   - isKnown: Whether something is called so, or is by a line that can run.
  mutating func tells(
    _ complaint: Diagnostic, of line: ScenarioLine?, isKnown: (String) -> Bool
  ) -> Bool {
    if mayCause(complaint, of: line, isKnown) { return false }
    if let line, complaint.isMistakeOfLine {
      let broken = LexedLine(line)
      add([broken])
      played[ExactText(broken.place.path), default: BrokenLines()].add(broken)
    }
    return true
  }

  /// Whether a complaint may be there only because one of the lines before it did not run.
  private func mayCause(
    _ complaint: Diagnostic, of line: ScenarioLine?, _ isKnown: (String) -> Bool
  ) -> Bool {
    let path = ExactText(complaint.place.path)
    return files[path]?.before(complaint.place).mayCause(complaint, of: line, isKnown) == true
      || played.contains { $0.key != path && $0.value.mayCause(complaint, of: line, isKnown) }
  }
}

extension BrokenLines {
  /// Whether a complaint may be there only because one of them did not run.
  fileprivate func mayCause(
    _ complaint: Diagnostic, of line: ScenarioLine?, _ isKnown: (String) -> Bool
  ) -> Bool {
    switch complaint.precondition {
    case nil: false
    case .app(let name): install(isKnown) || mention(name)
    // Only a payload may lie in the bundle of an app that a line should have installed.
    case .file(let name):
      write(name) || line?.target.map { !isKnown($0) && install(isKnown) } == true
    case .declarations(let name): have(.declaring) || mention(name)
    // What stands nowhere else was to come from none of them, unless they make
    // things that name themselves.
    case .name(let name):
      mention(name) || have(.declaring) || (name.isAutomaticName && have(.naming))
        || (name.isNameOfGroup && have(.sending)) || (have(.acting) && isKnown(name))
    // A line that did not run took no time.
    case .clock: have(.settingClock)
    case .profile: have(.choosingSystem)
    case .state: have(.acting)
    }
  }
}

extension Diagnostic {
  /// Whether what is written in a line itself keeps it from being played: no rule is
  /// broken, and nothing is missing that a line before it could have brought about, as
  /// a file on the disk is not.
  fileprivate var isMistakeOfLine: Bool {
    guard severity == .error, rule == nil else { return false }
    return switch precondition {
    case nil, .file: true
    case .app, .declarations, .name, .clock, .profile, .state: false
    }
  }
}

extension String {
  /// Whether it is an app's thread, which is written in payloads.
  fileprivate var isNameOfGroup: Bool { utf8.contains(UInt8(ascii: "/")) }

  /// Whether notifications are called so that were given no name: `n7`, `l1` (K17, K18).
  fileprivate var isAutomaticName: Bool {
    guard let first = utf8.first, "nl".utf8.contains(first) else { return false }
    return !utf8.dropFirst().isEmpty
      && utf8.dropFirst().allSatisfy { "0123456789".utf8.contains($0) }
  }
}

/// The lines of a file that cannot run, with what they would have done as far as that can be told.
private struct BrokenLines {
  /// What a line would have done.
  enum Effect: CaseIterable {
    /// Something to the phone: checks, titles and notes do nothing to it, an unknown verb may.
    case acting
    /// It makes notifications, which are numbered: one less gives all that follow other names.
    case naming
    /// It sends a payload, of which nothing is known, not even its thread.
    case sending
    /// It installs an app; pushes, of which that depends on their app, are not among these.
    case installing
    /// It declares an app or a world.
    case declaring
    /// It sets what the clock reads.
    case settingClock
    /// It chooses the phone's system.
    case choosingSystem
  }

  // Of each kind, and of each word, where the first line stands.
  private var effects: [Effect: Place] = [:]
  private var words: [ExactText: Place] = [:]
  // The same of words as they are written, and of the apps that payloads were for.
  private var texts: [ExactText: Place] = [:]
  private var targets: [ExactText: Place] = [:]
  /// Where those end that count; nil where all of them do.
  private var end: Place?

  mutating func add(_ line: LexedLine) {
    let texts = line.words.map(\.text) + line.options.map(\.value.text)
    let known = Self.verb(texts)
    let found = Effect.allCases.filter { $0.isOf(known?.verb) }
    guard found.contains(.acting) else { return }
    for effect in found { effects[effect] = min(effects[effect] ?? line.place, line.place) }
    if found.contains(.sending) {
      let target = ExactText(known?.rest.first ?? "")
      targets[target] = min(targets[target] ?? line.place, line.place)
    }
    for text in texts.map(ExactText.init) {
      self.texts[text] = min(self.texts[text] ?? line.place, line.place)
    }
    for word in texts.joined(separator: " ").namedParts {
      words[word] = min(words[word] ?? line.place, line.place)
    }
  }

  /// Those up to a place.
  func before(_ place: Place) -> BrokenLines {
    var copy = self
    copy.end = place
    return copy
  }

  /// Whether one of them would have done something.
  func have(_ effect: Effect) -> Bool { counts(effects[effect]) }

  /// Whether one of them would have installed an app: a push to one that nothing
  /// knows installs a stand-in.
  func install(_ isKnown: (String) -> Bool) -> Bool {
    have(.installing) || targets.contains { counts($0.value) && !isKnown($0.key.text) }
  }

  /// Whether they contain a name, in any case.
  func mention(_ name: String) -> Bool {
    let parts = name.namedParts
    return !parts.isEmpty && parts.allSatisfy { counts(words[$0]) }
  }

  /// Whether a name is a word of one of them: what is wrong with a file is said once.
  func write(_ name: String) -> Bool { counts(texts[ExactText(name)]) }

  private func counts(_ place: Place?) -> Bool {
    guard let place else { return false }
    return end.map { place <= $0 } ?? true
  }

  private static let verbs = KnownNames(Verb.all.map(\.name))

  // With what stands behind it; a time may stand before it.
  private static func verb(_ words: [String]) -> (verb: Verb, rest: ArraySlice<String>)? {
    words.indices.prefix(2).firstNonNil { index in
      let word = words[index]
      return (Verb.named(word) ?? verbs.nearest(to: word).flatMap(Verb.named))
        .map { ($0, words[(index + 1)...]) }
    }
  }
}

extension BrokenLines.Effect {
  /// Whether a verb does that; nil for one that is not known, which may do anything
  /// but what must be declared.
  fileprivate func isOf(_ verb: Verb?) -> Bool {
    let name = verb?.name
    return switch self {
    case .acting: verb.map { $0.family != .checks && !["title", "note"].contains($0.name) } ?? true
    case .naming: name.map { Self.makingNotifications.contains($0) } ?? true
    case .sending: name == "push"
    case .installing: name.map { ["app", "world", "include"].contains($0) } ?? false
    case .declaring: name.map { ["app", "world", "include"].contains($0) } ?? false
    case .settingClock: name.map { ["device", "timezone", "include"].contains($0) } ?? false
    case .choosingSystem: name.map { ["device", "include"].contains($0) } ?? false
    }
  }

  private static let makingNotifications: Set<String> = [
    "push", "schedule", "schedule-legacy", "present-legacy", "world", "include", "app",
  ]
}

extension ScenarioLine {
  /// The app that it sends a payload to, as it is written; nil for a line that sends none.
  fileprivate var target: String? {
    verb.name == Verb.push.name ? arguments.words.first?.text : nil
  }
}

extension String {
  /// The parts of a name, without case: letters and digits between all other signs.
  fileprivate var namedParts: [ExactText] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map { ExactText(String($0)) }
  }
}
