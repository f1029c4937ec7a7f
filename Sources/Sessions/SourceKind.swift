import Files

/// What a person opens: `WHAT` of the command line.
package enum SourceKind: Sendable {
  case scenario
  /// A bundle, or a folder that stands for one.
  case app
  case payload
  /// A payload a line.
  case payloadLines

  /// The kind of what is at a path, by its name and whether it is a folder; nil for anything else.
  package init?(path: String) {
    switch FilePath(path).kind {
    case "scenario": self = .scenario
    case "apns": self = .payload
    case "ndjson", "jsonl": self = .payloadLines
    case "json" where PayloadFile.isSingle(path): self = .payload
    default:
      guard Folder.isFolder(path) else { return nil }
      self = .app
    }
  }
}
