import Delivery

/// How far a phone with a course of events of its own follows the one that it is
/// compared with, event by event.
package struct ComparedCourse: Sendable {
  // After how many of its own events it is shown first; `Int.max` for the present.
  private let end: Int
  // How many events later than the phone it is.
  private let distance: Int

  /// A course that began as the phone's did: a future that was left, or what is at a path.
  package init() { (end, distance) = (.max, 0) }

  /// The phone's own course, after another number of events; `Int.max` is the present.
  package init(event count: Int, of session: Session) {
    let (past, ahead) = (session.past.eventCount, session.ahead.eventCount)
    end = count
    distance = min(count, past + ahead) - past
  }

  /// After how many events the other phone is shown.
  ///
  /// - Parameter moment: After how many the phone is; nil for where it was at first.
  package func eventCount(at moment: Int?) -> Int {
    moment.map { max(0, $0 + distance) } ?? end
  }
}
