import Localization
import TerminalCore

extension Model {
  /// Draws the screen, and remembers what was drawn where, for the mouse.
  ///
  /// - Parameters:
  ///   - before: The frame before, where what came is to be seen before the rest of
  ///     the screen is worked out.
  ///   - screen: What shows the frame. The tree that it was painted from is released after that,
  ///     so that the frame does not wait for it.
  @discardableResult
  package mutating func show(
    in scene: Scene, over before: Frame? = nil, on screen: (Frame) -> Void = { _ in }
  ) -> Frame {
    catchUp(scene)
    phone.watch.keepRoom(rows: WatchCard(self, scene)?.rows, in: scene.state)
    keepPictures(in: scene)
    makeRoomForMessage()
    let looked = sheets.last?.looked(at: scene) ?? scene
    if let before { showEarly(over: before, in: looked, on: screen) }
    let phone = phone(in: looked)
    let tree = arranged(phone, in: looked)
    defer { withExtendedLifetime(tree) {} }
    let painting = painting(of: tree)
    painted.targets = painting.targets
    painted.saidRows = layout.saidRows
    for index in sheets.indices { sheets[index].painted(isSeen: index == sheets.count - 1) }
    painted.memberRows = selected(in: scene)?.memberRows(in: painted, scene.state) ?? 0
    let frame = frame(of: painting, in: scene)
    screen(frame)
    painted.standing = phone.list?.standing(in: painted.targets) ?? PaintedRows()
    if sheets.isEmpty, !HintBox.isShown(in: self) { painted.list = standingList(looked) }
    return frame
  }

  // As it was just painted.
  private func standingList(_ scene: Scene) -> StandingList? {
    guard let selection = list.selection, let row = paintedRowOfSelection(scene) else { return nil }
    return StandingList(
      selection: selection, row: row, scroll: list.scroll, rows: painted.standing.rows)
  }

  /// The screen as a picture, at the model's size or at another.
  ///
  /// Nothing is remembered for the mouse.
  ///
  /// - Parameter size: Nil for the model's.
  package func frame(in scene: Scene, size: Size? = nil) -> Frame {
    var copy = self
    copy.size = size ?? self.size
    copy.catchUp(scene)
    copy.phone.watch.keepRoom(rows: WatchCard(copy, scene)?.rows, in: scene.state)
    copy.makeRoomForMessage()
    copy.reconcileView(scene)
    return copy.frame(of: copy.painting(in: scene), in: scene)
  }

  /// The screen, and what can be hit where.
  ///
  /// Works all of it out; `painted` has what the last frame drew.
  func painting(in scene: Scene) -> Painting<Spot> {
    var copy = self
    let looked = sheets.last?.looked(at: scene) ?? scene
    return painting(of: copy.arranged(copy.phone(in: looked), in: looked))
  }

  /// The screen as a tree that nothing was laid out of yet: what the linear screen is read from.
  func tree(in scene: Scene) -> Part {
    let looked = sheets.last?.looked(at: scene) ?? scene
    // The person does not see how far a list is scrolled that fits as a whole.
    var copy = self
    copy.list.scroll = .top
    let model = copy.window(looked).hidden.below == 0 ? copy : self
    return model.part(with: PhonePane(model, looked), in: looked)
  }

  private func arranged(_ phone: PhonePane, in scene: Scene) -> Part {
    part(with: phone, in: scene)
      .arranged(columns: size.columns, rows: size.rows, glyphs: glyphs).element
  }

  private func painting(of tree: Part) -> Painting<Spot> {
    tree.painted(as: Spot.self, size: size, glyphs: glyphs, reordering: reordering)
  }

  /// How lines are put into the order in which they are seen; nil where the terminal does it.
  var reordering: Reordering? {
    switch appearance.bidi {
    case .terminal: nil
    case .program: .unicode
    case .words: .turnedWords
    case .runs: .markedRuns
    }
  }

