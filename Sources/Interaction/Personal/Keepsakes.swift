import Notifications
import Screens

/// What later sessions are to know of this one, and what this one is to offer again.
package struct Keepsakes {
  /// Where typed lines are kept; nil keeps none.
  let history: HistoryFile?
  /// Where it is kept how far the tour came; nil keeps nothing.
  let tour: TourFile?
  /// Where it is kept what was chosen for the interface; nil keeps nothing.
  let choices: ChoicesFile?
  /// Payloads that the person sent in this session, the newest first, each once.
  private(set) var payloads: [PayloadChoice] = []

  /// - Parameters:
  ///   - history: Where typed lines are kept for later sessions; nil keeps none.
  ///   - tour: Where it is kept how far the tour came; nil keeps nothing.
  ///   - choices: Where it is kept what was chosen for the interface; nil keeps nothing.
  package init(
    history: HistoryFile? = nil, tour: TourFile? = nil, choices: ChoicesFile? = nil
  ) {
    (self.history, self.tour, self.choices) = (history, tour, choices)
  }

  /// Lines that were typed in earlier sessions, oldest first.
  var typedLines: [String] { history?.lines ?? [] }

  /// Takes in a payload that was sent, which is the most recent one from now on.
  mutating func add(_ payload: PayloadChoice) {
    payloads.removeAll { $0.path.isExactly(payload.path) }
    payloads.insert(payload, at: 0)
  }
}
