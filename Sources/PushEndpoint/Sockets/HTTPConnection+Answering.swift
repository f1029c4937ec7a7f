import Push

// What is answered.
extension HTTPConnection {
  /// Has requests taken, and answers each.
  ///
  /// - Parameter incoming: In the order in which they became whole.
  func answer<Receiver: PushReceiver>(
    _ incoming: [IncomingRequest], at moment: EndpointMoment, in endpoint: PushEndpoint,
    for receiver: inout Receiver
  ) {
    if incoming.isEmpty { return }
    note(incoming[0], in: endpoint)
    let requests = incoming.map { request($0, at: moment, by: endpoint.clock) }
    let received =
      isDraining
      ? zip(requests, incoming).map { ReceivedPush(.shutdown($0, number: Int($1.stream))) }
      : receiver.receive(requests, at: moment)
    for (request, push) in zip(incoming, received) {
      let answer = endpoint.clock.movedBack(push.answer)
      http.answer(request.stream, answer.fields, body: answer.body)
      endpoint.log.note(
        push.entry(at: moment.phone), on: number, of: .apns, uptime: moment.uptime)
    }
  }

  // An empty method or path is one that did not come.
  private func request(
    _ incoming: IncomingRequest, at moment: EndpointMoment, by clock: ServiceClock
  ) -> ProviderRequest {
    let fields = incoming.fields
    return ProviderRequest(
      method: fields[":method"] ?? "", path: fields[":path"] ?? "", fields: clock.moved(fields),
      body: incoming.body,
      authentication: authentication?.who(fields["authorization"], at: moment, by: clock) ?? .none)
  }

  private func note(_ request: IncomingRequest, in endpoint: PushEndpoint) {
    let count = http.openStreamCount
    let agent = request.fields["user-agent"]
    let isNew = agent != nil && agent != userAgent
    userAgent = agent ?? userAgent
    endpoint.log.change(number) { status in
      status.openStreams = count
      if isNew, let agent { status.client = String(agent.prefix(80)) }
    }
  }
}
