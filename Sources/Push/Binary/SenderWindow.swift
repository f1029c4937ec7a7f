/// B41: what a sender of the binary interface remembers, so that it can send again what was dropped.
///
/// An error comes late and names one push; everything written after that one on the connection was discarded
/// (B40). The sender keeps what it sent until a number of later ones passed.
package struct SenderWindow<Message: Hashable & Sendable>: Hashable, Sendable {
  /// A push that was sent, with the number that an error would name it by.
  package struct Entry: Hashable, Sendable {
    /// The number.
    package let identifier: UInt32
    /// What was sent.
    package let message: Message

    package init(_ identifier: UInt32, _ message: Message) {
      self.identifier = identifier
      self.message = message
    }
  }

  /// What a sender does about an error.
  package struct Redelivery: Hashable, Sendable {
    /// The push that failed, which is not sent again; nil where none did, or it is not remembered.
    package var refused: Entry?
    /// What is sent again on a new connection, in order.
    package var resent: [Entry]
    /// Whether the error names a push that has left the window: what was between is lost, and reported.
    package var isLoss: Bool
  }

  /// How many are kept (`binary.window`).
  package let limit: Int
  /// What is kept, oldest first.
  package private(set) var entries: [Entry] = []

  package init(limit: Int) { self.limit = limit }

  /// Keeps a push that is sent.
  ///
  /// - Returns: The oldest one, where it has to go for it.
  @discardableResult
  package mutating func keep(_ entry: Entry) -> Entry? {
    entries.append(entry)
    return entries.count > limit ? entries.removeFirst() : nil
  }

  /// Takes back that a push was kept, and the oldest one went for it.
  package mutating func revertKeep(of oldest: Entry?) {
    entries.removeLast()
    if let oldest { entries.insert(oldest, at: 0) }
  }

  /// B38: what to do about an error. Changes nothing; what is sent again is kept anew when it is sent.
  package func redelivery(after error: BinaryError) -> Redelivery {
    let isLast = error.status == .shutdown
    guard let index = entries.lastIndex(where: { $0.identifier == error.identifier }) else {
      return redeliveryOfUnknown(error)
    }
    return Redelivery(
      refused: isLast ? nil : entries[index], resent: Array(entries[(index + 1)...]), isLoss: false)
  }

  // B39: 0 names none. Where the service took none before it went, all are sent again; else nobody knows which
  // failed. Any other number was sent before all that is kept.
  private func redeliveryOfUnknown(_ error: BinaryError) -> Redelivery {
    guard error.identifier == 0 else {
      return Redelivery(refused: nil, resent: entries, isLoss: true)
    }
    let tookNone = error.status == .shutdown
    return Redelivery(refused: nil, resent: tookNone ? entries : [], isLoss: !tookNone)
  }
}
