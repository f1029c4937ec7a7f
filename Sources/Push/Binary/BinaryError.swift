/// B36: what the binary interface answers before it closes: which push
/// could not be sent on, and why.
///
/// Six bytes, `08`, the status and the push's identifier. There is no
/// answer to what was taken (B32).
package struct BinaryError: Hashable, Sendable {
  /// What is wrong.
  package var status: BinaryStatus
  /// Which push is meant, as its sender numbered it; 0 where it bore no number (B39).
  package var identifier: UInt32

  package init(_ status: BinaryStatus, identifier: UInt32 = 0) {
    (self.status, self.identifier) = (status, identifier)
  }

  /// The frame on the wire.
  package var bytes: [UInt8] { [8, status.rawValue] + identifier.bigEndianBytes }
}
