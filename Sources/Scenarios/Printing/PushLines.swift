import Delivery
import Notifications
import Push

/// The lines of pushes between which nothing else is done, as `Command.line(in:)` gives them.
///
/// Where a push differs from the one before in its payload alone, what stands around the payload is
/// not written again; where it is the same altogether, it has the same line.
package struct PushLines: Sendable {
  private var last: Written?

  fileprivate struct Written {
    /// What the line gives.
    let push: PushRequest
    /// The whole line.
    let text: String
    /// What stands before the payload.
    let head: [UInt8]
    /// What stands behind it.
    let tail: [UInt8]
  }

  package init() {}

  /// The line that gives a push when it is read in the same state; nil where no line says it.
  ///
  /// - Parameter state: The same for all of them, but for what pushes themselves do.
  package mutating func line(of push: PushRequest, in state: State) -> String? {
    if let last, last.push.equalsExceptPayload(push) {
      if last.push.hasPayload(of: push) {
        return last.text
      }
      if let line = last.line(around: push) { return line }
    }
    let line = Command.push(push).line(in: state)
    last = line.flatMap { Written(push, $0) }
    return line
  }
}

extension PushLines.Written {
  // The first brace is the payload's, unless the app has one in its name.
  fileprivate init?(_ push: PushRequest, _ line: String) {
    guard let json = push.writtenPayload.source.writtenJSON,
      !push.app.text.utf8.contains(.openBrace),
      let start = line.utf8.firstIndex(of: .openBrace),
      line.utf8[start...].starts(with: json.utf8)
    else { return nil }
    self.push = push
    text = line
    head = Array(line.utf8[..<start])
    tail = Array(line.utf8[start...].dropFirst(json.utf8.count))
  }

  // In one go, as there is one for each of many thousand pushes.
  fileprivate func line(around push: PushRequest) -> String? {
    let source = push.fields.value.payload.source
    guard source.isOnOneLine, !source.bytes.mayHoldUnseen else {
      return push.writtenPayload.source.writtenJSON.map { line(around: Array($0.utf8)[...]) }
    }
    return line(around: source.bytes)
  }

  private func line(around json: ArraySlice<UInt8>) -> String {
    let count = head.count + json.count + tail.count
    return String(unsafeUninitializedCapacity: count) { text in
      _ = text.update(fromContentsOf: head)
      _ = text[head.count...].update(fromContentsOf: json)
      _ = text[(head.count + json.count)...].update(fromContentsOf: tail)
      return count
    }
  }
}

extension PushRequest {
  /// The payload as a line has it: of the same size where the service counts its bytes.
  var writtenPayload: Payload { via.isWire ? payload.ofSameSizeOnOneLine : payload }
}

extension PushRequest {
  // Whether the payloads of both are the same place in memory, which costs nothing to find out.
  fileprivate func hasPayload(of other: PushRequest) -> Bool {
    fields.value.payload.source.bytes.sharesMemory(with: other.fields.value.payload.source.bytes)
  }
}

extension ArraySlice {
  // Whether both are the same place in memory, which costs nothing to find out.
  fileprivate func sharesMemory(with other: ArraySlice) -> Bool {
    indices == other.indices
      && withUnsafeBufferPointer { own in
        other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }
}
