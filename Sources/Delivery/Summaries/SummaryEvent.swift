import Notifications

/// What happened around scheduled summaries; a case of `Event`.
package enum SummaryEvent: Hashable, Sendable {
  /// F11: summaries come at other times, or the next one later.
  indirect case scheduled(from: SummarySchedule, to: SummarySchedule, by: Doer)
  /// F12: a notification is held for the next summary; its badge changed at once, or comes with it.
  case held(Int, badgesAtOnce: Bool)
  /// F17: one is held no longer; `index` is where it stood.
  indirect case heldEnded(HeldNotification, index: Int)
  /// F13: everything that is held came as one.
  indirect case delivered(SummaryCard)
  /// F13: a member of it was decided.
  case joined(Int)
  /// Members left a summary, which is as it was before; it shows these from then on (F14), and
  /// `index` is its place among all.
  indirect case left([Int], SummaryCard, featured: [Int], index: Int)
  /// A summary lies elsewhere; it is as it was before.
  indirect case moved(SummaryCard, to: Section, index: Int)
  /// F15: the person opened one, which lists all that it brought.
  indirect case opened(SummaryCard, index: Int)
  /// F15: the person cleared one.
  indirect case cleared(SummaryCard, index: Int)
  /// One has nothing left in it.
  indirect case emptied(SummaryCard, index: Int)
  /// F16: what is held is looked at, or no longer.
  case nextShown(Bool)
}

extension State {
  /// Makes a fact about summaries so, or takes it back.
  mutating func change(by event: SummaryEvent, at now: Instant, _ way: FactDirection) {
    switch event {
    case .scheduled(let from, let to, _): summary.schedule = way.end(from, to)
    case .held(let number, let badgesAtOnce):
      agenda.remove(Agenda.Item(instant: now, number: number, stage: .decide), way)
      way.add(number, to: &summary.held)
      noteHeld(number, way)
      if !badgesAtOnce { way.add(number, to: &summary.badgedLater) }
    case .heldEnded(let held, let index): endHeld(held, at: index, now, way)
    case .delivered(let card): deliver(card, at: now, way)
    case .joined(let number):
      agenda.remove(Agenda.Item(instant: now, number: number, stage: .show), way)
    case .left(let numbers, let card, let featured, let index):
      summary.cards[index] = way.end(card, card.without(numbers, featuring: featured))
      noteMembers(numbers, of: card, way.opposite)
    case .moved(let card, let section, let index):
      summary.cards[index].section = way.end(card.section, section)
    case .opened(let card, let index):
      remove(card, at: index, way)
      for number in card.members {
        switch way {
        case .forward: insert(number, in: card.section)
        case .backward: remove(number, from: card.section)
        }
      }
    case .cleared(let card, let index):
      countCleared(card, way)
      remove(card, at: index, way)
    case .emptied(let card, let index): remove(card, at: index, way)
    case .nextShown(let isShown): summary.isNextShown = way.end(!isShown, isShown)
    }
  }

  // X12: what it brought is cleared unopened.
  private mutating func countCleared(_ card: SummaryCard, _ way: FactDirection) {
    var counts = AppCounts()
    for number in card.members { counts.add(1, of: notification(number).app) }
    switch way {
    case .forward: clearedRuns.add(counts.all)
    case .backward: clearedRuns.revert()
    }
  }

  private mutating func remove(_ card: SummaryCard, at index: Int, _ way: FactDirection) {
    way.remove(card, at: index, of: &summary.cards)
    noteMembers(card.members, of: card, way.opposite)
  }

  private mutating func endHeld(
    _ held: HeldNotification, at index: Int, _ now: Instant, _ way: FactDirection
  ) {
    way.remove(held.number, at: index, of: &summary.held)
    noteHeld(held.number, way.opposite)
    if held.decision == nil { way.add(held.number, to: &summary.released) }
    endHeld(held.number, as: held.decision, at: now, way)
  }

  // G26: no two that are held have one name: the newer one ended the older one.
  private mutating func noteHeld(_ number: Int, _ way: FactDirection) {
    let notification = notification(number)
    summary.heldByName[notification.hashedName] = way.end(nil, number)
    if let instant = notification.expiration { summary.expiries.note(number, at: instant, way) }
  }

  private mutating func noteMembers(
    _ numbers: [Int], of card: SummaryCard, _ way: FactDirection
  ) {
    for number in numbers {
      summary.members.note(number, named: notification(number).hashedName, at: card.date, way)
    }
  }

  // F15: its members stand where it came, in the order in which they are opened.
  private mutating func deliver(_ card: SummaryCard, at now: Instant, _ way: FactDirection) {
    summary.held = way.end(card.members, [])
    // The newest first on the way out: what expires last leaves first, and nothing is moved.
    let leaving: [Int] = way.end(card.members, card.members.reversed())
    for number in leaving { noteHeld(number, way.opposite) }
    noteMembers(card.members, of: card, way)
    way.add(card, to: &summary.cards)
    nextPosition += way.end(-1, 1) * card.positions.count
    for moved in card.positions {
      var notification = notification(moved.number)
      notification.position = way.end(moved.old, moved.new)
      notifications[moved.number] = Boxed(notification)
    }
    for number in card.members {
      agenda.add(Agenda.Item(instant: now, number: number, stage: .decide), way)
    }
  }
}

extension Engine {
  /// Makes something around summaries happen.
  mutating func tell(_ event: SummaryEvent, because reasons: [Reason]) {
    emit(.summary(event), because: reasons)
  }
}