  // The screen as a tree.
  private func part(with phone: PhonePane, in scene: Scene) -> Part {
    if layout.isTooSmall {
      let least = ScreenLayout.leastSize
      let words = Words.tooSmall(least.columns, least.rows, unkept: unkept)
      return .text(text(words), rows: nil).ours()
    }
    if isBare { return .vertical([phoneColumn(phone, scene).growing()]) }
    let line = sheets.isEmpty ? lineAboveFooter(phone, scene) : .text("")
    let status = StatusLine(model: self, scene: scene).part
    let (tour, footer) = (TourPanel(self, scene), footer(scene))
    if let box = HintBox(self, scene), box.takesAll {
      let rows = Part.vertical([panes(phone, scene).growing(), line, tour?.part])
      return .vertical([status, covered(rows, by: box), footer])
    }
    let upper = [status] + hinted(panes(phone, scene), line, scene)
    let isWhole = sheets.last?.isWhole == true
    if tour == nil, message == nil, isWhole {
      return covered(.vertical(upper + [footer]), scene)
    }
    // What lies on top leaves the last row free, the notes, and what is said. What takes the whole
    // screen has its keys in its own last row, which is cut there where it is drawn.
    let said = sheets.isEmpty || message == nil ? nil : saidBelowSheets
    return .vertical([
      covered(.vertical(upper), scene).growing(), said, tour?.part,
      isRead && isWhole ? nil : footer,
    ])
  }

  // What is said may take the rows that the selected one stands in, at the end of the list.
  private mutating func makeRoomForMessage() {
    let takesMore = layout.saidRows > painted.saidRows
    if takesMore, painted.list != nil { list.mayLoseSight = true }
  }

  // What came is laid out once: to see where it leaves the selected row, and to draw it.
  private mutating func phone(in scene: Scene) -> PhonePane {
    let phone = PhonePane(self, scene)
    if list.mayMove, let window = phone.list?.window { holdPlace(in: window, scene) }
    guard list.mayLoseSight else { return phone }
    list.mayLoseSight = false
    if phone.showsWhole(list.selectionIndex) { return phone }
    keepInSight(scene)
    return PhonePane(self, scene)
  }

  private func footer(_ scene: Scene) -> Part {
    let line = sheets.isEmpty ? SearchLine(model: self, scene: scene).part : nil
    return line ?? Footer(self, scene).part
  }

  // The box of hints lies over the line below, too, where there are few rows.
  private func hinted(_ panes: Part, _ line: Part, _ scene: Scene) -> [Part] {
    guard let box = HintBox(self, scene) else { return [panes.growing(), line] }
    return layout.isTight
      ? [covered(.vertical([panes.growing(), line]), by: box)] : [covered(panes, by: box), line]
  }

  private func covered(_ rows: Part, by box: HintBox) -> Part {
    rows.covered(by: box.part.aired(in: size.columns, glyphs), .bottom, isModal: false).growing()
  }

  private func panes(_ phone: PhonePane, _ scene: Scene) -> Part {
    .horizontal([
      layout.hasPhone ? phoneColumn(phone, scene) : nil,
      layout.hasInspector ? inspectorColumn(phone, scene) : nil,
    ])
  }

  // The watch is beside the phone, above what is said of it; else below the phone.
  private func phoneColumn(_ phone: PhonePane, _ scene: Scene) -> Part {
    guard layout.isWatchBelow, let watch = WatchCard(self, scene) else { return phone.part }
    return Part.vertical([phone.part.growing(), watch.part.sized(rows: phoneWatchRows)])
      .sized(columns: layout.phoneColumns)
  }

  private func inspectorColumn(_ phone: PhonePane, _ scene: Scene) -> Part {
    let pane = InspectorPane(self, scene)
    if scene.direction == .leftToRight, !isViewOpen(in: scene) {
      pane.phoneBar = phone.list?.window.scrollBar
    }
    let inspector = pane.part
    guard layout.hasPhone, let watch = WatchCard(self, scene) else { return inspector }
    return Part.vertical([watch.part.sized(rows: phoneWatchRows), inspector]).growing()
  }

  private var phoneWatchRows: Int { phone.watch.rows }

  /// What was painted, with all else that the terminal is to be like.
  func frame(of painting: Painting<Spot>, in scene: Scene) -> Frame {
    let names = [screenTitle(in: scene), scene.sourceTitle, Words.product]
    let title = names.filter { !$0.isEmpty }.map(\.visibleLine)
    return Frame(
      canvas: painting.canvas, cursor: isBare ? nil : painting.cursor,
      title: Marks(glyphs).own(title.joined(separator: " · ")),
      capturesMouse: pointer.capturesMouse,
      palette: palette, links: sheets.isEmpty ? painting.links : [],
      isReordered: painting.isReordered,
      language: scene.memory.words(.language) {
        let device = scene.state.device
        return LanguageTag(device.languages.first ?? device.locale).name
      })
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
