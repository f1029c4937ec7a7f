import TerminalCore

extension Model {
  /// Draws the screen, and remembers what was drawn where, for the mouse.
  ///
  /// - Parameters:
  ///   - before: The frame before, where what came is to be seen before the rest of the screen is worked out.
  ///   - screen: What shows the frame. The tree that it was painted from is given up after that, while nobody waits.
  @discardableResult
  package mutating func show(
    in scene: Scene, over before: Frame? = nil, on screen: (Frame) -> Void = { _ in }
  ) -> Frame {
    catchUp(scene)
    keepPictures(in: scene)
    let scene = looked(at: scene)
    if let before { showEarly(over: before, in: scene, on: screen) }
    let phone = phone(in: scene)
    let tree = arranged(phone, in: scene)
    defer { withExtendedLifetime(tree) {} }
    let painting = painting(of: tree)
    targets = painting.targets
    shownLayer = layers.last
    memberRows = selectedGroupRows(scene)
    if layers.isEmpty { selectedRow = paintedRowOfSelection }
    let frame = frame(of: painting, in: scene)
    screen(frame)
    return frame
  }

  /// The screen as a picture, at the model's size or at another.
  package func frame(in scene: Scene, size: Size? = nil) -> Frame {
    var copy = self
    copy.size = size ?? self.size
    copy.catchUp(scene)
    copy.settleView(scene)
    return copy.frame(of: copy.painting(in: scene), in: scene)
  }

  /// The screen, and what can be hit where.
  func painting(in scene: Scene) -> Painting<Spot> {
    var copy = self
    let scene = looked(at: scene)
    return painting(of: copy.arranged(copy.phone(in: scene), in: scene))
  }

  private func arranged(_ phone: PhonePane, in scene: Scene) -> Part {
    part(with: phone, in: scene)
      .arranged(columns: size.columns, rows: size.rows, glyphs: glyphs).element
  }

  private func painting(of tree: Part) -> Painting<Spot> {
    tree.painted(
      as: Spot.self,
      size: size, glyphs: glyphs, reordering: bidi == .program ? .unicode : nil)
  }

  // The screen as a tree.
  private func part(with phone: PhonePane, in scene: Scene) -> Part {
    if layout.isTooSmall {
      let least = ScreenLayout.leastSize
      return .text(text(Words.tooSmall(least.columns, least.rows)), rows: nil)
    }
    let upper = [
      StatusLine(self, scene).part, hinted(panes(phone, scene), scene).growing(),
      lineAboveFooter(phone, scene),
    ]
    let (tour, footer) = (TourPanel(self, scene), footer(scene))
    if tour == nil, layers.last?.position != .bottom {
      return covered(.vertical(upper + [footer]), scene)
    }
    // What lies on top leaves the notes free.
    return .vertical([covered(.vertical(upper), scene).growing(), tour?.part, footer])
  }

  // What came above the selected row is laid out once, to see whether that row is still whole and to draw it.
  private mutating func phone(in scene: Scene) -> PhonePane {
    let phone = PhonePane(self, scene)
    guard mayLoseSight else { return phone }
    mayLoseSight = false
    if phone.showsWhole(selectionIndex) { return phone }
    keepInSight(scene)
    return PhonePane(self, scene)
  }

  // What lies on top has its own keys on it; those below do not act.
  private func footer(_ scene: Scene) -> Part {
    if !layers.isEmpty { return .text("") }
    return SearchLine(self, scene).part ?? Footer(self, scene).part
  }

  private func covered(_ main: Part, _ scene: Scene) -> Part {
    layers.reduce(main) { part, layer in
      let sheet = sheet(layer, scene)
      // What is left beside a wide sheet is too little to say anything.
      let isWide = size.columns - sheet.idealColumns < 2 * Self.leastBeside
      return part.covered(
        by: isWide
          ? Part.horizontal([.spacer(), sheet, .spacer()]).growing()
          : sheet.aired(in: size.columns),
        layer.position, isDimming: !layer.previewsColors)
    }
  }

  // Columns beside a sheet in which something beneath it can still be recognised.
  private static let leastBeside = 8

  private func hinted(_ panes: Part, _ scene: Scene) -> Part {
    guard let box = HintBox(self, scene).part else { return panes }
    return panes.covered(by: box.aired(in: size.columns), .bottom, isModal: false)
  }

  private func panes(_ phone: PhonePane, _ scene: Scene) -> Part {
    .horizontal([
      layout.hasPhone ? phone.part : nil,
      layout.hasInspector ? InspectorPane(self, scene).part : nil,
    ])
  }

