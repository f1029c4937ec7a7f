import Notifications

/// Where each app stands among the installed ones.
///
/// What comes of an app asks for it again and again: where the last one stands is at hand.
struct AppIndex: Sendable {
  /// All of them, in order of installation.
  private(set) var apps: [BundleIdentifier] = []
  private var indices: [BundleIdentifier: Int] = [:]
  private var last: (app: BundleIdentifier, index: Int)?

  init() {}

  /// - Parameter apps: In order of installation.
  init(_ apps: [BundleIdentifier]) {
    self.apps = apps
    indices = Dictionary(
      apps.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
  }

  /// Nil where it is not installed.
  subscript(app: BundleIdentifier) -> Int? {
    if let last, last.app == app { return last.index }
    return indices[app]
  }

  /// Adds an app behind all others.
  mutating func append(_ app: BundleIdentifier) {
    indices[app] = indices.count
    apps.append(app)
    last = nil
  }

  /// Looks up an app of which more will be asked.
  mutating func keepAtHand(_ app: BundleIdentifier) {
    guard last?.app != app else { return }
    last = indices[app].map { (app, $0) }
  }
}
