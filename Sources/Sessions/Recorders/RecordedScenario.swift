import Files
import Notifications
import Scenarios

/// What was done as a scenario in a file of its own, and what lies beside it.
package struct RecordedScenario: Sendable {
  /// Its lines, one for each command and each check.
  package private(set) var lines: [String] = []
  /// The payloads that came over a wire, as their senders wrote them: what each file holds, by its
  /// path from the scenario's folder.
  package private(set) var payloads: [(path: String, bytes: [UInt8])] = []
  /// The pictures that its snapshots are compared with: the text of each, by its path
  /// from the scenario's folder.
  package private(set) var pictures: [(path: String, text: String)] = []
  private let stem: String

  /// All that lies beside it: what each file holds, by its path from the scenario's folder.
  package var filesBeside: [(path: String, bytes: [UInt8])] {
    payloads + pictures.map { ($0.path, Array($0.text.utf8)) }
  }

  /// The first path of what lies beside it where something else is already; nil where nothing
  /// would be lost.
  ///
  /// - Parameter folder: The scenario's folder.
  package func otherFile(in folder: FilePath) -> String? {
    filesBeside.lazy.map { (folder.appending($0.path), $0.bytes) }
      .first { Folder.exists($0) && SourceFile.readIfThere($0)?.bytes != $1 }?.0
  }

  /// - Parameter stem: The name of the scenario's file without its ending.
  init(stem: String) { self.stem = stem }

  /// Adds a line with nothing beside it.
  mutating func add(_ line: String) { lines.append(line) }

  /// Adds a line that asks for a snapshot, and its picture; of a name only the first,
  /// as no scenario has another.
  mutating func add(_ line: String, picture: String, named name: String) {
    let path = "\(stem).snapshots/" + KeptPictures.fileName(name, of: nil)
    guard !pictures.contains(where: { $0.path == path }) else { return }
    lines.append(line)
    pictures.append((path, picture))
  }

  /// Adds the line of a push, with its payload in a file instead.
  mutating func add(_ line: String, payload: Payload) {
    let json = String(decoding: payload.ofSameSizeOnOneLine.source.bytes, as: UTF8.self)
    guard let range = line.firstRange(ofBytes: json) else { return lines.append(line) }
    let file = "\(stem).payloads/\(payloads.count + 1).apns"
    lines.append(line[..<range.lowerBound] + file.scenarioWord + line[range.upperBound...])
    payloads.append((file, Array(payload.source.bytes)))
  }
}
