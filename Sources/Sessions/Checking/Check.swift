import Files
import Lint
import Localization
import Notifications
import Scenarios

/// Looks through apps, payloads and scenarios for everything that is wrong with them.
///
/// Scenarios are played, without their expectations, so that every name in them is looked up; nothing
/// of what is checked runs.
package struct Check {
  /// What was found, by place, each once.
  package private(set) var findings: [Diagnostic] = []
  /// Whether something could not be read at all.
  package private(set) var hasUnreadable = false
  /// What was looked at, in order.
  package private(set) var kinds: [SourceKind] = []
  /// How many single files of apps were looked at.
  package private(set) var partCount = 0
  private let settings: WorldSettings
  private let surroundings: Surroundings

  /// Checks what is at some paths, folders with all that is in them.
  package init(_ paths: [String], settings: WorldSettings, surroundings: Surroundings) throws {
    self.settings = settings
    self.surroundings = surroundings
    let targets = CheckTargets(paths, surroundings: surroundings)
    findings = targets.diagnostics
    hasUnreadable = !findings.isEmpty
    kinds = targets.found.map(\.kind)
    for (kind, path) in targets.found { try check(kind, path) }
    try check(targets.parts)
    findings = OneSpelling(findings, given: paths).diagnostics.map(\.asChecked).inOrder
  }

  /// The worst of what was found; nil where nothing was.
  package var worst: Diagnostic.Severity? { findings.map(\.severity).max() }

  private mutating func check(_ kind: SourceKind, _ path: String) throws {
    do throws(Diagnostic) {
      switch kind {
      case .app: try checkApp(path)
      case .payload: findings += try payload(path, for: try lintedApp(around: path)).diagnostics
      case .payloadLines: findings += try lines(path, for: try lintedApp(around: path)).diagnostics
      case .scenario: break
      }
    } catch {
      findings.append(error)
      hasUnreadable = true
    }
    if case .scenario = kind { try checkScenario(path) }
  }
}

// MARK: Apps

extension Check {
  // Each app is read once, however many of its files are named.
  private mutating func check(_ parts: [AppPart]) throws {
    partCount = parts.count
    var apps: [String] = []
    for part in parts where !apps.contains(part.app) { apps.append(part.app) }
    for app in apps {
      let before = findings
      findings = []
      try check(.app, app)
      let own = parts.filter { $0.app == app }
      findings = before + findings.filter { finding in own.contains { $0.concerns(finding) } }
    }
  }

  private mutating func checkApp(_ path: String) throws(Diagnostic) {
    let reading = try AppBundle.read(path)
    var app = reading.value.map { lintedApp($0, path) }
    // That a mere folder of payloads is no app, its owner knows.
    let isMerelyPayloads = app.map { $0.app.isStandIn && $0.languages.isEmpty } ?? false
    findings += reading.diagnostics.filter { !isMerelyPayloads || $0.severity > .note }
    app?.isWhole = true
    app?.knowsEveryUse = reading.value?.isStandIn == false
    app?.fewestMembers = 1
    if app == nil { findings += AppStrings.read(folder: path).diagnostics }
    var contents: [Content] = []
    for file in AppBundle.payloadFiles(in: path) {
      do throws(Diagnostic) {
        let isLines = FilePath(file).kind == "ndjson"
        let read = try isLines ? lines(file, for: app) : payload(file, for: app)
        findings += read.diagnostics
        contents += read.contents
      } catch {
        findings.append(error)
        hasUnreadable = true
      }
    }
    guard var app else { return }
    app.contents = contents
    findings += Lint.findings(about: app)
  }

  private func lintedApp(_ app: App, _ folder: String) -> LintedApp {
    let strings = AppStrings.read(folder: folder, developmentRegion: app.developmentRegion)
    return LintedApp(app, strings: strings, profile: settings.configuration.profile ?? .ios12)
  }

  /// The app in whose folder, or in whose folder of payloads, a file lies; nil where there is none.
  private func lintedApp(around path: String) throws(Diagnostic) -> LintedApp? {
    let folder = FilePath(path).folder
    let candidates = [folder, FilePath(folder).folder]
    for candidate in candidates where Folder.exists(FilePath(candidate).appending("Info.plist")) {
      return try AppBundle.read(candidate).value.map { lintedApp($0, candidate) }
    }
    return nil
  }
}

// MARK: Payloads

extension Check {
  private typealias Found = (diagnostics: [Diagnostic], contents: [Content])

  private func payload(_ path: String, for app: LintedApp?) throws(Diagnostic) -> Found {
    let reading = try PayloadReader.read(path: path)
    return found(reading.value, reading.diagnostics, app)
  }

  private func lines(_ path: String, for app: LintedApp?) throws(Diagnostic) -> Found {
    var all: Found = ([], [])
    for line in PayloadLines(try SourceFile.read(path)) {
      let isOwn = line.recipient.map { $0 == app?.app.bundleIdentifier.text } ?? true
      let found = found(line.payload, line.diagnostics, isOwn ? app : nil)
      all.diagnostics += found.diagnostics
      if isOwn { all.contents += found.contents }
    }
    return all
  }

  private func found(
    _ payload: Payload?, _ diagnostics: [Diagnostic], _ app: LintedApp?
  ) -> Found {
    guard let payload else { return (diagnostics, []) }
    let lint = Lint.findings(in: payload.source, content: payload.content, for: app)
    return (diagnostics + lint, [payload.content].compactMap { $0 })
  }
}

// MARK: Scenarios

extension Check {
  private mutating func checkScenario(_ path: String) throws {
    let opening: Opening
    do {
      opening = try Opening([path], settings: settings, surroundings: surroundings)
    } catch let error as Diagnostic {
      findings.append(error)
      hasUnreadable = true
      return
    }
    findings += opening.diagnostics
    var session = opening.session
    var playback = opening.playback
    playback.lint = DeliveryLint(.everything)
    while !playback.isFinished {
      for case .complaint(let complaint) in playback.step(&session)
      where !opening.aftermath.mayCause(complaint) { findings.append(complaint) }
    }
    findings += playback.lint?.conclusions(session.state) ?? []
  }
}

extension Diagnostic {
  /// As section Y of the rules weighs it: what only marks a payload while it is played is an error
  /// where it is checked (B53).
  fileprivate var asChecked: Diagnostic {
    var checked = self
    switch rule {
    case "Y1", "Y2", "Y3": checked.severity = .error
    case "Y17": checked.severity = .warning
    default: break
    }
    return checked
  }
}
