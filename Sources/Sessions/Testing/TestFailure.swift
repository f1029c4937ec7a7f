import Notifications
import Scenarios

/// A check of a scenario that did not hold: an expectation, or a picture that is not what was kept.
package struct TestFailure: Hashable, Sendable {
  /// Where and what, in one line.
  package let diagnostic: Diagnostic
  /// What was expected, what was found and what explains the difference; nil for a picture.
  private(set) var expectation: ExpectationFailure?
  /// How the screen differs from what was kept; nil for an expectation.
  package let picture: PictureDifference?
  /// The line of what was opened that was played then: of a scenario that
  /// includes another, the include.
  private(set) var openedPlace: Place?
  /// What random choices were made from: with it the run repeats. Nil where none were made.
  package private(set) var seed: UInt64?
  /// What a report that was read says of it; nil for one that was played here.
  private(set) var reported: ReportedFailure?
  // The case that was played; nil where there are none.
  private var caseName: String?
  // How the world began, as words of a command line without quotes.
  private var options: [String] = []

  init(_ failure: ExpectationFailure) {
    (diagnostic, expectation, picture) = (failure.diagnostic, failure, nil)
  }

  init(picture difference: PictureDifference) {
    (diagnostic, expectation, picture) = (difference.diagnostic, nil, difference)
  }

  /// One of a report that was read.
  init(_ reported: ReportedFailure) {
    self.reported = reported
    diagnostic = reported.diagnostic
    expectation = nil
    picture = nil
    seed = reported.seed.flatMap { UInt64($0) }
  }

  /// What was expected and what was found, where that can be compared letter by
  /// letter; nil where it cannot.
  var comparedTexts: (expected: String, actual: String)? {
    if let reported { return reported.comparedTexts }
    guard let expectation, expectation.firstDifference != nil else { return nil }
    return (expectation.expected, expectation.actual)
  }

  /// Says how it can be had once more.
  ///
  /// - Parameters:
  ///   - place: The line of what was opened that was played then.
  ///   - caseName: The case of it that was played; nil for none.
  ///   - options: How the world began, as words of a command line without quotes.
  mutating func place(
    at place: Place?, of caseName: String?, seed: UInt64?, _ options: [String]
  ) {
    openedPlace = place
    (self.caseName, self.seed, self.options) = (caseName, seed, options)
    if let place {
      expectation?.shownBy.path = ScenarioName(path: place.path, caseName: caseName).text
    }
    let line = ownLine
    if expectation?.isCheckedAtOnce == true { expectation?.shownBy.line = line }
    expectation?.shownBy.options = options
  }

  // As the line option takes it; nil where it is in no file.
  private var ownLine: String? {
    guard let place = openedPlace, place.path != "-" else { return nil }
    let own = diagnostic.place
    return own.path == place.path ? "\(place.line)" : "\(own.path):\(own.line)"
  }

  /// The whole complaint, a line each; the first is the diagnostic.
  package var lines: [String] {
    if let reported { return reported.lines }
    let pictureLines = picture.map { $0.lines.map { "  " + $0 } } ?? []
    let lines = expectation?.lines ?? [diagnostic.description] + pictureLines
    return lines + [openingCommand].compactMap { $0.map { "  open      " + $0 } }
      + [seed].compactMap { $0.map { "  seed      \($0)" } }
  }

  /// The command that opens the scenario before the line that fails; nil where it is in no file.
  var openingCommand: String? {
    if let reported { return reported.openingCommand }
    return openingArguments?.programLine
  }

  /// The words behind the program's name in that command; nil also for one
  /// of a report that was read.
  package var openingArguments: [String]? {
    guard let place = openedPlace, let line = ownLine else { return nil }
    let name = ScenarioName(path: place.path, caseName: caseName).text
    return .command("open", [name], ["--line", line] + options)
  }
}
