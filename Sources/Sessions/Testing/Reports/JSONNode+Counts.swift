import Files
import Notifications

// The numbers of a report: sums of them are made, so that each has to be one that can be.
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

  private func refusal(of key: String, _ needed: String) -> Diagnostic {
    switch kind {
    case .integer, .number:
      Diagnostic(place, .error, "\"\(key)\" is \(source.visibleLine) where \(needed) is needed")
    case .null, .bool, .string, .array, .object: wrongKind(of: key, needed: needed)
    }
  }
}
