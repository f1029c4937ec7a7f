import Notifications

/// What was found in files, and of what was found as scenarios were played all that those files have not had said of
/// them already: a payload's complaint comes once, though a scenario pushes it.
struct SaidOnce {
  /// Each with its path as it was given, where it was.
  let diagnostics: [Diagnostic]

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
    let own = spelled.prefix(found.count)
    let known = Set(own.map(Subject.init))
    let all = own + spelled.dropFirst(found.count).filter { !known.contains(Subject($0)) }
    // What a line lacks for it decides nothing any more.
    diagnostics = Self.longest(
      all.map { complaint in
        var told = complaint
        told.precondition = nil
        return told
      })
  }

  // Of two that say the same of one place, one with more words, that one.
  private static func longest(_ all: [Diagnostic]) -> [Diagnostic] {
    // Each once: what is wrong with an app is said by each scenario that has it.
    let groups = Dictionary(grouping: Set(all)) { $0.place }
    return all.filter { complaint in
      guard let rule = complaint.rule else { return true }
      return groups[complaint.place]?.contains { other in
        other.rule == rule && other.message.utf8.count > complaint.message.utf8.count
          && other.message.hasPrefix(complaint.message)
      } != true
    }
  }
}
