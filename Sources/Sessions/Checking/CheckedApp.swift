import Delivery
import Files
import Lint
import Localization
import Notifications
import Push
import Scenarios

/// An app as it was read to be checked, with the payloads that it is sent.
struct CheckedApp {
  /// Nil where its files have mistakes that leave nothing to hold anything against.
  private(set) var app: LintedApp?
  /// Its bundle identifier, also where its files have mistakes; nil where none is written down.
  let identifier: BundleIdentifier?
  /// The folder that it is known by.
  let folder: String
  /// Its payload files, in order.
  var payloadFiles: [String]
  /// Complaints about what was read.
  private(set) var diagnostics: [Diagnostic]
  /// The mistakes that leave no app, or not all of it; empty where there are none.
  private(set) var breaks: [Diagnostic] = []
  // What may be false for them.
  private let doubts: DoubtfulFindings
  /// What came through pipes, by what stands for it among the payload files.
  var piped: [String: SourceFile] = [:]
  // The app's on the phone that the options describe, and on its watch.
  private var tokens: [DeviceToken] = []
  // What the lines of its files are sent by.
  private var lineClock: LineClock?
  // How its payloads are measured (B49).
  private var sizeBasis = PolicyKey.apnsSizeBasis.standard
  // Whether only its payloads are looked at.
  private var isOnlyAddressee = false

  /// Every app of a folder: of a source tree several.
  static func all(in path: String, _ profile: Profile) throws(Diagnostic) -> [CheckedApp] {
    guard let tree = SourceTree(path) else {
      let files = AppBundle.payloadFiles(in: path)
      return [CheckedApp(try AppBundle.read(path, keepsBroken: true), files, path, profile)]
    }
    var apps = tree.apps.map {
      CheckedApp($0.read(keepsBroken: true), $0.payloadFiles, $0.folder, profile)
    }
    if !apps.isEmpty { apps[0].diagnostics += tree.remarks }
    return apps
  }

  /// The app that stands in for whom the payloads of a folder are for.
  ///
  /// - Throws: Where the folder cannot be read.
  static func standIn(
    for files: [String], in folder: String, _ profile: Profile
  ) throws(Diagnostic) -> CheckedApp {
    var checked = CheckedApp(try AppBundle.read(folder, for: files), files, folder, profile)
    // That a mere folder of payloads is no app, its owner knows.
    checked.diagnostics = []
    return checked
  }

  /// An app around a folder of payloads that they are for, of which nothing else is looked at.
  init(_ found: AppSearch.Found, sent files: [String], _ profile: Profile) {
    self.init(found.reading, files, found.folder, profile)
    // What leaves no app to hold the payloads against is said of them, too.
    diagnostics = breaks
    isOnlyAddressee = true
  }

  private init(_ reading: Reading<App>, _ files: [String], _ folder: String, _ profile: Profile) {
    payloadFiles = files
    self.folder = folder
    identifier = reading.value?.bundleIdentifier ?? AppBundle.writtenIdentifier(in: folder)
    diagnostics = reading.diagnostics
    breaks = diagnostics.filter { $0.severity == .error }
    guard let app = reading.value else {
      doubts = DoubtfulFindings(for: breaks)
      diagnostics += AppStrings.read(folder: folder).diagnostics
      return
    }
    var linted = LintedApp(app, strings: .read(of: app), profile: profile)
    linted.isWhole = true
    // What code asks for, no file says.
    linted.knowsEveryUse = breaks.isEmpty && !app.isStandIn && app.sourceTree == nil
    linted.fewestMembers = 1
    doubts = DoubtfulFindings(for: breaks, manifest: breaks.isEmpty ? nil : linted.manifestRoot)
    self.app = linted
  }

  /// Says what scenarios and payloads around it ask of it besides.
  mutating func hear(_ uses: HeardUses) {
    app?.heard = uses.contents
    app?.otherKeys = uses.keys
  }

  /// Says that not all of what it is sent was looked at.
  mutating func leaveUsesOpen() { app?.knowsEveryUse = false }

  /// Says that no scenario around installs it: a person who opens it by itself is
  /// told what a profile refuses.
  mutating func open(in profile: Profile) {
    if isOnlyAddressee { return }
    let uses = app?.app.featureUses ?? []
    diagnostics += uses.complaints(in: profile, isOpened: true).filter { $0.severity == .error }
  }

