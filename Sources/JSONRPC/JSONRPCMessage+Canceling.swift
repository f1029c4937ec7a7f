import Notifications

extension [JSONRPCMessage] {
  /// Handles all that came, in order, but for requests that other messages among them take back.
  ///
  /// - Parameters:
  ///   - canceledID: The id of the request that a message takes back; nil for others.
  ///   - answer: What a request that was taken back is answered, by its id.
  ///   - handle: What each of the others is answered.
  package func handled(
    unlessTakenBackBy canceledID: (JSONRPCMessage) -> JSONValue?,
    answering answer: (JSONValue) -> [JSONRPCMessage],
    by handle: (JSONRPCMessage) -> [JSONRPCMessage]
  ) -> [JSONRPCMessage] {
    let canceled = Set(compactMap(canceledID))
    return flatMap { message -> [JSONRPCMessage] in
      if case .request(let id, _, _) = message, canceled.contains(id) { return answer(id) }
      return handle(message)
    }
  }
}
