import Files
import Notifications
import Screens
import Sessions

extension Interaction {
  /// Reads files anew that changed; where one has mistakes, its last good version stays.
  ///
  /// All that was done since is done again with what they say now, also what was sent: a payload's
  /// file shows what it says now. The journal is written anew.
  ///
  /// - Parameters:
  ///   - paths: As they are named in what was read from them.
  ///   - isAsked: Whether it is told even where nothing changed.
  /// - Returns: False where nothing that is shown was read from any of them.
  @discardableResult
  package mutating func reread(_ paths: [String], isAsked: Bool = true) -> Bool {
    following.look(at: kept.session)
    let isOwn = rereadConfiguration(paths)
    rereadThemes(paths)
    forgetPictures(paths)
    // A list of what can be sent is read anew where nothing came; of what was sent, below.
    if paths.contains(where: following.isOnlyShown) { handle(.happened([])) }
    switch openAgain(paths, isAsked: isAsked) {
    case .reopened: return true
    case .notPlayed: return rereadParts(paths, isAsked: isAsked) || isOwn
    case .refused(let words):
      rereadParts(paths.filter { following.played[ExactText($0)] == nil }, isAsked: isAsked)
      // Behind what came of the others, so that it is what stays on the screen.
      if let words { handle(words) }
      return true
    }
  }

  // Apps, payloads, and the system's words; false where nothing was read from any of them.
  @discardableResult
  private mutating func rereadParts(_ paths: [String], isAsked: Bool) -> Bool {
    let paths = paths.filter { Folder.exists($0) || !incoming.isCleared($0) }
    let reading = FileReload(paths, following, kept.session, opened.source, locations)
    if reading.isEmpty { return false }
    let wasWrong = reading.findings.contains { complaints.hasError(in: $0.path) }
    // Said of a tree where that was opened, and not where it was only found around a payload.
    let ofTrees = reading.remarksOfTrees.filter(complaints.hasLike)
    for (path, found) in reading.findings { complaints.replace(of: path, with: found) }
    complaints.add(unsaid: ofTrees)
    let isAnew = replay(reading)
    if tellMistakes(reading.mistakes) || isAnew || !reading.anew.isEmpty { return true }
    if let path = reading.gone.first {
      handle(.misread(Words.notThere(path)))
    } else if isAsked || wasWrong {
      let isThere = paths.filter { Folder.exists($0) }
      let names = (isThere.isEmpty ? paths : isThere).map { FilePath($0).name }
      handle(.told(Words.readTheSame(names)))
    }
    return true
  }

  // Puts what was read in its place and says so; false where nothing changed.
  private mutating func replay(_ reading: FileReload) -> Bool {
    let names = reading.names
    let title = Words.files(names.anew + names.gone)
    complaints.remove(opened.source?.replacements(in: kept.session) ?? [])
    let rewind = session.reread(reading.anew, title: title)
    concludeAgain(reading)
    guard let rewind else { return false }
    kept.record(.rewound(rewind))
    // The paths in the journal's header no longer are what they were.
    kept.writeAnew()
    checkFilesAgain()
    let struck = rewind.alsoStruck.map(session.title)
    handle(.happened([]))
    handle(.told(Words.readAnew(names.anew, gone: names.gone, struck: struck)))
    return true
  }

  // A picture of another length is another; one of the same is told apart by nothing else.
  private mutating func forgetPictures(_ paths: [String]) {
    for path in paths { model.phone.pictures.forget(path) }
  }

  private mutating func rereadThemes(_ paths: [String]) {
    let name = model.appearance.theme
    for file in following.themeFiles(named: name) {
      let known = [file] + following.themeBases.inOrder
      if !known.contains(where: paths.containsExactly) { continue }
      let bases = Theme.bases(of: file)
      following.add(themeBases: bases)
      let changed = ([file] + bases).filter(paths.containsExactly)
      if changed.isEmpty { continue }
      let others = following.themeBases.inOrder
      let wasWrong = ([file] + others).contains(where: complaints.hasError)
      let reading = Theme.palette(file, named: name)
      guard !refuse(reading.diagnostics, of: [file] + others), let palette = reading.value else {
        continue
      }
      handle(.themeChanged(palette))
      // What was said of the mistake would stay: what else is told of a theme is its colors.
      if wasWrong {
        handle(.told(Words.readAnew(changed.map { FilePath($0).name }, struck: [])))
      }
    }
  }
}
