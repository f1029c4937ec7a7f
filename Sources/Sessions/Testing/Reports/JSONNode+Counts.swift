import Files
import Notifications

// The lists of a report, and its numbers: sums of them are made, so that each has to be one that
// can be.
extension JSONNode {
  private static let most: Int64 = 999_999_999

  /// How many of something there were; none where it is not said.
  ///
  /// - Throws: Where it is no count.
  func count(_ key: String) throws(Diagnostic) -> Int {
    guard let node = member(named: key) else { return 0 }
    guard let count = node.integer, (0...Self.most).contains(count) else {
      throw node.refusal(of: key, "a whole number from 0 to \(Self.most)")
    }
    return Int(count)
  }

  /// How long something took; no time where it is not said.
  ///
  /// - Throws: Where it is no time in seconds.
  func duration(_ key: String) throws(Diagnostic) -> Duration {
    guard let node = member(named: key) else { return .zero }
    guard let seconds = node.double, (0...Double(Self.most)).contains(seconds) else {
      throw node.refusal(of: key, "a number of seconds from 0 to \(Self.most)")
    }
    return .seconds(seconds)
  }

  /// What a list holds; nothing where it is not said.
  ///
  /// - Throws: Where it is no list.
  func list(_ key: String) throws(Diagnostic) -> [JSONNode] {
    guard let node = member(named: key) else { return [] }
    guard case .array = node.kind else { throw node.wrongKind(of: key, needed: "an array") }
    return Array(node.elements)
  }

  /// Has what a report counted be what it lists.
  ///
  /// - Throws: Where it is no object, or a number in it another.
  func require(_ tally: TestTally) throws(Diagnostic) {
    guard isObject else { throw wrongKind(of: "counts", needed: "an object") }
    try require(tally.count, of: "scenarios")
    for verdict in TestResult.Verdict.allCases {
      try require(tally.count(verdict), of: verdict.rawValue)
    }
  }

  private func require(_ count: Int, of key: String) throws(Diagnostic) {
    guard let node = member(named: key), node.integer != Int64(count) else { return }
    throw node.refusal(of: key, "\(count), as \"scenarios\" lists them,")
  }

  private func refusal(of key: String, _ needed: String) -> Diagnostic {
    switch kind {
    case .integer, .number:
      Diagnostic(place, .error, "\"\(key)\" is \(source.visibleLine) where \(needed) is needed")
    case .null, .bool, .string, .array, .object: wrongKind(of: key, needed: needed)
    }
  }
}
