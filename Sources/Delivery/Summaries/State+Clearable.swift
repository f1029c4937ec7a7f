import Notifications

extension State {
  /// How many notifications are listed, those in summaries among them: what Clear All clears (F15, G23).
  package var clearableCount: Int {
    list.count + summary.cards.reduce(0) { $0 + $1.members.count }
  }
}
