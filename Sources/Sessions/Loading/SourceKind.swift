import Files
import Scenarios

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
    switch FilePath(ScenarioName(path).path).kind {
    case "scenario": self = .scenario
    case "apns": self = .payload
    case let kind where PayloadFile.lineKinds.contains(kind): self = .payloadLines
    case "json" where PayloadFile.isSingle(path): self = .payload
    default:
      guard Folder.isFolder(path) else { return nil }
      self = .app
    }
  }

  /// The kind of what came through a pipe: its first line begins no object in a scenario, is one by
  /// itself where a payload stands on each line, and begins one that goes on in a payload.
  package init(content bytes: [UInt8]) {
    let text = (TextEncoding.utf8(bytes) ?? bytes)[...]
    let start = text.firstIndex { !$0.isJSONBlank } ?? text.endIndex
    guard start < text.endIndex, text[start] == UInt8(ascii: "{") else {
      // What is a list is a payload that is wrong, and what begins with a comment may be one.
      let isJSON = text[start...].starts(with: "[".utf8) || text[start...].starts(with: "//".utf8)
      self = isJSON ? .payload : .scenario
      return
    }
    let end = text[start...].firstIndex(of: 0x0A) ?? text.endIndex
    let first = JSONDocument.read(Array(text[start..<end]), path: "-", grammar: .payload)
    let isWhole = first.root != nil && !first.isBroken
    let isAlone = text[end...].allSatisfy(\.isJSONBlank)
    let isEnvelope = first.root?["payload"] != nil && first.root?["aps"] == nil
    self = isWhole && (!isAlone || isEnvelope) ? .payloadLines : .payload
  }
}
