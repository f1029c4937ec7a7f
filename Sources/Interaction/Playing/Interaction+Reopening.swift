import Files
import Notifications
import Screens
import Sessions

/// What came of it that files were written which may be played.
enum Reopening {
  /// None of them is.
  case notPlayed
  /// What was played stays; with what is to be said of it, nil for nothing.
  case refused(ModelEvent?)
  /// All that was opened was read and is played again.
  case reopened
}

// Scenarios and files of payload lines: what was opened is played again, and behind it
// what the person did since.
extension Interaction {
  /// Plays what was opened again where a scenario or a file of payload lines in it changed, or
  /// something came that a line would find now; where that has mistakes, what was played stays.
  mutating func openAgain(_ paths: [String], isAsked: Bool) -> Reopening {
    let played = paths.filter { following.played[ExactText($0)] != nil || following.finds($0) }
    guard !played.isEmpty, let source = opened.source else { return .notPlayed }
    let names = played.map { FilePath($0).name }
    if let stepping = opened.stepping {
      // Our own saving comes back as a change, as does what a person takes back.
      if played.allSatisfy(stepping.scenario.path.isExactly), stepping.holdsFile {
        let wasWrong = forgetMistakes(of: stepping)
        return .refused(isAsked || wasWrong ? .told(Words.readTheSame(names)) : nil)
      }
      if stepping.scenario.isEdited { return .refused(.misread(keepEdits(played))) }
    }
    return openAgain(source, played)
  }

  // The file says again what is played; false where no other version of it was refused.
  private mutating func forgetMistakes(of stepping: SteppedPlayback) -> Bool {
    guard let before = stepping.complaintsBefore else { return false }
    complaints.replace(of: stepping.scenario.path, with: before)
    opened.stepping?.complaintsBefore = nil
    return true
  }

  // What is edited here is not read over; says which file changed, and what writes over it.
  private mutating func keepEdits(_ played: [String]) -> String {
    let path = opened.stepping?.scenario.path ?? played[0]
    let name = FilePath(path).name
    guard played.containsExactly(path), opened.stepping?.holdsFile == false else {
      let others = played.filter { !$0.isExactly(path) }.map { FilePath($0).name }
      return Words.notReloaded(others, edited: name)
    }
    opened.stepping?.noteTold()
    return model.text(Words.notReloaded(edited: name))
  }

  private mutating func openAgain(
    _ source: OpenedSource, _ played: [String]
  ) -> Reopening {
    let opening: LoadedInput
    do { opening = try source.reopened() } catch { return refuse(error) }
    let gone = played.first { !Folder.exists($0) }
    // What still names a file that is gone need not have changed itself.
    let mistakes = opening.diagnostics.filter {
      $0.severity == .error
        && (played.containsExactly($0.place.path) || gone != nil && !complaints.said.contains($0))
    }
    guard let first = mistakes.first else {
      play(opening, played)
      return .reopened
    }
    keepPlayed(opening.diagnostics, of: played + mistakes.map(\.place.path))
    if let gone, !mistakes.contains(where: { played.containsExactly($0.place.path) }) {
      return .refused(.misread(Words.notThere(gone)))
    }
    return .refused(.misread(Words.lastGoodStays(first, others: mistakes.count - 1)))
  }

  // Of what was opened itself there is something that cannot be read.
  private mutating func refuse(_ error: any Error) -> Reopening {
    guard let mistake = error as? Diagnostic else { return .refused(.misread("\(error)")) }
    let path = mistake.place.path
    keepPlayed([mistake], of: [path])
    let isGone = Folder.isGone(path)
    return .refused(
      .misread(isGone ? Words.notThere(path) : Words.lastGoodStays(mistake, others: 0)))
  }

  // Says what is wrong with files that are not played again.
  private mutating func keepPlayed(_ wrong: [Diagnostic], of paths: [String]) {
    if let stepping = opened.stepping, stepping.complaintsBefore == nil {
      opened.stepping?.complaintsBefore = complaints.said.filter {
        $0.place.path.isExactly(stepping.scenario.path)
      }
    }
    for path in paths {
      complaints.replace(of: path, with: wrong.filter { $0.place.path.isExactly(path) })
    }
  }

  private mutating func play(_ opening: LoadedInput, _ changed: [String]) {
    session.returnToPresent()
    let own = session.ownActs
    kept.restart(to: opened.stepsBefore)
    opened.play(again: opening)
    following.played = opening.playedFiles
    complaints.begin(with: opening.diagnostics)
    _ = checks.takeUntold()
    opened.afterwards.reopened = LoadingEnd.Reopened(own: own, changed: changed)
    // What takes longer is played in slices, as it was when it was opened.
    load(steps: Self.mostStepsAtOnce)
    if isLoading { handle(.happened([])) } else { endReopening() }
  }

  private static let mostStepsAtOnce = 2000

  /// Does again what the person did, once what was opened again has been played;
  /// nothing where it was not.
  mutating func endReopening() {
    guard let reopened = opened.afterwards.reopened else { return }
    opened.afterwards.reopened = nil
    let struck = session.repeatOwn(reopened.own)
    kept.leave(before: opened.nextPlace)
    kept.writeAnew()
    checkFilesAgain()
    handle(.happened([]))
    let (anew, gone) = reopened.names
    handle(.told(Words.readAnew(anew, gone: gone, struck: struck)))
    tellFailedChecks()
  }
}
