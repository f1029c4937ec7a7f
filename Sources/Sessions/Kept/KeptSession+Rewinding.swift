import Delivery
import Notifications

extension KeptSession {
  /// Takes the person's last act back, and writes that down as `undo`.
  ///
  /// - Throws: `Refusal` where there is nothing to take back.
  package mutating func undo() throws(Refusal) -> Rewind {
    try rewind("undo") { session throws(Refusal) in try session.undo() }
  }

  /// Takes back what was done in one go, with indices and title as for a session. It has no line: the
  /// journal is written anew without it.
  package mutating func undo(
    steps: Range<Int>, titled title: String
  ) throws(Refusal) -> Rewind {
    try rewind("undo") { session throws(Refusal) in session.undo(steps: steps, titled: title) }
  }

  /// Does again what was taken back last, and writes that down as `redo`.
  ///
  /// - Throws: `Refusal` where there is nothing to do again.
  package mutating func redo() throws(Refusal) -> Rewind {
    try rewind("redo") { session throws(Refusal) in try session.redo() }
  }

  private mutating func rewind(
    _ verb: String, _ change: (inout Session) throws(Refusal) -> Rewind
  ) throws(Refusal) -> Rewind {
    let wasLookingBack = session.isLookingBack
    let rewind = try change(&session)
    record(.rewound(rewind))
    // What wakes now need not be in the journal, and what it was written without
    // cannot be done again from it.
    let isTold = !rewind.isUntold && !(rewind.isRedo && journal.undoCount == 0)
    if session.isLookingBack {
      keep(line: verb)
    } else {
      acknowledge(verb, isBranch: wasLookingBack || !isTold)
    }
    return rewind
  }

  /// Writes down what a step of a line did, which may have taken something back.
  ///
  /// - Parameter isBranch: Whether the past was shown before it.
  package mutating func write(_ performed: PerformedLines, isBranch: Bool) {
    if performed.isEmpty { return }
    let clock = [takeClockLine()].compactMap(\.self)
    write(clock + performed.lines, isBranch: isBranch || isUntold(performed))
  }

  /// Whether the journal with the lines of what was performed would not tell all of it.
  func isUntold(_ performed: PerformedLines) -> Bool {
    performed.isUntold || performed.redoes(beyond: journal.undoCount)
  }

  /// Takes back all that came after so many steps, the person's and others', and no line
  /// of it stays in the journal.
  ///
  /// - Parameter title: What is taken back, in words.
  package mutating func takeBack(to stepCount: Int, title: String) {
    record(.rewound(session.takeBack(to: stepCount, title: title)))
    write([], isBranch: true)
  }

  /// Takes back what came last and the journal did not take, of which it holds no line.
  mutating func takeBackUnkept(to stepCount: Int) {
    guard stepCount < session.past.count else { return }
    record(.rewound(session.takeBack(to: stepCount, title: "what was not written")))
  }

  /// Takes back what others had done since a mark and the journal lacks; where they took something
  /// back themselves, that stays, and is written with the next lines.
  ///
  /// - Returns: Why the journal lacks it; nil where it holds all.
  package mutating func takeBackUnkept(since mark: Mark) -> Diagnostic? {
    guard let failure = journal.failure, journal.unwrittenCount > mark.unwrittenCount else {
      return nil
    }
    if session.rewindCount == mark.rewindCount {
      takeBackUnkept(to: mark.stepCount)
      journal.giveUp(linesBehind: mark.lineCount, unwrittenBehind: mark.unwrittenCount)
    }
    fallBehind()
    return failure
  }

  /// Where a session stands, before others have something done.
  package struct Mark {
    fileprivate let stepCount, rewindCount: Int
    fileprivate let lineCount, unwrittenCount: Int
  }

  /// Where it stands now.
  package var mark: Mark {
    Mark(
      stepCount: session.past.count, rewindCount: session.rewindCount,
      lineCount: journal.lines.count, unwrittenCount: journal.unwrittenCount)
  }

  /// Goes on with a future that was left.
  package mutating func take(branch number: Int) {
    session.take(branch: number)
    unwrittenClock = nil
    write([], isBranch: true)
  }

  /// Begins anew behind the first steps; what comes then is written down with the next act.
  package mutating func restart(to stepCount: Int) {
    let rewind = session.restart(to: stepCount)
    unwrittenClock = nil
    record(.rewound(rewind))
  }

  /// Writes all of the journal anew, since what was done has been done again with other files.
  package mutating func writeAnew() {
    fallBehind()
    write([], isBranch: false)
  }
}
