/// What a client of the binary interface wrote: a push, or something that is none (B33–B35, B42).
package enum BinaryFrame: Equatable, Sendable {
  /// A push whose lengths are right; whether its token is known is another question.
  case notification(BinaryNotification)
  /// What is answered with an error, whatever the token is.
  case malformed(BinaryError)

  /// How long a frame can be at most: what promises more is no frame, and is not waited for.
  ///
  /// 128 KiB.
  package static let byteLimit = 1 << 17

  /// B42: how many bytes a device token has.
  package static let tokenByteCount = 32
  /// B35: the most bytes a token of command 2 may have, as longer ones may come one day; those of
  /// commands 0 and 1 have 32.
  static let tokenByteLimit = 100

  /// Reads the frame that bytes begin with.
  ///
  /// - Parameter bytes: From the start of a frame; may end anywhere. Its first index need not be 0.
  /// - Returns: The frame and how many bytes it takes; nil where more have to come before it is
  ///   clear. A frame that is wrong takes all: nothing that follows is read (B40).
  static func first(in bytes: ArraySlice<UInt8>) -> (frame: BinaryFrame, byteCount: Int)? {
    guard let command = bytes.first else { return nil }
    let parsed: Parsed
    switch BinaryNotification.Command(rawValue: command) {
    case .simple: parsed = simple(bytes)
    case .enhanced: parsed = enhanced(bytes)
    case .items: parsed = items(bytes)
    case nil: parsed = .wrong(BinaryError(.protocolError))
    }
    switch parsed {
    case .incomplete: return nil
    case .wrong(let error): return (.malformed(error), bytes.count)
    case .whole(let notification, let count): return (.notification(notification), count)
    }
  }

  private enum Parsed {
    case incomplete
    case wrong(BinaryError)
    case whole(BinaryNotification, byteCount: Int)
  }

  private static func simple(_ bytes: ArraySlice<UInt8>) -> Parsed {
    var reader = ByteReader(bytes)
    _ = reader.byte()
    return tokenAndPayload(.simple, from: &reader, identifier: nil, expiration: nil)
  }

  private static func enhanced(_ bytes: ArraySlice<UInt8>) -> Parsed {
    var reader = ByteReader(bytes)
    _ = reader.byte()
    guard let identifier = reader.integer(UInt32.self),
      let expiration = reader.integer(UInt32.self)
    else { return .incomplete }
    return tokenAndPayload(.enhanced, from: &reader, identifier: identifier, expiration: expiration)
  }

  private static func tokenAndPayload(
    _ command: BinaryNotification.Command, from reader: inout ByteReader, identifier: UInt32?,
    expiration: UInt32?
  ) -> Parsed {
    guard let tokenCount = reader.integer(UInt16.self) else { return .incomplete }
    // Said before the token is there: a client that writes the digits as text waits for an answer.
    guard tokenCount == tokenByteCount else {
      return .wrong(BinaryError(.invalidTokenSize, identifier: identifier ?? 0))
    }
    guard let token = reader.take(Int(tokenCount)),
      let payloadCount = reader.integer(UInt16.self),
      let payload = reader.take(Int(payloadCount))
    else { return .incomplete }
    let notification = BinaryNotification(
      command, token: Array(token), payload: Array(payload), identifier: identifier,
      expiration: expiration)
    return .whole(notification, byteCount: reader.position)
  }

  private static func items(_ bytes: ArraySlice<UInt8>) -> Parsed {
    var reader = ByteReader(bytes)
    _ = reader.byte()
    guard let count = reader.integer(UInt32.self) else { return .incomplete }
    guard count <= byteLimit else { return .wrong(BinaryError(.protocolError)) }
    guard let data = reader.take(Int(count)) else { return .incomplete }
    let items = BinaryItems(data)
    guard let status = items.status else {
      return .whole(items.notification, byteCount: reader.position)
    }
    return .wrong(BinaryError(status, identifier: items.identifier ?? 0))
  }
}
