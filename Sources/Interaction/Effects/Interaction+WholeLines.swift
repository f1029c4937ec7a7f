import Delivery
import Notifications
import Scenarios
import Screens
import Sessions

// Lines of programs that do much: the answer waits for all of it, as that of a
// phone without a screen does.
extension Interaction {
  /// Plays what a program's line includes, or makes by the thousands, to its end.
  ///
  /// What is expected in it is the program's question; neither recording nor journal hold it.
  ///
  /// - Parameters:
  ///   - files: Where files are found that it names.
  ///   - place: The line's.
  ///   - told: Takes in all that was expected and is not so.
  /// - Throws: The first mistake, or else what was expected last and is not so; the
  ///   rest was played all the same, unless the program is to end.
  mutating func playWhole(
    _ acts: [Act], _ files: ScenarioFiles, at place: Place, _ told: inout ToldLine
  ) throws(Diagnostic) {
    var playback = Playback([.acts(acts)], files: files)
    var mistake: Diagnostic?
    while !playback.isFinished {
      if isLeftOff() { throw Diagnostic(place, .error, Refusal.leftOff.description) }
      playback.performed = PerformedLines()
      let wasLookingBack = session.isLookingBack
      for event in playback.step(&kept.session) { take(event, &mistake, &told.unmet) }
      if let performed = playback.performed { kept.write(performed, isBranch: wasLookingBack) }
      // Behind the lines that they answer.
      answerPrograms()
    }
    if let wrong = mistake ?? told.unmet.last { throw wrong }
  }

  private mutating func take(
    _ event: SessionEvent, _ mistake: inout Diagnostic?, _ unmet: inout [Diagnostic]
  ) {
    kept.record(event)
    switch event {
    case .happened(let facts, _): if !facts.isEmpty { handle(.happened(facts)) }
    case .rewound(let rewind): handle(.happened(rewind.facts))
    case .complaint(let complaint):
      complaints.add(opened.weighed(complaint))
      if complaint.severity == .error { mistake = mistake ?? complaint }
    case .expectation(let expectation):
      do throws(Diagnostic) { try check(asked: expectation) } catch { unmet.append(error) }
    case .snapshot(let request): session.keep(request)
    case .finding(let finding): complaints.add(opened.weighed(finding))
    case .title, .compared, .performed: break
    }
  }
}

/// What there is to say of a line that was run.
struct ToldLine {
  /// To the person, in order.
  var words: [String] = []
  /// To a program: what was expected in what its line includes and is not so, in order.
  var unmet: [Diagnostic] = []
}
