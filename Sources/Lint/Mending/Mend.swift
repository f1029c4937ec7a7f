import Files
import Notifications

/// A repair that needs no judgment: what was wrong, and what to write where.
struct Mend {
  /// Where the mistake was before anything was mended.
  var place: Place
  /// The rule that was broken.
  var rule: RuleID
  /// What is done, such as `thread-id moved up into aps`.
  var what: String
  /// None overlaps another.
  ///
  /// In any order; `applied(to:)` sorts them.
  var edits: [ByteEdit]

  init(_ place: Place, _ rule: RuleID, _ what: String, _ edits: [ByteEdit]) {
    (self.place, self.rule, self.what, self.edits) = (place, rule, what, edits)
  }
}

/// A payload to mend.
struct MendedPayload {
  /// An object without a mistake in its grammar but for trailing commas and comments.
  let root: JSONNode
  /// The whole document, with what was mended so far.
  let bytes: [UInt8]
  /// The document as it is in the file.
  let original: JSONNode
  /// Where the bytes stood there.
  let origins: ByteOrigins
  /// Whether what breaks a rule at a place of the file is to be mended.
  let isWanted: (RuleID, Place) -> Bool
  /// Where what stands at a wrong place of this document may go.
  let places: StrayPlaces

  /// Where a byte, counted in `bytes`, stood in the file: complaints and
  /// marks are about what is there.
  func place(ofByte offset: Int) -> Place { original.place(ofByte: origins[offset]) }

  /// Where a value or key of this document stood in the file.
  func place(of node: JSONNode) -> Place { place(ofByte: node.bytes.lowerBound) }

  /// Whether a key that is not read where it stands may become one that nothing has yet, and that
  /// no other key means: which of two was meant is the author's choice.
  func isFree(_ key: String) -> Bool {
    !places.contested.contains(key)
      && PayloadLevel(of: key).map { places.holds(key, at: $0) } != true
  }
}

/// Knows how to repair one kind of mistake.
///
/// `coversheet check --fix` asks each again until it finds nothing; a mender must not undo what
/// another did, or the two go on until the limit.
protocol Mender: Sendable {
  /// The first repair; nil where there is nothing to repair, or not without judgment.
  ///
  /// - Returns: One repair only: its edits are done and the document is read anew before the next,
  ///   so that places are right.
  func mend(_ payload: MendedPayload) -> Mend?
}
