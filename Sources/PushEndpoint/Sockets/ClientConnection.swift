/// A sender's connection: the one that is idle for longest makes room where there are too many.
protocol ClientConnection: Channel {
  /// When the client last said something. By the machine's clock that only goes forward.
  var lastUse: Duration { get }

  /// Closes the connection at once.
  ///
  /// - Parameters:
  ///   - moment: For the log.
  ///   - endpoint: For the log.
  ///   - words: Why; nil where the client wanted it.
  func end(at moment: EndpointMoment, in endpoint: PushEndpoint, because words: String?)
}
