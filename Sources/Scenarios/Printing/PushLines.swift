import Delivery
import Notifications
import Push

/// The lines of pushes between which nothing else is done, as `Command.line(in:)` gives them.
///
/// Where a push differs from the one before in its payload alone, what stands around the payload is not written again.
package struct PushLines: Sendable {
  private var last: PushRequest?
  // What stands before and behind the payload of the last one.
  private var head = ""
  private var tail = ""

  package init() {}

  /// The line that gives a push when it is read in the same state; nil where no line says it.
  ///
  /// - Parameter state: The same for all of them, but for what pushes themselves do.
  package mutating func line(of push: PushRequest, in state: State) -> String? {
    let json = push.writtenPayload.source.scenarioJSON
    last?.payload = push.payload
    if let json, last == push { return around(json) }
    let line = Command.push(push).line(in: state)
    remember(push, json, line)
    return line
  }

  private func around(_ json: String) -> String {
    var line = ""
    line.reserveCapacity(head.utf8.count + json.utf8.count + tail.utf8.count)
    line += head
    line += json
    line += tail
    return line
  }

  // The first brace is the payload's, unless the app has one in its name.
  private mutating func remember(_ push: PushRequest, _ json: String?, _ line: String?) {
    last = nil
    guard let json, let line, !push.app.text.utf8.contains(.openBrace),
      let start = line.utf8.firstIndex(of: .openBrace),
      line.utf8[start...].starts(with: json.utf8)
    else { return }
    last = push
    head = String(line[..<start])
    tail = String(line[line.utf8.index(start, offsetBy: json.utf8.count)...])
  }
}

extension PushRequest {
  /// The payload as a line has it: of the same size where the service counts its bytes.
  var writtenPayload: Payload { via.isWire ? payload.ofSameSizeOnOneLine : payload }
}
