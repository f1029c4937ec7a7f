import Notifications

/// What the installed apps are called, to find those of a name among thousands.
struct AppNames: Sendable {
  private var apps: [String: [BundleIdentifier]] = [:]

  /// Those that are called so, in any order.
  ///
  /// - Parameter letters: Small ones.
  subscript(letters: String) -> [BundleIdentifier] { apps[letters] ?? [] }

  /// Notes what an app is called that was not there.
  mutating func add(_ app: App) {
    for name in app.names where self[name].last != app.bundleIdentifier {
      apps[name, default: []].append(app.bundleIdentifier)
    }
  }

  /// Forgets what an app is called.
  mutating func remove(_ app: App) {
    for name in app.names { apps[name]?.removeAll { $0 == app.bundleIdentifier } }
  }

  /// Notes what an app is called that is in the place of another one.
  mutating func replace(_ old: App, with new: App) {
    if old.displayName.isExactly(new.displayName) { return }
    remove(old)
    add(new)
  }
}

extension App {
  /// All that it is called, in small letters; some may be the same.
  package var names: [String] {
    [bundleIdentifier.text, bundleIdentifier.lastPart, displayName].map { $0.lowercased() }
  }
}
