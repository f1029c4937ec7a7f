import Notifications
import Scenarios

/// What broken lines of a scenario leave undone, and later lines then miss: complaints about that would only hide
/// the mistake itself.
struct Aftermath {
  private var lines: [BrokenLine] = []

  /// Takes in the broken lines of a file.
  mutating func add(_ broken: [LexedLine]) { lines += broken.map(BrokenLine.init).filter(\.mayAct) }

  /// Whether a complaint is worth telling; where it is, what its line leaves undone is taken in.
  ///
  /// - Parameters:
  ///   - complaint: What came up as the line was played, in the order of play.
  ///   - line: The line; nil where none was played.
  mutating func tells(_ complaint: Diagnostic, of line: ScenarioLine?) -> Bool {
    if mayCause(complaint) { return false }
    if let line, complaint.isMistakeOfLine { add([LexedLine(line)]) }
    return true
  }

  /// Whether a complaint may be there only because one of the lines before it did not run.
  private func mayCause(_ complaint: Diagnostic) -> Bool {
    let before = lines.filter {
      $0.place.path == complaint.place.path && $0.place <= complaint.place
    }
    if before.isEmpty { return false }
    return switch complaint.precondition {
    case nil: false
    case .app(let name), .file(let name):
      before.contains { $0.mayInstall || $0.mentions(name) }
    case .declarations(let name): before.contains { $0.declares || $0.mentions(name) }
    // Notifications are numbered, so that one push less gives all that follow other names.
    case .state: true
    }
  }
}

extension Diagnostic {
  /// Whether what is written in a line itself keeps it from being played: nothing is missing, and no rule is broken.
  fileprivate var isMistakeOfLine: Bool { severity == .error && precondition == nil && rule == nil }
}

/// A line that cannot run, with what it would have done as far as that can be told.
private struct BrokenLine {
  /// Where the line begins: path, line and column from 1.
  let place: Place
  private let verb: Verb?
  private let text: String

  init(_ line: LexedLine) {
    place = line.place
    let words = line.words.map(\.text) + line.options.map(\.value.text)
    text = words.joined(separator: " ").lowercased()
    verb =
      words.prefix(2).lazy.compactMap { word in
        Verb.named(word) ?? nearest(word, among: Verb.all.map(\.name)).flatMap(Verb.named)
      }.first
  }

  /// Whether it would have changed the phone: checks, titles and notes do not, an unknown verb may.
  var mayAct: Bool {
    verb.map { $0.family != .checks && !["title", "note"].contains($0.name) } ?? true
  }

  /// Whether it would have declared an app or a world.
  var declares: Bool { verb.map { ["app", "world", "include"].contains($0.name) } ?? false }

  /// Whether it would have installed an app: a push to an unknown app installs a stand-in.
  var mayInstall: Bool { declares || verb?.name == "push" }

  /// Whether a word or an option's value contains the name, in any case.
  func mentions(_ name: String) -> Bool { text.contains(name.lowercased()) }
}
