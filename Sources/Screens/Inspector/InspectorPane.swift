import Delivery
import Notifications
import Push
import TerminalCore

/// The inspector: why something is so, what it came as, and all that happened.
///
/// A class: what is a part of it holds it, and a copy would count all that model and scene refer to.
final class InspectorPane: ScenePart {
  let model: Model
  let scene: Scene
  /// Columns of its contents, with a blank beside them before the scroll bar.
  let columns: Int
  /// The selected row; nil where the list is not on the screen or empty.
  let selected: Selected?
  /// What is inspected now.
  private(set) var subject = Subject.nothing
  /// The scroll bar of the list beside it, whose thumb is on the line
  /// between the panes; nil for none.
  var phoneBar: ScrollBar?

  init(_ model: Model, _ scene: Scene) {
    (self.model, self.scene) = (model, scene)
    let edge = model.layout.hasPhone ? 1 : 0
    columns = max(1, model.layout.inspectorColumns - edge - 3)
    selected = model.selected(in: scene)
    subject = found
  }

  /// All of it, as high as there is room for.
  var part: Part {
    .horizontal([
      model.layout.hasPhone ? divider : nil,
      Part.vertical([
        TabStrip(self).part.padded(leading: 1), (logSummary ?? .text("")).padded(leading: 1),
        scrolled,
      ])
      .growing()
      .identified(.pane(.inspector)).meaning(.screen).ours(),
    ]).growing()
  }

  // No two lines side by side: the thumb of the list's bar is a part of this one.
  private var divider: Part {
    func line(_ rows: Int?) -> Part {
      let part = Part.repeated(marks.side, .line).identified(.splitter)
      return rows.map { part.sized(columns: 1, rows: $0) } ?? part.sized(columns: 1).growing()
    }
    guard let bar = phoneBar, model.layout.watchRows == 0 else {
      return Part.repeated(marks.side, .line).identified(.splitter).sized(columns: 1)
    }
    return Part.vertical([
      line(bar.thumb.lowerBound + 1),
      Part.repeated(marks.dividerThumb, .dim).sized(columns: 1, rows: bar.thumb.count)
        .identified(.scrollBar(.phone)).meaning(.separator),
      line(nil),
    ]).sized(columns: 1)
  }

  // What the log is narrowed to, once it is typed.
  private var logSummary: Part? {
    guard model.inspector.tab == .log, let filter = model.inspector.logFilter, !filter.isTyping
    else {
      return nil
    }
    let act = marks.isInWords ? " \(marks.dot) \(Words.showsAll)" : ""
    return Part.horizontal([
      .text(filter.text.visibleLine, .accent),
      .text(" \(marks.dot) \(Words.fitting(filter, scene))\(act) ", .dim),
    ]).identified(.narrowing(.inspector)).droppable()
  }

  // The contents are made once, for what is seen of them and for how many rows they have.
  private var scrolled: Part {
    let (whole, rows) = arranged
    let bar = scrollBar(rows: rows)?.part(marks, of: .inspector)
    return .horizontal([
      content(whole, rows).padded(leading: marksSelected ? 0 : 1).growing(),
      keepsFromBar(bar != nil) ? .text(" ") : nil,
      Part.vertical([Part.empty.sized(rows: barTop), bar ?? .empty]).sized(columns: 1),
    ]).growing()
  }

  // Whose rows begin with the marker of the selection.
  private var marksSelected: Bool {
    switch model.inspector.tab {
    case .log, .scenario, .connections: true
    case .why, .payload, .calls, .timeline: false
    }
  }

  /// A row of a list behind its marker.
  ///
  /// - Parameter isReversed: Whether the keys go to it; nil where they do if it is selected.
  func row(_ row: Part, isSelected: Bool, isReversed: Bool? = nil) -> Part {
    row.selected(
      isSelected, isReversed: isReversed ?? isSelected,
      in: CardStyle(model.palette, model.glyphs), by: marks)
  }

  // Nothing touches the bar. What is arranged once is as wide without one; the
  // timeline sees to its list itself.
  private func keepsFromBar(_ hasBar: Bool) -> Bool {
    switch model.inspector.tab {
    case .log, .scenario, .connections: hasBar
    case .why, .payload, .calls: true
    case .timeline: false
    }
  }

  // The bar is beside the rows that it scrolls alone.
  private var barTop: Int {
    model.inspector.tab == .timeline ? model.layout.timelineRoom.axisRows : 0
  }

  /// The bar beside the contents; nil where all of them are seen.
  var scrollBar: ScrollBar? { scrollBar(rows: contentRows) }

  private func scrollBar(rows: Int) -> ScrollBar? {
    ScrollBar(track: seenRows, total: rows, seen: seenRows, first: firstRow(of: rows))
  }

  /// Rows of the contents that are seen at once.
  var seenRows: Int {
    switch model.inspector.tab {
    case .timeline: model.layout.timelineRoom.listRows
    case .connections: model.layout.wireRoom
    case .why, .payload, .calls, .log, .scenario: model.layout.inspectorRows
    }
  }

