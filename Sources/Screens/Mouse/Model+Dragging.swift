import TerminalCore

extension Model {
  /// Follows the mouse while the left button is held.
  mutating func drag(
    to point: Point, ifHolding isHeld: Bool = true, _ scene: Scene
  ) -> [Effect] {
    guard isHeld else { return [] }
    switch pointer.grip {
    case .row(let row, let start, _):
      let isFar = abs(point.column - start.column) >= DragState.sweep - 1
      if isFar || rowSpot(at: point) != row { pointer.grip = .swept(row, at: start) }
      sweep(row, from: start, to: point, scene)
    case .swept(let row, let start): sweep(row, from: start, to: point, scene)
    case .scrollBar(let pane, let offset): scroll(pane, thumbTo: point, offset, scene)
    case .splitter: inspector.room.phoneColumns = point.column
    case .axis: return scrub(to: point, scene)
    case .banner, nil: break
    }
    return []
  }

  private mutating func scrub(to point: Point, _ scene: Scene) -> [Effect] {
    guard let axis = painted.targets.rect(of: .axis) else { return [] }
    return scrub(toColumn: point.column - axis.origin.column, scene)
  }

  /// Lets go of what the left button held.
  mutating func release(at point: Point, _ scene: Scene) -> [Effect] {
    defer { pointer.grip = nil }
    if case .banner(let number, let start)? = pointer.grip {
      return BannerSurface.release(number, from: start, at: point, in: &self, scene)
    }
    if case .splitter? = pointer.grip {
      return [.rememberChoices(Choices(phoneColumns: layout.phoneColumns))]
    }
    guard case .row(let row, _, let previous)? = pointer.grip, list.selection == row,
      rowSpot(at: point) == row, let selected = selected(in: scene)
    else { return [] }
    // Its *Clear* alone clears: what lies beside that may be clicked on for its words.
    if selected.isListHeader { return [] }
    if selected.isStack || selected.opensInPlace { return tapped(selected, scene) }
    return previous == row ? opening(selected, scene) : []
  }

  // P9: a notification opens its rich view; a header does what Enter does.
  private mutating func opening(_ selected: Selected, _ scene: Scene) -> [Effect] {
    guard selected.number != nil, canView(scene) == .enabled else {
      return tapped(selected, scene)
    }
    return openView(scene)
  }

  private mutating func tapped(_ selected: Selected, _ scene: Scene) -> [Effect] {
    if let reason = selected.canTap.reason {
      say(reason, isError: true)
      return []
    }
    return tap(scene)
  }

  // G20: toward the leading edge opens the row, back closes it; the other way is nothing.
  private mutating func sweep(
    _ row: ListSpot, from start: Point, to point: Point, _ scene: Scene
  ) {
    let columns = (start.column - point.column) * scene.rightwards
    guard list.selection == row else { return }
    if DragState.isSideways(columns: columns, rows: point.row - start.row) {
      if list.swipe == nil { openSwipe(scene) }
    } else if columns < DragState.sweep / 2 {
      list.swipe = nil
    }
  }

  private func rowSpot(at point: Point) -> ListSpot? {
    for target in painted.targets.reversed() where target.rect.contains(point) {
      if case .row(let row) = target.id { return row }
    }
    return nil
  }

  /// Takes hold of a scroll bar: beside the thumb it comes to the pointer.
  mutating func grip(_ pane: Pane, at point: Point, _ scene: Scene) {
    guard let bar = scrollBar(of: pane, scene), let top = barTop(pane) else { return }
    let cell = point.row - top
    let offset = bar.thumb.contains(cell) ? cell - bar.thumb.lowerBound : bar.thumb.count / 2
    pointer.grip = .scrollBar(pane, offset: offset)
    if !bar.thumb.contains(cell) { scroll(pane, thumbTo: point, offset, scene) }
  }

  private func barTop(_ pane: Pane) -> Int? {
    guard let place = painted.targets.rect(of: .scrollBar(pane)) else { return nil }
    // On the line between the panes it is the thumb alone.
    let isOnDivider = pane == .phone && place.origin.column >= layout.phoneColumns
    return isOnDivider ? ScreenLayout.listTop : place.origin.row
  }

  private mutating func scroll(_ pane: Pane, thumbTo point: Point, _ offset: Int, _ scene: Scene) {
    guard let bar = scrollBar(of: pane, scene), let top = barTop(pane) else { return }
    let first = bar.first(thumbAt: point.row - top - offset)
    switch pane {
    case .phone: scrollList(toRow: first, scene)
    case .inspector: _ = give(.wheel(first - bar.first), to: inspectorSurfaces, scene)
    }
  }

  /// The scroll bar of a pane; nil where all of it is seen.
  func scrollBar(of pane: Pane, _ scene: Scene) -> ScrollBar? {
    switch pane {
    case .phone:
      guard showsList(in: scene), layout.hasPhone else { return nil }
      return window(scene).scrollBar
    case .inspector:
      return layout.hasInspector ? InspectorPane(self, scene).scrollBar : nil
    }
  }

  /// Brings a row of the list to the upper edge.
  private mutating func scrollList(toRow index: Int, _ scene: Scene) {
    let rows = list.rows(in: scene)
    guard let anchor = rows.anchor(at: index) else { return }
    list.places = []
    list.scroll = .at(anchor, index: index, row: 0)
    list.scroll = window(scene, fillsBottom: true).scroll()
  }
}

extension ListWindow {
  /// The bar beside it; nil where everything is seen.
  var scrollBar: ScrollBar? {
    let isWhole = items.first.map { $0.row >= 0 } ?? true
    let isEnd = items.last.map { $0.row + $0.height <= height + 1 } ?? true
    if range.lowerBound == 0, range.upperBound == count, isWhole, isEnd { return nil }
    let cut = (isWhole ? 0 : 1) + (isEnd ? 0 : 1)
    let first = range.lowerBound + (isWhole ? 0 : 1)
    return ScrollBar(
      track: height, total: count, seen: max(1, range.count - cut), first: first)
  }
}
