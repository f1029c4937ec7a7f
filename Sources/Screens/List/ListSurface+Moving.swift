extension ListSurface {
  /// Moves the selection.
  static func move(_ step: Step, in model: inout Model, _ scene: Scene) {
    let rows = model.list.rows(in: scene)
    guard let current = model.list.selectedIndex(rows) else { return }
    switch step {
    case .rows(let count): moveSelection(from: current, by: count, rows, in: &model, scene)
    case .pages(let count): movePage(from: current, count, rows, in: &model, scene)
    case .first:
      model.select(rows.firstRowIndex, rows)
      model.list.isChosen = false
      model.list.scroll = .top
    case .last:
      model.select(rows.count - 1, rows)
      model.reveal(scene)
    }
  }

  private static func moveSelection(
    from current: Int, by count: Int, _ rows: ListRows, in model: inout Model, _ scene: Scene
  ) {
    if model.moveAmongRowOffers(by: count, scene) { return model.reveal(scene) }
    let wanted = current + count
    if rows[wanted] == nil {
      model.reveal(scene)
      return model.say(count < 0 ? Words.topReached : Words.bottomReached)
    }
    model.select(wanted, rows)
    model.list.step = count
    // Upwards the buttons of a row come before the row.
    if count == -1, !model.rowOffers(scene).isEmpty { model.phone.offered.rowIndex = 0 }
    model.reveal(scene)
  }

  private static func movePage(
    from current: Int, _ count: Int, _ rows: ListRows, in model: inout Model, _ scene: Scene
  ) {
    model.reveal(scene)
    let height = model.listRows(scene)
    let row = model.window(scene).item(current)?.row ?? 0
    let painter = ListPainter(model, scene)
    var index = current
    var passed = 0
    while passed < height - 2, let _ = rows[index + count] {
      passed += painter.measured(count > 0 ? index : index + count).height
      index += count
    }
    model.select(index, rows)
    if let anchor = rows.anchor(at: index) {
      model.list.scroll = .at(anchor, index: index, row: max(0, row))
    }
    model.list.scroll = model.window(scene, fillsBottom: true).scroll(keeping: index)
    model.reveal(scene)
  }
}
