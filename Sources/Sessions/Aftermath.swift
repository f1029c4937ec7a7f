import Notifications
import Scenarios

/// What broken lines of a scenario leave undone, and later lines then miss: complaints about that would only hide
/// the mistake itself.
struct Aftermath {
  private var lines: [BrokenLine] = []

  /// Takes in the broken lines of a file.
  mutating func add(_ broken: [LexedLine]) { lines += broken.map(BrokenLine.init).filter(\.mayAct) }

  /// Whether a complaint may be there only because one of the lines before it did not run.
  func mayCause(_ complaint: Diagnostic) -> Bool {
    let before = lines.filter {
      $0.place.path == complaint.place.path && $0.place <= complaint.place
    }
    if before.isEmpty { return false }
    // What is named is known by another line or by none; whatever else is wrong may be otherwise after that line.
    guard let name = complaint.message.quotedName, !complaint.isAboutList else { return true }
    if complaint.mayLackApp, before.contains(where: \.mayInstall) {
      return true
    }
    return before.contains { $0.mentions(name) }
  }
}

/// A line that cannot run, with what it would have done as far as that can be told.
private struct BrokenLine {
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

  // Checks and names change nothing.
  var mayAct: Bool {
    verb.map { $0.family != .checks && !["title", "note"].contains($0.name) } ?? true
  }

  var mayInstall: Bool { verb.map { ["app", "world", "push"].contains($0.name) } ?? false }

  func mentions(_ name: String) -> Bool { text.contains(name.lowercased()) }
}

extension Diagnostic {
  // Payloads lie in bundles too.
  fileprivate var mayLackApp: Bool {
    ["unknown app", "there is no file"].contains { message.hasPrefix($0) }
  }

  // Notifications are numbered, so that one push less gives all that follow other names.
  fileprivate var isAboutList: Bool {
    [
      "unknown notification", "no group", "no notification, group or app",
      "clock only goes forward",
    ].contains {
      message.contains($0)
    }
  }
}

extension String {
  /// The first name in straight quotes.
  fileprivate var quotedName: String? {
    let parts = split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }
}
