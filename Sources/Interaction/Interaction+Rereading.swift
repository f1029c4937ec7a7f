import Delivery
import Files
import Localization
import Notifications
import Screens
import Sessions

extension Interaction {
  /// What to wait for where files may be written that matter: those of the open view's extension, and payloads.
  ///
  /// File descriptors that become readable; another view changes them.
  package var watchedFiles: [Int32] {
    ([watch.fileDescriptor] + dropFolders.map(\.fileDescriptor)).compactMap(\.self)
  }

  /// Watches the files of the extension whose view is open, and reads what was written anew; delivers payload
  /// files that were put into the folders that are watched. Never waits.
  ///
  /// Does nothing with them while something is loading: it is seen to afterwards.
  package mutating func followFiles() -> [TerminalAct] { followExtension() + takeDropped() }

  private mutating func followExtension() -> [TerminalAct] {
    guard session.state.pane != nil || watch.folder != nil else { return [] }
    let folder = session.state.extensionFile.map { FilePath($0).folder }
    watch.look(at: folder)
    guard let folder, !isLoading else { return [] }
    let known = ["Content.json", "Service.json", "Info.plist"]
    let changed = watch.changedNames().first { known.contains($0) }
    return changed.flatMap { reread(FilePath(folder).appending($0), isAsked: false) } ?? []
  }

  // They come after what is loading, as everything that is sent.
  private mutating func takeDropped() -> [TerminalAct] {
    if isLoading { return [] }
    var acts: [TerminalAct] = []
    for folder in dropFolders {
      let app = session.state.apps.first { $0.app.folder.map(folder.isWithin) ?? false }
      for var line in folder.take() {
        line.recipient = line.recipient ?? app?.app.bundleIdentifier.text
        acts += receive(line)
      }
    }
    return acts
  }

  /// Reads the bundle anew that a file is a part of; where it has mistakes, the last good one stays.
  ///
  /// All that was done since is done again with what it says now; the journal is written anew.
  ///
  /// - Parameters:
  ///   - path: Absolute, as the app's folder is.
  ///   - isAsked: Whether it is told even where nothing changed.
  /// - Returns: Nil where no installed app was read from a folder that holds the file, or it is a payload:
  ///   that was sent as it was.
  package mutating func reread(_ path: String, isAsked: Bool = true) -> [TerminalAct]? {
    let folders = session.state.apps.compactMap(\.app.folder)
    guard let folder = folders.first(where: { path.hasPrefix($0 + "/") }),
      !PayloadFile.isOne(path)
    else { return nil }
    let name = FilePath(path).name
    let reading: Reading<App>
    do throws(Diagnostic) { reading = try read(folder) } catch {
      return handle(.refused("\(error); the last good one stays"))
    }
    tell(reading.diagnostics, about: folder)
    guard let app = reading.value else {
      let mistake = reading.diagnostics.first { $0.severity == .error }
      let words =
        mistake.map { "\($0.place(within: folder)): \($0.message)" }
        ?? "\(name) cannot be read"
      return handle(.refused("\(words); the last good one stays"))
    }
    if let acts = reread(app, name) { return acts }
    return isAsked ? handle(.told("\(name) says what it said before.")) : []
  }

  private func read(_ folder: String) throws(Diagnostic) -> Reading<App> {
    let installed = session.state.apps.first { $0.app.folder == folder }
    if let target = installed.flatMap({ SourceTree.target(of: $0.app) }) { return target.read() }
    return try AppBundle.read(folder)
  }

  // Nil where it is the same as before.
  private mutating func reread(_ app: App, _ name: String) -> [TerminalAct]? {
    let strings = AppStrings.read(of: app)
    let installed = session.state.app(app.bundleIdentifier)
    if installed?.app == app, installed?.strings == strings { return nil }
    guard let rewind = session.reread(app, strings) else { return nil }
    record(.rewound(rewind))
    // The paths in the journal's header no longer are what they were.
    journal.fallBehind()
    write([], isBranch: false)
    let struck = rewind.alsoStruck.map { "; “\(session.title(of: $0))” can no longer be done" }
    return handle(.happened([]))
      + handle(
        .told("\(name) was read anew, and everything since was done again\(struck.joined())."))
  }

  // What was said about the bundle before is not so any more.
  private mutating func tell(_ findings: [Diagnostic], about folder: String) {
    diagnostics.removeAll { $0.place.path == folder || $0.place.path.hasPrefix(folder + "/") }
    diagnostics += findings
  }
}

extension Diagnostic {
  // The bundle is the one that is looked at: its path would leave no room for the words.
  fileprivate func place(within folder: String) -> String {
    let text = place.description
    return text.hasPrefix(folder + "/") ? String(text.dropFirst(folder.count + 1)) : text
  }
}
