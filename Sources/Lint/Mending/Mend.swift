import Files
import Notifications

/// A repair that needs no judgment: what was wrong, and what to write where.
struct Mend {
  /// Where the mistake is.
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
  /// The whole document as it is in the file.
  let bytes: [UInt8]
  /// Whether what breaks a rule at a place is to be mended.
  var isWanted: (RuleID, Place) -> Bool = { _, _ in true }

  /// The bytes of a value.
  ///
  /// - Parameter node: Of this document; one of another has other places.
  func text(_ node: JSONNode) -> ArraySlice<UInt8> { bytes[node.bytes] }
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
