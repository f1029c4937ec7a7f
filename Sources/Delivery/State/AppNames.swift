import Notifications

/// What the installed apps are called, to find those of a name among thousands.
struct AppNames: Sendable {
  // Where in `State.apps` those of a name stand.
  private var indices: [String: [Int]] = [:]

  init() {}

  /// - Parameter apps: In order of installation.
  init(_ apps: [InstalledApp]) {
    for (index, app) in apps.enumerated() { add(app.app, at: index) }
  }

  /// Where those stand that are called so, in order of installation.
  ///
  /// - Parameter letters: Small ones.
  subscript(letters: String) -> [Int] { indices[letters] ?? [] }

  /// Notes what an app is called that is behind all others.
  mutating func add(_ app: App, at index: Int) {
    for name in app.names.uniqued() { indices[name, default: []].append(index) }
  }

  /// Notes what an app is called that is in the place of another one.
  mutating func replace(_ old: App, with new: App, at index: Int) {
    if old.displayName.isExactly(new.displayName) { return }
    for name in old.names.uniqued() { indices[name]?.removeAll { $0 == index } }
    for name in new.names.uniqued() {
      indices[name] = (self[name] + [index]).sorted()
    }
  }
}

extension App {
  /// All that it is called, in small letters; some may be the same.
  package var names: [String] {
    [bundleIdentifier.text, bundleIdentifier.lastPart, displayName].map { $0.lowercased() }
  }
}
