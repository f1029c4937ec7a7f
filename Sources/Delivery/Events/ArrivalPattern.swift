import Notifications

/// What the facts of many arrivals have in common: what happened and why, whatever it happened to.
struct ArrivalPattern: Equatable, Sendable {
  private let stages: [Stage]

  private struct Stage: Equatable {
    let step: Step
    // Nil where it was listed: why is said by its thread, so each arrival has its own.
    let reasons: [Reason]?
  }

  fileprivate enum Step: Equatable {
    case received, unlisted, woke, badged
    case listed(Section)
    case decided(Boxed<Decision>)
    case sounded(Boxed<SoundPlayback>)
  }

  /// How many facts it has.
  var count: Int { stages.count }

  /// One of the facts of an arrival of this pattern.
  ///
  /// - Parameter index: Which of them, from 0.
  func fact(_ index: Int, of arrival: ArrivalDetails) -> Fact {
    let stage = stages[index]
    return arrival.fact(stage.step.event(of: arrival), stage.reasons ?? arrival.listingReasons)
  }

  /// What arrived, where some facts are all those of an arrival of this pattern; nil for others.
  func arrival(of facts: ArraySlice<Fact>) -> ArrivalDetails? {
    guard facts.count == count, let (first, notification) = Self.receipt(facts) else { return nil }
    var arrival = ArrivalDetails(notification)
    let rest = zip(stages.dropFirst(), facts.dropFirst())
    let isOne =
      stages[0].reasons == first.reasons
      && rest.allSatisfy { stage, fact in
        fact.at == first.at && Self.stage(of: fact, &arrival) == stage
      }
    return isOne ? arrival : nil
  }

  /// What some facts begin with, as far as they are those of one arrival.
  ///
  /// - Returns: Nil where they do not begin with one.
  static func first(
    of facts: ArraySlice<Fact>
  ) -> (pattern: ArrivalPattern, arrival: ArrivalDetails)? {
    guard let (first, notification) = receipt(facts) else { return nil }
    var arrival = ArrivalDetails(notification)
    var stages = [Stage(step: .received, reasons: first.reasons)]
    stages.reserveCapacity(6)
    for fact in facts.dropFirst() {
      guard fact.at == first.at, let stage = stage(of: fact, &arrival) else { break }
      stages.append(stage)
    }
    return (ArrivalPattern(stages: stages), arrival)
  }

  // Nil where the first of them is not that something arrives.
  private static func receipt(
    _ facts: ArraySlice<Fact>
  ) -> (fact: Fact, notification: Boxed<DeliveredNotification>)? {
    guard let first = facts.first, case .received(let notification) = first.event,
      first.at == notification.value.date
    else { return nil }
    return (first, notification)
  }

  // Nil for what does not belong to the arrival, or is told twice of it.
  private static func stage(of fact: Fact, _ arrival: inout ArrivalDetails) -> Stage? {
    if case .listed(arrival.number, let section) = fact.event {
      return arrival.takeListing(because: fact.reasons)
        ? Stage(step: .listed(section), reasons: nil) : nil
    }
    return Step(fact.event, of: &arrival).map { Stage(step: $0, reasons: fact.reasons) }
  }
}

extension ArrivalPattern.Step {
  fileprivate init?(_ event: Event, of arrival: inout ArrivalDetails) {
    if case .decided(arrival.number, let decision) = event {
      self = .decided(decision)
    } else if case .noticed(let notice) = event {
      self.init(notice, of: &arrival)
    } else {
      return nil
    }
  }

  private init?(_ notice: NoticeEvent, of arrival: inout ArrivalDetails) {
    switch notice {
    case .unlisted(arrival.number): self = .unlisted
    case .woke(arrival.number): self = .woke
    case .sounded(arrival.number, let playback): self = .sounded(playback)
    case .badged(let change) where arrival.take(change): self = .badged
    case .unlisted, .woke, .sounded, .badged, .bannerShown, .bannerEnded, .bannerQueued,
      .bannerUnqueued, .alertShown, .alertEnded, .requestRefused:
      return nil
    }
  }

  fileprivate func event(of arrival: ArrivalDetails) -> Event {
    switch self {
    case .received: .received(arrival.notification)
    case .listed(let section): .listed(arrival.number, section)
    case .decided(let decision): .decided(arrival.number, decision)
    case .unlisted: .noticed(.unlisted(arrival.number))
    case .woke: .noticed(.woke(arrival.number))
    case .badged: .noticed(.badged(arrival.badge))
    case .sounded(let playback): .noticed(.sounded(arrival.number, playback))
    }
  }
}
