import Notifications

extension PayloadLine {
  /// What complaints call it: it may take several lines, and a file has several of it.
  static let noun = "payload"
  /// What they call a file with one a line that is named where one payload is taken.
  static let fileNoun = "file of payloads"

  /// The one complaint about a file that has no lines of UTF-8: each of them would
  /// be the same mistake again.
  init(foreign bytes: [UInt8], at place: Place, by reader: inout JSONReader) {
    // Its beginning tells.
    let beginning = bytes.prefix(64)
    let file = FileText(beginning, path: place.path)
    self.init(file, in: beginning.indices, at: place, by: &reader)
  }

  /// Reads one: a payload, or one with where and when it goes.
  ///
  /// - Parameters:
  ///   - file: Shared with the payload.
  ///   - range: What is read of its bytes.
  ///   - place: Where that begins.
  init(_ file: FileText, in range: Range<Int>, at place: Place, by reader: inout JSONReader) {
    if let refusal = PayloadReader.refusal(of: range.count, at: place) {
      self.init(at: place, Reading(nil, [refusal]))
      return
    }
    let source = SourceText(range, of: file, line: place.line, column: place.column)
    let document = reader.read(source)
    guard let root = document.root, !document.isBroken else {
      self.init(at: place, Reading(nil, document.diagnostics))
      return
    }
    if let payload = root["payload"], root["aps"] == nil {
      self.init(at: place, Reading(nil, document.diagnostics))
      readEnvelope(root, payload, in: file, from: range.lowerBound)
    } else if let meant = Self.meantPayload(in: root) {
      self.init(at: place, Reading(nil, document.diagnostics))
      recipient = root["to"]?.string
      complain(ofPayloadAt: meant)
    } else if let key = Self.keyWithoutPayload(in: root) {
      self.init(at: place, Reading(nil, document.diagnostics))
      complain(root, .error, "\"payload\" is missing; write it beside \"\(key)\"")
    } else {
      self.init(at: place, PayloadReader.payload(root, source: source, document.diagnostics))
      guard root["aps"] == nil else { return }
      // A payload one level down is what was to be sent.
      for member in root.members where member.value["aps"] != nil {
        unknown(member, among: Self.keys)
      }
    }
  }

  // What stands where the payload is to stand. A payload may have a key `to` of its own, too, but
  // then there is no other below.
  private static func meantPayload(in root: JSONNode) -> JSONNode.Member? {
    guard root["aps"] == nil, ["to", "headers", "at"].contains(where: { root[$0] != nil }),
      WrappedPayload(in: root) == nil
    else { return nil }
    return root.members.first { $0.value["aps"] != nil }
  }

  // The first key of a line that says nothing but where and when a payload is to go.
  private static func keyWithoutPayload(in root: JSONNode) -> String? {
    guard root["aps"] == nil, root.members.allSatisfy({ keys.contains($0.name) })
    else { return nil }
    return root.members.first { _ in true }?.name
  }

  private mutating func complain(ofPayloadAt member: JSONNode.Member) {
    let near = suggestion(for: member.name, among: ["payload"])
    let message =
      near.isEmpty
      ? "\"payload\" is missing; write it in the place of \"\(member.name)\""
      : "unknown key \"\(member.name)\"\(near)"
    complain(member.key, .error, message)
  }

  private static let keys = ["to", "headers", "payload", "at"]

  /// `{"to":…,"headers":{…},"payload":{…},"at":…}`.
  private mutating func readEnvelope(
    _ root: JSONNode, _ payload: JSONNode, in file: FileText, from start: Int
  ) {
    for member in root.members {
      switch member.name {
      case "to":
        recipient = name(member)
        direct(recipient, by: member)
        if recipient?.utf8.count == 64 { tokenPlace = member.value.place }
      case "at":
        (time, timePlace) = (text(member), member.value.place)
        direct(time, by: member)
      case "headers": readHeaders(member.value)
      case "payload": break
      default: unknown(member, among: Self.keys)
      }
    }
    let (part, place) = (payload.bytes, payload.place)
    let source = SourceText(
      start + part.lowerBound..<start + part.upperBound, of: file, line: place.line,
      column: place.column)
    let reading = PayloadReader.payload(payload, source: source, diagnostics)
    self.payload = reading.value
    diagnostics = reading.diagnostics.holding(
      forPushOf: header(.pushType).flatMap(PushType.init(rawValue:)))
  }

  private mutating func readHeaders(_ node: JSONNode) {
    guard node.isObject else {
      return wrongKind(node, "headers", needed: "an object")
    }
    for member in node.members {
      guard let value = text(member) else { continue }
      headers.append(Header(name: member.name.lowercased(), value: value))
      check(headers[headers.count - 1], member)
    }
  }

  // What a recorded request has besides: no service looks at it.
  private static let headersOfAnyRequest = [
    "accept", "accept-encoding", "content-length", "content-type", "host", "user-agent",
  ]

  // B13, Y28.
  private mutating func check(_ header: Header, _ member: JSONNode.Member) {
    if header.name.hasPrefix(":") || Self.headersOfAnyRequest.contains(header.name) { return }
    guard let name = PushHeaderName(rawValue: header.name) else {
      return unknown(member, "header", among: PushHeaderName.allCases.map(\.rawValue))
    }
    if name == .pushType, typePlace == nil { typePlace = member.value.place }
    guard let advice = Self.advice(on: header.value, of: name) else { return }
    complain(
      member.value, .warning, "\(header.name) is “\(header.value)”; \(advice)", rule: "Y28")
  }

  // What to write instead; nil where the value can be right.
  private static func advice(on value: String, of name: PushHeaderName) -> String? {
    switch name {
    case .identifier:
      APNsIdentifier.isWellFormed(value) ? nil : "write it as 8-4-4-4-12 hexadecimal digits"
    case .priority: PushPriority(word: value) == nil ? "write \(PushPriority.words)" : nil
    case .expiration:
      switch Int64(secondsSince1970: value) {
      case nil: "write seconds since 1970, or 0 for one attempt"
      case .some(let seconds):
        seconds.areLikelyMilliseconds ? "write seconds since 1970, not milliseconds" : nil
      }
    case .channel, .collapseIdentifier, .pushType, .topic, .authorization: nil
    }
  }

  // Null is as good as nothing.
  private mutating func direct(_ value: String?, by member: JSONNode.Member) {
    if value == nil, !member.value.isNull { isMisdirected = true }
  }

  private mutating func name(_ member: JSONNode.Member) -> String? {
    guard member.value.kind == .string || member.value.isNull else {
      wrongKind(member.value, member.name, needed: "a string")
      return nil
    }
    guard let name = member.value.string, name.isEmpty else { return member.value.string }
    complain(
      member.value, .error,
      "\"\(member.name)\" is empty; write a device token or a bundle identifier, or leave it out")
    return nil
  }

  private mutating func text(_ member: JSONNode.Member) -> String? {
    switch member.value.kind {
    case .string: return member.value.string
    case .integer, .number: return member.value.source
    case .null: return nil
    case .bool, .array, .object:
      wrongKind(member.value, member.name, needed: "a string")
      return nil
    }
  }
}
