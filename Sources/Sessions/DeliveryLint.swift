import Delivery
import Files
import Lint
import Localization
import Notifications
import Push
import Scenarios

/// Looks through what is pushed while it is played, and through what all of it came to.
package struct DeliveryLint {
  /// In which languages keys are looked up.
  package enum Reach {
    /// In the one that the phone speaks: what a run is about.
    case now
    /// In all, and the apps' own declarations and tables too: what a check is about.
    case everything
  }

  private let reach: Reach
  private var told: Set<Diagnostic> = []
  // Every language of an app is gone through with each push; it stays the same until it is replaced.
  private var known: [BundleIdentifier: LintedApp] = [:]
  private var strings: [BundleIdentifier: AppStrings] = [:]

  package init(_ reach: Reach) { self.reach = reach }

  /// What is wrong with a push for its app, but for what was said before.
  package mutating func findings(in push: PushRequest, _ state: State) -> [Diagnostic] {
    let app = state.app(push.app).map { linted($0, state) }
    let found = Lint.findings(in: push.payload.source, content: push.payload.content, for: app)
    let request = LintedRequest(push, in: state, countsWakes: reach == .everything)
    // What is refused over HTTP, its answer says; what is taken and does little, nothing else does (B18).
    let requests = Lint.findings(in: request).filter {
      push.via != .http || $0.rule == "Y23" && $0.severity < .error
    }
    return (found + requests + flaws(of: push, state)).filter { told.insert($0).inserted }
  }

  /// What is worth knowing about the trigger of a request that a line writes, in a check.
  func findings(in line: ScenarioLine, of request: Request, _ state: State) -> [Diagnostic] {
    guard reach == .everything, let source = line.arguments[1]?.word.json,
      let node = JSONDocument.read(source, grammar: .ours).root?["trigger"]
    else { return [] }
    return Lint.findings(in: LintedTrigger(node, request.trigger), LintedClock(state))
  }

  /// Whether lines' triggers are looked at where they are written, and not only what becomes of them.
  var readsTriggers: Bool { reach == .everything }

  // What comes out when the texts are put into words, and what the tables' readers say: forms that name each
  // other, arguments of another kind. The rules say more about missing keys and arguments.
  private func flaws(of push: PushRequest, _ state: State) -> [Diagnostic] {
    let content = push.payload.content
    let texts = [content?.title, content?.subtitle, content?.body].compactMap(\.self)
      .filter(\.isKey)
    guard !texts.isEmpty else { return [] }
    let localizer = state.localizer(of: push.app)
    let tables =
      (localizer.choice.localization.map(localizer.strings.diagnostics(in:)) ?? [])
      + localizer.strings.unreadable
    let told: [RuleID?] = ["Y15", "Y16"]
    let words = texts.flatMap { localizer.resolve($0, for: .push).diagnostics }
      .filter { $0.severity > .note && !told.contains($0.rule) }
    // Y17: a form that was needed and is not there is said once, as an error.
    let errors = words.filter { $0.rule == "Y17" }.map(\.place)
    return tables.filter { $0.rule != "Y17" || !errors.contains($0.place) } + words
  }

  /// What is wrong with the apps in view of all that they were sent.
  mutating func conclusions(_ state: State) -> [Diagnostic] {
    var contents: [BundleIdentifier: [Content]] = [:]
    for notification in state.notifications {
      contents[notification.value.app, default: []].append(notification.value.content)
    }
    let found = state.apps.flatMap { installed in
      var app = linted(installed, state)
      app.contents = contents[installed.app.bundleIdentifier] ?? []
      app.isWhole = reach == .everything
      // A bundle may be sent other things than a scenario tells of.
      app.knowsEveryUse = installed.app.folder == nil
      return Lint.findings(about: app)
    }
    return found.inOrder.filter { told.insert($0).inserted }
  }

  private mutating func linted(_ installed: InstalledApp, _ state: State) -> LintedApp {
    let identifier = installed.app.bundleIdentifier
    let profile = state.device.profile
    guard reach == .everything else {
      let localizer = state.localizer(of: identifier)
      return LintedApp(installed.app, localizer: localizer, profile: profile)
    }
    if let known = known[identifier], strings[identifier] === installed.strings,
      known.profile == profile, known.app == installed.app
    {
      return known
    }
    var app = LintedApp(installed.app, strings: installed.strings, profile: profile)
    app.isWhole = true
    known[identifier] = app
    strings[identifier] = installed.strings
    return app
  }
}

extension Text {
  fileprivate var isKey: Bool {
    if case .localized = wording { true } else { false }
  }
}
