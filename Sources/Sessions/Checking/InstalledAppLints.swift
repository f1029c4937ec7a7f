import Delivery
import Lint
import Notifications
import Push

/// The rules as they are asked about the payloads of each app, and of those that are not installed.
struct InstalledAppLints {
  /// The apps as the rules see them.
  var apps: LintedApps
  private var lints: [InstalledAppLint] = []
  private var indices: [BundleIdentifier: Int] = [:]
  private var others = PayloadLint(for: nil)
  private var count = 0
  // Which one was asked last.
  private var lastAsked: Int?

  init(_ reach: DeliveryLint.Reach) { apps = LintedApps(reach) }

  /// What to ask about the payloads that come next, while they are read;
  /// nil where that is not known.
  var readAhead: ReadAheadLint? {
    lastAsked.map { ReadAheadLint(number: lints[$0].number, rules: lints[$0].lint.askedRules) }
  }

  /// What is wrong with a push's payload for its app, and with the tables of its category's words.
  ///
  /// - Parameter ahead: What was found in it while it was read; nil where nothing was asked.
  mutating func findings(
    in push: PushRequest, _ state: State, ahead: ReadAheadLint.Findings?
  ) -> [Diagnostic] {
    let (source, content) = (push.payload.source, push.payload.content)
    guard let installed = state.app(push.app) else {
      return others.findings(in: source, content: content)
    }
    let index = index(for: installed, state)
    lastAsked = index
    let tables = lints[index].brokenTables(neededBy: push, state)
    if let ahead, ahead.number == lints[index].number { return ahead.all + tables }
    return lints[index].lint.findings(in: source, content: content) + tables
  }

  /// An app as its payloads are held against, made once as long as it stays what it is.
  mutating func app(for installed: InstalledApp, _ state: State) -> LintedApp {
    lints[index(for: installed, state)].app
  }

  // Where the rules for an app are, as it is now.
  private mutating func index(for installed: InstalledApp, _ state: State) -> Int {
    let app = installed.app.bundleIdentifier
    if let known = indices[app], lints[known].grounds.holds(for: installed, state) {
      return known
    }
    count += 1
    let made = InstalledAppLint(installed, state, apps.linted(installed, state), number: count)
    if let known = indices[app] {
      lints[known] = made
      return known
    }
    lints.append(made)
    indices[app] = lints.count - 1
    return lints.count - 1
  }
}
