import Delivery

extension Model {
  /// Shows a tab, wherever there is room for it.
  mutating func showInspector(_ tab: InspectorTab) {
    inspector.tab = tab
    if size.columns < ScreenLayout.wideColumns {
      inspector.room.isZoomed = true
    } else {
      inspector.room.isShown = true
    }
    if !layout.hasPhone { focus = .inspector }
  }

  /// Shows the inspector, or hides it.
  mutating func toggleInspector() {
    if layout.hasInspector {
      inspector.room.isShown = false
      inspector.room.isZoomed = false
      focus = .phone
    } else {
      showInspector(inspector.tab)
    }
  }

  /// Gives the keys to the other pane, which is shown for it.
  mutating func nextPane() {
    if focus == .inspector {
      focus = .phone
      inspector.room.isZoomed = inspector.room.isZoomed && size.columns >= ScreenLayout.wideColumns
      if !layout.hasPhone { inspector.room.isZoomed = false }
    } else {
      showInspector(inspector.tab)
      focus = .inspector
    }
  }

  /// Gives the keys to the phone, which is shown for it: something opens there.
  mutating func turnToPhone() {
    focus = .phone
    if !layout.hasPhone { inspector.room.isZoomed = false }
  }

  /// Gives the inspector the whole screen, or takes it back.
  mutating func zoom() {
    inspector.room.isZoomed.toggle()
    focus = inspector.room.isZoomed ? .inspector : .phone
  }

  /// Scrolls the tab that is shown; in the log, moves its selection.
  mutating func moveInspector(_ step: Step, _ scene: Scene) -> [Effect] {
    let rows = layout.inspectorRows
    let count: Int
    switch step {
    case .rows(let rows): count = rows
    case .pages(let pages): count = pages * max(1, rows - 1)
    case .first: count = -1_000_000_000
    case .last: count = 1_000_000_000
    }
    if inspector.tab == .timeline { return moveInTimeline(by: count, scene) }
    if inspector.tab == .lines {
      moveInLines(by: count, scene)
    } else if inspector.tab == .log {
      moveInLog(by: count, scene)
    } else {
      scrollInspector(by: count, scene)
    }
    return []
  }

  /// Scrolls the tab that is shown.
  mutating func scrollInspector(by count: Int, _ scene: Scene) {
    if inspector.tab == .log { return scrollLog(by: count, scene) }
    if inspector.tab == .timeline {
      let rows = TimelineRows(scene.timeline)
      let last = max(0, rows.count - layout.inspectorRows)
      inspector.timelineFirst = min(max(0, timelineFirstRow(rows, scene) + count), last)
      return
    }
    let tab = inspector.tab.rawValue
    let last = max(0, InspectorPane(self, scene).contentRows - layout.inspectorRows)
    inspector.firstRows[tab] = min(max(0, inspector.firstRows[tab] + count), last)
  }

  private mutating func moveInLog(by count: Int, _ scene: Scene) {
    let facts = scene.facts.count
    let log = LogRows(self, scene)
    let old = log.index(ofFact: min(inspector.fact ?? facts - 1, facts - 1))
    guard let new = log.fact(near: old - count, -count) else { return }
    inspector.fact = new == facts - 1 && count < -1000 ? nil : new
    let rows = layout.inspectorRows
    let row = log.count - 1 - log.index(ofFact: new)
    let first = min(inspector.firstRows[InspectorTab.log.rawValue], row)
    inspector.firstRows[InspectorTab.log.rawValue] = max(first, row - rows + 1)
  }

  private mutating func scrollLog(by count: Int, _ scene: Scene) {
    let tab = InspectorTab.log.rawValue
    let last = max(0, LogRows(self, scene).count - layout.inspectorRows)
    inspector.firstRows[tab] = min(max(0, inspector.firstRows[tab] + count), last)
  }

  /// Lets the inspector explain what the selected line of the log is about.
  mutating func explainLog() {
    inspector.followsLog = true
    inspector.tab = .why
    inspector.firstRows[InspectorTab.why.rawValue] = 0
  }
}
