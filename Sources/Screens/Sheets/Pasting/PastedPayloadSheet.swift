import Files
import Notifications
import TerminalCore

/// Text that was pasted where nothing is written: whether it is to be delivered.
struct PastedPayloadSheet: ModalSheet, Equatable {
  /// What was pasted: it may be no payload.
  let text: String
  /// B48: the app that gets it: the one that it names, else that of the selected row, else the
  /// first; nil where there is none.
  let recipient: BundleIdentifier?

  init(_ text: String, _ model: Model, _ scene: Scene) {
    self.text = text
    var reader = PayloadReader(path: Words.pasteTitle)
    recipient =
      reader.read(Array(text.utf8)).value?.targetBundle
      ?? model.selectedApp(scene)?.app.bundleIdentifier ?? scene.state.firstApp
  }

  var losesNothing: Bool { false }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    [.enter(Words.delivers)]
  }

  func element(_ model: Model, _ scene: Scene) -> Part {
    let runs = TextBeginning(text.utf8).runs(Marks(model.glyphs))
    return Part.vertical([
      recipient.map { .text(Words.goes(to: scene.state.displayName(of: $0).visibleLine), .dim) },
      .text(runs, rows: model.sheetSize.rows - 7),
    ]).sheet(Words.deliverQuestion, columns: SheetWidth.list.columns(model))
  }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    guard case .key(let key) = input else { return .ignored }
    let id = model.keymap.meaning(of: key)
    if id == .back || id == .quit { return .closed() }
    if id == .tap || key == .yes {
      return .closed(model.deliver(Words.pasteTitle, by: .deliverText(text, to: recipient)))
    }
    return key == .no ? .closed() : .ignored
  }
}
