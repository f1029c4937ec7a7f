import Push

/// What the vectors of the binary interface are made of: the token of bytes 00 to 1f,
/// and a payload of 22 bytes.
enum BinaryVectors {
  static let token = (0..<32).map(UInt8.init)
  static let tokenDigits = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
  static let payload = Array(#"{"aps":{"alert":"Hi"}}"#.utf8)
  static let payloadDigits = "7b22617073223a7b22616c657274223a224869227d7d"

  static let simple = BinaryNotification(.simple, token: token, payload: payload)
  static let enhanced = BinaryNotification(
    .enhanced, token: token, payload: payload, identifier: 1, expiration: 1_276_290_000)
  static let items = BinaryNotification(
    .items, token: token, payload: payload, identifier: 2, expiration: 0, priority: 10)

  static let all: [(vector: String, BinaryNotification, byteCount: Int, digits: String)] = [
    ("Z68", simple, 59, "000020\(tokenDigits)0016\(payloadDigits)"),
    ("Z69", enhanced, 67, "01000000014c12a3d00020\(tokenDigits)0016\(payloadDigits)"),
    (
      "Z70", items, 83,
      "020000004e010020\(tokenDigits)020016\(payloadDigits)"
        + "03000400000002040004000000000500010a"
    ),
  ]
}

extension BinaryConnection {
  /// A connection by the rules of today.
  static func standard(payloadLimit: Int = 2048, answersSimple: Bool = false) -> BinaryConnection {
    BinaryConnection(payloadLimit: payloadLimit, answersSimple: answersSimple)
  }

  /// All pushes of what is written at once.
  mutating func all(of bytes: [UInt8]) -> [BinaryNotification] {
    receive(bytes)
    return rest()
  }

  /// All pushes that are whole.
  mutating func rest() -> [BinaryNotification] {
    var found: [BinaryNotification] = []
    while let notification = next() { found.append(notification) }
    return found
  }
}
