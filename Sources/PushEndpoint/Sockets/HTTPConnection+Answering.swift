import Push

// What is answered.
extension HTTPConnection {
  /// Has requests taken, and answers each.
  ///
  /// - Parameter incoming: In the order in which they became whole.
  func answer<Receiver: PushReceiver>(
    _ incoming: [IncomingRequest], in turn: Turn, for receiver: inout Receiver
  ) {
    if incoming.isEmpty { return }
    note(incoming[0], in: turn)
    let requests = incoming.map { request($0, in: turn) }
    let received =
      isDraining
      ? requests.map { ReceivedPush(.shutdown($0)) }
      : receiver.receive(requests)
    for (request, push) in zip(incoming, received) {
      let answer = turn.endpoint.clock.movedBack(push.answer)
      http.answer(request.stream, answer.fields, body: request.asksForHead ? [] : answer.body)
      turn.note(push.entry(at: turn.moment.phone), on: number, of: .apns)
    }
  }

  // An empty method or path is one that did not come.
  private func request(_ incoming: IncomingRequest, in turn: Turn) -> ProviderRequest {
    let (fields, clock) = (incoming.fields, turn.endpoint.clock)
    turn.endpoint.requestCount += 1
    var request = ProviderRequest(
      method: fields[":method"] ?? "", path: fields[":path"] ?? "", fields: clock.moved(fields),
      body: incoming.body,
      authentication: authentication?.who(fields["authorization"], at: turn.moment, by: clock)
        ?? .none)
    (request.isCut, request.number) = (incoming.isCut, turn.endpoint.requestCount)
    return request
  }

  private func note(_ request: IncomingRequest, in turn: Turn) {
    let count = http.openStreamCount
    let agent = request.fields["user-agent"]
    let isNew = agent != nil && agent != userAgent
    userAgent = agent ?? userAgent
    turn.endpoint.log.change(number) { status in
      status.openStreams = count
      if isNew, let agent { status.client = String(agent.prefix(80)) }
    }
  }
}
