import Delivery
import Notifications
import Push
import TerminalCore

/// *Connections*: who is connected to the push endpoint, what came, what was answered, and why.
struct ConnectionsTab {
  private let pane: InspectorPane

  init(_ pane: InspectorPane) { self.pane = pane }

  private var marks: Marks { pane.marks }

  /// The rows that are seen, below them what can be copied.
  var part: Part {
    guard let wires = pane.model.wires else { return .text(Words.noEndpoint, .dim, rows: nil) }
    let rows = pane.model.inspector.wireRows
    let first = min(
      pane.model.inspector.firstRows[InspectorTab.connections.rawValue], max(0, rows.count - 1))
    let seen = rows[first..<min(rows.count, first + pane.model.layout.wireRoom)]
    return .vertical(
      seen.map { part($0, wires) } + [
        wires.log.connections.isEmpty ? quiet : nil, .spacer(), hints,
      ]
    )
  }

  private var quiet: Part { .text(Words.nobodyConnected, .dim, rows: nil).padded(leading: 1) }

  private var hints: Part {
    ControlHint(pane.model).parts(
      [(.copyCode, Words.copiesRequest), (.copyOther, Words.copiesDeviceToken)], mayDrop: true)
  }

  private func part(_ row: WireRow, _ wires: Wires) -> Part? {
    switch row {
    case .listener(let kind):
      wires.log.listeners.first { $0.kind == kind }.map { listener($0, wires) }
    case .connection(let number):
      wires.log.connections.last { $0.number == number }.map { selectable(connection($0), row) }
    case .words(let number, let place): words(wires.log.entry(place, of: number)?.words)
    case .advice(let number, let place): words(wires.log.entry(place, of: number)?.advice)
    case .closing(let number, let place):
      words(wires.log.connections.last { $0.number == number }?.closing?.clause(place))
    case .entry(let number, let place):
      wires.log.entry(place, of: number).map { selectable(entry($0), row, label: $0.words) }
    }
  }

  private func words(_ words: String?) -> Part? {
    words.map { .text("         \($0.visibleLine)", .dim) }
  }

  private func listener(_ listener: ListenerStatus, _ wires: Wires) -> Part {
    let rate = listener.rate.perSecond(at: wires.uptime)
    return .horizontal([
      .text(" \(listener.address)", .text, .bold),
      Part.text("  \(Words.title(of: listener.kind, hasTLS: wires.authorityPath != nil))", .dim)
        .droppable(1),
      .spacer(minimum: 2),
      .text(Words.came(listener.requestCount)),
      listener.refusedCount == 0
        ? nil : .text("  \(Words.refused(listener.refusedCount))", .warning),
      Part.text("  \(Words.perSecond(rate))", .dim).droppable(2), .text(" "),
    ])
  }

  private func connection(_ connection: ConnectionStatus) -> Part {
    let isOpen = connection.closed == nil
    let streams = connection.openStreams
    let details = [
      connection.spoken, streams > 0 ? Words.streams(streams) : "",
      isOpen || connection.closing != nil ? "" : Words.hungUp,
    ].filter { !$0.isEmpty }
    return .horizontal([
      .text(" \(isOpen ? marks.pip : marks.emptyPip) ", isOpen ? .success : .dim),
      Part.text(connection.client.visibleLine, nil, .bold),
      Part.text("  \(details.joined(separator: ", "))", .dim).growing(),
      .text("  \(connection.requestCount) "),
    ])
  }

  private func entry(_ entry: ConnectionEntry) -> Part {
    let time = CivilTime(entry.at, in: pane.scene.state.device.timeZone).clockText
    let what = entry.reason ?? entry.topic ?? ""
    return .horizontal([
      .text("     \(time)  ", .dim),
      .text("\(entry.status)", entry.isAccepted ? .success : .critical),
      Part.text("  \(what.visibleLine)", nil, entry.isAccepted ? [] : .bold).droppable(1),
      Part.text(entry.isAccepted ? "  \(entry.words.visibleLine)" : "", .dim).growing(),
    ])
  }

  private func selectable(_ part: Part, _ row: WireRow, label: String = "") -> Part {
    let model = pane.model
    let isSelected = model.focus == .inspector && row == model.inspector.selectedWire
    let line = part.identified(.wire(row)).meaning(.row, label: label, isSelected: isSelected)
    return isSelected ? line.selected(in: CardStyle(model.palette, model.glyphs)) : line
  }
}

extension ScreenLayout {
  /// Rows of *Connections* above its hints.
  var wireRoom: Int { max(1, inspectorRows - 2) }
}

extension InspectorView {
  // How many requests a connection shows.
  private static let entriesEach = 8

  /// What *Connections* shows, from top to bottom.
  var wireRows: [WireRow] { wires?.log.rows(each: Self.entriesEach) ?? [] }

  /// The row that is selected, as far as it is still there; else the first connection or request.
  var selectedWire: WireRow? {
    let rows = wireRows.filter(\.isSelectable)
    return wire.flatMap { rows.contains($0) ? $0 : nil } ?? rows.first
  }
}

extension WireRow {
  /// Whether the selection can stand on it.
  var isSelectable: Bool {
    switch self {
    case .connection, .entry: true
    case .listener, .words, .advice, .closing: false
    }
  }
}
