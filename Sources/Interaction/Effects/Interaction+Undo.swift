import Delivery
import Screens
import Sessions

extension Interaction {
  /// Takes the person's last act back.
  ///
  /// It is written into the journal as `undo`; what set the phone as a cell of the matrix is
  /// goes all at once, and no line of it stays. What arrived since stays.
  ///
  /// - Returns: What was done, in words.
  /// - Throws: `Refusal` where there is nothing to take back.
  mutating func takeBack() throws(Refusal) -> String {
    let rewind: Rewind
    if let setting = takableSetting {
      rewind = try kept.undo(steps: setting.range, titled: setting.title)
    } else {
      rewind = try kept.undo()
    }
    let struck = show(rewind)
    return Words.undid(rewind.title, with: struck, keepsArrivals: rewind.keepsArrivals)
  }

  /// Does again what was taken back last.
  ///
  /// It is written into the journal as `redo`.
  ///
  /// - Returns: What was done, in words.
  /// - Throws: `Refusal` where there is nothing to do again.
  mutating func doAgain() throws(Refusal) -> String {
    let rewind = try kept.redo()
    model.rememberSelection(goneFrom: scene)
    return Words.redid(rewind.title, with: show(rewind))
  }

  // What went with it, in words.
  private mutating func show(_ rewind: Rewind) -> [String] {
    let struck = rewind.alsoStruck.map(session.title)
    handle(.happened(rewind.facts))
    model.select(returned: rewind.returned, scene)
    return struck
  }
}
