import Files
import Lint
import Notifications
import Scenarios

/// A file with payloads, mended as far as that needs no judgment.
package struct MendedFile: Sendable {
  /// The path as it was given.
  package let path: String
  /// All of the file; the parts that were not mended are as they were.
  package let bytes: [UInt8]
  /// What was done.
  package let notes: [Diagnostic]

  /// What is mended among some paths, folders with all that is in them; files that need nothing are
  /// left out, and so are those that cannot be read, and what a check is not to tell.
  ///
  /// - Parameter weights: How bad what rules find is to be, whatever files say.
  /// - Throws: A note where it cannot be read what is to be left alone: then nothing is mended.
  package static func all(
    _ paths: [String], locations: DataLocations, weights: [RuleID: RuleWeight] = [:]
  ) throws(Diagnostic) -> [MendedFile] {
    let targets = CheckTargets(paths, locations: locations)
    var settings = CheckSettings(weights, within: locations.reach)
    for folder in targets.folders { settings.look(at: folder) }
    // Also for a key that is unknown: it may be a misspelled "ignore".
    if let mistake = settings.diagnostics.first {
      let message = "nothing is mended before this is right: it says what is to be left alone"
      throw Diagnostic(mistake.place, .note, message)
    }
    // Several cases of one may be named, and links to it; what came through a pipe is no
    // file that could be written.
    let scenarios = targets.found.filter { $0.kind == .scenario }
      .map { locations.name($0.path).path }
    return (targets.payloadFiles + scenarios + targets.helpers)
      .filter { locations.piped[$0] == nil }.uniqued { Folder.whole($0).text }
      .compactMap { MendedFile($0, settings) }
  }

  private init?(_ path: String, _ settings: CheckSettings) {
    guard let file = SourceFile.readIfThere(path) else { return nil }
    var settings = settings
    let weights = settings.weights(in: path)
    var bytes = file.bytes
    var notes: [Diagnostic] = []
    // From the last to the first, so that the others stay where they are.
    for (source, type) in Self.payloads(in: file).reversed() {
      let mending = PayloadMending(source) { rule, place in
        type?.isHeld(to: rule) != false && weights.weight(of: rule, line: Int(place.line)) != .off
      }
      guard !mending.notes.isEmpty else { continue }
      bytes.replaceSubrange(source.bytes.startIndex..<source.bytes.endIndex, with: mending.bytes)
      notes = mending.notes + notes
    }
    guard !notes.isEmpty else { return nil }
    (self.path, self.bytes, self.notes) = (path, bytes, notes)
  }

  // A payload, with its bytes where they stand in a file, and the type that its push names.
  private typealias Sent = (source: SourceText, type: PushType?)

  /// The payloads of a file, first to last.
  private static func payloads(in file: SourceFile) -> [Sent] {
    switch FilePath(file.path).kind {
    case "apns", "json": [(SourceText(file.bytes[...], at: Place(file.path)), nil)]
    case "scenario": pushed(in: file)
    default:
      PayloadLines(file).compactMap { line in
        line.payload.map { ($0.source, line.pushHeaders.type) }
      }
    }
  }

  private static func pushed(in file: SourceFile) -> [Sent] {
    // Otherwise what is read does not stand where it stands in the file.
    guard EncodingMistake(file.bytes) == nil else { return [] }
    let cases = ScenarioCases(file.bytes)
    let scenario = ScenarioDocument(file.bytes, path: file.path)
    // A line that cannot run with what a case fills in stays as it is, and keeps none of the others.
    let broken = cases.all.flatMap {
      ScenarioDocument(cases, path: file.path, playing: $0).brokenLines.map(\.place.line)
    }
    return scenario.lines.filter {
      $0.verb.name == Verb.push.name && !broken.contains($0.place.line)
    }.compactMap { line in
      let type = line.option("push-type").flatMap { PushType(rawValue: $0.text) }
      return line.word(of: .payload)?.json.map { ($0, type) }
    }
  }
}
