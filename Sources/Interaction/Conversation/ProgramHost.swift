import Notifications

/// A phone to which several programs talk at the same time.
package protocol ProgramHost: ConversedPhone {
  /// What each of them is told; nil where no lines are taken.
  var talks: ProgramTalks? { get set }
}

extension ProgramHost {
  /// The answer to a program's line.
  ///
  /// - Parameter program: Tells the programs apart.
  package mutating func answer(_ line: String, of program: Int) -> JSONValue {
    // Taken out while it is used: it talks to the phone that holds it, and a second reference would
    // copy its conversations.
    var talks = self.talks
    self.talks = nil
    defer { self.talks = talks }
    return talks?.answer(line, of: program, on: &self)
      ?? ["ok": false, "error": "no lines are taken here", "suggestions": []]
  }
}
