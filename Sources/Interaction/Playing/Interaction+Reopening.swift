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
  /// - Returns: False where none of the paths is one.
  mutating func openAgain(_ paths: [String], isAsked: Bool) -> Bool {
    let played = paths.filter { following.played[$0] != nil }
    guard !played.isEmpty, let source = opened.source else { return false }
    let names = played.map { FilePath($0).name }
    if let gone = played.first(where: { !Folder.exists($0) }) {
      handle(.misread(Words.notThere(gone)))
    } else if played == opened.stepping.map({ [$0.scenario.path] }),
      opened.stepping?.holdsFile == true
    {
      // Our own saving comes back as a change.
      if isAsked { handle(.told(Words.readTheSame(names))) }
    } else if opened.stepping?.scenario.isEdited == true {
      handle(.misread(model.text(Words.scenarioChanged(played[0]))))
    } else {
      openAgain(source, played, names)
    }
    return true
  }

  private mutating func openAgain(_ source: OpenedSource, _ played: [String], _ names: [String]) {
    let opening: LoadedInput
    do { opening = try source.reopened() } catch { return handle(.misread("\(error)")) }
    let mistakes = opening.diagnostics.filter {
      $0.severity == .error && played.contains($0.place.path)
    }
    guard let first = mistakes.first else { return play(opening, names) }
    for path in played {
      complaints.replace(of: path, with: opening.diagnostics.filter { $0.place.path == path })
    }
    handle(.misread(Words.lastGoodStays(first, others: mistakes.count - 1)))
  }

  private mutating func play(_ opening: LoadedInput, _ names: [String]) {
    session.returnToPresent()
    let own = session.ownActs
    kept.restart(to: opened.stepsBefore)
    opened.play(again: opening)
    following.played = opening.playedFiles
    complaints.begin(with: opening.diagnostics)
    _ = checks.takeUntold()
    opened.afterwards.reopened = LoadingEnd.Reopened(own: own, names: names)
    // What takes longer is played in slices, as it was when it was opened.
    load(steps: Self.mostStepsAtOnce)
    if isLoading { handle(.happened([])) } else { endReopening() }
  }

  private static let mostStepsAtOnce = 2000

  /// Does again what the person did, once what was opened again has been played; nothing where it was not.
  mutating func endReopening() {
    guard let reopened = opened.afterwards.reopened else { return }
    opened.afterwards.reopened = nil
    let struck = session.repeatOwn(reopened.own)
    kept.writeAnew()
    handle(.happened([]))
    handle(.told(Words.readAnew(reopened.names, struck: struck)))
    tellFailedChecks()
  }
}
