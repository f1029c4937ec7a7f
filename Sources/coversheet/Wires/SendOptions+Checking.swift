import Notifications
import Push
import Scenarios

// What a phone would say of its own words, said of the options.
extension SendOptions {
  /// The value of the option for a header, which is called as it without `apns-`;
  /// nil where it is not given.
  func header(_ name: PushHeaderName) -> String? {
    headers.first { "apns-\($0.name)" == name.rawValue }?.value
  }

  /// B15: what the push is for; nil where that is not given, or nothing that is known.
  var pushType: PushType? { header(.pushType).flatMap(PushType.init) }

  /// Refuses values that make no sense, what the way that is asked for has no room for, and
  /// what would change nothing.
  func check(_ invocation: Invocation) throws(UsageError) {
    if isPrinted {
      try invocation.refuse(
        [Self.socket], with: "send --print", "nothing is sent, so that no phone is asked")
    }
    if !isPrinted || !via.isWire {
      try invocation.refuse(
        [.seed], with: "send",
        "it makes the token that --print writes of a server, with --as=http or --as=binary2")
    }
    let mistake =
      emptyName ?? wrongPriority ?? wrongExpiration ?? wrongIdentifier ?? lackOfRoom ?? lackOfAnswer
    if let mistake { throw UsageError(mistake) }
  }

  private var emptyName: String? {
    headers.first { ["id", "collapse-id"].contains($0.name) && $0.value.isEmpty }
      .map { "--\($0.name) is empty; write a name, or leave it out" }
  }

  private var wrongPriority: String? {
    guard let text = header(.priority) else { return nil }
    // Numbers that are no priority are for the phone to answer (B22); a line takes
    // none with a leading zero.
    let isPriority = UInt8(digits: text).map { $0 < 100 && String($0) == text } ?? false
    return isPriority ? nil : "--priority=\(text) is none; write 10, 5 or 1"
  }

  // B6: digits alone are no time of day.
  private var wrongExpiration: String? {
    guard let text = header(.expiration) else { return nil }
    if Int64(secondsSince1970: text) != nil { return nil }
    guard When(text) != nil else {
      return "--expiration=\(text) is no time; write 0, +30m, 09:41 or seconds since 1970"
    }
    return isPrinted && via.isWire
      ? "--expiration=\(text) is by a phone’s clock; with --print write seconds since 1970" : nil
  }

  // B13: a phone that is sent one is told its name beside the request.
  private var wrongIdentifier: String? {
    guard isPrinted, via == .http, let text = header(.identifier),
      !APNsIdentifier.isWellFormed(text)
    else { return nil }
    return "--id=\(text) is no apns-id, which --print writes of it; write 8-4-4-4-12 hexadecimal"
      + " digits, or leave it out"
  }

  private var lackOfAnswer: String? {
    isPrinted && isJSON
      ? "--print sends nothing, so that no phone answers in JSON; leave out --json" : nil
  }

  // B33, B34, B35: what a frame has no room for, and what only a frame has.
  private var lackOfRoom: String? {
    if !via.isBinary {
      return identifier == nil
        ? nil : "only the binary interface has --identifier; write --as=binary1 or --as=binary2"
    }
    // A phone that is sent one is told its name beside the frame.
    let unframed = ["collapse-id", "push-type", "topic"] + (isPrinted ? ["id"] : [])
    if let name = headers.first(where: { unframed.contains($0.name) })?.name {
      return "the binary interface has no room for --\(name); write --as=http"
    }
    return lackOfRoomInFrame
  }

  private var lackOfRoomInFrame: String? {
    let priority = header(.priority)
    if priority != nil, via != .binary2 {
      return "commands 0 and 1 have no room for --priority; write --as=binary2"
    }
    if via == .binary0, header(.expiration) != nil || identifier != nil {
      return "command 0 has no room for --expiration and --identifier; write --as=binary1"
    }
    guard let priority, priority != "10", priority != "5" else { return nil }
    return "--priority=\(priority) is none; the binary interface has 10 and 5"
  }
}
