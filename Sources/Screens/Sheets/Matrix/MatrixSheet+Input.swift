import Delivery
import Explaining
import Files
import TerminalCore

extension MatrixSheet: ModalSheet {
  var losesNothing: Bool { true }
  var isWhole: Bool { true }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    // One that is being played will be there.
    let opens = isShown(row) && selected?.refusal == nil
    return (opens ? [.enter(Words.opensCell, Words.opensCellWhole)] : []) + findingActs
      + [SheetAct(Key(.character(">")), Words.nextColumns)] + subjects.nextAct
      + [SheetAct(Key(.character("e")), Words.exportsMatrix)]
  }

  // What seeks out what is wrong: not where nothing is, once all cells were played.
  private var findingActs: [SheetAct] {
    let mayFind = !missing.isEmpty || !flagCounts.isEmpty
    let leavesOut = SheetAct(Key(.character("/")), Words.onlyWrong)
    let seeks = SheetAct(Key(.character("n")), Words.nextFinding, Words.nextFindingWhole)
    return (showsOnlyWrong ? [.escape(Words.showsAll)] : mayFind ? [leavesOut] : [])
      + (mayFind ? [seeks] : [])
  }

  func element(_ model: Model, _ scene: Scene) -> Part {
    MatrixPane(model: model, scene: scene, matrix: self).part
  }

  mutating func reconcile(_ model: inout Model, _ scene: Scene) -> Handling {
    if subject.isGone(&model, scene) { return .closed() }
    catchUp(with: scene)
    return .consumed()
  }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    firstRow = MatrixPane(model: model, scene: scene, matrix: self).firstRow
    switch input {
    case .key(let key): return press(key, &model, scene)
    case .wheel(let rows): move(rows: rows, columns: 0)
    case .click(.matrix(let spot)): return click(spot, &model, scene)
    case .click, .clickBeside, .paste, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }

  private mutating func press(_ key: Key, _ model: inout Model, _ scene: Scene) -> Handling {
    switch (key.code, key.modifiers) {
    case (.escape, _) where showsOnlyWrong: toggleFilter()
    case (.escape, _), (.character("M"), []): return .closed()
    case (.enter, _): return openCell(&model, scene)
    case (.character("/"), []): toggleFilter()
    case (.character("n"), []): goToFinding(1, &model)
    case (.character("N"), _): goToFinding(-1, &model)
    case (.character("<"), []): turn(-1, on: scene.state)
    case (.character(">"), []): turn(1, on: scene.state)
    case (.character("["), []): if subjects.hasOther(&model) { next(-1, on: scene.state) }
    case (.character("]"), []): if subjects.hasOther(&model) { next(1, on: scene.state) }
    case (.character("e"), []): model.ask(ExportSheet(.name(exportName(scene))))
    default: return walk(key, model, scene)
    }
    return .consumed()
  }

  private mutating func walk(_ key: Key, _ model: Model, _ scene: Scene) -> Handling {
    if let columns = model.keymap.columns(for: key) {
      move(rows: 0, columns: columns)
    } else if let step = model.keymap.meaning(of: key)?.step {
      let page = MatrixPane(model: model, scene: scene, matrix: self).tableRows
      move(rows: step.rows(page: page), columns: 0)
    } else {
      return .ignored
    }
    return .consumed()
  }

  private mutating func goToFinding(_ step: Int, _ model: inout Model) {
    if !goToFinding(step) { model.say(Words.noFinding) }
  }

  // The first click on a cell selects it, a second one on the same opens it.
  private mutating func click(
    _ spot: MatrixSpot, _ model: inout Model, _ scene: Scene
  ) -> Handling {
    if spot.row == row, spot.column == column { return openCell(&model, scene) }
    select(row: spot.row, column: spot.column)
    return .consumed()
  }

  private func openCell(_ model: inout Model, _ scene: Scene) -> Handling {
    guard let cell = selected else {
      model.say(isShown(row) ? Words.matrixNotReady : Words.noFinding, isError: true)
      return .consumed()
    }
    if let refusal = cell.refusal {
      model.say(refusal, isError: true)
      return .consumed()
    }
    let settings = cell.point.settings(on: scene.state.device.profile)
    return .closed([.openCell(subject, cell.point, title: axes.title(of: settings))])
  }

  private func exportName(_ scene: Scene) -> String {
    let name = [scene.state.displayName(of: subject.app), subject.category]
      .compactMap(\.self).joined(separator: "-").lowercased()
    return FileName.safe(name) + ".html"
  }
}

/// A cell of the matrix.
package struct MatrixSpot: Hashable, Sendable {
  /// Its row among all, from 0.
  let row: Int
  /// Its column, from 0.
  let column: Int
}