  /// The first row that is seen of so many: contents may have become shorter since they were
  /// scrolled.
  func firstRow(of rows: Int) -> Int {
    switch model.inspector.tab {
    case .timeline: return model.timelineFirstRow(TimelineRows(scene.timeline), scene)
    case .scenario:
      guard let scenario = scene.stepped else { return 0 }
      return model.steppingFirstRow(model.steppingRows(scenario, scene), scenario)
    case .log: return model.logFirstRow(LogRows(model, scene), scene)
    case .connections: return model.wiresFirstRow
    case .why, .payload, .calls:
      let last = max(0, rows - seenRows)
      return min(model.inspector.firstRows[model.inspector.tab.rawValue], last)
    }
  }

  /// Columns of what is read line by line: farther apart, words and their
  /// rules are not read together.
  var readingColumns: Int { min(columns, 90) }

  // All that a tab has, seen or not, arranged once; empty for the tabs that make
  // only the rows that are seen.
  private var arranged: (element: Part, rows: Int) {
    switch model.inspector.tab {
    case .why: why
    case .calls: CallsTab(self).part.ours().arranged(columns: columns, glyphs: model.glyphs)
    case .payload: PayloadTab(self).part.ours().arranged(columns: columns, glyphs: model.glyphs)
    case .log: (.empty, LogRows(model, scene).count)
    case .connections: (.empty, model.inspector.wireRows.count)
    case .scenario:
      (.empty, scene.stepped.map { model.steppingRows($0, scene).rows.count } ?? 0)
    case .timeline:
      // Headings of days take some of the last page.
      (.empty, model.timelineLastPage(TimelineRows(scene.timeline), scene) + seenRows)
    }
  }

  private var why: (element: Part, rows: Int) {
    guard case .notification(let number) = subject else { return newWhy }
    let isStack = selected.map { $0.isStack && $0.number == number } ?? false
    let kept = scene.memory.why.part(
      WhyLook.Subject(number: number, isStack: isStack), in: WhyLook(self)
    ) {
      let new = newWhy
      return (new.element, new.rows)
    }
    return (kept.part, kept.height)
  }

  private var newWhy: (element: Part, rows: Int) {
    WhyTab(self).part.ours().arranged(columns: readingColumns, glyphs: model.glyphs)
  }

  private func content(_ whole: Part, _ rows: Int) -> Part {
    switch model.inspector.tab {
    case .why:
      return .horizontal([
        whole.window(firstRow: firstRow(of: rows)).sized(columns: readingColumns), .spacer(),
      ])
    case .calls, .payload: return whole.window(firstRow: firstRow(of: rows)).growing()
    case .log: return LogTab(self).part.growing()
    case .timeline: return TimelineTab(self).part.growing()
    case .connections: return ConnectionsTab(self).part.growing()
    case .scenario:
      let empty = Part.text(Words.noScenario, .dim, rows: nil).padded(leading: 1)
      return (SteppingTab(self)?.part ?? empty).growing()
    }
  }

  /// Rows of the whole contents, seen or not.
  var contentRows: Int { arranged.rows }

  /// What is inspected.
  enum Subject {
    case notification(Int)
    case group(GroupPlace)
    case app(BundleIdentifier)
    /// A request that waits for its trigger.
    case pending(PendingRequest)
    /// A push that waits at the push service.
    case push(StoredPush)
    /// What is set for an app, by its name in files.
    case setting(BundleIdentifier, String)
    /// Show Previews, as it is set for the whole phone.
    case previews
    /// What is none of these, with what there is to say of it.
    case remark(Remark)
    case nothing
  }

  /// In place of a page about what is selected.
  var noSubject: Part {
    let isOnHeader = selected?.isListHeader == true
    return .text(isOnHeader ? Words.headerSelected : Words.nothingSelected, .dim, rows: nil)
  }

  /// Whether there is something to explain.
  var hasSubject: Bool {
    if case .nothing = subject { false } else { true }
  }

  // What the log selected and was asked about, else the selected row.
  private var found: Subject {
    if model.inspector.followsRequest, let key = model.inspector.request,
      let pending = scene.state.pending[key]
    {
      return .pending(pending)
    }
    if model.inspector.followsLog, let fact = model.inspector.selectedFact(scene) {
      let subject = Subject(fact)
      if case .nothing = subject { return .remark(Remark(fact, in: scene.state)) }
      return subject
    }
    return scene.phoneLayer.map(asked) ?? beneath
  }

  // What lies over the screen, where this is not about its app anyway.
  private func asked(_ layer: PhoneLayer) -> Subject {
    if let number = layer.notification { return .notification(number) }
    return beneath.app(in: scene.state) == layer.app ? beneath : .app(layer.app)
  }

  private var beneath: Subject {
    if let pane = scene.state.pane { return .notification(pane.notification) }
    if model.isOnWatch(in: scene), let look = scene.state.watch.look {
      return .notification(look.number)
    }
    return model.screenSurface(in: scene).subject(in: self)
  }
}

extension InspectorTab {
  /// The tabs that there are now.
  static func shown(_ model: Model, _ scene: Scene) -> [InspectorTab] {
    allCases.filter { tab in
      switch tab {
      case .calls: scene.state.hasViewLog
      case .scenario: scene.stepped != nil || model.inspector.tab == .scenario
      case .connections: model.wires != nil || model.inspector.tab == .connections
      case .why, .payload, .log, .timeline: true
      }
    }
  }
}
