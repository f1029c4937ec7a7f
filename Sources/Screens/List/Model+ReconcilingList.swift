import Delivery

extension Model {
  /// Whether the person opened what the lock screen only counts.
  package var isCountOpen: Bool { list.showsCounted }

  /// Brings selection and scrolling in line with the list: both hold on to what they were about.
  mutating func reconcileList(_ scene: Scene) {
    if !scene.state.countsOnLockScreen { list.showsCounted = false }
    let rows = list.rows(in: scene)
    let isBack = list.findMissing(rows, scene)
    guard let index = list.selectedIndex(rows) else { return list.selectNothing() }
    if list.selection.flatMap(rows.index) == nil { list.selection = rows.spot(at: index) }
    list.selectionIndex = index
    list.selectionPlace = rows.groupPlace(at: index).map { group in
      (group, index - min(index, rows.index(of: .group(group)) ?? index))
    }
    if list.swipe?.spot != list.selection { list.swipe = nil }
    list.reconcileScroll(rows)
    if isBack { reveal(scene) }
  }

  /// Selects the newest of what is loaded, until the person selects a row.
  package mutating func followLoading(_ scene: Scene) {
    if list.isChosen { return }
    list.selectNewest()
    refreshLens(scene)
    reconcile(scene)
  }

  /// Remembers what is selected where doing something again took it away; to be
  /// called before that is heard of.
  package mutating func rememberSelection(goneFrom scene: Scene) {
    guard showsList(in: scene), let selection = list.selection else { return }
    if list.rows(in: scene).index(of: selection) == nil { list.rememberSelection() }
  }

  /// Selects the uppermost row of what an undo brought back into the list, and brings it into
  /// sight; a row of it that is selected already stays selected.
  package mutating func select(returned: [Event.Removal], _ scene: Scene) {
    guard showsList(in: scene), !returned.isEmpty else { return }
    if list.select(returned: returned, list.rows(in: scene)) { keepInSight(scene) }
  }

  /// Brings the selected row back: the list grows at its top until that row would be
  /// pushed out, then it stays.
  mutating func keepInSight(_ scene: Scene) {
    reveal(scene)
    holdPlace(in: window(scene), scene)
  }

  /// Sees to it before anything else happens.
  mutating func reconcileSight(_ scene: Scene) {
    if list.mayMove, showsList(in: scene), layout.hasPhone { holdPlace(in: window(scene), scene) }
    guard list.mayLoseSight else { return }
    list.mayLoseSight = false
    guard showsList(in: scene), layout.hasPhone,
      let index = list.selectedIndex(list.rows(in: scene))
    else {
      return
    }
    if !window(scene, only: index).showsWhole(index) { keepInSight(scene) }
  }

  /// Holds on to the selected row where it stands now, or else to the first that is seen.
  mutating func holdPlace(in window: ListWindow, _ scene: Scene) {
    list.mayMove = false
    guard case .at = list.scroll else { return }
    list.scroll = window.scroll(keeping: list.selectedIndex(list.rows(in: scene)))
  }

  /// Where the selected row was painted last, in rows from the upper edge of the list.
  func paintedRowOfSelection(_ scene: Scene) -> Int? {
    guard let selection = list.selection, let place = painted.targets.rect(of: .row(selection))
    else {
      return nil
    }
    return place.origin.row - ScreenLayout.listTop - rowsOverList(scene)
  }

  /// Holds on to the first row of the selected row's group where that is seen: as the group
  /// collapses it stays there, and does not move down to where the selected member was.
  mutating func holdFirstRowOfGroup(_ scene: Scene) {
    guard showsList(in: scene), layout.hasPhone, case .at = list.scroll,
      let place = selected(in: scene)?.place
    else { return }
    let window = window(scene)
    guard let index = window.index(of: place), window.item(index) != nil else { return }
    list.scroll = window.scroll(keeping: index)
  }

  // Whatever else collapses the selected row's group, a typed line or another program: its
  // first row stays where it was seen. Keys say so before they act, and then the list
  // stands by that row already.
  private mutating func holdCollapsed(_ facts: [Fact]) {
    guard case .at(let spot, let index, _) = list.scroll, let place = list.selectionPlace?.group,
      spot != .group(place), facts.contains(where: { $0.event.collapses(place) }),
      let row = painted.list?.row(of: .group(place))
    else { return }
    list.scroll = .at(.group(place), index: index, row: row)
  }

  // Other words above make rows higher or lower: the selected one stays where the eye is.
  private mutating func holdSelectedRow(_ scene: Scene) {
    guard showsList(in: scene), let row = painted.list?.row else { return }
    let rows = list.rows(in: scene)
    if case .at = list.scroll, let index = list.selectedIndex(rows),
      let anchor = rows.anchor(at: index)
    {
      list.scroll = .at(anchor, index: index, row: row)
      list.scroll = window(scene, fillsBottom: true).scroll(keeping: index)
    }
    reveal(scene)
  }

  // Where rows are higher or lower now the list stands as it did when they were so before,
  // else by its selected row.
  private mutating func holdHeights(_ facts: [Fact], isBack: Bool, _ scene: Scene) -> Bool {
    let isOtherwiseHigh = facts.contains { $0.event.calls(for: .heights) }
    let mayStand = !isBack && !scene.isLookingBack && (lastAct.isRewinding || isOtherwiseHigh)
    if mayStand { rememberPlace() }
    let stands = mayStand && standAgain(scene)
    if isOtherwiseHigh, !stands { holdSelectedRow(scene) }
    return stands
  }

  /// Counts arrivals, and keeps the selected row in sight after an act on the list.
  mutating func notice(_ facts: [Fact], _ scene: Scene) {
    let new = lastAct.isRewinding ? 0 : facts.count { $0.event.calls(for: .arrivals) }
    // Nothing moves before the interface knows a time.
    if showsMotion, facts.count <= 2 {
      list.beginFolding(facts, at: now, memberRows: painted.memberRows)
    }
    list.countArrivals(facts, isRewinding: lastAct.isRewinding)
    if message == nil, let note = facts.compactMap(\.event.note).last { say(note) }
    if new > 0, lastAct.awaitsArrival, !list.isChosen { list.selectNewest() }
    tellShownNowhere(facts, scene)
    let isBack = lastAct.isRewinding && list.selectWhatIsBack(scene)
    let isChanged =
      lastAct.isRewinding || facts.isEmpty || facts.contains { $0.event.calls(for: .rows) }
    let wasSeen = lastAct.isRewinding || isChanged && selectionIsSeen(scene)
    holdCollapsed(facts)
    reconcile(scene)
    let stands = holdHeights(facts, isBack: isBack, scene)
    if new > 0, case .top = list.scroll {
      list.mayLoseSight = list.isChosen || !lastAct.awaitsArrival
    }
    // A list that was empty begins at its top again.
    if isBack { reveal(scene) }
    guard !stands, showsList(in: scene), case .at = list.scroll else { return }
    list.mayMove = true
    guard isChanged else { return }
    holdPlace(in: window(scene, fillsBottom: true), scene)
    if wasSeen { reveal(scene) }
  }
}

extension Event {
  fileprivate var note: String? {
    if case .noted(let text) = self { return text }
    return nil
  }

  fileprivate func collapses(_ place: GroupPlace) -> Bool {
    if case .collapsed(place, _) = self { true } else { false }
  }
}
