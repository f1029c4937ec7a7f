import Notifications
import Scenarios
import Sessions

extension Analysis {
  /// What became of an expectation.
  enum Verdict: Sendable {
    /// In each case that reaches it.
    case holds
    /// With the line that would hold in its place, and the cases in which it does not; nil where no
    /// line would in all of them, and none where there are no cases.
    case fails(ExpectationFailure, line: String?, cases: [String])
  }
}

extension Analysis.Verdict {
  /// What became of each expectation of a scenario, by the line that it begins in; what
  /// has a mistake was not asked.
  ///
  /// - Parameters:
  ///   - played: Each of its cases.
  ///   - findings: What is wrong with it.
  static func all(
    _ played: [PlayedCase], in path: String, _ findings: [Diagnostic]
  ) -> [Int: Self] {
    var verdicts: [Int: Self] = [:]
    for line in Set(played.flatMap(\.reached)).sorted() { verdicts[line] = Self(line, played) }
    for finding in findings where finding.severity == .error && finding.place.path.isExactly(path) {
      verdicts[Int(finding.place.line)] = nil
    }
    return verdicts
  }

  private init(_ line: Int, _ played: [PlayedCase]) {
    let reached = played.filter { $0.reached.contains(line) }
    let failed = reached.filter { $0.failures[line] != nil }
    guard let failure = failed.first?.failures[line] else {
      self = .holds
      return
    }
    let lines = Set(reached.map { $0.replacements[line] })
    self = .fails(
      failure, line: lines.count == 1 ? lines.first ?? nil : nil,
      cases: failed.compactMap(\.caseName))
  }
}

/// A case of a scenario as it was played, or all of one without cases.
///
/// A class, as it is never changed: to copy what it holds would be twenty kilobytes of the program.
final class PlayedCase {
  /// Nil in a scenario without cases.
  let caseName: String?
  /// The phone at the end.
  let session: Session
  /// The lines of the expectations that were reached.
  let reached: Set<Int>
  /// Those that did not hold, by their lines.
  let failures: [Int: ExpectationFailure]
  /// What would hold in their places, by their lines.
  let replacements: [Int: String]

  /// Plays it; nil where it cannot be read.
  init?(
    _ name: ScenarioName, _ settings: WorldSettings, _ locations: DataLocations,
    _ isLeftOff: @escaping @Sendable () -> Bool
  ) {
    guard let opening = try? LoadedInput([name.text], settings: settings, locations: locations)
    else { return nil }
    let recorder = ExpectationRecorder(name.path)
    var run = HeadlessRun(opening, recorders: [recorder])
    run.isLeftOff = isLeftOff
    run.play()
    (caseName, session) = (name.caseName, run.session)
    (reached, replacements) = (recorder.reached, recorder.replacements)
    failures = Dictionary(
      run.report.failures.filter { $0.place.path.isExactly(name.path) }.map {
        (Int($0.place.line), $0)
      },
      uniquingKeysWith: { $1 })
  }
}

/// Hears of the expectations of a scenario as they are reached, and what
/// would hold in their places.
private final class ExpectationRecorder: Recorder {
  private let path: String
  private(set) var reached: Set<Int> = []
  private(set) var replacements: [Int: String] = [:]

  init(_ path: String) { self.path = path }

  func record(_ event: SessionEvent, in session: Session) {
    guard case .expectation(let expectation) = event, expectation.place.path.isExactly(path) else {
      return
    }
    let line = Int(expectation.place.line)
    reached.insert(line)
    if expectation.failure(in: session.expectationContext) != nil {
      replacements[line] = PresentExpectation(expectation, in: session)?.line
    }
  }
}
