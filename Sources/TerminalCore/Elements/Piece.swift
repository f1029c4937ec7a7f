/// An element without the type of its identity: what layout and painting work on.
struct Piece: Hashable, Sendable {
  /// What is drawn.
  var content: Content
  var identity: Identity?
  var meaning = Meaning()
  var placement = Placement()
  /// The patch that it stands on; nil stands on that of its parent.
  var fill: Fill?
  var border: Border?
  /// The reading direction of it and all within; nil for the parent's.
  var direction: Direction?

  /// The ways to be drawn.
  indirect enum Content: Hashable, Sendable {
    case empty
    case text(StyledText)
    /// One character over and over, all over the place.
    case repeated(TextRun)
    /// A picture, from its leading upper corner.
    case picture(Mosaic)
    /// A line along a row.
    case rule
    case vertical([Piece], spacing: Int, alignment: Alignment?)
    case horizontal([Piece], spacing: Int)
    /// A part of something higher: its rows from this one on.
    case window(Piece, firstRow: Int)
    case layered(base: Piece, top: Piece, Layering)
  }

  /// The pieces within, in reading order.
  var children: [Piece] {
    switch content {
    case .empty, .text, .repeated, .picture, .rule: []
    case .vertical(let pieces, _, _), .horizontal(let pieces, _): pieces
    case .window(let piece, _): [piece]
    case .layered(let base, let top, _): [base, top]
    }
  }

  /// The words within, in reading order.
  var words: String {
    if case .text(let text) = content { return text.runs.map(\.text).joined() }
    return children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
