/// A part of a screen: what it means, what it looks like, and where it stands relative to its neighbours.
///
/// One tree of elements describes a screen. Drawing, hit-testing and what is read aloud are walks over it.
/// Places are leading and trailing, never left and right. `ID` is what a thing is when it is pointed at.
package struct Element<ID: Hashable & Sendable>: Hashable, Sendable {
  // The type of the identity is only a promise to the caller: layout and painting stay free of it, which
  // makes them twice as fast as when they are generic, since other modules' types cannot be specialised.
  var piece: Piece

  init(_ content: Piece.Content) {
    piece = Piece(content: content)
  }

  private init(_ piece: Piece) {
    self.piece = piece
  }

  /// What it is when it is pointed at; nil for what cannot be hit.
  package var id: ID? { piece.identity?.value as? ID }

  /// What it says apart from how it looks.
  package var meaning: Meaning { piece.meaning }

  /// The words within, in reading order.
  package var words: String { piece.words }

  /// The elements within, in reading order.
  package var children: [Element] { piece.children.map { Element($0) } }
}
