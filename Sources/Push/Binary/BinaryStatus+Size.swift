extension BinaryStatus {
  /// B19: what is answered to a payload that is too long, and why; nil for one that is not.
  ///
  /// - Parameters:
  ///   - count: How many bytes the payload has.
  ///   - limit: How many it may have (`apns.legacyLimit`).
  package static func refusal(
    ofPayloadBytes count: Int, limit: Int
  ) -> (status: BinaryStatus, because: String)? {
    guard count > limit else { return nil }
    return (.invalidPayloadSize, "the payload has \(count) bytes, \(count - limit) over \(limit)")
  }
}
