import Delivery
import Files
import Notifications
import Screens
import Sessions
import TerminalCore

extension Interaction {
  /// Reads files anew that changed; where one has mistakes, its last good version stays.
  ///
  /// All that was done since is done again with what they say now, also what was sent: a payload's file shows what
  /// it says now. The journal is written anew.
  ///
  /// - Parameters:
  ///   - paths: As they are named in what was read from them.
  ///   - isAsked: Whether it is told even where nothing changed.
  /// - Returns: Nil where nothing that is shown was read from any of them.
  package mutating func reread(_ paths: [String], isAsked: Bool = true) -> [TerminalAct]? {
    following.look(at: session)
    let own = rereadConfiguration(paths) + rereadThemes(paths)
    if let acts = openAgain(paths, isAsked: isAsked) { return own + acts }
    forgetPictures(paths)
    let reading = Rereading(paths, following, session, locations)
    if reading.isEmpty { return own.isEmpty ? nil : own }
    let wasWrong = reading.findings.contains { said in
      diagnostics.contains { $0.severity == .error && $0.place.path.isWithin(said.path) }
    }
    for (path, found) in reading.findings { replaceComplaints(of: path, with: found) }
    let acts = own + replay(reading)
    if let mistake = reading.mistakes.first {
      let words = Words.lastGoodStays(mistake, others: reading.mistakes.count - 1)
      return acts + handle(.misread(words))
    }
    if !acts.isEmpty || !reading.anew.isEmpty { return acts }
    if let path = reading.gone.first { return handle(.misread(Words.notThere(path))) }
    guard isAsked || wasWrong else { return [] }
    return handle(.told(Words.readTheSame(paths.map { FilePath($0).name })))
  }

  // Puts what was read in its place and says so; empty where nothing changed.
  private mutating func replay(_ reading: Rereading) -> [TerminalAct] {
    let title = Words.files(reading.names)
    guard let rewind = session.reread(reading.anew, title: title) else { return [] }
    return afterReplay(rewind, reading.names)
  }

  /// Has everyone hear that what was done was done again.
  mutating func afterReplay(_ rewind: Rewind, _ names: [String]) -> [TerminalAct] {
    kept.record(.rewound(rewind))
    // The paths in the journal's header no longer are what they were.
    kept.writeAnew()
    checkFilesAgain()
    let struck = rewind.alsoStruck.map(session.title)
    return handle(.happened([])) + handle(.told(Words.readAnew(names, struck: struck)))
  }

  /// Takes what is wrong with a file in the place of what was said about it before.
  mutating func replaceComplaints(of path: String, with findings: [Diagnostic]) {
    diagnostics.removeAll { $0.place.path.isWithin(path) }
    diagnostics += findings
  }

  // A picture of another length is another; one of the same is told apart by nothing else.
  private mutating func forgetPictures(_ paths: [String]) {
    for path in paths { model.phone.pictures.forget(path) }
  }

  private mutating func rereadThemes(_ paths: [String]) -> [TerminalAct] {
    var acts: [TerminalAct] = []
    for path in paths where following.themeFolders.contains(FilePath(path).folder) {
      let name = FilePath(path).stem
      // A built-in one is what it is, whatever lies beside it.
      guard model.appearance.theme == name, Palette.named(name) == nil,
        Theme.kinds.contains(FilePath(path).kind), Folder.exists(path)
      else { continue }
      let reading = Theme.read(path)
      if let mistake = reading.diagnostics.first(where: { $0.severity == .error }) {
        acts += handle(.misread(Words.lastGoodStays(mistake, others: 0)))
      } else if var palette = reading.value?.palette {
        palette.name = name
        acts += handle(.themeChanged(palette))
      }
    }
    return acts
  }
}

extension String {
  fileprivate func isWithin(_ path: String) -> Bool { self == path || hasPrefix(path + "/") }
}
