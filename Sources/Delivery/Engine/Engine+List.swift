import Notifications

extension Engine {
  /// G17, G19: shows the members of a stack.
  mutating func expand(_ target: GroupTarget) throws(Refusal) {
    let place = try find(target)
    if let why = state.whyNoStack(at: place) { throw Refusal("\(why); there is nothing to expand") }
    guard state.list.group(at: place)?.isExpanded == false else {
      throw Refusal("the group is expanded already")
    }
    if state.device.policies[.singleExpansion] { collapseAll(because: [Reason("G19", "single")]) }
    emit(.expanded(place), because: [Reason("G17")])
  }

  /// G18: hides the members of a group again.
  mutating func collapse(_ target: GroupTarget) throws(Refusal) {
    let place = try find(target)
    if let why = state.whyNoStack(at: place) {
      throw Refusal("\(why); there is nothing to collapse")
    }
    guard state.list.group(at: place)?.isExpanded == true else {
      throw Refusal("the group is collapsed already")
    }
    emit(.collapsed(place, by: .person), because: [Reason("G18")])
  }

  /// G21, G24: clears one notification.
  mutating func clear(_ key: NotificationKey) throws(Refusal) {
    let (number, section) = try find(key)
    clear(number, from: section, because: [Reason("G21")])
    dismiss(dismissals { [number] }, isAll: false)
  }

  /// G22, G24: clears all members of a group.
  mutating func clear(_ target: GroupTarget) throws(Refusal) {
    let place = try find(target)
    let group = state.list.group(at: place)
    let told = dismissals { group?.memberNumbers ?? [] }
    clearGroup(place)
    dismiss(told, isAll: group?.count != 1)
  }

  /// F15, G23, G24: clears a section, or the whole list, with the summaries that lie there.
  mutating func clearAll(_ section: Section?) throws(Refusal) {
    let all = section.map { [$0] } ?? Section.allCases
    let sections = all.filter { state.list[$0].count > 0 }
    let cards = state.summary.cards.filter { all.contains($0.section) }
    guard !sections.isEmpty || !cards.isEmpty else { throw Refusal("there is nothing to clear") }
    let told = dismissals { [state] in
      sections.flatMap { state.list[$0].groups }.flatMap(\.memberNumbers)
        + cards.flatMap(\.members)
    }
    clearSummaries { all.contains($0.section) }
    for section in sections {
      emit(.cleared(.section(section, count: state.list[section].count)), because: [Reason("G23")])
    }
    dismiss(told, isAll: true)
  }

  /// F16, G17, A14, P23: a tap expands a stack; anything else it opens, and what was held or a
  /// summary features by itself, wherever it came.
  mutating func tap(_ key: NotificationKey) throws(Refusal) {
    if let number = deliverHeld(key) ?? openSummary(featuring: key) {
      return try openTapped(number)
    }
    guard let (number, section) = state.list.find(key) else { return try tapUnlisted(key) }
    if let stack = state.stackExpanded(byTapOn: number, in: section) {
      return try expand(GroupTarget(stack.key, in: section))
    }
    try openTapped(number)
  }

  // A14, C21: what only a banner or the open view shows.
  private mutating func tapUnlisted(_ key: NotificationKey) throws(Refusal) {
    let number = try viewable(key)
    if state.banner?.number == number { return try tapBanner() }
    try openTapped(number)
  }

  private mutating func openTapped(_ number: Int) throws(Refusal) {
    try perform(.open(number, because: Reason("A14", "view")), because: Reason("A14", "owner"))
  }

  /// K23, G28: the app takes delivered notifications back, silently.
  mutating func removeDelivered(_ app: BundleIdentifier, _ identifiers: [String]?) throws(Refusal) {
    try installed(app)
    let reasons = [Reason("K23"), Reason("G28")]
    guard let identifiers else { return removeAll(of: app, because: reasons) }
    for identifier in identifiers {
      let key = NotificationKey(app: app, identifier: identifier)
      if let (number, section) = state.list.find(key) {
        remove(number, from: section, because: reasons)
      }
      withdrawFromSummaries(key, because: reasons)
      removeFromWatch(key, because: reasons)
    }
  }

  /// Removes an app's groups from both parts of the list, a fact each, and what it has in summaries
  /// and on the watch; the app hears nothing of it.
  ///
  /// - Parameter course: What becomes of what is held for a summary (F17).
  mutating func removeAll(
    of app: BundleIdentifier, because reasons: [Reason],
    held course: Situation.Course = .withdrawn
  ) {
    endSummaries(of: app, as: course, because: reasons)
    for section in Section.allCases {
      for group in state.list[section].groups where group.key.app == app {
        removeGroup(GroupPlace(group.key, in: section), because: reasons)
      }
    }
    removeFromWatch(allOf: app, because: reasons)
  }

  /// Removes a group with all its members in one fact, without a word to the app, unlike
  /// `clearGroup`.
  mutating func removeGroup(_ place: GroupPlace, because reasons: [Reason]) {
    let count = state.list.group(at: place)?.count ?? 0
    emit(.removed(.group(place, count: count)), because: reasons)
  }

  /// G22: the person clears all members of a group.
  mutating func clearGroup(_ place: GroupPlace, because reason: Reason = "G22") {
    let count = state.list.group(at: place)?.count ?? 0
    emit(.cleared(.group(place, count: count)), because: [reason])
  }

  /// The person clears one notification, which keeps the display lit where it is by the person (P3).
  mutating func clear(
    _ number: Int, from section: Section, by doer: Doer = .person, because reasons: [Reason]
  ) {
    collapseIfLeaving(number, section, to: nil)
    emit(.cleared(.notification(number, from: section), by: doer), because: reasons)
  }

  /// Removes a delivery from a section, not by the person's hand: the app hears nothing of it. A
  /// group that stops being a stack collapses first (G14).
  mutating func remove(_ number: Int, from section: Section, because reasons: [Reason]) {
    collapseIfLeaving(number, section, to: nil)
    emit(.removed(.notification(number, from: section)), because: reasons)
  }

  /// A header over fewer members than a stack needs would be drawn over nothing.
  mutating func collapseIfLeaving(_ number: Int, _ section: Section, to place: GroupPlace?) {
    collapseIfLeaving(GroupPlace(state.groupKey(number), in: section), to: place)
  }

  /// The same where it is known from which group.
  mutating func collapseIfLeaving(_ old: GroupPlace, to place: GroupPlace?) {
    guard old != place, let group = state.list.group(at: old), group.isExpanded,
      !state.isStackWithoutOne(group)
    else { return }
    emit(.collapsed(old), because: [Reason("G14")])
  }

  /// Collapses every expanded group of the list, a fact each (G19).
  mutating func collapseAll(because reasons: [Reason] = [Reason("G19")]) {
    for place in state.list.expandedGroups { emit(.collapsed(place), because: reasons) }
  }

  /// Looks a listed notification up: its delivery number, and the section it stands in. Refuses
  /// where the list does not have it.
  func find(_ key: NotificationKey) throws(Refusal) -> (number: Int, section: Section) {
    guard let found = state.list.find(key) else {
      throw Refusal("“\(key.identifier)” \(state.reasonNotListed(key))")
    }
    return found
  }

  /// Looks a group up where the target means it. Refuses where that section, or the whole list if
  /// none is meant, has no such group.
  func find(_ target: GroupTarget) throws(Refusal) -> GroupPlace {
    guard let place = state.list.find(target.key, in: target.section) else {
      throw Refusal("no such group is in the list")
    }
    return place
  }
}
