/// What went from one section of the list to the other at once.
struct SectionMove: Hashable, Sendable {
  /// The notifications, by their numbers.
  let numbers: [Int]
  /// Where they went.
  let to: Section
}

extension State {
  /// G30: whether a notification is on the lock screen only because both
  /// sections are grouped as one.
  func isJoined(_ number: Int) -> Bool {
    sectionMoves.last { $0.numbers.contains(number) }?.to == .lockScreen
  }
}
