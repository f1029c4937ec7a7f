import Files
import Notifications

/// What is wrong with what was opened and played, and with the files of the apps.
package struct ComplaintLog {
  /// Complaints about what was opened and played, in the order they were made.
  package private(set) var said: [Diagnostic]
  /// What was found in the files of the apps, and in scenarios that declare apps themselves, when they
  /// were last checked; nil before that.
  private(set) var found: [Diagnostic]?
  /// The system that they were last checked for; nil before that.
  var system: Profile?
  // Those by where they are: each frame asks for all.
  private var foundAt: [Place: [Diagnostic]] = [:]

  /// Begins with what is wrong with what was opened.
  init(_ said: [Diagnostic]) { self.said = said }

  /// All there is: what was said, then what was found; what a check says with more
  /// words is said in those alone.
  package var all: [Diagnostic] {
    guard let found else { return said }
    return said.filter { short in
      foundAt[short.place]?.contains { $0.continues(short) } != true
    } + found
  }

  /// Adds a complaint; nil is none.
  mutating func add(_ complaint: Diagnostic?) { said += [complaint].compactMap(\.self) }

  /// Adds complaints.
  mutating func add(_ new: [Diagnostic]) { said += new }

  /// Adds complaints, but for those that were said in these words already.
  mutating func add(unsaid new: [Diagnostic]) { said += unsaid(new) }

  /// Takes back what was said in these words, however it was weighed.
  mutating func remove(_ old: [Diagnostic]) { said = Self.without(old, said) }

  private func unsaid(_ new: [Diagnostic]) -> [Diagnostic] { Self.without(said, new) }

  private static func without(_ old: [Diagnostic], _ all: [Diagnostic]) -> [Diagnostic] {
    let told = Set(old.map { [$0.place.description, $0.message] })
    return all.filter { !told.contains([$0.place.description, $0.message]) }
  }

  /// Takes back what was concluded about payloads from what their apps declare.
  ///
  /// - Parameter apps: The names of the apps, as `Diagnostic.Precondition` has them.
  /// - Returns: The files that it was said of.
  mutating func takeConclusions(from apps: [String]) -> Set<ExactText> {
    let isConcluded = { (said: Diagnostic) in
      guard case .declarations(let app) = said.precondition else { return false }
      return apps.containsExactly(app)
    }
    let files = Set(said.filter(isConcluded).map { ExactText($0.place.path) })
    said.removeAll(where: isConcluded)
    return files
  }

  /// Begins anew with what is wrong with what is played again.
  mutating func begin(with new: [Diagnostic]) { said = new }

  /// Takes a complaint back that is not so any more; nil is none.
  mutating func remove(_ complaint: Diagnostic?) { said.removeAll { $0 == complaint } }

  /// Takes what is wrong with a file, or with what is in a folder, in the place of what
  /// was said about it before.
  mutating func replace(of path: String, with new: [Diagnostic]) {
    // To tell a payload may take reading it, so each path is asked once.
    let files = Set(said.map { ExactText($0.place.path) })
    let read = files.filter { Self.isRead($0.text, with: path) }
    said.removeAll { read.contains(ExactText($0.place.path)) }
    said += new
  }

  /// Whether an error was said of a file, or of one in a folder.
  func hasError(in path: String) -> Bool {
    faultyFiles.contains { Self.isRead($0.text, with: path) }
  }

  /// Whether one as severe was said of the same place.
  func hasLike(_ complaint: Diagnostic) -> Bool {
    said.contains { $0.place == complaint.place && $0.severity == complaint.severity }
  }

  // What is read anew with an app's folder is not the payloads in it, which are only sent.
  private static func isRead(_ file: String, with path: String) -> Bool {
    file.isExactly(path) || file.isWithin(path) && !PayloadFile.isOne(file)
  }

  /// The files that an error was said of.
  var faultyFiles: Set<ExactText> {
    Set(said.filter { $0.severity == .error }.map { ExactText($0.place.path) })
  }

  /// Takes in what a check of the apps' files found; what was said when they
  /// were read is not said again.
  mutating func take(found new: [Diagnostic]) {
    let found = unsaid(new)
    self.found = found
    foundAt = Dictionary(grouping: found, by: \.place)
  }
}
