import Notifications

/// What every event has to answer to those who look at facts without caring which they are.
///
/// Made in one switch over all events (`Event.traits`): a new event has one row to write there.
package struct EventTraits: Sendable {
  /// What it is about; nil for the device, the clock or the whole list.
  package var subject: Subject?
  /// When it belongs to the arrival of a notification.
  package var phase = Phase.none
  /// What it did to the list, and to what was listed; nil for nothing.
  package var listing: ListChange?
  /// What the interface must look at again.
  package var attention: Attention = []
  /// Further traits, for those who leave facts out or tell acts of the person apart.
  package var flags: Flags = []

  /// What an event is about: the first of the three that it names.
  package enum Subject: Hashable, Sendable {
    case notification(Int)
    case group(GroupPlace)
    case app(BundleIdentifier)
  }

  /// When an event belongs to the arrival of a notification.
  package enum Phase: Sendable {
    /// It has nothing to do with arrivals.
    case none
    /// A stage of the arrival of its notification.
    case arrival
    /// While its notification arrives, or later.
    case arrivalOrLater
    /// After its notification arrived.
    case later
    /// Between the stages of any arrival: what had to change for the newcomer.
    case amongStages
  }

  /// What an event did to the list.
  package enum ListChange: Equatable, Sendable {
    case added(to: Section)
    /// One took the place of another, wherever that was (G26).
    case replaced(Int, in: Section)
    case moved([Int], to: Section)
    case removed(Event.Removal)
    /// F13, F15, F17: what left a summary that was not opened, or all that it had.
    case leftSummary([Int])
    /// All that the list had of an app.
    case removedApp
  }

  /// What the interface must look at again.
  package struct Attention: OptionSet, Sendable {
    package let rawValue: UInt8

    /// Something new stands in the list.
    package static let arrivals = Attention(rawValue: 1)
    /// Rows went away or changed places by an act, not because something came.
    package static let rows = Attention(rawValue: 2)
    /// What was listed already may say something else from then on.
    package static let words = Attention(rawValue: 4)
    /// All rows may say something else, and be higher or lower for it.
    package static let heights = Attention(rawValue: 8)

    package init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  /// Traits that an event has or has not.
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8

    /// It always comes with an arrival, or is only time that passed.
    package static let routine = Flags(rawValue: 1)
    /// Where a notification shows says it better: what was decided, and what came of it at once.
    package static let saidByPlaces = Flags(rawValue: 2)
    /// It tells of a decision of the person's.
    package static let personal = Flags(rawValue: 4)
    /// It only came and went, and decided nothing.
    package static let passing = Flags(rawValue: 8)
    /// G29, H15: notifications may belong to other groups from then on.
    package static let regrouping = Flags(rawValue: 16)

    package init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  init(
    of subject: Subject? = nil, _ phase: Phase = .none, _ flags: Flags = [],
    listing: ListChange? = nil, look attention: Attention = []
  ) {
    (self.subject, self.phase, self.flags) = (subject, phase, flags)
    (self.listing, self.attention) = (listing, attention)
  }
}

extension EventTraits {
  /// Whether it can stand between a notification's arrival and the end of that.
  func isStage(of number: Int) -> Bool {
    switch phase {
    case .amongStages: true
    case .arrival, .arrivalOrLater: subject == .notification(number)
    case .none, .later: false
    }
  }

  /// Whether it tells of a notification, as its own subject or as one of those that left a summary.
  func tells(of number: Int) -> Bool {
    if case .leftSummary(let numbers) = listing { return numbers.contains(number) }
    return subject == .notification(number)
  }

  /// Whether it is about a notification that arrived before.
  func isSequel(of number: Int) -> Bool {
    switch phase {
    case .amongStages, .arrivalOrLater, .later: subject == .notification(number)
    case .none, .arrival: false
    }
  }
}

extension EventTraits.ListChange {
  /// The section in which its notification stands after it; nil where it is gone.
  var section: Section? {
    switch self {
    case .added(let section), .replaced(_, let section), .moved(_, let section): section
    case .removed, .leftSummary, .removedApp: nil
    }
  }
}
