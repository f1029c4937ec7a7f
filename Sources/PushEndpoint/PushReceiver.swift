import Push

/// What takes the pushes that come in: a run without a screen, or the session of a person.
package protocol PushReceiver {
  /// Takes requests that came together, and answers each, in order.
  ///
  /// Who accepts one has kept it by then: the sender forgets it with the answer.
  mutating func receive(_ requests: [ProviderRequest], at moment: EndpointMoment) -> [ReceivedPush]
}
