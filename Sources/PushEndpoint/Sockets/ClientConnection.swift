/// A sender's connection: the one that is idle for longest makes room where there are too many.
protocol ClientConnection: Channel {
  /// When the client last said something.
  var lastUse: Duration { get }

  /// Closes the connection at once.
  ///
  /// - Parameter words: Why; nil where the client wanted it.
  func end(at moment: EndpointMoment, in endpoint: PushEndpoint, because words: String?)
}
