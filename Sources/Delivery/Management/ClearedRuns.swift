import Notifications

/// How many notifications of each app were cleared in a row without one being opened (X12).
struct ClearedRuns: Hashable, Sendable {
  private var runs: [BundleIdentifier: Int] = [:]
  // What each step replaced, so that it can be taken back.
  private var replaced: [[Change]] = []

  private struct Change: Hashable {
    /// The app whose run changed.
    let app: BundleIdentifier
    /// The run before; nil where there was none.
    let old: Int?
  }

  /// The run of an app, from 0.
  subscript(app: BundleIdentifier) -> Int { runs.isEmpty ? 0 : runs[app] ?? 0 }

  /// Notifications were cleared: so many of each app.
  mutating func add(_ counts: [(app: BundleIdentifier, count: Int)]) {
    replaced.append(counts.map { Change(app: $0.app, old: runs[$0.app]) })
    for (app, count) in counts { runs[app, default: 0] += count }
  }

  /// The run of an app is over: one was opened, or it was asked about.
  private mutating func end(of app: BundleIdentifier) {
    replaced.append([Change(app: app, old: runs[app])])
    runs[app] = nil
  }

  /// The run of an app is over, or that is taken back.
  mutating func end(of app: BundleIdentifier, _ way: FactDirection) {
    switch way {
    case .forward: end(of: app)
    case .backward: revert()
    }
  }

  /// Takes the last step back.
  mutating func revert() {
    for change in (replaced.popLast() ?? []).reversed() { runs[change.app] = change.old }
  }
}

extension State {
  /// How many notifications of which app a removal takes away.
  func counts(of removal: Event.Removal) -> [(app: BundleIdentifier, count: Int)] {
    switch removal {
    case .notification(let number, _): [(notification(number).app, 1)]
    case .group(let place, let count): [(place.key.app, count)]
    case .section(let section, _): list[section].countsByApp.all
    }
  }
}
