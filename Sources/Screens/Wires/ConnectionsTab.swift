import Delivery
import Push
import TerminalCore

/// *Connections*: who is connected to the push endpoint, what came, what was answered, and why.
struct ConnectionsTab {
  private let pane: InspectorPane
  private let rows: [WireRow]
  private let selected: WireRow?

  init(_ pane: InspectorPane) {
    self.pane = pane
    rows = pane.model.inspector.wireRows
    selected = pane.model.inspector.selectedWire
  }

  private var marks: Marks { pane.marks }

  /// The rows that are seen, below them what can be copied.
  var part: Part {
    guard let wires = pane.model.wires else {
      return .text(Words.noEndpoint, .dim, rows: nil).padded(leading: 1)
    }
    let first = pane.model.wiresFirstRow
    let seen = rows[first..<min(rows.count, first + pane.model.layout.wireRoom)]
    return .vertical(
      seen.map { part($0, wires) } + [
        wires.log.connections.isEmpty ? quiet : nil, .spacer(), hints.padded(leading: 1),
      ]
    )
  }

  private var quiet: Part { .text(Words.nobodyConnected, .dim, rows: nil).padded(leading: 2) }

  private var hints: Part {
    ControlHint(pane.model).parts(
      [(.copyCode, Words.copiesRequest), (.copyOther, Words.copiesDeviceToken)], mayDrop: true)
  }

  private func part(_ row: WireRow, _ wires: Wires) -> Part? {
    switch row {
    case .listener(let kind):
      wires.log.listeners.first { $0.kind == kind }.map {
        listener($0, wires).padded(leading: 1)
      }
    case .connection(let number):
      wires.log.connections.last { $0.number == number }.map {
        selectable(connection($0, rowRole(row)), row)
      }
    case .words(let number, let place): words(wires.log.entry(place, of: number)?.words)
    case .advice(let number, let place): words(wires.log.entry(place, of: number)?.advice)
    case .closing(let number, let place):
      words(wires.log.connections.last { $0.number == number }?.closing?.clause(place))
    case .entry(let number, let place):
      wires.log.entry(place, of: number).map {
        selectable(entry($0, rowRole(row)), row, label: $0.words)
      }
    }
  }

  private func words(_ words: String?) -> Part? {
    words.map { Part.text("         \($0.visibleLine)", .dim).padded(leading: 1) }
  }

  // Counts stand below each other; an address that is too long beside them loses its middle.
  private func listener(_ listener: ListenerStatus, _ wires: Wires) -> Part {
    let widths = countColumns(wires)
    let room = max(1, pane.columns - widths.reduce(0, +) - Self.airColumns)
    let address = listener.address.shortenedMiddle(columns: room, ellipsis: pane.model.glyphs.cut)
    let parts = zip(zip(counts(listener, wires), [nil, .warning, .dim] as [Role?]), widths).map {
      Part.text($0.0, $0.1, alignment: .trailing).sized(columns: $1)
    }
    return .horizontal(
      [
        .text(" \(address)", .text, .bold),
        Part.text("  \(Words.title(of: listener.kind, hasTLS: wires.authorityPath != nil))", .dim)
          .droppable(1),
        .spacer(minimum: 2),
      ] + parts + [.text(" ")])
  }

  // How much came, how much of it was refused, and how much comes.
  private func counts(_ listener: ListenerStatus, _ wires: Wires) -> [String] {
    let refused = listener.refusedCount
    return [
      Words.came(listener.requestCount), refused == 0 ? "" : "  \(Words.refused(refused))",
      "  \(Words.perSecond(listener.rate.perSecond(at: wires.uptime)))",
    ]
  }

  // As wide as any listener needs them; all of them do without the rate where addresses would be
  // cut to less than a host with its port.
  private func countColumns(_ wires: Wires) -> [Int] {
    let lines = wires.log.listeners.map { counts($0, wires) }
    let widths = (0..<3).map { column in lines.map { $0[column].columns }.max() ?? 0 }
    let room = pane.columns - widths.reduce(0, +) - Self.airColumns
    return room < Self.addressColumns ? widths.dropLast() : widths
  }

  // Before the address, behind it, and at the end of the line.
  private static let airColumns = 4
  // `127.0.0.1:65535`.
  private static let addressColumns = 15

  private func connection(
    _ connection: ConnectionStatus, _ role: (Role) -> Role?
  ) -> Part {
    let isOpen = connection.closed == nil
    let streams = connection.openStreams
    let details = [
      connection.spoken, streams > 0 ? Words.streams(streams) : "",
      isOpen || connection.closing != nil ? "" : Words.hungUp,
    ].filter { !$0.isEmpty }
    return .horizontal([
      .text(" \(isOpen ? marks.pip : marks.emptyPip) ", role(isOpen ? .success : .dim)),
      Part.text(connection.client.visibleLine, nil, .bold),
      Part.text("  \(details.joined(separator: ", "))", role(.dim)).growing(),
      .text("  \(connection.requestCount) "),
    ])
  }

  private func entry(_ entry: ConnectionEntry, _ role: (Role) -> Role?) -> Part {
    let time = pane.scene.state.pastTime(entry.at)
    let outcome = entry.status.map(String.init) ?? Words.outcome(isAccepted: entry.isAccepted)
    // Without a status its reason is no more than that.
    let what = (entry.status == nil ? nil : entry.reason) ?? entry.topic ?? ""
    return .horizontal([
      .text("     \(time)  ", role(.dim)),
      .text(outcome, role(entry.isAccepted ? .success : .critical)),
      Part.text("  \(what.visibleLine)", nil, entry.isAccepted ? [] : .bold).droppable(1),
      Part.text(entry.isAccepted ? "  \(entry.words.visibleLine)" : "", role(.dim)).growing(),
    ])
  }

  private func selectable(_ part: Part, _ row: WireRow, label: String = "") -> Part {
    let isSelected = isSelected(row)
    return pane.row(part, isSelected: isSelected)
      .identified(.wire(row)).meaning(.row, label: label, isSelected: isSelected)
  }

  private func isSelected(_ row: WireRow) -> Bool {
    pane.model.focus == .inspector && row == selected
  }

  // What is selected has one color.
  private func rowRole(_ row: WireRow) -> (Role) -> Role? {
    let isSelected = isSelected(row)
    return { isSelected ? nil : $0 }
  }
}

extension Model {
  /// The first row of *Connections* that is seen: where it was scrolled to, while the cursor is not
  /// below that. Rows may have gone since: those that are left fill the room.
  var wiresFirstRow: Int {
    let (rows, layout) = (inspector.wireRows, layout)
    let last = max(0, rows.count - layout.wireRoom)
    let first = min(inspector.firstRows[InspectorTab.connections.rawValue], last)
    guard let cursor = inspector.selectedWire.flatMap(rows.firstIndex) else { return first }
    return layout.firstRow(first, showing: cursor, in: layout.wireRoom)
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

  /// The request that is selected; nil where a connection is, or nothing.
  var selectedEntry: ConnectionEntry? {
    guard case .entry(let number, let place) = selectedWire else { return nil }
    return wires?.log.entry(place, of: number)
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
