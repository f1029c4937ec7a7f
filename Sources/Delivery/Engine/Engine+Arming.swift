import Notifications

extension Engine {
  /// G18, G22, G23: the first press of a *Clear All*.
  mutating func arm(_ target: GroupTarget?) throws(Refusal) {
    var place: GroupPlace?
    if let target { place = try find(target) }
    if place == nil, state.list.count == 0 { throw Refusal("there is nothing to clear") }
    let armed = ArmedClear(group: place, deliveriesBefore: state.notifications.count)
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
      places.flatMap { state.list.group(at: $0)?.memberNumbers ?? [] }
        .filter { $0 < armed.deliveriesBefore }
    }
    for place in places { clearMembers(of: place, before: armed.deliveriesBefore) }
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

  private mutating func clearMembers(of place: GroupPlace, before limit: Int) {
    guard let group = state.list.group(at: place) else { return }
    let old = group.memberNumbers.filter { $0 < limit }
    if old.count == group.count { return clearGroup(place) }
    for number in old { clear(number, from: place.section, because: [Reason("G22")]) }
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
