import Files
import Notifications

/// A rule about what a provider writes to the binary interface.
protocol FrameRule: LintRule {
  /// What it finds in frames that follow each other, in their order.
  ///
  /// - Parameter limit: How long payloads may be (B19).
  func findings(in frames: HexadecimalFile, _ limit: LegacyLimit) -> [Diagnostic]
}
