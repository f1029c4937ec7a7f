import Delivery
import Notifications
import Scenarios

/// What broken lines of a scenario leave undone, and later lines then miss: complaints about that would only hide
/// the mistake itself.
struct Aftermath {
  private var files: [String: BrokenLines] = [:]

  /// Takes in the broken lines of a file.
  mutating func add(_ broken: [LexedLine]) {
    for line in broken { files[line.place.path, default: BrokenLines()].add(line) }
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
    if mayCause(complaint, isKnown) { return false }
    if let line, complaint.isMistakeOfLine { add([LexedLine(line)]) }
    return true
  }

  /// Whether a complaint may be there only because one of the lines before it did not run.
  private func mayCause(_ complaint: Diagnostic, _ isKnown: (String) -> Bool) -> Bool {
    guard let lines = files[complaint.place.path]?.before(complaint.place) else { return false }
    return switch complaint.precondition {
    case nil: false
    case .app(let name), .file(let name): lines.have(.installing) || lines.mention(name)
    case .declarations(let name): lines.have(.declaring) || lines.mention(name)
    // What stands nowhere else was to come from none of them, unless they make things that name themselves.
    case .name(let name):
      lines.mention(name) || lines.have(.declaring)
        || (name.isAutomaticName && lines.have(.naming)) || (lines.have(.acting) && isKnown(name))
    // A line that did not run took no time.
    case .clock: lines.have(.settingClock)
    case .state: lines.have(.acting)
    }
  }
}

extension Diagnostic {
  /// Whether what is written in a line itself keeps it from being played: nothing is missing, and no rule is broken.
  fileprivate var isMistakeOfLine: Bool { severity == .error && precondition == nil && rule == nil }
}

extension String {
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
    /// It installs an app: a push to an unknown app installs a stand-in.
    case installing
    /// It declares an app or a world.
    case declaring
    /// It sets what the clock reads.
    case settingClock
  }

  // Of each kind, and of each word, where the first line stands.
  private var effects: [Effect: Place] = [:]
  private var words: [String: Place] = [:]
  private var end = Place("", line: .max, column: .max)

  mutating func add(_ line: LexedLine) {
    let texts = line.words.map(\.text) + line.options.map(\.value.text)
    let verb = Self.verb(texts)
    let found = Effect.allCases.filter { $0.isOf(verb) }
    guard found.contains(.acting) else { return }
    for effect in found { effects[effect] = min(effects[effect] ?? line.place, line.place) }
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
  func have(_ effect: Effect) -> Bool { effects[effect].map { $0 <= end } ?? false }

  /// Whether they contain a name, in any case.
  func mention(_ name: String) -> Bool {
    let parts = name.namedParts
    return !parts.isEmpty && parts.allSatisfy { words[$0].map { $0 <= end } ?? false }
  }

  private static let verbs = KnownNames(Verb.all.map(\.name))

  private static func verb(_ words: [String]) -> Verb? {
    words.prefix(2).firstNonNil { word in
      Verb.named(word) ?? verbs.nearest(to: word).flatMap(Verb.named)
    }
  }
}

extension BrokenLines.Effect {
  /// Whether a verb does that; nil for one that is not known, which may do anything but what must be declared.
  fileprivate func isOf(_ verb: Verb?) -> Bool {
    let name = verb?.name
    return switch self {
    case .acting: verb.map { $0.family != .checks && !["title", "note"].contains($0.name) } ?? true
    case .naming: name.map { Self.makingNotifications.contains($0) } ?? true
    case .installing: name.map { ["app", "world", "include", "push"].contains($0) } ?? false
    case .declaring: name.map { ["app", "world", "include"].contains($0) } ?? false
    case .settingClock: name.map { ["device", "timezone", "include"].contains($0) } ?? false
    }
  }

  private static let makingNotifications: Set<String> = [
    "push", "schedule", "schedule-legacy", "present-legacy", "world", "include", "app",
  ]
}

extension String {
  /// The parts of a name, without case: letters and digits between all other signs.
  fileprivate var namedParts: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
