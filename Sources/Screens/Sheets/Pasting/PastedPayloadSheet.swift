import TerminalCore

/// Text that was pasted where nothing is written: whether it is to be delivered.
struct PastedPayloadSheet: ModalSheet, Hashable {
  /// What was pasted, unread so far: it may be no payload.
  let text: String

  var losesNothing: Bool { false }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    [.enter(Words.delivers)]
  }

  func element(_ model: Model, _ scene: Scene) -> Part {
    let runs = TextBeginning(text.utf8).runs(Marks(model.glyphs))
    return Part.text(runs, rows: model.sheetSize.rows - 6)
      .sheet(Words.deliverQuestion, columns: SheetWidth.list.columns(model))
  }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    guard case .key(let key) = input else { return .ignored }
    let id = model.keymap.meaning(of: key)
    if id == .back || id == .quit { return .closed() }
    if id == .tap || key == .yes {
      return .closed(model.deliver(Words.pasteTitle, by: .deliverText(text)))
    }
    return key == .no ? .closed() : .ignored
  }
}
