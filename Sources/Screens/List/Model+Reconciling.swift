import Delivery

extension Model {
  /// Brings selection and scrolling in line with the list: both hold on to what they were about.
  mutating func reconcile(_ scene: Scene) {
    if !layout.hasInspector { focus = .phone }
    if !layout.hasPhone { focus = .inspector }
    reconcileSheet(scene)
    reconcilePeek(scene)
    defer {
      reconcileOffers(scene)
      reconcileSettings(scene)
      reconcileView(scene)
    }
    let rows = rows(in: scene)
    let isBack = findMissing(rows, scene)
    guard let index = selectedIndex(rows) else {
      list.selection = nil
      list.swipe = nil
      list.selectionIndex = 0
      list.scroll = .top
      return
    }
    if list.selection.flatMap(rows.index) == nil { list.selection = rows.spot(at: index) }
    list.selectionIndex = index
    if list.swipe?.spot != list.selection { list.swipe = nil }
    reconcileScroll(rows)
    if isBack { reveal(scene) }
  }

  // Looking back to before the selected row came must not lose it.
  private mutating func findMissing(_ rows: ListRows, _ scene: Scene) -> Bool {
    if let spot = list.missing, rows.index(of: spot) != nil {
      (list.selection, list.missing) = (spot, nil)
      return true
    }
    if !scene.isLookingBack {
      list.missing = nil
    } else if list.missing == nil, let selection = list.selection, rows.index(of: selection) == nil
    {
      list.missing = selection
    }
    return false
  }

  private mutating func reconcileScroll(_ rows: ListRows) {
    guard case .at(let spot, let index, let row) = list.scroll else { return }
    if let found = rows.index(of: spot) {
      list.scroll = .at(spot, index: found, row: row)
    } else if let spot = rows.anchor(at: min(index, rows.count - 1)) {
      list.scroll = .at(spot, index: min(index, rows.count - 1), row: row)
    }
  }

  /// Selects the newest of what is loaded, until somebody chooses.
  package mutating func followLoading(_ scene: Scene) {
    if list.isChosen { return }
    selectNewest()
    refreshLens(scene)
    reconcile(scene)
  }

  private mutating func selectNewest() {
    list.selection = nil
    list.missing = nil
    list.scroll = .top
  }

  private mutating func selectWhatIsBack(_ scene: Scene) -> Bool {
    guard let spot = list.cleared.last, rows(in: scene).index(of: spot) != nil else { return false }
    list.cleared.removeLast()
    list.selection = spot
    return true
  }

  /// Brings the selected row back: the list grows at its top until that row would be pushed out, then it stays.
  mutating func keepInSight(_ scene: Scene) {
    reveal(scene)
    holdPlace(in: window(scene), scene)
  }

  /// Sees to it before anything else happens.
  mutating func reconcileSight(_ scene: Scene) {
    if list.mayMove, showsList(in: scene), layout.hasPhone { holdPlace(in: window(scene), scene) }
    guard list.mayLoseSight else { return }
    list.mayLoseSight = false
    guard showsList(in: scene), layout.hasPhone, let index = selectedIndex(rows(in: scene)) else {
      return
    }
    if !window(scene, only: index).showsWhole(index) { keepInSight(scene) }
  }

  /// Holds on to the selected row where it stands now, or else to the first that is seen.
  mutating func holdPlace(in window: ListWindow, _ scene: Scene) {
    list.mayMove = false
    guard case .at = list.scroll else { return }
    list.scroll = window.scroll(keeping: selectedIndex(rows(in: scene)))
  }

  /// Where the selected row was painted last, in rows from the upper edge of the list.
  var paintedRowOfSelection: Int? {
    guard let selection = list.selection,
      let target = painted.targets.last(where: { $0.id == .row(selection) })
    else {
      return nil
    }
    return target.rect.origin.row - ScreenLayout.listTop
  }

  // Other words above make rows higher or lower: the selected one stays where the eye is.
  private mutating func holdSelectedRow(_ scene: Scene) {
    guard showsList(in: scene), let row = painted.selectedRow else { return }
    let rows = rows(in: scene)
    if case .at = list.scroll, let index = selectedIndex(rows), let anchor = rows.anchor(at: index)
    {
      list.scroll = .at(anchor, index: index, row: row)
      list.scroll = window(scene, fillsBottom: true).scroll(keeping: index)
    }
    reveal(scene)
  }

  /// Counts what came, and after what somebody did to the list keeps the selected row in sight.
  mutating func notice(_ facts: [Fact], _ scene: Scene) {
    let new = lastAct.isRewinding ? 0 : facts.count { $0.event.calls(for: .arrivals) }
    beginFolding(facts)
    countArrivals(facts, isRewinding: lastAct.isRewinding)
    if message == nil, let note = facts.compactMap(\.event.note).last { say(note) }
    if new > 0, lastAct.awaitsArrival, !list.isChosen { selectNewest() }
    let isBack = lastAct.isRewinding && selectWhatIsBack(scene)
    let isChanged =
      lastAct.isRewinding || facts.isEmpty || facts.contains { $0.event.calls(for: .rows) }
    let wasSeen = lastAct.isRewinding || isChanged && selectionIsSeen(scene)
    reconcile(scene)
    if facts.contains(where: { $0.event.calls(for: .heights) }) { holdSelectedRow(scene) }
    if new > 0, case .top = list.scroll {
      list.mayLoseSight = list.isChosen || !lastAct.awaitsArrival
    }
    // A list that was empty begins at its top again.
    if isBack { reveal(scene) }
    guard showsList(in: scene), case .at = list.scroll else { return }
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
}
