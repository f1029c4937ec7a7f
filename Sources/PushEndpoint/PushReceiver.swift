import Push

/// What takes what comes in over the sockets: a run without a screen, or the session of a person.
package protocol PushReceiver: FrameReceiver, LineReceiver {
  /// Takes requests that came together, and answers each, in order.
  ///
  /// Who accepts one has kept it by then: the sender forgets it with the answer.
  ///
  /// - Parameter requests: From one connection; `apns-expiration` is by the phone's clock already.
  /// - Returns: As many as there are requests.
  mutating func receive(_ requests: [ProviderRequest]) -> [ReceivedPush]
}
