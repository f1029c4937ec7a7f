import Notifications

/// The token by which a server addresses one app on this device: 64 hexadecimal digits.
///
/// It stands in for what `registerForRemoteNotifications` gives an app: 32 bytes without meaning,
/// and no device's but ours.
package struct DeviceToken: Hashable, Sendable, CustomStringConvertible {
  /// The digits, in lower case.
  package let description: String

  /// Whether digits are the token's, in lower or upper case.
  package func isWritten(_ digits: String) -> Bool {
    // Without a copy: each push asks this several times, and of every app. Nearly all
    // write them in lower case.
    if description.isExactly(digits) { return true }
    let (own, given) = (description.utf8, digits.utf8)
    return own.count == given.count
      && own.elementsEqual(given) { $0 == ($1 < UInt8(ascii: "A") ? $1 : $1 | 0x20) }
  }

  /// The seed of a phone for which none was chosen.
  package static let freshSeed: UInt64 = 1

  /// The token that an app has under a seed: always the same for the same two.
  ///
  /// - Parameters:
  ///   - app: Tokens of two apps differ, as on a phone.
  ///   - seed: The scenario's; another one gives another device.
  package init(app: BundleIdentifier, seed: UInt64) {
    var generator = SplitMix(seed: StableHash(app.text, seed: seed).value)
    description = (0..<4).map { _ in generator.next().hexadecimalDigits }.joined()
  }

  /// The token that an app has on the watch, of its own (W5).
  package init(watchAppOf app: BundleIdentifier, seed: UInt64) {
    self.init(app: BundleIdentifier(app.text + ".watchkitapp"), seed: seed)
  }
}
