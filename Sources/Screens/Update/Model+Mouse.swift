import Delivery
import TerminalCore

extension Model {
  /// Takes the mouse: it hits what was painted.
  mutating func handle(_ mouse: Mouse, _ scene: Scene) -> [Effect] {
    let spot = painted.targets.last { $0.rect.contains(mouse.point) }?.id
    switch mouse.act {
    case .press(.left):
      let previous = pointer.clicked
      beginAct()
      pressed.pending = []
      pointer.grip = nil
      if !(spot?.isSwipe ?? false) { list.swipe = nil }
      let effects = spot.map { click($0, scene) } ?? clickBeside(at: mouse.point, scene)
      if let spot { take(spot, at: mouse.point, after: previous, scene) }
      return effects
    case .drag(.left): drag(to: mouse.point, scene)
    case .release(.left): return release(at: mouse.point, scene)
    case .wheelUp: wheel(by: -3, on: pane(at: mouse.point), scene)
    case .wheelDown: wheel(by: 3, on: pane(at: mouse.point), scene)
    case .press(.middle), .press(.right), .drag, .release: break
    }
    return []
  }

  private mutating func click(_ spot: Spot, _ scene: Scene) -> [Effect] {
    if let effects = giveSheet(.click(spot), scene) { return effects }
    switch spot {
    case .row(let row): click(row, scene)
    case .showLess(let place): return [.perform(.collapse(place.target))]
    case .clearGroup(let place): return clear(.clear(.group(place.target)), scene)
    case .line(let line):
      focus = .inspector
      if inspector.line == line { return openLine(scene) }
      inspector.line = line
    case .hintKey(let key): return press(key, scene)
    case .control(let id): return run(id, scene)
    case .tab(let tab):
      inspector.tab = tab
      focus = .inspector
    case .fact(let fact):
      inspector.fact = fact
      focus = .inspector
    case .swipe(let choice): return choose(choice, scene)
    case .offer(let offer): return choose(offer, scene)
    case .setting(let row): return press(row, scene)
    case .view(let spot): return click(view: spot, scene)
    // What only sheets have is theirs.
    case .scrollBar, .splitter, .banner, .choice, .word: break
    case .moment(let moment): return click(moment, scene)
    case .link(let target): say(target)
    case .pane(let pane): focus = pane
    case .app(let index): return click(app: index, scene)
    case .sheet:
      if sheets.isEmpty, phoneLayer(in: scene) != nil || isViewOpen(in: scene) { focus = .phone }
    }
    return []
  }

  // What opens at a second click opens when the button is released, whatever time lies between: a drag
  // from the row is no click.
  private mutating func click(_ row: ListSpot, _ scene: Scene) {
    let rows = rows(in: scene)
    guard let index = rows.index(of: row) else { return say(Words.gone, isError: true) }
    focus = .phone
    pin(index, rows, scene)
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
    case .banner(let number): pointer.grip = .banner(number, at: point)
    default: break
    }
  }

  // From the first click on, nothing that comes may move the row away from under the pointer.
  private mutating func pin(_ index: Int, _ rows: ListRows, _ scene: Scene) {
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
    case .inspector?: scrollInspector(by: count, scene)
    case .phone?: wheelPhone(by: count, scene)
    case nil: wheelView(by: count, scene)
    }
  }

  private mutating func wheelPhone(by count: Int, _ scene: Scene) {
    if isViewOpen(in: scene) { return wheelView(by: count, scene) }
    if showsList(in: scene) { return scrollList(by: count, scene) }
    if screen(in: scene) == .settings { moveInSettings(by: count.signum(), scene) }
  }

  private mutating func wheelView(by count: Int, _ scene: Scene) {
    guard phoneLayer(in: scene) == nil, let view = openView(in: scene) else { return }
    scrollView(by: count, view, scene)
  }
}
