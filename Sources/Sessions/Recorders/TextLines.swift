import Delivery
import Notifications
import Scenarios

/// Passes each fact on as a line of text, as it comes: `run`.
package struct TextLines: Recorder {
  private let write: (String) -> Void

  private let skipsClock: Bool

  // Known from the first fact on that is about what was given its name, and is not in the list any
  // more or one of more than a few apps.
  private var index = DeliveryIndex()
  // So many are asked for what is listed sooner than an index is kept.
  private static let fewApps = 64
  private var reasonWords = ReasonWords()
  // What the clock read at the last fact: many come in one moment.
  private var clock: (instant: Instant, zone: TimeZone, text: String)?

  /// - Parameter skipsClock: Whether nothing is said of a clock that merely goes on.
  package init(skipsClock: Bool = false, write: @escaping (String) -> Void) {
    (self.write, self.skipsClock) = (write, skipsClock)
  }

  package mutating func record(_ event: SessionEvent, in session: Session) {
    switch event {
    case .happened(let facts, let count):
      write(facts, after: count, in: session, skipsClock: skipsClock)
    case .rewound(let rewind):
      write(rewind.line(in: session.state))
      write(rewind.facts, after: rewind.toSequence, in: session)
    case .complaint, .finding, .expectation, .snapshot, .compared, .title, .performed: break
    }
  }

  private mutating func write(
    _ facts: [Fact], after count: Int, in session: Session, skipsClock: Bool = false
  ) {
    // Most facts of one event are about the same notification.
    var last: (notification: Int, name: String?)?
    session.tell(facts, after: count) { fact, state in
      if skipsClock && fact.isClockMove { return }
      let number = fact.event.notification
      let isSame = number != nil && last?.notification == number && !fact.event.changesWords
      let name = isSame ? last?.name : subjectName(of: fact.event, in: state, session)
      last = number.map { ($0, name) }
      let why = reasonWords.words(of: fact.reasons)
      write(fact.line(at: clockText(of: fact, in: state), about: name, because: why))
    }
    if let number = last?.notification, number % State.wordsAtOnce == 0 {
      session.state.releaseFile(of: number)
    }
  }

  private mutating func clockText(of fact: Fact, in state: State) -> String {
    let zone = state.device.timeZone
    if let clock, clock.instant == fact.at, clock.zone == zone { return clock.text }
    let text = CivilTime(fact.at, in: zone).clockText
    clock = (fact.at, zone, text)
    return text
  }

  private mutating func subjectName(
    of event: Event, in state: State, _ session: Session
  ) -> String? {
    guard let key = event.notification.map({ state.notification($0).key }),
      state.apps.count > Self.fewApps || state.list.find(key) == nil,
      !state.isNamedAutomatically(key)
    else { return event.subjectName(in: state) }
    session.update(&index)
    return event.subjectName(in: state, index)
  }
}

extension Fact {
  /// Whether the clock merely went on.
  package var isClockMove: Bool {
    if case .clockMoved = event { true } else { false }
  }
}
