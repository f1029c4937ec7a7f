import Notifications

/// The terminal's bell, which rings for what is heard.
package struct Bell: Hashable, Sendable {
  /// Whether it rings (`--bell`).
  package var rings = false
  /// The apps for which it does not.
  var mutedApps: Set<BundleIdentifier> = []
}
