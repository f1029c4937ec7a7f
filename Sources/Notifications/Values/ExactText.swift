/// A text that is looked up by its bytes: as a plain key, `é` and `e` with an
/// accent would be one (G5).
package struct ExactText: Hashable, Sendable {
  /// The text itself.
  package let text: String

  /// Takes a text as it is.
  package init(_ text: String) { self.text = text }

  package static func == (left: Self, right: Self) -> Bool { left.text.isExactly(right.text) }

  package func hash(into hasher: inout Hasher) { text.hashExactly(into: &hasher) }
}

extension Set<ExactText> {
  /// The texts in the order of their bytes.
  package var inOrder: [String] { map(\.text).ordered { $0.precedesExactly($1) } }
}
