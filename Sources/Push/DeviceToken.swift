import Notifications

/// The token by which a server addresses one app on this device: 64 hexadecimal digits.
package struct DeviceToken: Hashable, Sendable, CustomStringConvertible {
  /// The digits, in lower case.
  package let description: String

  /// The token that an app has under a seed: always the same for the same two.
  package init(app: BundleIdentifier, seed: UInt64) {
    var generator = SplitMix(seed: StableHash(app.text, seed: seed).value)
    description = (0..<4).map { _ in generator.next().hexadecimalDigits }.joined()
  }

  /// The token that an app has on the watch, of its own (W5).
  package init(watchAppOf app: BundleIdentifier, seed: UInt64) {
    self.init(app: BundleIdentifier(app.text + ".watchkitapp"), seed: seed)
  }
}
