import Notifications

/// What was found in files, and of what was found as scenarios were played all that
/// those files have not had said of them already: a payload's complaint comes once,
/// though a scenario pushes it.
package struct SaidOnce {
  /// Each with its path as it was given, where it was.
  package let diagnostics: [Diagnostic]

  /// What makes two complaints one: their rule and their place, or what they say.
  private struct Subject: Hashable {
    let place: Place
    let what: String

    init(_ complaint: Diagnostic) {
      place = complaint.place
      what = complaint.rule?.description ?? complaint.message
    }
  }

  init(_ found: [Diagnostic], _ played: [Diagnostic], given operands: [String]) {
    let spelled = OneSpelling(found + played, given: operands).diagnostics
    self.init(Array(spelled.prefix(found.count)), besides: Array(spelled.dropFirst(found.count)))
  }

  /// - Parameters:
  ///   - own: What was found in files; each path is spelled in one way.
  ///   - played: What was found as scenarios were played, with the same spellings.
  package init(_ own: [Diagnostic], besides played: [Diagnostic]) {
    let known = played.isEmpty ? [] : Set(own.map(Subject.init))
    let all = own + played.filter { !known.contains(Subject($0)) }
    // What a line lacks for it decides nothing any more.
    diagnostics = Self.longest(
      all.map { complaint in
        var told = complaint
        told.precondition = nil
        return told
      })
  }

  // Of two that say the same of one place, one with more words, that one; of what no
  // rule says, the worse one.
  private static func longest(_ all: [Diagnostic]) -> [Diagnostic] {
    // One complaint a line, of which a file may have very many: each is alone at its place.
    if zip(all, all.dropFirst()).allSatisfy({ $0.place < $1.place }) { return all }
    // Each once: what is wrong with an app is said by each scenario that has it.
    let groups = Dictionary(grouping: Set(all)) { $0.place }
    return all.filter { complaint in
      groups[complaint.place]?.contains {
        $0.isWorse(than: complaint) || $0.continues(complaint)
      } != true
    }
  }
}

extension Diagnostic {
  /// Whether it says what another of its rule says, and more behind that; both are of one place.
  package func continues(_ other: Diagnostic) -> Bool {
    rule != nil && rule == other.rule && message.utf8.count > other.message.utf8.count
      && message.hasPrefix(other.message)
  }

  fileprivate func isWorse(than other: Diagnostic) -> Bool {
    rule == nil && other.rule == nil && message == other.message && severity > other.severity
  }
}
