import TerminalCore

extension Model {
  /// Draws the screen, and remembers what was drawn where, for the mouse.
  package mutating func show(in scene: Scene) -> Frame {
    let painting = painting(in: scene)
    targets = painting.targets
    return frame(of: painting, in: scene)
  }

  /// The screen as a picture, at the model's size or at another.
  package func frame(in scene: Scene, size: Size? = nil) -> Frame {
    var copy = self
    copy.size = size ?? self.size
    return copy.frame(of: copy.painting(in: scene), in: scene)
  }

  /// The screen, and what can be hit where.
  func painting(in scene: Scene) -> Painting<Spot> {
    part(in: scene).painted(size: size, glyphs: glyphs)
  }

  /// The screen as a tree.
  func part(in scene: Scene) -> Part {
    if layout.isTooSmall {
      let least = ScreenLayout.leastSize
      return .text(Words.tooSmall(least.columns, least.rows), rows: nil)
    }
    let phone = PhonePane(self, scene)
    let main = Part.vertical([
      StatusLine(self, scene).part, panes(phone, scene).growing(),
      lineAboveFooter(phone), Footer(self, scene).part,
    ])
    return layers.reduce(main) { part, layer in part.covered(by: sheet(layer, scene)) }
  }

  private func panes(_ phone: PhonePane, _ scene: Scene) -> Part {
    .horizontal([
      layout.hasPhone ? phone.part : nil,
      layout.hasInspector ? InspectorPane(self, scene).part : nil,
    ])
  }

  private func lineAboveFooter(_ phone: PhonePane) -> Part {
    guard let message else { return phone.counterBelow }
    let marks = Marks(glyphs)
    let mark = message.isError ? " \(marks.error) " : " "
    return .text([
      TextRun(mark, .warning, .bold),
      TextRun(marks.own(message.text.visibleLine), message.isError ? .warning : .success),
    ]).meaning(.status)
  }

  private func sheet(_ layer: Layer, _ scene: Scene) -> Part {
    switch layer {
    case .help(let firstRow): HelpSheet(self, scene).part(firstRow: firstRow)
    case .sending(let sheet): SendingSheet(self, sheet).part
    case .pasted(let text): PasteSheet(self, text).part
    }
  }

  private func frame(of painting: Painting<Spot>, in scene: Scene) -> Frame {
    var canvas = painting.canvas
    if !scene.state.device.isDisplayOn, showing == .asIs, layers.isEmpty { dimPhone(&canvas) }
    let source = scene.sourceTitle.isEmpty ? "" : " · \(scene.sourceTitle)"
    let title = "\(StatusLine(self, scene).title)\(source) · \(Words.product)".visibleLine
    return Frame(canvas: canvas, cursor: painting.cursor, title: title, palette: palette)
  }

  // P1: what a dark display would show if it were on.
  private func dimPhone(_ canvas: inout Canvas) {
    let phone = Rect(column: 0, row: 1, columns: layout.phoneColumns, rows: layout.paneRows)
    canvas.restyle(phone) { style in
      style.attributes.insert(.dim)
      style.attributes.remove(.bold)
    }
  }
}
