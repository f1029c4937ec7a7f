import Notifications

// What comes without an act that has a line of its own: by the clock, and by what is
// gone through line by line.
extension KeptSession {
  /// Notes that something came so, for `writeMoves`.
  package mutating func noteMove() { lacksMoves = true }

  /// Whether the journal lacks some of it that it can take now.
  package var hasUnwrittenMoves: Bool {
    mayWriteMoves && journal.isKept && journal.failure == nil
  }

  /// Writes it down; nothing where the journal has it.
  package mutating func writeMoves() {
    guard mayWriteMoves else { return }
    let clock = takeClockLine()
    if clock != nil || journal.isBehind { write([clock].compactMap(\.self), isBranch: false) }
  }

  /// Has a journal that is written anew say where what was opened goes on.
  ///
  /// - Parameter line: Still to be played; nil where all of it was.
  package mutating func leave(before line: Place?) { journal.next = line }

  // A move that still passes may yet be refused as a whole, and what is looked back at
  // is not all that happened.
  private var mayWriteMoves: Bool { lacksMoves && passing == nil && !session.isLookingBack }
}
