import Notifications

/// What was found in some files.
struct FoundMistakes {
  /// In the order in which it was found.
  private(set) var all: [Diagnostic] = []
  /// What of that says that something could not be read at all.
  private(set) var unreadable: Set<Diagnostic> = []

  /// Adds what was found elsewhere.
  static func += (found: inout FoundMistakes, more: FoundMistakes) {
    found.all += more.all
    found.unreadable.formUnion(more.unreadable)
  }

  /// Adds mistakes in what could be read.
  static func += (found: inout FoundMistakes, mistakes: some Sequence<Diagnostic>) {
    found.all += mistakes
  }

  /// Adds why something could not be read.
  mutating func fail(_ reasons: [Diagnostic]) {
    all += reasons
    unreadable.formUnion(reasons)
  }

  /// Those for which a condition holds.
  func filter(_ isWanted: (Diagnostic) -> Bool) -> FoundMistakes {
    var wanted = self
    wanted.all = all.filter(isWanted)
    wanted.unreadable = unreadable.filter(isWanted)
    return wanted
  }
}
