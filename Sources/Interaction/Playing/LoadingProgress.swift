/// Since when something is loading, and whether that was said: what is soon
/// over is not worth a word.
struct LoadingProgress {
  private var since: Duration?
  private var isTold = false

  /// What is to be said at a moment.
  enum News: Hashable {
    /// Nothing is loading, and nothing was.
    case idle
    /// Nothing yet.
    case begun, brief
    /// How far it is.
    case long
    /// That it is over, where it was said before.
    case over(wasTold: Bool)
  }

  // So long a person waits without wondering.
  private static let patience = Duration.milliseconds(200)

  /// Looks whether something is loading.
  ///
  /// - Parameters:
  ///   - time: The interface's own.
  ///   - isExplained: Whether something else on the screen says what is waited for.
  mutating func look(at time: Duration, isLoading: Bool, isExplained: Bool) -> News {
    guard let since else {
      if isLoading { self.since = time }
      return isLoading ? .begun : .idle
    }
    guard isLoading else {
      defer { self = LoadingProgress() }
      return .over(wasTold: isTold)
    }
    guard time - since >= Self.patience, !isExplained else { return .brief }
    isTold = true
    return .long
  }

  /// Whether it is being followed.
  var isBegun: Bool { since != nil }

  /// What was said of it is said in other words.
  mutating func forgetTold() { isTold = false }
}
