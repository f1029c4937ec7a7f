import Push

/// What takes what comes in over the sockets: a run without a screen, or the session of a person.
package protocol PushReceiver: FrameReceiver, LineReceiver {
  /// Takes requests that came together, and answers each, in order.
  ///
  /// Who accepts one has kept it by then: the sender forgets it with the answer.
  mutating func receive(_ requests: [ProviderRequest], at moment: EndpointMoment) -> [ReceivedPush]
}
