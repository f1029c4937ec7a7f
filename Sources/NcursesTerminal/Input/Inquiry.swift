/// Whether a question to the terminal is open, and whether its answer can still come.
struct Inquiry {
  private enum State {
    case none
    /// Nil before the time was told for the first time.
    case asked(since: Duration?)
    case overdue
  }

  private var state = State.none

  // A terminal far away takes a part of this; one that knows no such questions takes forever.
  private static let patience = Duration.seconds(1)

  /// A question was asked.
  mutating func ask() { state = .asked(since: nil) }

  /// The last answer came.
  mutating func end() { state = .none }

  /// It is so late now, by any clock that never goes back.
  mutating func pass(to now: Duration) {
    guard case .asked(let since) = state else { return }
    let start = since ?? now
    state = now - start < Self.patience ? .asked(since: start) : .overdue
  }

  /// Whether a question is open, however long.
  var isOpen: Bool {
    if case .none = state { false } else { true }
  }

  /// Whether an answer may be on its way.
  var expectsAnswer: Bool {
    if case .asked = state { true } else { false }
  }
}
