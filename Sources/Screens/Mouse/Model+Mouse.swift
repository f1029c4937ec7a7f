import Delivery
import TerminalCore

extension Model {
  /// Takes the mouse: it hits what was painted.
  ///
  /// Against the last frame: `show` has to have drawn one.
  mutating func handle(_ mouse: Mouse, _ scene: Scene) -> [Effect] {
    let spot = painted.targets.target(at: mouse.point)
    switch mouse.act {
    case .press(.left):
      let (previous, begun) = (pointer.clicked, pressed.pending)
      beginAct()
      pressed.pending = []
      pointer.grip = nil
      if !(spot?.isOfSwipeRow ?? false) { list.swipe = nil }
      if helps(spot, behind: begun) { return [] }
      let effects = spot.map { click($0, scene) } ?? clickBeside(mouse.point, scene)
      if let spot { take(spot, at: mouse.point, after: previous, scene) }
      return effects + drag(to: mouse.point, ifHolding: spot == .axis, scene)
    case .drag(.left): return drag(to: mouse.point, scene)
    case .release(.left): return release(at: mouse.point, scene)
    case .wheelUp where spot == .axis && sheets.isEmpty:
      zoomTimeline(byWheel: -1, at: mouse.point, scene)
    case .wheelDown where spot == .axis && sheets.isEmpty:
      zoomTimeline(byWheel: 1, at: mouse.point, scene)
    case .wheelUp: wheel(by: -3, on: pane(at: mouse.point), scene)
    case .wheelDown: wheel(by: 3, on: pane(at: mouse.point), scene)
    case .press(.middle), .press(.right), .drag, .release: break
    }
    return []
  }

  /// What a click on something does, whatever place it has.
  mutating func click(_ spot: Spot, _ scene: Scene) -> [Effect] {
    if !spot.isOnWatch, !spot.isControl { phone.watch.isFocused = false }
    let below = inspectorSurfaces + phoneSurfaces(in: scene)
    if let effects = giveSheet(.click(spot), scene) ?? give(.click(spot), to: below, scene) {
      return effects
    }
    switch spot {
    case .hintKey(let key): return press(key, scene)
    case .control(let id): return run(id, scene)
    case .link(let target): say(target)
    // A banner lies over whatever screen there is.
    case .offer(let offer):
      if scene.state.bannerOffers.contains(offer) { return [.perform(offer.command)] }
    case .pane(let pane): focus = pane
    case .narrowing(let pane):
      focus = pane
      showAll(of: pane, scene)
    case .sheet:
      if sheets.isEmpty, phoneLayer(in: scene) != nil || isViewOpen(in: scene) { focus = .phone }
    // What belongs to a surface, and that is gone since it was painted; and what the
    // button only takes hold of.
    case .row, .showLess, .clear, .swipe, .banner, .watch, .wire, .setting, .view,
      .moment, .stepping, .axis, .field, .editedField, .scrollBar, .splitter, .tab, .line, .fact,
      .app, .choice, .word, .matrix, .compared:
      break
    }
    return []
  }

  /// Does what a number of the linear screen stands for: what a click does, and Enter on
  /// the row that is selected.
  mutating func choose(_ spot: Spot, _ scene: Scene) -> [Effect] {
    if case .row(let row) = spot, sheets.isEmpty, focus == .phone, list.selection == row {
      return press(Key(.enter), scene)
    }
    let begun = pressed.pending
    beginAct()
    pressed.pending = []
    pointer.grip = nil
    if !spot.isOfSwipeRow { list.swipe = nil }
    if helps(spot, behind: begun) { return [] }
    // What a banner does waits for the button to be released: it may be flicked away instead.
    if case .banner = spot { return [.perform(.banner(.tap))] }
    return click(spot, scene)
  }

  // Opens help with what goes on from the keys that wait, as its own key does; false where none wait.
  private mutating func helps(_ spot: Spot?, behind keys: [Key]) -> Bool {
    guard spot == .control(.help), sheets.isEmpty, !keys.isEmpty else { return false }
    open(HelpSheet(begun: keys))
    return true
  }

  /// A click on a row selects it. What opens at a second click opens when the button is released,
  /// whatever time lies between: a drag from the row is no click.
  mutating func click(_ row: ListSpot, _ scene: Scene) {
    let rows = list.rows(in: scene)
    guard let index = rows.index(of: row) else { return say(Words.gone(row), isError: true) }
    focus = .phone
    pin(index, scene)
    select(index, rows)
    pointer.clicked = row
  }

  // The button holds what it was pressed on.
  private mutating func take(
    _ spot: Spot, at point: Point, after previous: ListSpot?, _ scene: Scene
  ) {
    switch spot {
    case .row(let row):
      pointer.grip = pointer.clicked == row ? .row(row, at: point, previous: previous) : nil
    case .scrollBar(let pane): grip(pane, at: point, scene)
    case .splitter: pointer.grip = .splitter
    case .axis: pointer.grip = .axis(timelineAxis(TimelineRows(scene.timeline), scene))
    case .banner(let number): pointer.grip = .banner(number, at: point)
    // What only is clicked.
    case .showLess, .clear, .swipe, .offer, .watch, .wire, .setting, .view, .moment, .stepping,
      .field, .editedField,
      .hintKey,
      .control, .tab, .line, .fact, .app, .choice, .narrowing, .pane, .link, .word, .matrix,
      .compared, .sheet:
      break
    }
  }

  // From the first click on, nothing that comes may move the row away from under the pointer.
  private mutating func pin(_ index: Int, _ scene: Scene) {
    let window = window(scene)
    if window.item(index) != nil { list.scroll = window.scroll(keeping: index) }
  }

  private func pane(at point: Point) -> Pane? {
    let hit = painted.targets.filter { $0.rect.contains(point) }
    if hit.contains(where: { $0.id == .pane(.inspector) }) { return .inspector }
    return hit.contains { $0.id == .pane(.phone) } ? .phone : nil
  }

  private mutating func wheel(by count: Int, on pane: Pane?, _ scene: Scene) {
    if !sheets.isEmpty {
      _ = giveSheet(.wheel(count), scene)
      return
    }
    switch pane {
    case .inspector?: _ = give(.wheel(count), to: inspectorSurfaces, scene)
    case .phone?: _ = give(.wheel(count), to: phoneSurfaces(in: scene), scene)
    // A rich view covers its pane.
    case nil:
      if isViewOpen(in: scene) { _ = give(.wheel(count), to: [RichViewSurface()], scene) }
    }
  }

  /// A click beside what lies on top closes it as Esc does, where nothing that
  /// was typed or asked is lost.
  mutating func clickBeside(_ point: Point, _ scene: Scene) -> [Effect] {
    guard let sheet = sheets.last else {
      return give(.clickBeside(point), to: phoneSurfaces(in: scene), scene) ?? []
    }
    guard sheet.losesNothing else {
      say(Words.closedByEscape)
      return []
    }
    return giveSheet(.key(Key(.escape)), scene) ?? []
  }
}
