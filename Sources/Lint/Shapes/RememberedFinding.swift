import Files
import Notifications

/// What was found in one payload, to be said of others of its shape.
struct RememberedFinding {
  /// The index of the value that it is said of.
  let index: Int
  /// As it was said; the place is that of the first payload.
  let diagnostic: Diagnostic

  /// Remembers some findings; nil where one stands at no value, or at the beginning of several.
  ///
  /// - Parameter document: Of the payload in which they were found.
  static func all(_ found: [Diagnostic], in document: JSONDocument) -> [RememberedFinding]? {
    var remembered: [RememberedFinding] = []
    for diagnostic in found {
      let indices = document.indices(of: diagnostic.place)
      guard let index = indices.first, indices.count == 1 else { return nil }
      remembered.append(RememberedFinding(index: index, diagnostic: diagnostic))
    }
    return remembered
  }

  /// The same, said of the value in another payload of the shape.
  func placed(in document: JSONDocument) -> Diagnostic {
    var placed = diagnostic
    placed.place = document.node(at: index).place
    return placed
  }
}
