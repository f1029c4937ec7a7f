import Delivery
import Explaining

extension Model {
  /// Whether there is a row to act on, and what it says about it.
  func canAct(
    _ scene: Scene, _ availability: (Selected) -> Availability = { _ in .enabled }
  ) -> Availability {
    guard showsList(in: scene) else { return .disabled(scene.whyNoList) }
    if let covered = whyListIsCovered(in: scene) { return .disabled(covered) }
    guard let row = selected(in: scene) else { return .disabled(whyNoRow) }
    return availability(row)
  }

  /// Why the list has no row, where it has none.
  var whyNoRow: Sentence { list.filter == nil ? Words.emptyList : Words.filterIsEmpty }

  /// Why the list is out of reach, also where the inspector has the whole
  /// screen; nil where it is not.
  func whyListIsCovered(in scene: Scene) -> Sentence? {
    if scene.phoneLayer != nil { return Sentence(Words.layerIsOpen) }
    return scene.state.pane == nil ? nil : Words.viewIsOpen
  }

  /// Whether the selected row has a rich view that can be opened.
  func canView(_ scene: Scene) -> Availability {
    if hidesView(in: scene) { return .enabled }
    return canAct(scene) {
      .when($0.isListed && ($0.number != nil || $0.isStack), else: Words.nothingToView)
    }
  }

  /// Whether the inspector hides an open rich view, which comes back from behind it.
  func hidesView(in scene: Scene) -> Bool {
    scene.state.pane != nil && scene.phoneLayer == nil && !layout.hasPhone
  }

  /// Does what Enter does on the selected row.
  mutating func tap(_ scene: Scene) -> [Effect] {
    guard let row = selected(in: scene) else { return [] }
    list.isChosen = true
    if row.isListHeader { return clear(scene) { $0.clearing } }
    if row.item == .counted {
      // F19: what the lock screen only counts shows.
      list.showsCounted = true
      list.selectNewest()
      reconcileList(scene)
      return []
    }
    if row.isAlone, row.group?.isExpanded == false { say(Words.stackExpanded) }
    // A tap takes a notification away as clearing does, and an undo brings it back.
    if row.number != nil, row.isListed { list.rememberSelection() }
    return row.tap.map { [.perform($0)] } ?? []
  }

  /// Clears at once, and says how to take it back.
  mutating func clear(_ scene: Scene, _ clearing: (Selected) -> Clearing?) -> [Effect] {
    guard let row = selected(in: scene), let clearing = clearing(row) else { return [] }
    return clear(clearing, scene)
  }

  /// Clears what is below a header, as a press on its *Clear* does.
  mutating func clear(_ header: ListSpot, _ scene: Scene) -> [Effect] {
    let rows = list.rows(in: scene)
    let row = rows.index(of: header).flatMap { Selected(rows, at: $0) }
    guard let clearing = row?.clearing else {
      say(Words.gone(header), isError: true)
      return []
    }
    return clear(clearing, scene)
  }

  /// Clears at once, and says how to take it back.
  mutating func clear(_ clearing: Clearing, _ scene: Scene) -> [Effect] {
    if list.filter != nil, case .list = clearing {
      say(Words.filterRefusesClearAll, isError: true)
      return []
    }
    list.isChosen = true
    list.rememberSelection()
    if case .group(let target) = clearing, let section = target.section {
      leave(GroupPlace(target.key, in: section), scene)
    }
    say(Words.cleared(scene.state.title(of: clearing)))
    return [.perform(scene.confirming(clearing.command))]
  }

  // What stands below the group takes its place, not what stood below one of its members, nor a
  // group of its key in the other section, which a group is taken for that moved there.
  private mutating func leave(_ place: GroupPlace, _ scene: Scene) {
    let list = scene.state.list
    let hasNamesake = Section.allCases.allSatisfy { list[$0].group(place.key) != nil }
    let leading = hasNamesake ? list.group(at: place)?.leading : nil
    self.list.selection = leading.map { .notification($0) } ?? .group(place)
  }

  /// P9: opens the rich view of the selected row, of a stack that of its newest.
  mutating func openView(_ scene: Scene) -> [Effect] {
    guard let row = selected(in: scene), let number = row.leading else { return [] }
    list.isChosen = true
    // It is open already where the inspector hides it.
    if scene.state.pane?.notification == number {
      inspector.room.isZoomed = false
      focus = .phone
      return []
    }
    return [.perform(.view(.open(scene.state.notification(number).key)))]
  }

  /// Whether the selected row can be swept aside.
  func canSwipe(_ scene: Scene) -> Availability {
    canAct(scene) {
      .when($0.isListed && ($0.number != nil || $0.isStack), else: Words.nothingToSweep)
    }
  }

  /// Opens the swipe row of the selected row.
  mutating func openSwipe(_ scene: Scene) {
    guard canSwipe(scene) == .enabled, let index = selected(in: scene)?.index,
      let spot = list.selection ?? list.rows(in: scene).spot(at: index)
    else { return }
    list.isChosen = true
    list.selection = spot
    phone.offered.rowIndex = nil
    list.swipe = Swipe(spot: spot)
    // Its controls may take more lines than the row had.
    list.mayLoseSight = true
  }

  /// Does what a control of the swipe row says.
  mutating func choose(_ choice: SwipeChoice, _ scene: Scene) -> [Effect] {
    list.swipe = nil
    switch choice {
    case .view: return openView(scene)
    case .manage: return manage(scene)
    case .clear: return clear(scene) { $0.clearing }
    }
  }
}
