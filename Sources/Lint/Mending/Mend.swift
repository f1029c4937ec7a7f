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
  var edits: [Edit]

  init(_ place: Place, _ rule: RuleID, _ what: String, _ edits: [Edit]) {
    self.place = place
    self.rule = rule
    self.what = what
    self.edits = edits
  }

  /// Bytes in the place of others, counted from the document's first.
  struct Edit {
    /// The bytes that go; empty for a mere insertion.
    var range: Range<Int>
    /// What is written there; empty for a mere deletion.
    var text: [UInt8]

    /// - Parameters:
    ///   - range: Byte offsets; empty where something is only put in.
    ///   - text: Bytes of UTF-8.
    init(_ range: Range<Int>, _ text: some Sequence<UInt8>) {
      self.range = range
      self.text = Array(text)
    }
  }
}

/// A payload to mend.
struct MendedPayload {
  /// An object without a mistake in its grammar but for trailing commas and comments.
  let root: JSONNode
  /// The whole document as it is in the file.
  let bytes: [UInt8]

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

extension [Mend.Edit] {
  /// Some bytes with the edits done.
  ///
  /// - Parameter bytes: The document that the edits count in.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var done = 0
    for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[done..<edit.range.lowerBound]
      result += edit.text
      done = edit.range.upperBound
    }
    return result + bytes[done...]
  }
}