  /// Says which phone's clock its triggers and the times of its payloads are held against, and how
  /// that measures payloads (B49).
  mutating func set(_ phone: State) {
    app?.clock = LintedClock(phone)
    app?.heed(phone.device)
    lineClock = LineClock(phone)
    sizeBasis = phone.device.policies[.apnsSizeBasis]
    tokens = app.map { Self.tokens(of: $0.app, on: phone) } ?? []
  }

  // W5: on the watch it has one of its own where it is there, and the system knows such tokens.
  private static func tokens(of app: App, on phone: State) -> [DeviceToken] {
    let own = DeviceToken(app: app.bundleIdentifier, seed: phone.seed)
    guard app.hasWatchApp, phone.device.profile.has(.watchToken) else { return [own] }
    return [own, DeviceToken(watchAppOf: app.bundleIdentifier, seed: phone.seed)]
  }

  /// What is wrong with it and with all that it is sent.
  func findings() -> FoundMistakes {
    var all = FoundMistakes()
    all += diagnostics
    var contents: [Content] = []
    var lints = PayloadLints(own: PayloadLint(for: app))
    for file in payloadFiles {
      do throws(Diagnostic) {
        let isLines =
          piped[file].map { SourceKind(content: $0.bytes) == .payloadLines }
          ?? PayloadFile.isLines(file)
        let read = try isLines ? lines(file, &lints) : single(file, &lints.own)
        all += read.diagnostics
        contents += read.contents
      } catch {
        all.fail([error])
      }
    }
    guard var app else { return all }
    app.contents = contents
    let paths = Set(payloadFiles)
    let found = Lint.findings(about: app).filter { !doubts.contain($0) }
    all += found.filter { !isOnlyAddressee || paths.contains($0.place.path) }
    return all
  }

  private typealias Found = (diagnostics: [Diagnostic], contents: [Content])

  private func file(_ path: String) throws(Diagnostic) -> SourceFile {
    if let file = piped[path] { return file }
    return try SourceFile.read(path)
  }

  // The rules as they are asked about payloads: those for the app, and others in the same files.
  private struct PayloadLints {
    var own: PayloadLint
    var others = PayloadLint(for: nil)
  }

  private func single(_ path: String, _ lint: inout PayloadLint) throws(Diagnostic) -> Found {
    var reader = PayloadReader(path: path)
    let reading = reader.read(try file(path).bytes)
    return found(reading.value, reading.diagnostics, &lint)
  }

  private func lines(_ path: String, _ lints: inout PayloadLints) throws(Diagnostic) -> Found {
    let file = try file(path)
    var all: Found = (file.emptinessOfLines, [])
    var lines = ReadAheadPayloads(file)
    var clock = lineClock
    var count = 0
    while let line = lines.popFirst() {
      // What was looked through of a large file need not stay in memory.
      count += 1
      if count % State.wordsAtOnce == 0 { file.release() }
      let recipient = line.recipient ?? line.payload?.targetBundle?.text
      let isOwn = recipient.map { $0 == app?.app.bundleIdentifier.text || isToken($0) } ?? true
      let found =
        isOwn
        ? found(line.payload, line.diagnostics, &lints.own)
        : found(line.payload, line.diagnostics, &lints.others)
      let refusals = line.refusals(moving: &clock)
      all.diagnostics += found.diagnostics.holding(forPushOf: line.pushHeaders.type)
      all.diagnostics += findings(inHeadersOf: line, at: clock) + refusals
      if isOwn { all.contents += found.contents }
    }
    return all
  }

  private func isToken(_ name: String) -> Bool { tokens.contains { $0.isWritten(name) } }

  private func findings(inHeadersOf line: PayloadLine, at clock: LineClock?) -> [Diagnostic] {
    guard let payload = line.payload, !line.headers.isEmpty else { return [] }
    let push = PushRequest(
      app: BundleIdentifier(line.recipient ?? ""), payload: payload,
      collapseIdentifier: line.header(.collapseIdentifier), headers: line.pushHeaders)
    return Lint.findings(in: LintedRequest(push, at: clock?.clock))
  }

  private func found(
    _ payload: Payload?, _ diagnostics: [Diagnostic], _ lint: inout PayloadLint
  ) -> Found {
    guard let payload else { return (diagnostics, []) }
    let found = lint.findings(in: payload.source, content: payload.content)
      .filter { !doubts.contain($0) }
    let said = diagnostics.measured(payload.source, by: sizeBasis)
    return (said + found, [payload.content].compactMap(\.self))
  }
}
