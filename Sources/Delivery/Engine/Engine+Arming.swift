import Notifications

extension Engine {
  /// F15, G18, G22, G23: the first press of a *Clear All*; that of the whole list is about the
  /// summaries in it, too.
  mutating func arm(_ target: GroupTarget?) throws(Refusal) {
    var place: GroupPlace?
    if let target { place = try find(target) }
    if place == nil, state.clearableCount == 0 { throw Refusal("there is nothing to clear") }
    let armed = ArmedClear(group: place, members: Set(state.clearable(in: place)))
    emit(
      .armed(from: state.armedClear, to: armed),
      because: [place == nil ? Reason("G23", "armed") : Reason("G18", "armed")])
  }

  /// F15, G22: the second press removes what was there at the first.
  mutating func confirmClearing() throws(Refusal) {
    guard let armed = state.armedClear else { throw Refusal("no question is open") }
    emit(.armed(from: armed, to: nil))
    let told = dismissals { [state] in
      state.clearable(in: armed.group).filter(armed.members.contains)
    }
    // A summary gets no members once it came: all of them were there, or none.
    clearSummaries { armed.members.isSuperset(of: $0.members) }
    let places = armed.group.map { [$0] } ?? state.list.places
    let reason: Reason = armed.group == nil ? "G23" : "G22"
    for place in places { clearMembers(of: place, among: armed.members, because: reason) }
    dismiss(told, isAll: true)
  }

  /// Lets the first press go.
  mutating func cancelClearing() throws(Refusal) {
    guard state.armedClear != nil else { throw Refusal("no question is open") }
    disarm(by: .person)
  }

  /// Takes the first press of *Clear All* back, if there was one.
  mutating func disarm(by doer: Doer = .system) {
    if let armed = state.armedClear { emit(.armed(from: armed, to: nil, by: doer)) }
  }

  /// G22, G29: the same where it was about a group that is grouped otherwise now: its members are
  /// no longer those of the first press.
  mutating func disarm(whereGroup isMeant: (GroupPlace) -> Bool) {
    if let place = state.armedClear?.group, isMeant(place) { disarm() }
  }

  /// G22: a group that is gone cannot be cleared any more.
  mutating func disarmClearingOfGone() {
    guard let place = state.armedClear?.group, state.list.group(at: place) == nil else { return }
    disarm()
  }

  private mutating func clearMembers(
    of place: GroupPlace, among numbers: Set<Int>, because reason: Reason
  ) {
    guard let group = state.list.group(at: place) else { return }
    let old = group.memberNumbers.filter(numbers.contains)
    if old.count == group.count { return clearGroup(place, because: reason) }
    for number in old { clear(number, from: place.section, because: [reason]) }
  }
}

extension NotificationList {
  /// Every group where it stands, newest first, the lock screen's before the history's.
  var places: [GroupPlace] {
    Section.allCases.flatMap { section in
      self[section].groups.map { GroupPlace($0.key, in: section) }
    }
  }
}

extension State {
  // F15, G22, G23: what a *Clear All* removes: a group, or for nil all, in summaries, too.
  fileprivate func clearable(in group: GroupPlace?) -> [Int] {
    guard let group else { return listedNumbers + summary.cards.flatMap(\.members) }
    return list.group(at: group)?.memberNumbers ?? []
  }
}
