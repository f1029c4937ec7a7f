/// The service's end of one connection of the binary interface: bytes come in,
/// pushes and an error come out.
///
/// A machine without a socket: `receive` what arrived, deliver each push that `next` gives,
/// `refuse` the one that cannot be, then write `takeOutput` and close where it says so. Nothing is
/// answered to what was taken (B32).
///
///     connection.receive(bytes)
///     while let push = connection.next() {
///       if let status = deliver(push) { connection.refuse(push, status) }
///     }
///     socket.write(connection.takeOutput())
package struct BinaryConnection: Sendable {
  /// B39: whether a push of command 0 is answered where it is refused (`binary.command0Reply`).
  private let answersSimple: Bool
  /// B19: how many bytes a payload may have (`apns.legacyLimit`).
  private let payloadLimit: Int
  private var input: [UInt8] = []
  private var position = 0
  private var output: [UInt8] = []
  /// Why it closes; nil while it is open.
  ///
  /// Set also where nothing is answered, as for a push of command 0 (B39).
  package private(set) var error: BinaryError?
  /// Whether it is closed once the output is written: an error was met, or the service goes away.
  package private(set) var isClosing = false
  private var lastTaken: UInt32 = 0
  // The one before: where the push that came last meets the shutdown, it was not taken (B38).
  private var takenBefore: UInt32 = 0

  /// Begins with a connection that nothing was written on.
  ///
  /// - Parameters:
  ///   - payloadLimit: How many bytes a payload may have.
  ///   - answersSimple: Whether a push of command 0 is answered where it is refused.
  package init(payloadLimit: Int, answersSimple: Bool) {
    (self.payloadLimit, self.answersSimple) = (payloadLimit, answersSimple)
  }

  /// Takes in what was written, in pieces of any size.
  ///
  /// Once it closes, nothing is looked at any more (B40).
  package mutating func receive(_ bytes: some Collection<UInt8>) {
    if isClosing { return }
    // What was read goes in one piece: a byte at a time would move the rest each time.
    if position > 0, position == input.count || position > 1 << 16 {
      input.removeFirst(position)
      position = 0
    }
    input += bytes
  }

  /// The next push that is whole; nil where there is none yet, or the connection closes.
  ///
  /// A frame that is none, a payload that is missing or too long close it at once.
  ///
  /// - Returns: Each push once. After nil, ask again when more was received.
  package mutating func next() -> BinaryNotification? {
    guard !isClosing, let (frame, byteCount) = BinaryFrame.first(in: input[position...]) else {
      return nil
    }
    let isSimple = input[position] == BinaryNotification.Command.simple.rawValue
    position += byteCount
    switch frame {
    case .malformed(let error): close(with: error, isAnswered: !isSimple || answersSimple)
    case .notification(let notification):
      guard let status = lengthStatus(of: notification) else {
        takenBefore = lastTaken
        lastTaken = notification.identifier ?? lastTaken
        return notification
      }
      refuse(notification, status)
    }
    return nil
  }

  /// Refuses the push that came last: it is answered, the connection closes, what
  /// follows is not looked at.
  ///
  /// With `Shutdown` the answer names the push before it, the last one that was taken (B38).
  ///
  /// - Parameter notification: The one that `next` gave last: the connection does not remember it.
  package mutating func refuse(_ notification: BinaryNotification, _ status: BinaryStatus) {
    let identifier = status == .shutdown ? takenBefore : notification.identifier ?? 0
    let error = BinaryError(status, identifier: identifier)
    close(with: error, isAnswered: notification.command != .simple || answersSimple)
  }

  /// B38: closes because the service goes away; the answer names the last push that was taken.
  ///
  /// Does nothing on a connection that closes already.
  package mutating func shutDown() {
    if isClosing { return }
    close(with: BinaryError(.shutdown, identifier: lastTaken), isAnswered: true)
  }

  /// What is to be written, once.
  ///
  /// Empty where nothing is to be said; taking it forgets it.
  package mutating func takeOutput() -> [UInt8] {
    defer { output = [] }
    return output
  }

  /// How many bytes wait for the rest of their frame (B42): 0 for none, and once it closes.
  ///
  /// At most `BinaryFrame.byteLimit` and what was received at once.
  package var waitingByteCount: Int { input.count - position }

  // B42; the size by `apns.legacyLimit`.
  private func lengthStatus(of notification: BinaryNotification) -> BinaryStatus? {
    if notification.payload.isEmpty { return .missingPayload }
    return BinaryStatus.refusal(
      ofPayloadBytes: notification.payload.count, limit: payloadLimit)?.status
  }

  private mutating func close(with error: BinaryError, isAnswered: Bool) {
    self.error = error
    isClosing = true
    (input, position) = ([], 0)
    if isAnswered { output += error.bytes }
  }
}
