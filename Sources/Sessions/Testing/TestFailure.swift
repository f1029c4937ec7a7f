import Notifications
import Scenarios

/// A check of a scenario that did not hold: an expectation, or a picture that is not what was kept.
package struct TestFailure: Hashable, Sendable {
  /// Where and what, in one line.
  package let diagnostic: Diagnostic
  /// What was expected, what was found and what explains the difference; nil for a picture.
  package let expectation: ExpectationFailure?
  /// How the screen differs from what was kept; nil for an expectation.
  package let picture: PictureDifference?
  /// When it was checked, by the phone's clock.
  package let at: Instant
  /// How many facts there were before it.
  package let factCount: Int
  /// The line of what was opened that was played then: of a scenario that includes another, the include.
  package internal(set) var openedPlace: Place?

  package init(_ failure: ExpectationFailure, in session: Session) {
    diagnostic = failure.diagnostic
    expectation = failure
    picture = nil
    at = session.state.now
    factCount = session.facts.count
  }

  package init(picture difference: PictureDifference, in session: Session) {
    diagnostic = difference.diagnostic
    expectation = nil
    picture = difference
    at = session.state.now
    factCount = session.facts.count
  }

  /// The whole complaint, a line each; the first is the diagnostic.
  package var lines: [String] {
    let pictureLines = picture.map { $0.lines.map { "  " + $0 } } ?? []
    let lines = expectation?.lines ?? [diagnostic.description] + pictureLines
    return lines + [openingCommand].compactMap { $0.map { "  open      " + $0 } }
  }

  /// The command that opens the scenario before the line that fails; nil where it is in no file.
  package var openingCommand: String? {
    guard let place = openedPlace, place.path != "-" else { return nil }
    return "coversheet open \(place.path.shellWord) --line \(place.line)"
  }
}
