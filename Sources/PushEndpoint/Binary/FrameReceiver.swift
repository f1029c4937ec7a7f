import Push

/// What takes the pushes of the binary interface, and tells of tokens whose apps are gone.
package protocol FrameReceiver {
  /// A connection that nothing was written on, held to what the phone is set to.
  var binaryConnection: BinaryConnection { get }

  /// Takes a push, or says what is wrong with it.
  ///
  /// Who takes one has kept it by then: its sender hears nothing more of it (B32).
  mutating func receive(
    _ notification: BinaryNotification, at moment: EndpointMoment
  ) -> ReceivedFrame

  /// B44: the tokens whose apps are gone, oldest first, which reading takes off the list.
  mutating func readFeedback(at moment: EndpointMoment) -> [FeedbackTuple]
}
