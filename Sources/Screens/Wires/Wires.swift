import Push

/// What the interface knows of the push endpoint that runs beside it.
package struct Wires: Hashable, Sendable {
  /// Who connected, and what was answered.
  package var log: ConnectionLog
  /// The machine's clock that only goes forward, which the rate is counted by.
  var uptime: Duration
  /// The authority that clients are to trust; nil for an endpoint without TLS.
  var authorityPath: String?
  /// A provider token that the endpoint takes at present; nil where it makes none.
  var providerToken: String?

  package init(
    _ log: ConnectionLog, uptime: Duration, authorityPath: String? = nil,
    providerToken: String? = nil
  ) {
    (self.log, self.uptime) = (log, uptime)
    (self.authorityPath, self.providerToken) = (authorityPath, providerToken)
  }

  /// Where HTTP/2 is spoken; nil where that socket is not open.
  var address: String? { log.listeners.first { $0.kind == .apns }?.address }

  /// Whether anything but folders is listened to: folders are watched for the next session, too.
  var isServing: Bool { log.listeners.contains { $0.kind != .folder } }

  /// When the rate of what comes is to be counted anew, by the interface's own
  /// time; nil while nothing comes.
  var rateWake: Duration? {
    let isBusy = log.listeners.contains { $0.rate.perSecond(at: uptime) > 0 }
    return isBusy ? uptime + .seconds(1) : nil
  }
}
