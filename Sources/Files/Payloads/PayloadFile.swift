import Glibc
import Notifications

/// What tells a file of payloads from others: its name, and of `.json` what is in it.
package enum PayloadFile {
  /// The endings of files with a payload a line.
  package static let lineKinds = ["ndjson", "jsonl"]
  /// The endings of files that hold payloads and nothing else.
  package static let ownKinds = ["apns"] + lineKinds
  /// The endings of files that may hold payloads: of a `.json` file, what is in it tells.
  package static let kinds = ownKinds + ["json"]

  /// The names of the files that are JSON too and tell what an app declares.
  package static let declarations = ["Notifications.json", "Service.json", "Content.json"]
  // Far above any payload, so that one that is too large is told as that, and not passed over.
  private static let byteLimit = PayloadReader.readLimit << 4

  /// Whether a file has a payload, or a payload a line.
  ///
  /// Reads a `.json` file to tell, up to 16 MiB.
  package static func isOne(_ path: String) -> Bool { isLines(path) || isSingle(path) }

  /// Whether a file has a payload a line.
  package static func isLines(_ path: String) -> Bool {
    lineKinds.contains(FilePath(path).kind)
  }

  /// Whether a file is one payload: an `.apns`, or a `.json` with an `aps` object, also
  /// within a request to a push service.
  ///
  /// - Parameter path: The file need not be there for an `.apns`.
  package static func isSingle(_ path: String) -> Bool {
    let file = FilePath(path)
    return file.kind == "apns"
      || file.kind == "json" && !declarations.contains(file.name) && hasAps(path)
  }

  /// Why a `.json` file is not looked into at all: it is larger than any of which it is told what
  /// is in it; nil for every other file.
  package static func refusal(ofLarge path: String) -> Diagnostic? {
    var status = stat()
    guard FilePath(path).kind == "json", stat(path, &status) == 0, status.st_size > byteLimit
    else { return nil }
    return PayloadReader.refusal(of: Int(status.st_size), at: Place(path))
  }

  /// The app that a file with one payload names; nil where it names none, or has many payloads.
  package static func target(_ path: String) -> BundleIdentifier? {
    guard !isLines(path), let reading = try? PayloadReader.read(path: path) else { return nil }
    return reading.value?.targetBundle
  }

  // One that is cut short or untidy names it all the same, and is complained about as a payload.
  private static func hasAps(_ path: String) -> Bool {
    guard Folder.isRegularFile(path),
      let bytes = SourceFile.readIfThere(path, byteLimit: byteLimit)?.bytes,
      bytes.holds("\"aps")
    else { return false }
    let document = JSONDocument.read(bytes, path: path, grammar: .payload)
    guard let root = document.root, !document.isBroken else {
      return bytes.first { !$0.isJSONBlank && ![0xEF, 0xBB, 0xBF].contains($0) }
        == UInt8(ascii: "{")
    }
    return root["aps"] != nil || WrappedPayload(in: root) != nil
  }
}
