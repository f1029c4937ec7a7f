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
/// What takes judgment is left to the author: which of two equal keys was meant, or what a
/// misspelled value should say.
package struct PayloadMending {
  /// The payload's bytes, mended. Those of the source where nothing was mended.
  package private(set) var bytes: [UInt8]
  /// What was done; notes in the order of their places, which are those of the source.
  package private(set) var notes: [Diagnostic] = []

  private static let menders: [any Mender] = [
    TrailingComma(), SwitchSpelling(), KeySpelling(), KeyLevel(),
  ]
  // Every repair leaves one mistake less; this only keeps a wrong mender from going on for ever.
  private static let limit = 1000

  /// Mends a payload; one with a mistake in its grammar stays as it is.
  ///
  /// - Parameters:
  ///   - source: May have comments and trailing commas; where the grammar is broken otherwise,
  ///     nothing can be moved safely.
  ///   - isWanted: Whether what breaks a rule at a place of the source is to be mended.
  package init(
    _ source: SourceText, where isWanted: @escaping (RuleID, Place) -> Bool = { _, _ in true }
  ) {
    bytes = Array(source.bytes)
    var document = Self.document(bytes, at: source.place)
    guard let original = document.root else { return }
    var origins = ByteOrigins()
    // A file may have any number of commas too many; of the rest each known key has one at most.
    let commas = Self.commas(of: document, bytes, isWanted)
    if !commas.isEmpty {
      let edits = commas.flatMap(\.edits)
      origins.follow(edits, in: bytes)
      bytes = edits.applied(to: bytes)
      document = Self.document(bytes, at: source.place)
    }
    var made: [Mend] = []
    while made.count < Self.limit,
      let mend = nextMend(document, original, origins, isWanted)
    {
      origins.follow(mend.edits, in: bytes)
      bytes = mend.edits.applied(to: bytes)
      made.append(mend)
      document = Self.document(bytes, at: source.place)
    }
    notes = Self.notes(commas + made)
  }

  private static func commas(
    of document: JSONDocument, _ bytes: [UInt8],
    _ isWanted: @escaping (RuleID, Place) -> Bool
  ) -> [Mend] {
    guard let root = document.root, !document.isBroken, root.isObject else { return [] }
    return TrailingComma.mends(
      MendedPayload(
        root: root, bytes: bytes, original: root, origins: ByteOrigins(), isWanted: isWanted,
        places: StrayPlaces(in: root)))
  }

  private static func document(_ bytes: [UInt8], at place: Place) -> JSONDocument {
    JSONDocument.read(SourceText(bytes[...], at: place), grammar: .payload)
  }

  private func nextMend(
    _ document: JSONDocument, _ original: JSONNode, _ origins: ByteOrigins,
    _ isWanted: @escaping (RuleID, Place) -> Bool
  ) -> Mend? {
    guard let root = document.root, !document.isBroken, root.isObject else { return nil }
    let payload = MendedPayload(
      root: root, bytes: bytes, original: original, origins: origins, isWanted: isWanted,
      places: StrayPlaces(in: root))
    // Which of two keys was meant is unknown.
    let isAmbiguous = document.diagnostics.contains { $0.rule == "B53" }
    let menders = isAmbiguous ? Array(Self.menders.prefix(1)) : Self.menders
    return menders.firstNonNil { $0.mend(payload) }
  }

  // At one place in the order in which it was done.
  private static func notes(_ made: [Mend]) -> [Diagnostic] {
    made.ordered { $0.place < $1.place }
      .map { Diagnostic($0.place, .note, "mended: \($0.what)", rule: $0.rule) }
  }
}
