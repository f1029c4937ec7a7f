import Screens

/// What is left for the holder of the terminal, and how deep in an event
/// what is asked for comes from.
struct PendingEffects {
  private var effects: [TerminalEffect] = []
  private var depth = 0

  /// Whether no event is being handled.
  var isOutermost: Bool { depth == 0 }

  /// Begins to handle an event, perhaps within another.
  mutating func begin() { depth += 1 }

  /// Ends the last event that was begun.
  mutating func end() { depth -= 1 }

  /// Leaves one more, behind all others.
  mutating func append(_ effect: TerminalEffect) { effects.append(effect) }

  /// The one that was left first; nil where nothing is left.
  mutating func popFirst() -> TerminalEffect? { effects.isEmpty ? nil : effects.removeFirst() }
}

extension Interaction {
  /// The next thing that is left for the holder of the terminal; nil where nothing is.
  ///
  /// To be asked for after whatever was handled, until there is none.
  package mutating func nextEffect() -> TerminalEffect? { pending.popFirst() }
}