  private func lineAboveFooter(_ phone: PhonePane, _ scene: Scene) -> Part {
    guard let message else {
      let columns = layout.hasPhone ? layout.phoneColumns : size.columns
      let running = runningExtension(scene)
      let room = running == nil ? columns : min(columns, size.columns / 4)
      return .horizontal([
        phone.counterBelow.sized(columns: room).reading(scene.direction), .spacer(), running,
      ])
    }
    if saidRows > 0 { return said(message, rows: 3) }
    return message.isError
      ? .horizontal([whole(message), moreKey]) : said(message, rows: 1)
  }

  /// How many of the list's rows what is said takes: it is never cut where a line is too narrow.
  var saidRows: Int {
    guard let message else { return 0 }
    return said(message, rows: 3).rows(columns: size.columns, glyphs: glyphs) - 1
  }

  // The key for more gives way to the words.
  private func whole(_ message: Message) -> Part {
    let marks = Marks(glyphs)
    let words = "\(marks.error) \(marks.own(message.text.visibleLine))"
    return said(message, rows: 1).growing(minimum: words.columns + 1)
  }

  private func said(_ message: Message, rows: Int) -> Part {
    let marks = Marks(glyphs)
    let words =
      message.isError
      ? marks.complaint(message.text) : [TextRun(marks.own(message.text.visibleLine), .success)]
    return Part.text(words, rows: rows).padded(leading: 1).meaning(.status)
  }

  // V3, V5: a notification that nobody sees yet, and how long that can last.
  private func runningExtension(_ scene: Scene) -> Part? {
    guard let run = scene.state.serviceRuns.first else { return nil }
    let left = Int(scene.state.timeLeft(run).milliseconds + 999) / 1000
    let app = scene.state.displayName(of: run.app)
    let waiting = scene.state.serviceRuns.count - 1 + scene.state.queuedDeliveries.count
    let words = Words.runs(run.name, for: app, left)
    return Part.text([
      TextRun("\(Marks(glyphs).running) ", .accent), TextRun(words, .text),
      TextRun(waiting > 0 ? Words.waitsInLine(waiting) : "", .dim), TextRun(" "),
    ]).meaning(.status, label: words)
  }

  // The key that shows more of what went wrong.
  private var moreKey: Part? {
    guard let log = keymap.control(named: "log"), let key = log.shortcuts.first else { return nil }
    return Part.text([
      TextRun("  \(key.name(glyphs))", .accent, .bold), TextRun(" \(log.title) ", .dim),
    ]).identified(.control(log.id)).meaning(.button, label: log.title).droppable()
  }

  private func sheet(_ layer: Layer, _ scene: Scene) -> Part {
    switch layer {
    case .help(let list): HelpSheet(self, scene, list).part
    case .sending(let sheet): SendingSheet(self, sheet).part
    case .pasted(let text): PasteSheet(self, text).part
    case .themes(let list): ThemeSheet(self, list).part
    case .locales(let list): LocaleSheet(self, list).part
    case .complaints(let list): ComplaintSheet(self, list).part
    case .workbench(let workbench): WorkbenchSheet(self, scene, workbench).part
    case .commands(let palette): CommandSheet(self, palette).part
    case .program(let question): ProgramSheet(self, question).part
    case .recording(let question): RecordingSheet(self, question).part
    }
  }

  func frame(of painting: Painting<Spot>, in scene: Scene) -> Frame {
    var canvas = painting.canvas
    if !scene.state.device.isDisplayOn, showing == .asIs, layers.isEmpty { dimPhone(&canvas) }
    let title = [StatusLine(self, scene).title, scene.sourceTitle, Words.product]
      .filter { !$0.isEmpty }.map(\.visibleLine)
    return Frame(
      canvas: canvas, cursor: painting.cursor, title: title.joined(separator: " · "),
      capturesMouse: capturesMouse,
      palette: palette, links: layers.isEmpty ? painting.links : [],
      isReordered: painting.isReordered)
  }

  // P1: what a dark display would show if it were on.
  private func dimPhone(_ canvas: inout Canvas) {
    canvas.restyle(phonePlace) { style in
      style.attributes.insert(.dim)
      style.attributes.remove(.bold)
    }
  }
}

extension Layer {
  // What is being re-worded is to be seen above the languages.
  fileprivate var position: Layering.Position {
    if case .locales = self { return .bottom }
    return .center
  }

  // Whether the colours beneath are what is being chosen.
  fileprivate var previewsColors: Bool {
    if case .themes = self { true } else { false }
  }
}

extension Painting<Spot> {
  /// The parts that lead somewhere.
  fileprivate var links: [Link] {
    targets.compactMap { target in
      guard case .link(let address) = target.id else { return nil }
      return Link(target.rect, to: address)
    }
  }
}
