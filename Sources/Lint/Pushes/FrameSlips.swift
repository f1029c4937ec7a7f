import Files
import Notifications
import Push

/// Y39: frames of the binary interface have the lengths that they say, items that are known, and
/// nothing behind (B33–B35, B42). Y3: their payloads stay within the limit (B19).
struct FrameSlips: LintRule {
  static let id: RuleID = "Y39"

  /// What it finds in frames that follow each other, in their order.
  ///
  /// - Parameter limit: How long payloads may be (B19).
  func findings(in frames: HexadecimalFile, _ limit: LegacyLimit) -> [Diagnostic] {
    var walk = FrameWalk(frames.bytes, payloadLimit: limit.bytes)
    while walk.readFrame() {}
    return walk.slips.map { slip in
      let place = frames.place(ofByte: slip.index)
      return Diagnostic(place, slip.rule == "Y3" ? .error : .warning, slip.message, rule: slip.rule)
    }
  }
}

/// Goes through frames as the service does, and beyond what it stops at.
private struct FrameWalk {
  /// What was found: the byte at which it is, in words, and the rule.
  private(set) var slips: [(index: Int, message: String, rule: RuleID)] = []
  private let payloadLimit: Int
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8], payloadLimit: Int) {
    (self.bytes, self.payloadLimit) = (bytes, payloadLimit)
  }

  /// Reads a frame; false where there is none, or it cannot be known where the next one begins.
  mutating func readFrame() -> Bool {
    guard let command = bytes.dropFirst(position).first else { return false }
    let start = position
    position += 1
    switch BinaryNotification.Command(rawValue: command) {
    case .simple: return readTokenAndPayload(start)
    case .enhanced:
      return number(4, "identifier", start) != nil && number(4, "expiry", start) != nil
        && readTokenAndPayload(start)
    case .items: return readItems(start)
    case nil:
      // As the file has it: a number in decimal is not found there.
      let digits = (command < 16 ? "0" : "") + String(command, radix: 16)
      say(start, "the byte \(digits) begins no frame; write 00, 01 or 02")
      return false
    }
  }

  // B33, B34.
  private mutating func readTokenAndPayload(_ start: Int) -> Bool {
    guard let token = data("token", start) else { return false }
    checkToken(token)
    guard let payload = data("payload", start) else { return false }
    checkPayload(payload)
    return true
  }

  // B35.
  private mutating func readItems(_ start: Int) -> Bool {
    let lengthIndex = position
    guard let count = number(4, "length", start) else { return false }
    let end = position + count
    guard end <= bytes.count else {
      say(
        lengthIndex, "the frame's length is \(count); bytes that follow: \(bytes.count - position)")
      return false
    }
    var seen: [UInt8] = []
    while position < end { readItem(before: end, &seen) }
    for item in [BinaryItem.token, .payload] where !seen.contains(item.rawValue) {
      say(start, "the frame has no item \(item.rawValue), the \(item.name)")
    }
    return true
  }

  private mutating func readItem(before end: Int, _ seen: inout [UInt8]) {
    let start = position
    guard end - start >= 3 else {
      say(
        start,
        "bytes left behind the last item: \(end - start); the frame's length counts items alone"
      )
      return position = end
    }
    let id = bytes[start]
    let count = Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])
    guard start + 3 + count <= end else {
      say(
        start + 1,
        "item \(id)'s length is \(count); bytes left in the frame: \(end - start - 3)")
      return position = end
    }
    position = start + 3 + count
    if seen.contains(id) { say(start, "item \(id) comes a second time; each comes once") }
    seen.append(id)
    check(id, at: start, start + 3..<position)
  }

  private mutating func check(_ id: UInt8, at start: Int, _ data: Range<Int>) {
    guard let item = BinaryItem(rawValue: id) else {
      return say(
        start,
        "item \(id) is unknown; 1 is the token, 2 payload, 3 identifier, 4 expiration, 5 priority")
    }
    switch item {
    case .token: checkToken(data)
    case .payload: checkPayload(data)
    case .identifier, .expiration, .priority:
      if let count = item.byteCount, data.count != count {
        say(start + 1, "the \(item.name)'s length is \(data.count); write \(count)")
      } else if item == .priority {
        checkPriority(data)
      }
    }
  }

  private mutating func checkPriority(_ data: Range<Int>) {
    for index in data where bytes[index] != 10 && bytes[index] != 5 {
      say(index, "the priority is \(bytes[index]); write 10 or 5")
    }
  }

  private mutating func checkToken(_ token: Range<Int>) {
    let count = BinaryFrame.tokenByteCount
    guard token.count != count else { return }
    say(
      token.lowerBound - 2,
      "the token's length is \(token.count); write its \(count) bytes, not their digits")
  }

  private mutating func checkPayload(_ payload: Range<Int>) {
    guard let last = payload.last else {
      return say(payload.lowerBound - 2, "the payload is empty; it is JSON with aps")
    }
    if bytes[last] == 0 {
      say(last, "the payload ends with a zero, as text in C does; leave it out of the length")
    }
    let surplus = payload.count - payloadLimit
    if surplus > 0 {
      say(
        payload.lowerBound - 2,
        "the payload has \(payload.count) bytes, \(surplus) more than \(payloadLimit)", rule: "Y3")
    }
  }

  // A run of bytes behind its length.
  private mutating func data(_ name: String, _ start: Int) -> Range<Int>? {
    let lengthIndex = position
    guard let count = number(2, "\(name)'s length", start) else { return nil }
    guard position + count <= bytes.count else {
      say(
        lengthIndex,
        "the \(name)'s length is \(count); bytes that follow: \(bytes.count - position)")
      return nil
    }
    defer { position += count }
    return position..<position + count
  }

  private mutating func number(_ count: Int, _ name: String, _ start: Int) -> Int? {
    guard position + count <= bytes.count else {
      say(start, "the frame ends within its \(name)")
      return nil
    }
    defer { position += count }
    return bytes[position..<position + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private mutating func say(_ index: Int, _ message: String, rule: RuleID = FrameSlips.id) {
    slips.append((index, message, rule))
  }
}
