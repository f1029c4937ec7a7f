import Delivery
import Files
import Notifications
import Screens
import Sessions

// Scenarios and files of payload lines: what was opened is played again, and behind it what the person did since.
extension Interaction {
  /// Plays what was opened again where a scenario or a file of payload lines in it changed; where that has mistakes,
  /// what was played stays.
  ///
  /// - Returns: Nil where none of the paths is one.
  mutating func openAgain(_ paths: [String], isAsked: Bool) -> [TerminalAct]? {
    let played = paths.filter { following.played[$0] != nil }
    guard !played.isEmpty, let source else { return nil }
    let names = played.map { FilePath($0).name }
    if let gone = played.first(where: { !Folder.exists($0) }) {
      return handle(.misread(Words.notThere(gone)))
    }
    // Our own saving comes back as a change.
    if played == stepping.map({ [$0.scenario.path] }), stepping?.holdsFile == true {
      return isAsked ? handle(.told(Words.readTheSame(names))) : []
    }
    if stepping?.scenario.isEdited == true {
      return handle(.misread(model.text(Words.scenarioChanged(played[0]))))
    }
    let opening: LoadedInput
    do { opening = try source.reopened() } catch {
      return handle(.misread("\(error)"))
    }
    let mistakes = opening.diagnostics.filter {
      $0.severity == .error && played.contains($0.place.path)
    }
    if let first = mistakes.first {
      diagnostics.removeAll { played.contains($0.place.path) }
      diagnostics += opening.diagnostics.filter { played.contains($0.place.path) }
      return handle(.misread(Words.lastGoodStays(first, others: mistakes.count - 1)))
    }
    return play(opening, names)
  }

  private mutating func play(_ opening: LoadedInput, _ names: [String]) -> [TerminalAct] {
    session.returnToPresent()
    let own = session.ownSteps
    kept.restart(to: stepsBefore)
    playback = opening.playback
    playback.isInterruptible = true
    following.played = opening.playedFiles
    (diagnostics, untoldChecks) = (opening.diagnostics, [])
    if let stepping { self.stepping = SteppedPlayback(opening, keeping: stepping) }
    reopened = Reopened(own: own, names: names)
    // What takes longer is played in slices, as it was when it was opened.
    load(steps: Self.mostStepsAtOnce)
    return isLoading ? handle(.happened([])) : endReopening()
  }

  private static let mostStepsAtOnce = 2000

  /// Does again what the person did, once what was opened again has been played; nothing where it was not.
  mutating func endReopening() -> [TerminalAct] {
    guard let reopened else { return [] }
    self.reopened = nil
    let struck = session.repeatOwn(reopened.own).map(session.title)
    kept.writeAnew()
    let acts = handle(.happened([])) + handle(.told(Words.readAnew(reopened.names, struck: struck)))
    tellFailedChecks()
    return acts
  }
}

/// What is left to do once what was opened again has been played.
struct Reopened {
  /// The person's steps since it was opened.
  let own: [CommandHistory.Step]
  /// The names of the files that were read anew.
  let names: [String]
}
