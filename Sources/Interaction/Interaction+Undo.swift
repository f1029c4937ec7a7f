import Delivery
import Screens
import Sessions

extension Interaction {
  /// Takes the person's last act back.
  ///
  /// It is written into the journal as `undo`.
  ///
  /// - Returns: What was done, in words, and what is left for the holder of the terminal.
  /// - Throws: `Refusal` where there is nothing to take back.
  mutating func takeBack() throws(Refusal) -> (words: String, acts: [TerminalAct]) {
    if let words = takeBackSnapshot() { return (words, []) }
    return try rewind("undo") { session throws(Refusal) in
      try session.undo()
    } saying: { title, struck, rewind in
      Words.undid(title, with: struck, keepsArrivals: rewind.keepsArrivals)
    }
  }

  /// Does again what was taken back last.
  ///
  /// It is written into the journal as `redo`.
  ///
  /// - Returns: What was done, in words, and what is left for the holder of the terminal.
  /// - Throws: `Refusal` where there is nothing to do again.
  mutating func doAgain() throws(Refusal) -> (words: String, acts: [TerminalAct]) {
    try rewind("redo") { session throws(Refusal) in
      try session.redo()
    } saying: { title, struck, _ in
      Words.redid(title, with: struck)
    }
  }

  private mutating func rewind(
    _ verb: String, _ change: (inout Session) throws(Refusal) -> Rewind,
    saying words: (String, [String], Rewind) -> String
  ) throws(Refusal) -> (words: String, acts: [TerminalAct]) {
    let wasLookingBack = session.isLookingBack
    let rewind = try change(&session)
    record(.rewound(rewind))
    acknowledge(verb, isBranch: wasLookingBack)
    let struck = rewind.alsoStruck.map(session.title)
    let acts = handle(.happened(rewind.facts))
    model.select(returned: rewind.returned, scene)
    return (words(rewind.title, struck, rewind), acts)
  }
}
