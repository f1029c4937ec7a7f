import Notifications

extension Engine {
  /// G18, G22, G23: the first press of a *Clear All*.
  mutating func arm(_ target: GroupTarget?) throws(Refusal) {
    var place: GroupPlace?
    if let target { place = try find(target) }
    if place == nil, state.list.count == 0 { throw Refusal("there is nothing to clear") }
    let places = place.map { [$0] } ?? state.list.places
    let armed = ArmedClear(group: place, members: Set(state.list.numbers(at: places)))
    emit(
      .armed(from: state.armedClear, to: armed),
      because: [place == nil ? Reason("G23", "armed") : Reason("G18", "armed")])
  }

  /// G22: the second press removes what was there at the first.
  mutating func confirmClearing() throws(Refusal) {
    guard let armed = state.armedClear else { throw Refusal("no question is open") }
    emit(.armed(from: armed, to: nil))
    let places = armed.group.map { [$0] } ?? state.list.places
    let told = dismissals { [state] in
      state.list.numbers(at: places).filter(armed.members.contains)
    }
    let reason: Reason = armed.group == nil ? "G23" : "G22"
    for place in places { clearMembers(of: place, among: armed.members, because: reason) }
    dismiss(told, isAll: true)
  }

  /// Lets the first press go.
  mutating func cancelClearing() throws(Refusal) {
    guard state.armedClear != nil else { throw Refusal("no question is open") }
    disarm()
  }

  /// Takes the first press of *Clear All* back, if there was one.
  mutating func disarm() {
    if let armed = state.armedClear { emit(.armed(from: armed, to: nil)) }
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

  fileprivate func numbers(at places: [GroupPlace]) -> [Int] {
    places.flatMap { group(at: $0)?.memberNumbers ?? [] }
  }
}
