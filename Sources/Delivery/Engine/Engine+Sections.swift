import Notifications

// G30: with one grouping over both sections, the history's members come to
// those on the lock screen.
extension Engine {
  /// Lets the history's members join a newcomer on the lock screen.
  mutating func joinSections(_ key: GroupKey, for section: Section) {
    guard state.device.policies[.acrossSections], section == .lockScreen else { return }
    join(key)
  }

  // U6, F6: what was kept off the lock screen stays in Notification Center.
  private mutating func join(_ key: GroupKey) {
    guard let group = state.list[.notificationCenter].group(key) else { return }
    let numbers = group.memberNumbers.filter { state.mayBeOnLockScreen($0) }
    if numbers.isEmpty { return }
    if group.isExpanded { emit(.collapsed(GroupPlace(key, in: .notificationCenter))) }
    emit(.moved(numbers, from: .notificationCenter, to: .lockScreen), because: [Reason("G30")])
  }

  /// Joins what is grouped alike now, where the switch or the grouping was changed; what had come
  /// to the lock screen's groups goes back where the switch was turned off, or nothing that it had
  /// come to is grouped with it any more.
  mutating func joinSections(after facts: some Sequence<Fact>) {
    guard facts.contains(where: { $0.event.has(.regrouping) }) else { return }
    guard state.device.policies[.acrossSections] else { return separateSections { _ in true } }
    let regrouped = state.regrouped(by: facts)
    separateSections { [state] group in
      regrouped.contains(group.key) && group.memberNumbers.allSatisfy { state.isJoined($0) }
    }
    for group in state.list[.lockScreen].groups where regrouped.contains(group.key) {
      join(group.key)
    }
  }

  private mutating func separateSections(where isApart: (Group) -> Bool) {
    if state.sectionMoves.isEmpty { return }
    for group in state.list[.lockScreen].groups where isApart(group) {
      let numbers = group.memberNumbers.filter { state.isJoined($0) }
      if numbers.isEmpty { continue }
      let place = GroupPlace(group.key, in: .lockScreen)
      disarm { $0 == place }
      if group.isExpanded { emit(.collapsed(place)) }
      emit(
        .moved(numbers, from: .lockScreen, to: .notificationCenter),
        because: [Reason("G30", "apart")])
    }
  }
}

/// The groups whose members belong together otherwise than before.
private struct RegroupedKeys {
  var apps: Set<BundleIdentifier> = []
  var keys: Set<GroupKey> = []
  // G30: whether the sections are grouped as one since then.
  var hasAll = false

  func contains(_ key: GroupKey) -> Bool {
    hasAll || apps.contains(key.app) || keys.contains(key)
  }
}

extension State {
  /// Whether nothing but that the phone was unlocked kept a notification off the lock screen, as it
  /// was decided when it came.
  fileprivate func mayBeOnLockScreen(_ number: Int) -> Bool {
    guard var situation = ending(of: number)?.decision.situation else { return true }
    situation.isLocked = true
    return situation.lockScreenVerdict.reaches
  }

  /// G29, H15: what the person put together otherwise. That the phone was locked is none: what was
  /// joined stays where the one that it came to was cleared.
  fileprivate func regrouped(by facts: some Sequence<Fact>) -> RegroupedKeys {
    var regrouped = RegroupedKeys()
    for fact in facts {
      if case .settingChanged(let app, let changes) = fact.event,
        hasOtherGroups(app.identifier, changes)
      {
        regrouped.apps.insert(app.identifier)
      } else if case .deviceChanged(let from, let to, _) = fact.event {
        if !from.policies[.acrossSections] { regrouped.hasAll = true }
        regrouped.apps.formUnion(appsGroupedOtherwise(from, to))
      } else if case .edited(let from, let to) = fact.event {
        let keys: Set = [groupKey(of: from.value), groupKey(of: to.value)]
        if keys.count > 1 { regrouped.keys.formUnion(keys) }
      }
    }
    return regrouped
  }

  private func hasOtherGroups(_ app: BundleIdentifier, _ changes: [SettingChange]) -> Bool {
    guard let settings = self.app(app)?.settings else { return false }
    var old = settings
    old.apply(changes, .backward)
    return settings.hasOtherGroups(than: old, on: device)
  }

  private func appsGroupedOtherwise(_ old: Device, _ new: Device) -> Set<BundleIdentifier> {
    if old.profile.has(.grouping) != new.profile.has(.grouping) {
      return Set(list[.lockScreen].groups.map(\.key.app))
    }
    if old.isAuthenticated != new.isAuthenticated { return [] }
    return appsCoalescingOtherwise(between: old, new)
  }
}
