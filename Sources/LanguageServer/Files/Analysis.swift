import Delivery
import Files
import Notifications
import Scenarios
import Sessions

/// What was found in a document as it stood still: its findings as `check` says them, and of a scenario how the
/// phone is at its end and what became of its expectations.
package struct Analysis: Sendable {
  /// What is wrong, here and in what it names, by place.
  package let findings: [Diagnostic]
  /// The phone at the end; nil for what is not played.
  package let session: Session?
  /// What became of each expectation, by the line that it begins in.
  package let verdicts: [Int: Verdict]
  /// The document as it is once what needs no judgment is mended; nil where there is nothing to mend.
  let mended: MendedFile?
  /// The text that it is about.
  package let bytes: [UInt8]

  /// What became of an expectation.
  package enum Verdict: Sendable {
    case holds
    /// With the line that would hold in its place; nil where there is none.
    case fails(ExpectationFailure, line: String?)
  }

  /// Looks through a document as it is now, with what else is open and not saved.
  init(_ document: OpenDocument, _ settings: WorldSettings, _ locations: DataLocations) {
    let path = document.uri.path
    bytes = document.text.bytes
    let check = try? Check([path], settings: settings, locations: locations)
    findings = check?.findings ?? []
    mended = Self.mended(document, locations)
    guard document.kind == .scenario,
      let opening = try? LoadedInput([path], settings: settings, locations: locations)
    else {
      session = nil
      verdicts = [:]
      return
    }
    let recorder = ExpectationRecorder(path)
    var run = HeadlessRun(opening, recorders: [recorder])
    run.play()
    session = run.session
    verdicts = recorder.verdicts(run.report)
  }

  /// A document as it is once what needs no judgment is mended; nil where there is nothing to mend.
  static func mended(_ document: OpenDocument, _ locations: DataLocations) -> MendedFile? {
    guard document.kind == .payload || document.kind == .scenario else { return nil }
    return MendedFile.all([document.uri.path], locations: locations).first
  }

  /// What became of the expectation of a line; nil where it is not known for the text up to there as it is now.
  ///
  /// - Parameters:
  ///   - line: From 1.
  ///   - text: The present text.
  func verdict(ofLine line: Int, in text: EditedText) -> Verdict? {
    guard let verdict = verdicts[line], line <= text.lineCount else { return nil }
    let end = text.line(line - 1).upperBound
    let isSame = end <= bytes.count && bytes[..<end].elementsEqual(text.bytes[..<end])
    let ends = end == bytes.count || bytes.indices.contains(end) && bytes[end] < 0x20
    return isSame && ends ? verdict : nil
  }
}

/// Hears of the expectations of a scenario as they are reached, and what would hold in their places.
private final class ExpectationRecorder: Recorder {
  private let path: String
  private var reached: Set<Int> = []
  private var replacements: [Int: String] = [:]

  init(_ path: String) { self.path = path }

  func record(_ event: SessionEvent, in session: Session) {
    guard case .expectation(let expectation) = event, expectation.place.path == path else { return }
    let line = Int(expectation.place.line)
    reached.insert(line)
    if expectation.failure(in: session.expectationContext) != nil {
      replacements[line] = PresentExpectation(expectation, in: session)?.line
    }
  }

  func verdicts(_ report: RunReport) -> [Int: Analysis.Verdict] {
    var verdicts: [Int: Analysis.Verdict] = [:]
    for line in reached.sorted() { verdicts[line] = .holds }
    for failure in report.failures where failure.place.path == path {
      let line = Int(failure.place.line)
      verdicts[line] = .fails(failure, line: replacements[line])
    }
    return verdicts
  }
}
