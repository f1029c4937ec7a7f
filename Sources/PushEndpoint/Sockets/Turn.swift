import Push

/// What a channel has for what it does once it is its turn.
///
/// A channel keeps no reference to it.
struct Turn {
  /// What the clocks read.
  let moment: EndpointMoment
  /// Whose turn it is: for its log, its clock and the buffer that all channels share.
  let endpoint: PushEndpoint

  init(at moment: EndpointMoment, in endpoint: PushEndpoint) {
    (self.moment, self.endpoint) = (moment, endpoint)
  }
}

// What is told in the log.
extension Turn {
  /// A client connected.
  ///
  /// - Returns: The number of its connection.
  func open(client: String) -> Int {
    endpoint.log.open(client: client)
  }

  /// Something was answered.
  func note(_ entry: ConnectionEntry, on number: Int, of kind: ListenerKind) {
    endpoint.log.note(entry, on: number, of: kind, uptime: moment.uptime)
  }

  /// Something went wrong.
  func fail(_ number: Int, of kind: ListenerKind, because words: String) {
    endpoint.log.fail(number, of: kind, at: moment.phone, because: words)
  }

  /// The connection ended.
  ///
  /// - Parameter words: Why; nil where the client wanted it.
  func close(_ number: Int, because words: String?) {
    endpoint.log.close(number, at: moment.phone, because: words)
  }
}
