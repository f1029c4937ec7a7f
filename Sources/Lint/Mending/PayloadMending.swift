import Files
import Notifications

/// Mends a payload as far as that needs no judgment, and leaves the rest of its bytes as they are.
///
/// Mending what was mended changes nothing.
///
///     let mending = PayloadMending(source)
///     for note in mending.notes { print(note) }
///     try write(mending.bytes)
///
/// What takes judgment is left to the author: which of two equal keys was meant, or what a misspelt
/// value should say.
package struct PayloadMending {
  /// The payload's bytes, mended. Those of the source where nothing was mended.
  package private(set) var bytes: [UInt8]
  /// What was done; notes at the places that were mended, in their order.
  package private(set) var notes: [Diagnostic] = []

  private static let menders: [any Mender] = [
    TrailingComma(), SwitchSpelling(), KeySpelling(), KeyLevel(),
  ]
  private let isWanted: (RuleID, Place) -> Bool
  // Every repair leaves one mistake less; this only keeps a wrong mender from going on for ever.
  private static let limit = 1000

  /// Mends a payload; one with a mistake in its grammar stays as it is.
  ///
  /// - Parameters:
  ///   - source: May have comments and trailing commas; where the grammar is broken otherwise, nothing can be moved
  ///     safely.
  ///   - isWanted: Whether what breaks a rule at a place is to be mended.
  package init(
    _ source: SourceText, where isWanted: @escaping (RuleID, Place) -> Bool = { _, _ in true }
  ) {
    self.isWanted = isWanted
    bytes = Array(source.bytes)
    while notes.count < Self.limit, let mend = nextMend(source.place) {
      bytes = mend.edits.applied(to: bytes)
      notes.append(Diagnostic(mend.place, .note, "mended: \(mend.what)", rule: mend.rule))
    }
    notes.sort { $0.place < $1.place }
  }

  private func nextMend(_ place: Place) -> Mend? {
    let document = JSONDocument.read(SourceText(bytes[...], at: place), grammar: .payload)
    guard let root = document.root, !document.isBroken, root.isObject else { return nil }
    let payload = MendedPayload(root: root, bytes: bytes, isWanted: isWanted)
    // Which of two keys was meant is unknown.
    let isAmbiguous = document.diagnostics.contains { $0.rule == "B53" }
    let menders = isAmbiguous ? Array(Self.menders.prefix(1)) : Self.menders
    for mender in menders {
      if let mend = mender.mend(payload), isWanted(mend.rule, mend.place) { return mend }
    }
    return nil
  }
}
