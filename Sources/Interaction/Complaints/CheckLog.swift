import Scenarios

/// Checks that were not so, as far as that was not told or not believed.
struct CheckLog {
  /// Those of what is played, of which nothing was said yet.
  private(set) var untold: [FailedCheck] = []
  // What was typed last to be checked and was not so.
  private var refusedText: String?

  /// Takes in a check of what is played that is not so.
  mutating func add(_ check: FailedCheck) { untold.append(check) }

  /// Those to tell of, once.
  mutating func takeUntold() -> [FailedCheck] {
    defer { untold = [] }
    return untold
  }

  /// Whether a check that a person typed is to be kept: one that is so, or that is typed
  /// once more though it is not.
  mutating func keeps(_ text: String, isSo: Bool) -> Bool {
    defer { refusedText = isSo ? nil : text }
    return isSo || refusedText == text
  }
}
