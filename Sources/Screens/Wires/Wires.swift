import Push

/// What the interface knows of the push endpoint that runs beside it.
package struct Wires: Hashable, Sendable {
  /// Who connected, and what was answered.
  package var log: ConnectionLog
  /// The machine's clock that only goes forward, which the rate is counted by.
  package var uptime: Duration
  /// The authority that clients are to trust; nil for an endpoint without TLS.
  package var authorityPath: String?
  /// A provider token that the endpoint takes at present; nil where it makes none.
  package var providerToken: String?

  package init(
    _ log: ConnectionLog, uptime: Duration, authorityPath: String? = nil,
    providerToken: String? = nil
  ) {
    self.log = log
    self.uptime = uptime
    self.authorityPath = authorityPath
    self.providerToken = providerToken
  }

  /// Where HTTP/2 is spoken; nil where that socket is not open.
  var address: String? { log.listeners.first { $0.kind == .apns }?.address }
}

extension Model {
  /// The push endpoint that runs beside the interface; nil for none.
  package var wires: Wires? {
    get { inspector.wires }
    set { inspector.wires = newValue }
  }

  /// When the rate of what comes is to be counted anew, by the clock of `now`; nil while nothing comes.
  var rateWake: Duration? {
    guard let wires,
      wires.log.listeners.contains(where: { $0.rate.perSecond(at: wires.uptime) > 0 })
    else { return nil }
    return wires.uptime + .seconds(1)
  }
}
