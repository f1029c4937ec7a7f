import Scenarios

extension Model {
  /// Whether the scenario is on the screen.
  package var showsScenario: Bool { layout.hasInspector && inspector.tab == .scenario }

  /// The line under the cursor, from 1: the one that comes next unless another was chosen.
  func steppingLine(_ scenario: SteppedScenario) -> Int {
    min(max(1, inspector.stepping.line ?? scenario.next ?? scenario.count), max(1, scenario.count))
  }

  /// Its rows, in the room that the inspector has.
  func steppingRows(_ scenario: SteppedScenario, _ scene: Scene) -> SteppingRows {
    let edge = (layout.hasPhone ? 1 : 0) + 3
    let columns = layout.inspectorColumns - edge - steppingIndent(scenario)
    return SteppingRows(scenario, scene, columns: columns, cut: glyphs.cut)
  }

  /// Columns before what stands under a line.
  func steppingIndent(_ scenario: SteppedScenario) -> Int { String(scenario.count).count + 4 }

  /// The first row that is seen: where it was scrolled to, else so that the cursor has its room.
  func steppingFirstRow(_ rows: SteppingRows, _ scenario: SteppedScenario) -> Int {
    let last = max(0, rows.rows.count - layout.inspectorRows)
    let cursor = rows.row(of: steppingLine(scenario))
    let above = (layout.inspectorRows + layout.saidRows) * 2 / 3
    let wanted = inspector.stepping.firstRow ?? cursor - above
    return min(
      max(0, layout.firstRow(wanted, showing: cursor, in: layout.inspectorRows)), last)
  }
}
