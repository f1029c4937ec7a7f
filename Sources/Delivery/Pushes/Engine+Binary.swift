import Notifications
import Push

extension Engine {
  /// Takes a push over the binary interface, and names it, whatever becomes of it (K17).
  ///
  /// One that a scenario's sender numbers is on that one's connection (B41);
  /// another is on one of its own.
  mutating func receiveOverBinary(_ request: PushRequest) throws(Refusal) {
    if let refusal = request.refusalWithoutRoom { throw refusal }
    let push = NamedPush(request, state.names(of: request))
    guard let identifier = request.identifier else {
      _ = takeOverBinary(push, lastTaken: 0)
      return
    }
    send(SenderWindow.Entry(identifier, push), isAgain: false)
  }

  /// B32, B36: takes a push or answers it with an error.
  ///
  /// - Parameter lastTaken: The number of the push before it on its connection; 0 for none.
  /// - Returns: The error; nil where it was taken, which is not answered.
  mutating func takeOverBinary(_ push: NamedPush, lastTaken: UInt32) -> BinaryError? {
    let (request, names) = (push.request, push.names)
    guard let (status, because) = refusal(overBinary: request) else {
      accept(request, names: names)
      return nil
    }
    // B38: with 10 it is the last one that was taken.
    let error = BinaryError(
      status, identifier: status == .shutdown ? lastTaken : request.identifier ?? 0)
    let isSilent = isSilent(request)
    tell(
      PushAnswer(error, because: because, isSilent: isSilent), to: request, names,
      because: [
        isSilent ? Reason("B39") : Reason("B36", [.init("why", because)]),
        Reason("B37", [.init("status", status.name)]),
      ])
    return error
  }

  // B39.
  private func isSilent(_ request: PushRequest) -> Bool {
    request.via == .binary0 && state.device.policies[.binaryCommand0Reply] == .none
  }

  // B19, B42; and what the scenario lets fail.
  private mutating func refusal(
    overBinary request: PushRequest
  ) -> (status: BinaryStatus, because: String)? {
    let size = BinaryStatus.refusal(
      ofPayloadBytes: request.payload.source.bytes.count,
      limit: state.device.policies[.apnsLegacyLimit].bytes)
    if let size { return size }
    guard let fault = takeFault(of: request.app) else { return nil }
    return (fault.binaryStatus, "the scenario lets it fail (push-fault)")
  }
}

extension PushRequest {
  // B33, B34, B35: what a frame has no room for.
  fileprivate var refusalWithoutRoom: Refusal? {
    if let option = optionOfHTTP {
      return Refusal(
        "the binary interface has no room for collapse-id, push-type and topic; write via=http",
        of: option)
    }
    if headers.priority != nil, via != .binary2 {
      return Refusal(
        "commands 0 and 1 have no room for a priority; write via=binary2", of: "priority")
    }
    if via == .binary0, headers.expiration != nil || identifier != nil {
      return Refusal(
        "command 0 has no room for an expiration or an identifier; write via=binary1",
        of: headers.expiration != nil ? "expiration" : "identifier")
    }
    guard let priority = headers.priority, priority != 10, priority != 5 else { return nil }
    return Refusal("the binary interface has priorities 10 and 5", of: "priority")
  }

  private var optionOfHTTP: String? {
    if collapseIdentifier != nil { return "collapse-id" }
    if headers.pushType != nil { return "push-type" }
    return headers.topic == nil ? nil : "topic"
  }
}
