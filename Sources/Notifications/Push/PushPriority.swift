/// How urgent a push is, as `apns-priority` says (B11). A sleeping display is what matters here;
/// the battery is not simulated.
package enum PushPriority: Int, CaseIterable, Sendable {
  /// At once.
  case immediate = 10
  /// When the phone wakes next, or after a while.
  case considerate = 5
  /// Only when the phone is awake anyway; a phone before iOS 15 treats it as 5.
  case low = 1

  /// The only word that says it in a header: `010` is none (B22).
  package var word: String { String(rawValue) }

  /// The priority of a header's word; nil for a word that is none.
  package init?(word: String) {
    guard let priority = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = priority
  }

  /// All words, as advice names them.
  package static let words = "10, 5 or 1"
}
