/// A part of a screen: what it means, what it looks like, and where it stands
/// relative to its neighbors.
///
/// One tree of elements describes a screen. Drawing, hit-testing and what is read aloud are walks
/// over it. Places are leading and trailing, never left and right.
package struct Element: Sendable {
  // A tree is put together by passing its parts along, so that a part is one reference.
  private var storage: Storage

  init(_ content: Content) { storage = Storage(Fields(content: content)) }

  /// What an element holds.
  private struct Fields {
    /// What it is: text, a row of others, a picture.
    var content: Content
    /// Where it stands among its neighbors, and how large it is to be.
    var placement = Placement()
    /// What its cells have behind its content; nil for what is there already.
    var fill: Fill?
    /// Which way it runs; nil as what is around it.
    var direction: Direction?
    /// Whether it and all within is the interface's own, so that its cuts are, too; nil as what is
    /// around it.
    var isOurs: Bool?
    /// Nil where it has none of them, as most.
    var traits: Traits?
  }

  private final class Traits: Sendable {
    /// What a click on it is about; nil for nothing.
    let identity: Identity?
    /// What is read aloud of it.
    let meaning: Meaning
    /// Nil for none.
    let border: Border?

    init(_ identity: Identity?, _ meaning: Meaning, _ border: Border?) {
      (self.identity, self.meaning, self.border) = (identity, meaning, border)
    }
  }

  // Copy-on-write: it is changed only while it is uniquely referenced.
  private final class Storage: @unchecked Sendable {
    // Checking each access for overlap takes longer than the access; nothing here calls back.
    @exclusivity(unchecked) var fields: Fields

    init(_ fields: consuming Fields) { self.fields = fields }
  }

  private var fields: Fields {
    get { storage.fields }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
      yield &storage.fields
    }
  }
}

extension Element {
  /// What is drawn.
  var content: Content { storage.fields.content }

  /// What it asks of its parent.
  var placement: Placement {
    get { storage.fields.placement }
    set { fields.placement = newValue }
  }

  /// The patch that it stands on; nil stands on that of its parent.
  var fill: Fill? {
    get { storage.fields.fill }
    set { fields.fill = newValue }
  }

  /// The reading direction of it and all within; nil for the parent's.
  var direction: Direction? {
    get { storage.fields.direction }
    set { fields.direction = newValue }
  }

  /// Whether it and all within is the interface's own; nil as what is around it.
  var isOurs: Bool? {
    get { storage.fields.isOurs }
    set { fields.isOurs = newValue }
  }

  /// What it is when it is pointed at; nil for what cannot be hit.
  var identity: Identity? {
    get { storage.fields.traits?.identity }
    set { fields.traits = Traits(newValue, meaning, border) }
  }

  /// What it says apart from how it looks.
  package internal(set) var meaning: Meaning {
    get { storage.fields.traits?.meaning ?? Meaning() }
    set { fields.traits = Traits(identity, newValue, border) }
  }

  /// The box around it.
  var border: Border? {
    get { storage.fields.traits?.border }
    set { fields.traits = Traits(identity, meaning, newValue) }
  }
}

extension Element {
  /// The ways to be drawn.
  enum Content: Sendable {
    case empty
    case text(StyledText)
    /// One character over and over, all over the place.
    case repeated(TextRun)
    /// A picture, from its leading upper corner.
    case picture(Mosaic)
    /// What stood at a place of the canvas that is painted over.
    case moved(Rect)
    /// A row of cells that was drawn elsewhere.
    case cells([Cell])
    /// A line along a row.
    case rule
    case vertical([Element], spacing: Int, alignment: Alignment?)
    case horizontal([Element], spacing: Int)
    /// A part of something higher: its rows from this one on.
    case window(Element, firstRow: Int)
    case layered(base: Element, top: Element, Layering)
    /// An element that was laid out already.
    case arranged(Arrangement)
  }

  /// The elements within, in reading order.
  package var children: [Element] {
    switch content {
    case .empty, .text, .repeated, .picture, .moved, .cells, .rule: []
    case .vertical(let elements, _, _), .horizontal(let elements, _): elements
    case .window(let element, _): [element]
    case .layered(let base, let top, _): [base, top]
    case .arranged(let arrangement): [arrangement.element]
    }
  }

  /// The words within, in reading order.
  package var words: String {
    if case .text(let text) = content { return text.runs.map(\.text).joined().visible }
    return children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
