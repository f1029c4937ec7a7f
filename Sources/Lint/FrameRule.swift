import Files
import Notifications

/// A rule about what a provider writes to the binary interface.
protocol FrameRule: LintRule {
  /// What it finds in frames that follow each other, in their order.
  func findings(in frames: HexadecimalFile) -> [Diagnostic]
}
