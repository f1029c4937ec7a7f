import Delivery
import Explaining
import Notifications
import Screens
import Sessions

/// What the timeline shows of the present beside its events: what fired, and what is to come. Kept
/// while another moment is looked at, when the phone itself knows of neither.
struct TimelineOutlook {
  /// The requests whose triggers fired.
  private(set) var fired = FiredRequests()
  /// What is to come, nearest first.
  fileprivate(set) var rows: [Upcoming] = []
  /// How much more is to come.
  fileprivate(set) var beyond = 0
  /// The phone as it was when another moment than the present began to be
  /// looked at; nil while none is.
  @CopyOnWrite fileprivate(set) var present: State?
  fileprivate var stamp: Stamp?
  /// What was worked out of the present moment for its frames and keys.
  var memory = MomentMemory()
  // How many facts were looked through, and how often facts had been taken back then.
  private var factCount = 0
  private var rewindCount = 0

  /// What has to be another one for something to be new.
  fileprivate struct Stamp: Equatable {
    /// Which moment the phone is at.
    var moment: SessionMoment
    /// The scenario's next line; nil where none is left.
    var nextLine: Place?
    /// How much of it is listed.
    var depth: Int
  }

  /// Looks through what happened since it did last.
  fileprivate mutating func catchUp(with session: Session) {
    if rewindCount != session.rewindCount || factCount > session.facts.count {
      fired = FiredRequests()
      factCount = 0
      rewindCount = session.rewindCount
    }
    fired.append(from: session.facts, since: factCount, in: session.past)
    // A move of the clock that came last may be taken back for a longer one.
    factCount = session.facts.count
    if case .clockMoved? = session.facts.facts.last?.event { factCount -= 1 }
  }
}

extension Interaction {
  /// Brings what the timeline shows of the present up to date; never while looking back.
  ///
  /// - Parameter isAsked: Whether it is needed though the timeline is not shown.
  mutating func refreshOutlook(isAsked: Bool = false) {
    guard model.showsTimeline || isAsked, let moment = kept.moment else { return }
    let stamp = TimelineOutlook.Stamp(
      moment: moment, nextLine: playback.nextLine?.place, depth: model.timelineDepth)
    guard stamp != outlook.stamp else { return }
    outlook.stamp = stamp
    outlook.catchUp(with: kept.session)
    (outlook.rows, outlook.beyond) = upcoming
  }

  /// Keeps the present phone, and what fired up to it; to be called before
  /// another moment is looked at.
  mutating func beginLookingBack() {
    refreshOutlook(isAsked: true)
    if !session.isLookingBack { outlook.present = session.state }
  }

  /// Gives up what was kept of the present once that is shown again: to
  /// change the phone would copy it.
  mutating func forgetPresent() { if !session.isLookingBack { outlook.present = nil } }

  /// The next trigger that fired behind the moment that is looked at, where
  /// no event comes before it.
  var nextFired: Instant? {
    let (past, now) = (session.past.eventCount, session.state.now)
    let index = outlook.fired.count(beforeEvent: past, until: now)
    guard outlook.fired.entries.indices.contains(index) else { return nil }
    let next = outlook.fired.entries[index]
    return next.eventsBefore == past ? next.at : nil
  }

  /// The moment to look at before the last trigger that fired: that of the event or firing before
  /// it; nil where an event came since, and where that was at this very moment.
  var beforeLastFired: Instant? {
    lastFiredOrEvent.flatMap { $0 < session.state.now ? $0 : nil }
  }

  private var lastFiredOrEvent: Instant? {
    let (past, now) = (session.past.eventCount, session.state.now)
    let index = outlook.fired.count(beforeEvent: past, until: now) - 1
    guard outlook.fired.entries.indices.contains(index) else { return nil }
    let fired = outlook.fired.entries
    guard fired[index].eventsBefore == past else { return nil }
    if index > 0, fired[index - 1].eventsBefore == past { return fired[index - 1].at }
    return past > 0 ? session.past.event(past - 1).at : nil
  }
}
