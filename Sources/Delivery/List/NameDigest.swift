/// What a table of many thousand notifications knows a name by: 128 bits, of a hash
/// that differs from run to run.
///
/// Two names never share one: that they do is less likely than that the memory errs, and nothing
/// that is sent can bring it about. A table of the names themselves compares with texts that lie
/// all over the memory, which takes longer than all else that is done to list a push.
struct NameDigest: Hashable {
  /// Half of it: of two names that differ, this nearly always does.
  let first: Int
  private let second: Int

  init(_ key: NotificationKey) {
    var hasher = Hasher()
    key.hash(into: &hasher)
    var other = hasher
    other.combine(0)
    (first, second) = (hasher.finalize(), other.finalize())
  }

  /// A part of the other half, which tells it from nearly all that have the same first one.
  var tag: UInt32 { UInt32(truncatingIfNeeded: second) }

  // Half of it is as good as all.
  func hash(into hasher: inout Hasher) { hasher.combine(first) }
}
