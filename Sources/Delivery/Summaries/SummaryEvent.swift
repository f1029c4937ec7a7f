import Notifications

/// What happened around scheduled summaries; a case of `Event`.
package enum SummaryEvent: Hashable, Sendable {
  /// F11: summaries come at other times, or the next one later.
  indirect case scheduled(from: SummarySchedule, to: SummarySchedule)
  /// F12: a notification is held for the next summary.
  case held(Int)
  /// F17: one is held no longer; `index` is where it stood.
  indirect case heldEnded(HeldNotification, index: Int)
  /// F13: everything that was held came as one.
  indirect case delivered(SummaryCard)
  /// F13: a member of it was decided.
  case joined(Int)
  /// A summary lost a member, or lies elsewhere; `index` is its place among all.
  indirect case changed(from: SummaryCard, to: SummaryCard, index: Int)
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
    case .scheduled(let from, let to): summary.schedule = way.end(from, to)
    case .held(let number):
      agenda.remove(Agenda.Item(instant: now, number: number, stage: .decide), way)
      way.add(number, to: &summary.held)
      nameHeld([number], way)
      countExpiring([number], way)
    case .heldEnded(let held, let index): endHeld(held, at: index, now, way)
    case .delivered(let card): deliver(card, at: now, way)
    case .joined(let number):
      agenda.remove(Agenda.Item(instant: now, number: number, stage: .show), way)
    case .changed(let from, let to, let index):
      summary.cards[index] = way.end(from, to)
      nameMembers(from.members, way.opposite)
      nameMembers(to.members, way)
    case .opened(let card, let index):
      way.remove(card, at: index, of: &summary.cards)
      nameMembers(card.members, way.opposite)
      for number in card.members {
        switch way {
        case .forward: insert(number, in: card.section)
        case .backward: remove(number, from: card.section)
        }
      }
    case .cleared(let card, let index), .emptied(let card, let index):
      way.remove(card, at: index, of: &summary.cards)
      nameMembers(card.members, way.opposite)
    case .nextShown(let isShown): summary.isNextShown = way.end(!isShown, isShown)
    }
  }

  private mutating func endHeld(
    _ held: HeldNotification, at index: Int, _ now: Instant, _ way: FactDirection
  ) {
    way.remove(held.number, at: index, of: &summary.held)
    nameHeld([held.number], way.opposite)
    countExpiring([held.number], way.opposite)
    guard let decision = held.decision else {
      switch way {
      case .forward: summary.released.insert(held.number)
      case .backward: summary.released.remove(held.number)
      }
      return agenda.add(Agenda.Item(instant: now, number: held.number, stage: .decide), way)
    }
    end(EndedDelivery(at: now, number: held.number, decision: Boxed(decision)), way)
  }

  // G26: no two that are held have one name: the newer one ended the older one.
  private mutating func nameHeld(_ numbers: [Int], _ way: FactDirection) {
    for number in numbers { summary.heldByName[notification(number).digest] = way.end(nil, number) }
  }

  private mutating func nameMembers(_ numbers: [Int], _ way: FactDirection) {
    for name in numbers.map({ notification($0).digest }) {
      let count = summary.memberNames[name, default: 0] + way.end(-1, 1)
      summary.memberNames[name] = count == 0 ? nil : count
    }
  }

  // F17: so that nobody looks for one where there is none.
  private mutating func countExpiring(_ numbers: [Int], _ way: FactDirection) {
    let count = numbers.count { notification($0).expiration != nil }
    summary.expiringCount += way.end(-count, count)
  }

  // F15: its members stand where it came, in the order in which they are opened.
  private mutating func deliver(_ card: SummaryCard, at now: Instant, _ way: FactDirection) {
    summary.held = way.end(card.members, [])
    nameHeld(card.members, way.opposite)
    nameMembers(card.members, way)
    countExpiring(card.members, way.opposite)
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
