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
    ([following.watch.fileDescriptor] + dropFolders.map(\.fileDescriptor)).compactMap(\.self)
  }

  /// Watches the files that were read by now. To be called before anything waits for `watchedFiles`.
  package mutating func watchFiles() {
    if isLoading { return }
    following.look(at: session)
    following.add(pictures: model.phone.pictures.paths)
  }

  /// When files that changed are to be read, by the interface's own time; nil while none did.
  package var nextRereading: Duration? { isLoading ? nil : following.deadline }

  /// Reads anew what was written of the files that were read; delivers payload files that were put into
  /// the folders that are watched. Never waits.
  ///
  /// Does nothing with them while something is loading: it is seen to afterwards.
  ///
  /// - Parameter time: The interface's own.
  package mutating func followFiles(at time: Duration) -> [TerminalAct] {
    if isLoading { return [] }
    watchFiles()
    following.collect(at: time)
    let failures = [following.takeFailure()] + dropFolders.map { $0.takeFailure() }
    if let failure = failures.compactMap(\.self).first { warnOfBlindness(failure) }
    let acts = following.takeDue(at: time).flatMap { reread($0, isAsked: false) } ?? []
    return acts + takeDropped()
  }

  private mutating func warnOfBlindness(_ reason: String) {
    let words = "\(reason): what changes there does not show until it is opened again"
    let complaint = Diagnostic(Place(session.dataFolder ?? "."), .warning, words)
    if diagnostics.contains(complaint) { return }
    diagnostics.append(complaint)
    _ = handle(.misread(words))
  }

  // It is told among the connections, too.
  private mutating func receive(_ line: PayloadLine, from folder: DropFolder) -> [TerminalAct] {
    let factsBefore = session.facts.count
    let (acts, refusal) = take(line)
    let name = session.facts.facts[factsBefore...].lazy.compactMap(\.event.pushName).first
    drops.append(
      DroppedPayload(line, in: folder, name: name, refusal: refusal, at: session.state.now))
    return acts + (refusal.map { handle(.refused($0)) } ?? [])
  }

  private mutating func takeDropped() -> [TerminalAct] {
    var acts: [TerminalAct] = []
    for folder in dropFolders {
      let app = session.state.apps.first { $0.app.folder.map(folder.isWithin) ?? false }
      for var line in folder.take(but: following.payloads.union(following.played.keys)) {
        line.recipient = line.recipient ?? app?.app.bundleIdentifier.text
        acts += folder.isExclusive ? receive(line, from: folder) : receive(line)
      }
    }
    return acts
  }
}
