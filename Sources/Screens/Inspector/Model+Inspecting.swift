import Delivery

extension Model {
  /// Shows a tab, wherever there is room for it.
  mutating func showInspector(_ tab: InspectorTab) {
    inspector.tab = tab
    if size.columns < layout.wideColumns {
      inspector.room.isZoomed = true
    } else {
      inspector.room.isShown = true
    }
    if !layout.hasPhone { focus = .inspector }
  }

  /// Shows the scenario, line by line.
  package mutating func showScenario() { showInspector(.scenario) }

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

  /// Gives the keys to the inspector, which is shown for it.
  mutating func enterInspector() {
    showInspector(inspector.tab)
    focus = .inspector
  }

  /// Gives the keys from the inspector to the phone.
  mutating func leaveInspector() {
    focus = .phone
    inspector.room.isZoomed =
      inspector.room.isZoomed && size.columns >= layout.wideColumns
    if !layout.hasPhone { inspector.room.isZoomed = false }
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

  /// Scrolls the tab that is shown, where all of it is kept as rows.
  mutating func scrollTab(by count: Int, _ scene: Scene) {
    let tab = inspector.tab.rawValue
    let last = max(0, InspectorPane(self, scene).contentRows - layout.inspectorRows)
    inspector.firstRows[tab] = min(max(0, inspector.firstRows[tab] + count), last)
  }

  /// Moves the selection of the log, toward its newer end by negative counts.
  mutating func moveInLog(by count: Int, _ scene: Scene) {
    let log = LogRows(self, scene)
    let old = inspector.logSelection(scene).map(log.index) ?? log.count
    guard let new = log.selectable(near: old - count, -count) else { return }
    inspector.select(new, follows: count < -1000, scene)
    showInLog(new, log)
  }

  /// Shows the log, with the newest of the person's acts selected.
  mutating func showLines(_ scene: Scene) {
    showInspector(.log)
    focus = .inspector
    guard !scene.commandLog.isEmpty else { return say(Words.noLines) }
    let newest = LogRows.Row.act(scene.commandLog.count - 1)
    inspector.clearLogFilter()
    inspector.select(newest, scene)
    showInLog(newest, LogRows(self, scene))
  }

  /// Puts the selected act into the command line, to be changed and run again.
  mutating func openLine(_ scene: Scene) -> [Effect] {
    guard let index = inspector.selectedLine(scene) else { return [] }
    return openCommands(with: scene.commandLog[index], scene)
  }

  private mutating func showInLog(_ selected: LogRows.Row, _ log: LogRows) {
    let row = log.count - 1 - log.index(of: selected)
    let first = min(inspector.firstRows[InspectorTab.log.rawValue], row)
    inspector.firstRows[InspectorTab.log.rawValue] = max(first, row - layout.inspectorRows + 1)
  }

  /// Scrolls the log, whatever is selected.
  mutating func scrollLog(by count: Int, _ scene: Scene) {
    let tab = InspectorTab.log.rawValue
    let last = max(0, LogRows(self, scene).count - layout.inspectorRows)
    inspector.firstRows[tab] = min(max(0, inspector.firstRows[tab] + count), last)
  }
}
