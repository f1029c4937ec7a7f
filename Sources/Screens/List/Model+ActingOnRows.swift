import Delivery
import Explaining

extension Model {
  /// Whether there is a row to act on, and what it says about it.
  func canAct(
    _ scene: Scene, _ availability: (Selected) -> Availability = { _ in .enabled }
  ) -> Availability {
    guard showsList(in: scene) else { return .disabled(Words.notTheList) }
    if phoneLayer(in: scene) != nil { return .disabled(Words.layerIsOpen) }
    if isViewOpen(in: scene) { return .disabled(Words.viewIsOpen) }
    guard let row = selected(in: scene) else { return .disabled(Words.emptyList) }
    return availability(row)
  }

  /// Whether the selected row has a rich view that can be opened.
  func canView(_ scene: Scene) -> Availability {
    canAct(scene) {
      .when($0.isListed && ($0.number != nil || $0.isStack), else: Words.nothingToView)
    }
  }

  /// What Enter does on the selected row, where that is no tap.
  func tapTitle(_ scene: Scene) -> String? {
    selected(in: scene)?.item == .counted ? Words.showsThem : nil
  }

  /// Does what Enter does on the selected row.
  mutating func tap(_ scene: Scene) -> [Effect] {
    guard let row = selected(in: scene) else { return [] }
    list.isChosen = true
    if row.isListHeader { return clear(scene) { $0.clearing } }
    if row.item == .counted { return openCounted(scene) }
    if row.isAlone, row.group?.isExpanded == false { say(Words.stackExpanded) }
    // A tap takes a notification away as clearing does, and an undo brings it back.
    if row.number != nil, row.isListed, let selection = list.selection {
      list.cleared = list.cleared.suffix(99) + [selection]
    }
    return row.taps.map(Effect.perform)
  }

  /// F19: shows what the lock screen only counts.
  mutating func openCounted(_ scene: Scene) -> [Effect] {
    list.showsCounted = true
    list.selectNewest()
    reconcileList(scene)
    return []
  }

  /// F19: only counts it again.
  mutating func closeCounted(_ scene: Scene) {
    list.showsCounted = false
    list.selection = .counted
    list.scroll = .top
    reconcileList(scene)
  }

  /// Does something with the selected row.
  mutating func perform(_ scene: Scene, _ command: (Selected) -> Command?) -> [Effect] {
    list.isChosen = true
    return selected(in: scene).flatMap(command).map { [.perform($0)] } ?? []
  }

  /// Clears at once, and says how to take it back.
  mutating func clear(_ scene: Scene, _ clearing: (Selected) -> Clearing?) -> [Effect] {
    guard let row = selected(in: scene), let clearing = clearing(row) else { return [] }
    return clear(clearing, scene)
  }

  /// Clears at once, and says how to take it back.
  mutating func clear(_ clearing: Clearing, _ scene: Scene) -> [Effect] {
    if list.filter != nil, case .list = clearing {
      say(Words.filterRefusesClearAll, isError: true)
      return []
    }
    list.isChosen = true
    if let selection = list.selection { list.cleared = list.cleared.suffix(99) + [selection] }
    if case .group(let target) = clearing, let section = target.section {
      // What stands below the group takes its place, not what stood below one of its members.
      list.selection = .group(GroupPlace(target.key, in: section))
    }
    say(Words.cleared(scene.state.title(of: clearing)))
    return [.perform(scene.confirming(clearing.command))]
  }
}
