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
  private let tables: TableFindings
  private var told = DiagnosticSet()
  /// What was said of the apps' own files, whichever push needed them.
  private(set) var toldOfFiles: DiagnosticSet
  private var lints: InstalledAppLints
  // A screen looks through a file's payload when that is looked at, and draws no conclusions.
  private var offScreen = DiagnosticSet()

  // When each app was seen first: what it asks for is held against that, and against
  // the switches that were set since.
  private var firstSeen: [BundleIdentifier: LintedClock] = [:]
  private var lastGap: GapPolicy?

  private var askedKeys = AskedKeys()

  // What a push may need yet is told by the conclusions; nil where none are asked for.
  private var lackingForms: LackingForms?

  // What the person chose so far.
  private var choices = LintedChoices()

  // The lines that a run may look at again.
  private var asked: [AskedLine] = []
  /// The files of the payloads that lines sent.
  private(set) var filesOfLines: Set<ExactText> = []

  /// - Parameters:
  ///   - tables: What was found in string tables before, where several
  ///     scenarios are looked through.
  ///   - concludes: Whether its conclusions are asked for in the end.
  ///   - toldOfFiles: What was said of the apps' own files before.
  package init(
    _ reach: Reach, _ tables: TableFindings = TableFindings(), concludes: Bool = false,
    toldOfFiles: DiagnosticSet = DiagnosticSet()
  ) {
    (self.reach, self.tables, self.toldOfFiles) = (reach, tables, toldOfFiles)
    lints = InstalledAppLints(reach)
    if concludes { lackingForms = LackingForms() }
  }

  /// Takes in the apps that are there now, and what the clock reads.
  mutating func see(_ state: State) {
    guard reach == .everything else { return }
    choices.see(state)
    // What is new stands behind all others: with each act no more than that is gone through.
    for installed in state.apps.reversed() {
      if firstSeen[installed.app.bundleIdentifier] != nil { break }
      firstSeen[installed.app.bundleIdentifier] = LintedClock(state)
    }
    let gap = state.device.policies[.calendarGap]
    if gap == lastGap { return }
    lastGap = gap
    for app in firstSeen.keys { firstSeen[app]?.see(state) }
  }

  /// The keys that lines asked an app's tables for, whatever became of it; a
  /// check alone looks for them.
  func keys(askedOf app: BundleIdentifier) -> Set<ExactText> { askedKeys[app] }

  /// What to ask about the payloads that come next, while they are read;
  /// nil where that is not known.
  var readAhead: ReadAheadLint? { lints.readAhead }

  /// Notes that a line sends a payload.
  mutating func note(sentByLine push: PushRequest) {
    if reach == .now { filesOfLines.insert(ExactText(push.payload.source.place.path)) }
  }

  /// What is wrong with a push for its app, but for what was said before.
  package mutating func findings(in push: PushRequest, _ state: State) -> [Diagnostic] {
    findings(in: push, state, ahead: nil)
  }

  /// The same, where rules were asked about its payload already.
  mutating func findings(
    in push: PushRequest, _ state: State, ahead: ReadAheadLint.Findings?
  ) -> [Diagnostic] {
    unsaid(allFindings(in: push, state, ahead: ahead), of: push)
  }

  /// Those among what was found about a push that were not said before.
  mutating func unsaid(_ found: [Diagnostic], of push: PushRequest) -> [Diagnostic] {
    let own = push.payload.source.place.path
    return once(found).filter { $0.place.path == own || toldOfFiles.insert($0) }
  }

  /// What is wrong with a push for its app, said before or not.
  mutating func allFindings(
    in push: PushRequest, _ state: State, ahead: ReadAheadLint.Findings? = nil
  ) -> [Diagnostic] {
    if let content = push.payload.content { ask(for: content, of: push.app) }
    let found = lints.findings(in: push, state, ahead: ahead)
      .holding(forPushOf: push.headers.type)
    let request = LintedRequest(push, in: state, countsWakes: reach == .everything)
    let requests = Lint.findings(in: request).filter { push.via != .http || !isAnswered($0) }
    return found + requests + flaws(of: push, state)
  }

  // What is refused over HTTP, its answer says; what is taken and does little, nothing
  // else does (B8, B18, B28).
  private func isAnswered(_ finding: Diagnostic) -> Bool {
    switch finding.rule {
    case "Y23": reach == .now && finding.severity == .error
    case "Y28": finding.severity > .note
    default: false
    }
  }

  /// What is wrong with a request that a line writes: what it says, and in a check when it is to
  /// come, of which a run shows what becomes.
  mutating func findings(
    in line: ScenarioLine, of request: Request, for app: BundleIdentifier, _ state: State
  ) -> [Diagnostic] {
    ask(for: request.content, of: app)
    guard let source = line.word(of: .text)?.json,
      let root = JSONDocument.read(source, grammar: .ours).root
    else { return [] }
    if reach == .everything, let content = root["content"] { choices.see(content, of: app) }
    let trigger =
      readsTriggers ? root["trigger"].map { LintedTrigger($0, request.trigger) } : nil
    let content = state.app(app).flatMap { app in
      root["content"].map { LintedContent($0, request.content, of: lints.app(for: app, state)) }
    }
    return once(
      (trigger.map { Lint.findings(in: $0, LintedClock(state)) } ?? [])
        + (content.map { findings(in: $0) } ?? []))
  }

  private mutating func ask(for content: Content, of app: BundleIdentifier) {
    if reach == .everything { askedKeys.insert(content, of: app) }
  }

  // Y42: of a request that is refused for its files a run says it by itself.
  private func findings(in content: LintedContent) -> [Diagnostic] {
    Lint.findings(in: content).filter { reach == .everything || $0.rule != "Y42" }
  }

  /// What is wrong with a local notification of old that a line schedules: what it says, and in a
  /// check when it is to come.
  ///
  /// What lies in a file is complained about at the line.
  mutating func findings(
    in line: ScenarioLine, of notification: LocalNotification, isPresentedNow: Bool,
    for app: BundleIdentifier, _ state: State
  ) -> [Diagnostic] {
    ask(for: notification.content, of: app)
    // N3: what the button of its alert is called.
    if reach == .everything, let action = notification.alertAction {
      askedKeys.insert(action, of: app)
    }
    guard let word = line.word(of: .text), let installed = state.app(app) else { return [] }
    let written = word.json
    let source =
      written
      ?? SourceText(Array(JSONText.compact(notification.json).utf8)[...], at: word.place)
    guard let root = JSONDocument.read(source, grammar: .ours).root else { return [] }
    let linted = lints.app(for: installed, state)
    var found = findings(in: LintedContent(root, notification, of: linted))
    if readsTriggers {
      let trigger = LintedTrigger(root, .legacy(notification, isPresentedNow: isPresentedNow))
      found += Lint.findings(in: trigger, LintedClock(state))
    }
    return once(
      found.map { finding in
        var placed = finding
        if written == nil { placed.place = word.place }
        return placed
      })
  }

  /// Those among some findings that were not said before.
  mutating func once(_ found: [Diagnostic]) -> [Diagnostic] {
    found.filter { told.insert($0) }
  }

  /// Whether lines' triggers are looked at where they are written, and not
  /// only what becomes of them.
  var readsTriggers: Bool { reach == .everything }

  // What comes out when the texts are put into words, and what the tables' readers say:
  // forms that name each other, arguments of another kind. The rules say more about
  // missing keys and arguments.
  private mutating func flaws(of push: PushRequest, _ state: State) -> [Diagnostic] {
    // Asked about every push: those without keys are nearly all. Of other types no words are shown.
    guard let content = push.payload.content, content.hasKeyedWords,
      push.headers.type?.isSimulated != false
    else { return [] }
    let localizer = state.localizer(of: push.app)
    let tables = localizer.tableComplaints
    let texts = content.keyedTexts.map { ($0, localizer.resolve($0, for: .push)) }
    let words = texts.flatMap(\.1.diagnostics)
      .filter { $0.severity > .note && !["Y15", "Y16"].contains($0.rule) }
    let missing = reach == .now ? lints.missingForms(of: texts, for: push.app, state) : []
    if lackingForms != nil {
      lackingForms?.add(tables, neededBy: words)
      return tables.filter { $0.rule != "Y17" } + words + missing
    }
    // Y17: a form that was needed and is not there is said once, as an error.
    let errors = words.filter { $0.rule == "Y17" }.map(\.place)
    return tables.filter { $0.rule != "Y17" || !errors.contains($0.place) } + words + missing
  }

  /// Y17: whether what is said of the tables that a line writes waits for the conclusions, where
  /// these are asked for: a push may need the form, and then that is an error in its place.
  mutating func holdsBack(_ remark: Diagnostic) -> Bool {
    guard lackingForms != nil, remark.rule == "Y17", remark.severity > .note else { return false }
    lackingForms?.add([remark], neededBy: [])
    return true
  }

  /// What is wrong with what a line asks for, as far as that is no push.
  mutating func findings(
    in line: ScenarioLine, asking command: Command, _ state: State
  ) -> [Diagnostic] {
    guard var line = AskedLine(line, command) else { return [] }
    line.look(&self, state)
    // A check looks at each once.
    if reach == .now { asked.append(line) }
    return line.found
  }

  /// Looks again at the lines for some apps.
  ///
  /// - Returns: What was found in them before, and what is by now.
  mutating func lookAgain(
    atLinesFor apps: [String], _ state: State
  ) -> (before: [Diagnostic], now: [Diagnostic]) {
    var again = DeliveryLint(reach)
    var (before, now): ([Diagnostic], [Diagnostic]) = ([], [])
    for index in asked.indices where apps.containsExactly(asked[index].app.lastPart) {
      before += asked[index].found
      asked[index].look(&again, state)
      now += asked[index].found
    }
    _ = once(now)
    return (before, now)
  }

  /// What is wrong with the apps in view of all that they were sent.
  mutating func conclusions(_ state: State) -> [Diagnostic] {
    see(state)
    let delivered = state.deliveredContents
    let ran = reach == .now ? state.appsThatRanServices : []
    let known = reach == .everything ? state.deliveredKeys : []
    let found = state.apps.flatMap { installed in
      let identifier = installed.app.bundleIdentifier
      var app = lints.apps.linted(installed, state)
      app.contents = delivered[identifier] ?? []
      app.isWhole = reach == .everything
      app.ranService = installed.app.serviceExtension != nil && ran.contains(identifier)
      // What still waits at the end is sent all the same; a run is about what was.
      app.heard = app.isWhole ? state.contentsToCome(of: identifier, besides: known) : []
      app.otherKeys = app.isWhole ? keys(askedOf: identifier) : []
      app.choices = app.isWhole ? choices : nil
      app.clock = firstSeen[identifier]
      // A bundle may be sent other things than a scenario tells of.
      app.knowsEveryUse = installed.app.folder == nil
      return Lint.findings(about: app, tables)
    }
    let said = once(found)
    for finding in said { keepOffScreen(finding) }
    return (said + once(lackingForms?.unneeded ?? [])).inOrder
  }

  /// Notes that a screen does not say what was found.
  mutating func keepOffScreen(_ finding: Diagnostic) { _ = offScreen.insert(finding.unweighed) }

  /// Whether a screen says a complaint, too.
  mutating func isOnScreen(_ complaint: Diagnostic) -> Bool {
    !offScreen.contains(complaint.unweighed)
  }
}

extension Diagnostic {
  // A project may weigh it otherwise once it was found.
  fileprivate var unweighed: Diagnostic {
    var finding = self
    finding.severity = .note
    return finding
  }
}
