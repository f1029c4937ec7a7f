import Delivery
import Files
import Lint
import Notifications

extension Check {
  private var profile: Profile { settings.configuration.profile ?? .ios12 }

  /// What is wrong with apps and with the payloads that they are sent.
  mutating func foundInApps(_ targets: CheckTargets) -> FoundMistakes {
    var found = FoundMistakes()
    var apps: [CheckedApp] = []
    var namedCount = 0
    checkedPayloads = Set(
      targets.loosePayloads.flatMap(\.files).compactMap { FileIdentity(path: $0) })
    for (kind, path) in targets.found where kind == .app {
      let own = read(path, &found)
      kinds += own.map { _ in .app }
      apps += own
      if targets.named.contains(ExactText(path)) {
        namedCount = apps.count
        hear(around: path, own.first?.app)
      }
    }
    var unnamed = apps.filter { !targets.named.contains(ExactText($0.folder)) }
    for folder in targets.folders where targets.named.contains(ExactText(folder)) {
      hear(around: folder, by: unnamed.filter { $0.folder.isWithin(folder) })
      unnamed.removeAll { $0.folder.isWithin(folder) }
    }
    let declared = apps.indices
    // Copies that lie elsewhere may each be for tests of their own.
    found += apps.compactMap(\.app?.app).replacements(areNeighbors: true)
    for (folder, files) in targets.loosePayloads {
      kinds += files.map { file in
        locations.piped[file] == nil
          ? PayloadFile.isLines(file) ? .payloadLines : .payload
          : locations.kind(of: file) ?? .payload
      }
      send(files, in: folder, to: &apps, declared, namedCount, &found)
    }
    for app in apps { found += foundIn(app) }
    return found
  }

  /// Payloads are for the app that they name: one that was named, the nearest that was found beside
  /// them, or one around them. Those that name none are for the first that was named, or the only
  /// one that was found, else for one that stands in.
  private mutating func send(
    _ files: [String], in folder: String, to apps: inout [CheckedApp], _ declared: Range<Int>,
    _ namedCount: Int, _ found: inout FoundMistakes
  ) {
    let recipients = Recipients(
      files, in: folder, apps: apps[declared].map { ($0.identifier, $0.folder) },
      namedCount: namedCount, &search
    ) { [locations] in locations.recipient(of: $0) }
    for (file, index) in recipients.own { apps[index].payloadFiles.append(file) }
    apps += recipients.around.map { CheckedApp($0.app, sent: $0.files, profile) }
    guard !recipients.rest.isEmpty else { return }
    do throws(Diagnostic) {
      apps.append(try .standIn(for: recipients.rest, in: folder, profile))
    } catch {
      found.fail([error])
    }
  }

  private func read(_ path: String, _ found: inout FoundMistakes) -> [CheckedApp] {
    do throws(Diagnostic) {
      return try CheckedApp.all(in: path, profile)
    } catch {
      found.fail([error])
      return []
    }
  }

  /// Makes the phone on which nothing happened yet, set as the options say;
  /// nil where that cannot be.
  func freshPhone() -> State? {
    guard let zone = try? locations.standardTimeZone() else { return nil }
    return (try? settings.session(in: zone))?.state
  }

  private mutating func foundIn(_ app: CheckedApp) -> FoundMistakes {
    var app = app
    if let phone { app.set(phone) }
    app.piped = locations.piped
    if let folder = FileIdentity(path: app.folder) {
      app.hear(heard[folder] ?? HeardUses())
      if heard[folder]?.isInstalled != true { app.open(in: profile) }
      if unheard.contains(folder) { app.leaveUsesOpen() }
    }
    return app.findings()
  }

  /// What is wrong with single files of apps: each app is read once, however
  /// many of its files are named.
  mutating func foundInParts(_ parts: [AppPart]) -> FoundMistakes {
    for part in parts { count(part) }
    var found = FoundMistakes()
    let byApp = Dictionary(grouping: parts, by: \.app)
    for app in parts.map(\.app).uniqued() { found += foundIn(byApp[app] ?? [], of: app) }
    return found
  }

  private mutating func count(_ part: AppPart) {
    if Folder.isFolder(part.path) {
      kinds += AppBundle.payloadFiles(in: part.path).map { _ in .payload }
    } else if PayloadFile.isOne(part.path) {
      kinds.append(.payload)
    } else {
      partCount += 1
    }
  }

  private mutating func foundIn(_ parts: [AppPart], of folder: String) -> FoundMistakes {
    var found = FoundMistakes()
    var apps: [CheckedApp] = []
    if AppBundle.isMerelyPayloads(folder) && SourceTree(folder) == nil {
      send(payloads(beside: parts, in: folder), in: folder, to: &apps, 0..<0, 0, &found)
    } else {
      apps = read(folder, &found)
      // Of a payload, nothing is said that others decide.
      let isAboutApp = !parts.allSatisfy { PayloadFile.isOne($0.path) }
      if isAboutApp { hear(around: folder, apps.first?.app) }
    }
    for app in apps { found += foundIn(app) }
    var named = PartFilter(parts)
    // Why payloads could not be held against their app.
    let broken = apps.filter { $0.payloadFiles.contains { named.takes($0) } }
    let reasons = Set(broken.flatMap(\.breaks))
    found = found.filter { reasons.contains($0) || named.takes($0) }
    let told = Set(found.all.map(\.place))
    found += parts.flatMap { $0.complaints(asCodeOf: apps.map(\.folder)) }
      .filter { !told.contains($0.place) }
    return found
  }

  // What payloads have in common is told of a folder of samples; a file among
  // thousands is looked at alone.
  private static let mostSamples = 1000

  private func payloads(beside parts: [AppPart], in folder: String) -> [String] {
    let count = Folder.entriesIfThere(folder)?.count ?? 0
    guard count > Self.mostSamples, !parts.contains(where: { Folder.isFolder($0.path) }) else {
      return AppBundle.payloadFiles(in: folder)
    }
    return parts.map(\.path)
  }
}
