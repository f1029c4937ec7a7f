import Notifications

/// How many notifications of each app a section holds, kept up to date
/// with each that comes or goes.
///
/// What comes is nearly always of the app that the one before it was of, and
/// then nothing is looked up.
struct AppCounts: Sendable {
  private var index = AppIndex()
  // In the order in which apps came first; those of which nothing is left stay, with 0.
  private var counts: [(app: BundleIdentifier, count: Int)] = []

  /// Those of which there are any, in the order of the identifiers.
  var all: [(app: BundleIdentifier, count: Int)] {
    counts.filter { $0.count > 0 }.ordered { $0.app.description < $1.app.description }
  }

  /// How many of one app there are.
  subscript(app: BundleIdentifier) -> Int { index[app].map { counts[$0].count } ?? 0 }

  /// Counts some more of an app, or some less.
  mutating func add(_ change: Int, of app: BundleIdentifier) {
    index.keepAtHand(app)
    if let place = index[app] {
      counts[place].count += change
    } else {
      index.append(app)
      counts.append((app, change))
    }
  }
}
