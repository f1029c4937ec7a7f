import Files
import Notifications
import Screens
import Sessions

// What others write while the phone is on the screen.
extension Interaction {
  /// What to wait for where files may be written that matter: those that were read, and payloads.
  ///
  /// File descriptors that become readable.
  package var watchedFiles: [Int32] {
    [following.watch.fileDescriptor].compactMap(\.self) + incoming.fileDescriptors
  }

  /// Watches the files that were read by now. To be called before anything
  /// waits for `watchedFiles`.
  package mutating func watchFiles() {
    if isLoading { return }
    // To look at the session means to copy it.
    if !following.hasLooked(at: kept.course) { following.look(at: kept.session) }
    following.add(shown: model.phone.pictures.paths)
    following.follow(theme: model.appearance.theme)
  }

  /// When files that changed are to be read, by the interface's own time; nil while none did.
  package var nextReload: Duration? { isLoading ? nil : following.deadline }

  /// Reads anew what was written of the files that were read; delivers payload files that were put
  /// into the folders that are watched. Never waits.
  ///
  /// Does nothing with them while something is loading: it is seen to afterwards.
  ///
  /// - Parameter time: The interface's own.
  package mutating func followFiles(at time: Duration) {
    if isLoading { return }
    watchFiles()
    following.collect(at: time)
    let failures = [following.takeFailure(), incoming.takeFailure()]
    if let failure = failures.compactMap(\.self).first { warnOfBlindness(failure) }
    if let paths = following.takeDue(at: time) { reread(paths, isAsked: false) }
    takeDropped()
  }

  private mutating func warnOfBlindness(_ reason: String) {
    let words = Words.notWatched(reason)
    let complaint = Diagnostic(Place(session.dataFolder ?? "."), .warning, words)
    if complaints.said.contains(complaint) { return }
    complaints.add(complaint)
    handle(.misread(words))
  }

  private mutating func takeDropped() {
    if incoming.folders.isEmpty { return }
    let known = following.payloads.union(following.played.keys)
    let lines = incoming.take(but: known, in: kept.session.state)
    for path in incoming.takeGone() {
      forgetMistakes(in: path, Words.takenAway(FilePath(path).name))
    }
    // A file may have many lines.
    var paths: [String] = []
    for (line, folder) in lines {
      if !paths.last.isExactly(line.place.path) {
        // What is said of the folder itself is about no file.
        if !line.place.path.isExactly(folder.path) {
          let name = FilePath(line.place.path).name
          forgetMistakes(in: line.place.path, Words.readAnew([name], struck: []))
        }
        paths.append(line.place.path)
      }
      let factsBefore = session.facts.count
      let refusal = receive(line)
      guard folder.isExclusive else { continue }
      // It is told among the connections, too.
      let name = session.facts.facts[factsBefore...].firstNonNil(\.event.pushName)
      incoming.note(
        DroppedPayload(line, in: folder, name: name, refusal: refusal, at: session.state.now))
    }
    if paths.isEmpty { return }
    let faulty = complaints.faultyFiles
    incoming.note(paths) { faulty.contains(ExactText($0)) }
  }

  // What was said of a file that says something else now; the words stand where a
  // complaint of it may stand.
  private mutating func forgetMistakes(in path: String, _ words: String) {
    let wasWrong = complaints.hasError(in: path)
    complaints.replace(of: path, with: [])
    if wasWrong { handle(.told(words)) }
  }
}
