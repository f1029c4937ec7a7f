import Notifications
import Scenarios

extension HeadlessRun {
  /// What is wrong with lines that are typed one by one but mean something in a file
  /// alone; nil where none does.
  func mistake(inTyped lines: [ScenarioLine]) -> Diagnostic? {
    lines.firstNonNil { line in
      if line.isOfTest {
        return Diagnostic(
          line.place, .error, "\(line.verb.name) is for the first lines of a file that is tested")
      }
      guard line.verb.name == Verb.snapshot.name, !comparesSnapshots else { return nil }
      return .noPictures(at: line.place)
    }
  }
}

extension Diagnostic {
  /// What is said to a program whose line compares a picture where none is kept.
  ///
  /// - Parameter advice: What shows the picture there.
  package static func noPictures(
    at place: Place, advice: String = "write render for the picture"
  ) -> Diagnostic {
    Diagnostic(place, .error, "a snapshot is for the lines of a .scenario file; \(advice)")
  }
}
