/// A push as one of the three commands of the binary interface carries it (B33–B35).
///
/// `bytes` writes what `BinaryFrame` reads; tests send one through the other.
package struct BinaryNotification: Equatable, Sendable {
  /// How it is written: the first byte of its frame.
  package enum Command: UInt8, CaseIterable, Sendable {
    /// B33: token and payload only.
    case simple = 0
    /// B34: with an identifier and an expiry.
    case enhanced = 1
    /// B35: items, each with its number and length.
    case items = 2
  }

  /// How it is written.
  package var command: Command
  /// The device token's bytes, 32 of a device of ours.
  package var token: [UInt8]
  /// The payload's bytes.
  package var payload: [UInt8]
  /// What an error names it by; nil where it is not numbered.
  package var identifier: UInt32?
  /// Until when it is kept, in seconds since 1 January 1970 UTC; 0 or past is one attempt
  /// (B43), nil as long as possible.
  package var expiration: UInt32?
  /// 10 or 5; nil is 10.
  package var priority: UInt8?

  /// - Parameter token: Not checked: a test can write one that is too short.
  package init(
    _ command: Command, token: [UInt8], payload: [UInt8], identifier: UInt32? = nil,
    expiration: UInt32? = nil, priority: UInt8? = nil
  ) {
    (self.command, self.token, self.payload) = (command, token, payload)
    (self.identifier, self.expiration, self.priority) = (identifier, expiration, priority)
  }

  /// The frame on the wire. A command has no room for what it does not know: an identifier is lost
  /// with command 0, a priority with 0 and 1; a token or payload beyond 65,535 bytes is cut.
  ///
  /// An expiry that is nil is written as 0 with command 1, which means one attempt.
  package var bytes: [UInt8] {
    switch command {
    case .simple: [0] + Self.counted(token) + Self.counted(payload)
    case .enhanced:
      [1] + (identifier ?? 0).bigEndianBytes + (expiration ?? 0).bigEndianBytes
        + Self.counted(token) + Self.counted(payload)
    case .items: [2] + UInt32(items.count).bigEndianBytes + items
    }
  }

  private var items: [UInt8] {
    var items: [UInt8] = []
    for item in BinaryItem.allCases {
      guard let data = data(of: item) else { continue }
      items += [item.rawValue] + Self.counted(data)
    }
    return items
  }

  private func data(of item: BinaryItem) -> [UInt8]? {
    switch item {
    case .token: token
    case .payload: payload
    case .identifier: identifier?.bigEndianBytes
    case .expiration: expiration?.bigEndianBytes
    case .priority: priority.map { [$0] }
    }
  }

  private static func counted(_ bytes: [UInt8]) -> [UInt8] {
    let cut = bytes.prefix(Int(UInt16.max))
    return UInt16(cut.count).bigEndianBytes + cut
  }
}

/// B35: what a frame of command 2 consists of, by the number that each item begins with.
///
/// Numbers 1 to 5, in the order in which they are written.
package enum BinaryItem: UInt8, CaseIterable, Sendable {
  /// 32 bytes; other lengths up to 100 are read (B35).
  case token = 1
  /// JSON; a number; seconds since 1970; 10 or 5.
  case payload, identifier, expiration, priority

  /// As messages call it.
  package var name: String {
    switch self {
    case .token: "token"
    case .payload: "payload"
    case .identifier: "identifier"
    case .expiration: "expiration"
    case .priority: "priority"
    }
  }

  /// How many bytes its data has; nil where that is not always the same.
  package var byteCount: Int? {
    switch self {
    case .token, .payload: nil
    case .identifier, .expiration: 4
    case .priority: 1
    }
  }
}
