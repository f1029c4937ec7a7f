import Notifications

/// Bytes that stand for the shape of a payload, or for values in it, to look up what they gave.
///
/// An array hashes and compares its bytes one by one, which took longer than finding them.
struct ShapeKey: Hashable {
  /// The bytes, as the payload's walk wrote them.
  let bytes: [UInt8]

  static func == (left: Self, right: Self) -> Bool {
    left.bytes.withUnsafeBytes { left in right.bytes.withUnsafeBytes { left.isExactly($0) } }
  }

  func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}
