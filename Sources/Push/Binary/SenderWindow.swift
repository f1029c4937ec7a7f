/// B41: what a sender of the binary interface remembers, so that it can
/// send again what was dropped.
///
/// An error comes late and names one push; everything written after that one on the connection was
/// discarded (B40). The sender keeps what it sent until a number of later ones passed.
///
/// An error that names a push older than the window is a loss: what was between cannot be sent
/// again.
package struct SenderWindow<Message: Hashable & Sendable>: Hashable, Sendable {
  /// A push that was sent, with the number that an error would name it by.
  ///
  /// Equal numbers can come twice: the later entry counts.
  package struct Entry: Hashable, Sendable {
    /// The number.
    package let identifier: UInt32
    /// What was sent.
    package let message: Message

    package init(_ identifier: UInt32, _ message: Message) {
      (self.identifier, self.message) = (identifier, message)
    }
  }

  /// What a sender does about an error.
  package struct Redelivery: Hashable, Sendable {
    /// The push that failed, which is not sent again; nil where none did, or it is not remembered.
    package var refused: Entry?
    /// What is sent again on a new connection, in order.
    package var resent: [Entry]
    /// Whether the error names a push that has left the window: what was
    /// between is lost, and reported.
    package var isLoss: Bool
  }

  /// What is kept, oldest first.
  package private(set) var entries: [Entry] = []
  // Where the present connection begins among them; below 0 where some of its own have left.
  private var start = 0

  package init() {}

  /// The oldest ones, which have to go for another one.
  ///
  /// - Parameter limit: How many are kept (`binary.window`).
  /// - Returns: Empty while there is room; oldest first.
  package func leaving(limit: Int) -> [Entry] {
    Array(entries.prefix(max(0, entries.count + 1 - limit)))
  }

  /// B38: the number of the last push on this connection; 0 for none.
  ///
  /// What was written on a connection that did not fail was taken, so a service that goes as the
  /// next push comes names this one.
  package var lastTaken: UInt32 {
    entries.count > max(0, start) ? entries.last?.identifier ?? 0 : 0
  }

  /// Keeps a push that is sent.
  ///
  /// - Parameters:
  ///   - entry: Kept as the newest, behind all others.
  ///   - leaving: The oldest ones, which go for it.
  package mutating func keep(_ entry: Entry, leaving: [Entry] = []) {
    entries.append(entry)
    entries.removeFirst(leaving.count)
    start -= leaving.count
  }

  /// Takes back that the last push was kept.
  ///
  /// - Parameter leaving: The same that `keep(_:leaving:)` was given.
  package mutating func revertKeep(leaving: [Entry]) {
    entries.removeLast()
    entries.insert(contentsOf: leaving, at: 0)
    start += leaving.count
  }

  /// B38: what to do about an error. Changes nothing; what is sent again is
  /// kept anew when it is sent.
  ///
  /// - Parameter error: As it was read; its status decides whether the named push itself failed.
  package func redelivery(after error: BinaryError) -> Redelivery {
    let isLast = error.status == .shutdown
    let written = entries[max(0, start)...]
    guard let index = written.lastIndex(where: { $0.identifier == error.identifier }) else {
      return redeliveryOfUnknown(error, Array(written))
    }
    return Redelivery(
      refused: isLast ? nil : entries[index], resent: Array(entries[(index + 1)...]), isLoss: false)
  }

  /// Forgets what failed and what is sent again, and begins a new connection.
  ///
  /// - Returns: What takes that back.
  package mutating func reconnect(after redelivery: Redelivery) -> Reconnection {
    let count = redelivery.resent.count + (redelivery.refused == nil ? 0 : 1)
    let reconnection = Reconnection(forgotten: Array(entries.suffix(count)), start: start)
    entries.removeLast(count)
    start = entries.count
    return reconnection
  }

  /// Takes back that a new connection began.
  ///
  /// - Parameter reconnection: What `reconnect(after:)` returned last.
  package mutating func revert(_ reconnection: Reconnection) {
    entries += reconnection.forgotten
    start = reconnection.start
  }

  /// What a new connection replaced.
  package struct Reconnection: Hashable, Sendable {
    fileprivate let forgotten: [Entry]
    fileprivate let start: Int
  }

  // B39: 0 names none. Where the service took none before it went, all are sent again; else it is
  // not known which failed. Any other number was sent before all that is kept.
  private func redeliveryOfUnknown(_ error: BinaryError, _ written: [Entry]) -> Redelivery {
    guard error.identifier == 0 else {
      return Redelivery(refused: nil, resent: written, isLoss: true)
    }
    let tookNone = error.status == .shutdown
    return Redelivery(refused: nil, resent: tookNone ? written : [], isLoss: !tookNone)
  }
}
