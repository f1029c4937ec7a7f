import Delivery
import Files
import Notifications
import Push

/// The payloads that were pushed, as files that a simulator, `send` and `open` take (B48).
///
/// What a request says beside its payload, such as its collapse identifier,
/// has no place in such a file.
package struct PushFiles {
  /// Name and text of each, in the order in which they were sent.
  package private(set) var files: [(name: String, text: String)] = []

  package init(_ session: Session) {
    let pushes = session.entries.compactMap { step -> PushRequest? in
      if case .push(let request) = step.command { request } else { nil }
    }
    let digits = String(pushes.count).count
    for (index, push) in pushes.enumerated() {
      let name = [(index + 1).padded(digits), push.app.lastPart, push.name].compactMap(\.self)
        .joined(separator: "-")
      files.append((FileName.safe(name) + ".apns", push.fileText))
    }
  }
}

extension PushRequest {
  /// The payload as strict JSON that names its app.
  fileprivate var fileText: String {
    let root = JSONDocument.read(payload.source, grammar: .ours).root
    guard case .object(var members)? = root?.value else { return payload.source.string }
    members.removeAll { $0.key == "Simulator Target Bundle" }
    members.append(.init("Simulator Target Bundle", .string(app.text)))
    return JSONText.pretty(.object(members))
  }
}
