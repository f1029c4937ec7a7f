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
    let rewind = try kept.undo()
    return told(of: rewind) { title, struck in
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
    told(of: try kept.redo()) { title, struck in Words.redid(title, with: struck) }
  }

  private mutating func told(
    of rewind: Rewind, as words: (String, [String]) -> String
  ) -> (words: String, acts: [TerminalAct]) {
    let struck = rewind.alsoStruck.map(session.title)
    let acts = handle(.happened(rewind.facts))
    model.select(returned: rewind.returned, scene)
    return (words(rewind.title, struck), acts)
  }
}
