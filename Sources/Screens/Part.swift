import TerminalCore

/// A part of a screen.
typealias Part = Element

extension Element {
  /// Gives it an identity, by which it is hit.
  func identified(_ spot: Spot?) -> Element { identified(by: spot) }
}
