import Files
import Notifications
import Scenarios
import Sessions

/// What was found in a document as it stood still: its findings as `check` says them, and of a
/// scenario how the phone is at its end and what became of its expectations.
///
/// A class, as it is never changed: to copy what it holds would be thirty kilobytes of the program.
final class Analysis: Sendable {
  /// What is wrong, here and in what it names, by place.
  let findings: [Diagnostic]
  /// The phone at the end; nil for what is not played.
  let session: Session?
  /// What became of each expectation, by the line that it begins in.
  let verdicts: [Int: Verdict]
  /// The document as it is once what needs no judgment is mended; nil where
  /// there is nothing to mend.
  let mended: MendedFile?
  /// The text that it is about.
  let bytes: [UInt8]

  /// Looks through a document as it is now, with what else is open and not saved.
  ///
  /// - Parameter isLeftOff: Whether what is found is not wanted any more: then it is not whole.
  init(
    _ document: OpenDocument, _ settings: WorldSettings, _ locations: DataLocations,
    isLeftOff: @escaping @Sendable () -> Bool
  ) {
    let path = document.uri.path
    bytes = document.text.bytes
    let check = try? Check(
      [path], settings: settings, locations: locations, isLeftOff: isLeftOff)
    // Clients send whatever is JSON: what is none of ours is no mistake.
    let isOthers = FilePath(path).kind == "json" && !PayloadFile.isOne(path)
    let passedOver = isOthers ? locations.unknownKind(path, isChecked: true) : nil
    findings = (check?.findings ?? []).filter { $0 != passedOver }
    mended = Self.mended(document, locations)
    guard document.kind == .scenario else {
      (session, verdicts) = (nil, [:])
      return
    }
    let name = ScenarioName(path: path, caseName: nil)
    let played = (check?.cases(of: name) ?? []).prefix(Self.mostCases)
      .compactMap { PlayedCase($0, settings, locations, isLeftOff) }
    session = played.first?.session
    let isPlayedAlone = !ScenarioSearch.isHelper(path)
    verdicts = isPlayedAlone ? Verdict.all(played, in: path, findings) : [:]
  }

  // More are played by `test`, and no editor waits for them.
  private static let mostCases = 16

  /// A document as it is once what needs no judgment is mended; nil where there is nothing to mend.
  static func mended(_ document: OpenDocument, _ locations: DataLocations) -> MendedFile? {
    guard document.kind == .payload || document.kind == .scenario else { return nil }
    return try? MendedFile.all([document.uri.path], locations: locations).first
  }

  /// What became of the expectation of a line; nil where it is not known for the text
  /// up to there as it is now.
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
