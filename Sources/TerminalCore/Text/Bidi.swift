/// Who puts text that runs from right to left into the order in which it is seen (`--bidi`).
package enum Bidi: String, CaseIterable, Hashable, Sendable {
  /// The terminal: it gets each field in logical order, isolated from its neighbors.
  case terminal
  /// The program: the terminal gets every character where it is seen.
  case program
  /// Both: the terminal turns each word round itself, and knows nothing of numbers and of
  /// what is beside (kitty). It gets words where they are seen, each in the order that it
  /// turns into the right one.
  case words
  /// Both: the terminal orders each row as a paragraph of its own (mlterm). It gets runs of letters
  /// where they are seen, in logical order between marks that keep it from moving them.
  case runs

  /// What the terminal needs that calls itself so, in `TERM` or when it is asked (XTVERSION); nil
  /// for the many that show cells as they are.
  ///
  /// - Parameter name: Such as `xterm-kitty`, `kitty(0.26.5)`, `mlterm-256color`.
  package init?(terminalNamed name: String) {
    let name = name.lowercased()
    let known: [(part: String, bidi: Bidi)] = [
      ("kitty", .words), ("mlterm", .runs), ("konsole", .terminal),
    ]
    guard let found = known.first(where: { name.holds($0.part) }) else { return nil }
    self = found.bidi
  }

  /// What files get where the screen gets this: they are read by others than the terminal.
  package var inFiles: Bidi { self == .terminal ? .terminal : .program }
}
