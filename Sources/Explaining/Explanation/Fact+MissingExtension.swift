import Delivery
import Notifications

extension Fact {
  /// V1, V2: why a service extension did not get a notification that it might have got; nil
  /// where none expected that.
  var missingExtension: Judgment? {
    guard case .decided = event else { return nil }
    let own = reasons.filter { ["V1", "V2"].contains($0.rule) }
    return own.isEmpty
      ? nil : Judgment(at: at, words: "its service extension did not run", reasons: own)
  }
}
