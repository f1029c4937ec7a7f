import Notifications

/// The scheduled summary: when it comes, what is held for it, and which came and
/// were not opened (F11–F17).
package struct SummaryState: Hashable, Sendable {
  /// When summaries come.
  package internal(set) var schedule = SummarySchedule()
  /// The numbers of what is held, in order of arrival (F12).
  package internal(set) var held: [Int] = []
  /// Those of them that expire by themselves (F17).
  var expiries = Deadlines()
  /// The summaries that came and were neither opened nor cleared, the oldest first (F13).
  package internal(set) var cards: [SummaryCard] = []
  /// F17: the numbers of what was held and came by itself.
  var released: Set<Int> = []
  /// F12: the numbers of what was held and did not change its app's badge then.
  var badgedLater: Set<Int> = []
  /// F17, G26: what is held, by name: asked with each arrival.
  var heldByName: [HashedName: Int] = [:]
  /// What the summaries have that came.
  var members = SummaryMembers()
  /// F16: whether the person looks at what is held.
  package internal(set) var isNextShown = false

  /// F15: the place of the summary that came at a moment, or of the newest for nil; nil where it is
  /// not there.
  package func cardIndex(at date: Instant?) -> Int? {
    guard let date else { return cards.indices.last }
    return cards.firstIndex { $0.date == date }
  }
}

/// F11: the times of day at which summaries come.
package struct SummarySchedule: Hashable, Sendable {
  /// In order, 1 to 12 of them.
  package internal(set) var times = [TimeOfDay(minutes: 8 * 60), TimeOfDay(minutes: 18 * 60)]
  /// When the next one comes; nil while none is scheduled.
  package internal(set) var next: Instant?

  /// How many times there may be.
  package static let counts = 1...12
}

/// F13: one summary that came, with all that it brought; closed until it is opened or cleared.
package struct SummaryCard: Hashable, Sendable {
  /// When it came.
  package let date: Instant
  /// What it is called, by the time of day at which it came.
  let title: Title
  /// Where it lies.
  package internal(set) var section: Section
  /// The numbers of what it brought, in order of arrival.
  package internal(set) var members: [Int]
  /// F14: those that it shows, the first one first.
  package internal(set) var featured: [Int]
  /// The member that lights the display for all of them; nil where none does.
  package let waker: Int?
  /// Where its members stood before it came, and stand since.
  let positions: [MovedPosition]

  /// Where it stands among all that is listed: greater is newer.
  package var position: Int { positions.last?.new ?? 0 }

  /// Where a notification stood, and stands.
  struct MovedPosition: Hashable, Sendable {
    let number: Int
    /// Where it was.
    let old: Int
    /// Where it is.
    let new: Int
  }

  /// The same without some of its members.
  ///
  /// - Parameter featured: Those that it shows from then on.
  package func without(_ numbers: [Int], featuring featured: [Int]) -> SummaryCard {
    let gone = Set(numbers)
    var card = self
    card.members.removeAll(where: gone.contains)
    card.featured = featured
    return card
  }

  /// The same where it lies elsewhere.
  package func moved(to section: Section) -> SummaryCard {
    var card = self
    card.section = section
    return card
  }
}

extension SummaryCard {
  /// F13: what it is called, by the time of day at which it came.
  enum Title: String, CaseIterable, Sendable {
    case morning, afternoon, evening, night

    init(at moment: Instant, in zone: TimeZone) {
      let hour = CivilTime(moment, in: zone).hour
      self = hour < 12 ? .morning : hour < 17 ? .afternoon : hour < 22 ? .evening : .night
    }
  }
}

/// A notification that is held no longer (F17).
package struct HeldNotification: Hashable, Sendable {
  /// Its number.
  let number: Int
  /// How it ended; nil where it is delivered after all.
  package let decision: Decision?
}
