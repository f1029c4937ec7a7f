import Push

/// What takes the pushes of the binary interface, and tells of tokens whose apps are gone.
///
/// The endpoint calls it with whole frames alone; what is none is answered without it.
package protocol FrameReceiver {
  /// A connection that nothing was written on, held to what the phone is set to. Asked for once a
  /// client.
  var binaryConnection: BinaryConnection { get }

  /// Takes a push, or says what is wrong with it.
  ///
  /// Who takes one has kept it by then: its sender hears nothing more of it (B32).
  ///
  /// - Parameter notification: Its expiration is by the phone's clock already.
  mutating func receive(_ notification: BinaryNotification) -> ReceivedFrame

  /// B44: the tokens whose apps are gone, oldest first, which reading takes off the list. The list
  /// is gone with the answer, even where the client does not read it.
  mutating func readFeedback() -> [FeedbackTuple]
}
