import Delivery
import TerminalCore

extension Model {
  /// Takes the mouse: it hits what was painted.
  mutating func handle(_ mouse: Mouse, _ scene: Scene) -> [Effect] {
    let spot = targets.last { $0.rect.contains(mouse.point) }?.id
    switch mouse.act {
    case .press(.left):
      let previous = clicked
      beginAct()
      pendingKeys = []
      return spot.map { click($0, after: previous, scene) } ?? []
    case .wheelUp: wheel(by: -3, on: pane(at: mouse.point), scene)
    case .wheelDown: wheel(by: 3, on: pane(at: mouse.point), scene)
    case .press(.middle), .press(.right), .release, .drag: break
    }
    return []
  }

  private mutating func click(_ spot: Spot, after previous: ListSpot?, _ scene: Scene) -> [Effect] {
    switch spot {
    case .row(let row): return click(row, after: previous, scene)
    case .showLess(let place): return [.perform(.collapse(place.target))]
    case .clearGroup(let place): return clear(.clear(.group(place.target)), scene)
    case .control(let id): return clickControl(id, scene)
    case .tab(let tab):
      inspector.tab = tab
      focus = .inspector
    case .fact(let fact):
      inspector.fact = fact
      focus = .inspector
    case .choice(let choice): return click(choice: choice)
    case .pane(let pane): focus = pane
    case .app(let index): appIndex = index
    case .sheet: break
    }
    return []
  }

  private mutating func clickControl(_ id: String, _ scene: Scene) -> [Effect] {
    if let control = Control.named(id) {
      if case .help? = layers.last { layers.removeLast() }
      return run(control, scene)
    }
    guard let layer = layers.last else { return [] }
    return press(Key(id == "deliver" ? .enter : .escape), in: layer, scene)
  }

  // The second click on a row opens it, whatever time lies between: nothing here reads a clock.
  private mutating func click(
    _ row: ListSpot, after previous: ListSpot?, _ scene: Scene
  ) -> [Effect] {
    let rows = ListRows(scene.state)
    guard let index = rows.index(of: row) else {
      say(Words.gone, isError: true)
      return []
    }
    focus = .phone
    pin(index, rows, scene)
    select(index, rows)
    clicked = row
    guard let selected = selected(in: scene) else { return [] }
    if selected.number == nil, selected.place == nil { return clear(scene) { $0.clear } }
    return selected.isStack || previous == row ? [.perform(selected.tap)] : []
  }

  // From the first click on, nothing that comes may move the row away from under the pointer.
  private mutating func pin(_ index: Int, _ rows: ListRows, _ scene: Scene) {
    let window = window(scene)
    if window.item(index) != nil { scroll = window.scroll(keeping: index) }
  }

  private mutating func click(choice: Int) -> [Effect] {
    guard case .sending(let sheet)? = layers.last, let choices = sheet.choices,
      choices.indices.contains(choice)
    else { return [] }
    if sheet.selected == choice { return deliver(choices[choice]) }
    select(choice: choice)
    return []
  }

  private func pane(at point: Point) -> Pane? {
    let hit = targets.filter { $0.rect.contains(point) }
    if hit.contains(where: { $0.id == .pane(.inspector) }) { return .inspector }
    return hit.contains { $0.id == .pane(.phone) } ? .phone : nil
  }

  private mutating func wheel(by count: Int, on pane: Pane?, _ scene: Scene) {
    if let layer = layers.last { return wheel(by: count, in: layer, scene) }
    switch pane {
    case .inspector?: scrollInspector(by: count, scene)
    case .phone?: if showsList(in: scene) { scrollList(by: count, scene) }
    case nil: break
    }
  }

  private mutating func wheel(by count: Int, in layer: Layer, _ scene: Scene) {
    switch layer {
    case .help(let firstRow):
      let last = max(0, HelpSheet.rows(self, scene) - helpRows)
      layers[layers.count - 1] = .help(firstRow: min(max(0, firstRow + count), last))
    case .sending(let sheet): select(choice: sheet.selected + count.signum())
    case .pasted: break
    }
  }
}
