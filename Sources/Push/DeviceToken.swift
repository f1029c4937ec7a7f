import Notifications

/// The token by which a server addresses one app on this device: 64 hexadecimal digits.
package struct DeviceToken: Hashable, Sendable, CustomStringConvertible {
  /// The digits, in lower case.
  package let description: String

  /// The token that an app has under a seed: always the same for the same two.
  package init(app: BundleIdentifier, seed: UInt64) {
    let start = seed ^ 0xcbf2_9ce4_8422_2325
    let hash = app.text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    var generator = SplitMix(seed: hash)
    description = (0..<4).map { _ in Self.hexadecimal(generator.next()) }.joined()
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
