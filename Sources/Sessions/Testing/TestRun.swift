import Files
import Notifications
import Scenarios

/// Plays scenarios, each on a fresh phone of its own: what one does, no other can see.
package struct TestRun: Sendable {
  private(set) var phone: Session
  private let settings: WorldSettings
  /// Where the product's own files are.
  package let locations: DataLocations
  private let isStrict: Bool
  private let updatesSnapshots: Bool
  private let collectsCoverage: Bool

  /// Makes the phone that every scenario begins with, once.
  ///
  /// - Parameters:
  ///   - isStrict: Whether a warning counts as a failure.
  ///   - updatesSnapshots: Keep what is drawn instead of comparing it.
  ///   - collectsCoverage: Note what each scenario exercises.
  /// - Throws: Where the settings cannot be had here.
  package init(
    settings: WorldSettings, locations: DataLocations, isStrict: Bool = false,
    updatesSnapshots: Bool = false, collectsCoverage: Bool = false
  ) throws {
    phone = try settings.session(in: locations)
    self.settings = settings
    self.locations = locations
    self.isStrict = isStrict
    self.updatesSnapshots = updatesSnapshots
    self.collectsCoverage = collectsCoverage
  }

  /// The same with a phone of its own: threads that share one wait for each other wherever the system's words and
  /// its time zone are read, and where a reference is counted.
  package func apart() -> TestRun {
    var other = self
    // It could be made once: what it is made from was read then.
    if let own = try? settings.session(in: locations) { other.phone = own }
    return other
  }

  /// Reads a scenario and plays it to its end.
  package func play(
    _ scenario: TestedScenario, recorders: [any Recorder] = []
  ) -> TestResult {
    do throws(Diagnostic) {
      return play(try locations.read(scenario.path), as: scenario, recorders: recorders)
    } catch {
      return TestResult(scenario, cannotRun: [error])
    }
  }

  /// Plays a text to its end.
  ///
  /// - Parameter file: Its path decides where the files that it names are looked for.
  package func play(
    _ file: SourceFile, as scenario: TestedScenario, recorders: [any Recorder] = []
  ) -> TestResult {
    let directives = TestDirectives(file)
    if let reason = directives.skipReason { return TestResult(scenario, skippedFor: reason) }
    let coverage = collectsCoverage ? CoverageRecorder() : nil
    switch run(file, recorders: recorders + [coverage].compactMap(\.self)) {
    case .success(let run):
      var result = TestResult(scenario, of: run, isStrict: isStrict)
      result.coverage = coverage?.coverage(in: run.session)
      if let reason = directives.failureReason {
        result.expectFailure(for: reason, at: Place(file.path))
      }
      return result
    case .failure(let mistakes):
      return TestResult(scenario, cannotRun: mistakes.diagnostics)
    }
  }

  /// The phone after a text was played, with all that was recorded of it.
  ///
  /// - Parameter line: The line to stop before, from 1; nil plays all.
  /// - Returns: All mistakes of the file where it cannot be played.
  package func run(
    _ file: SourceFile, beforeLine line: Int? = nil, recorders: [any Recorder] = []
  ) -> Result<HeadlessRun, Mistakes> {
    let opening = LoadedInput(scenario: file, on: phone, locations: locations)
    guard !opening.diagnostics.contains(where: { $0.severity == .error }) else {
      return .failure(Mistakes(diagnostics: opening.everythingWrong))
    }
    var run = HeadlessRun(opening, updatesSnapshots: updatesSnapshots, recorders: recorders)
    run.play(beforeLine: line)
    return .success(run)
  }

  /// What keeps a scenario from being played.
  package struct Mistakes: Error {
    /// In the order of the file.
    package let diagnostics: [Diagnostic]
  }
}
