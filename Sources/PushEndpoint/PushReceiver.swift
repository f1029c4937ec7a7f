import Notifications
import Push

/// What takes what comes in over the sockets: a run without a screen, or the session of a person.
package protocol PushReceiver {
  /// Takes requests that came together, and answers each, in order.
  ///
  /// Who accepts one has kept it by then: the sender forgets it with the answer.
  ///
  /// - Parameter requests: From one connection; `apns-expiration` is by the phone's clock already.
  /// - Returns: As many as there are requests.
  mutating func receive(_ requests: [ProviderRequest]) -> [ReceivedPush]

  /// A connection of the binary interface that nothing was written on, held to what the phone is
  /// set to. Asked for once a client.
  var binaryConnection: BinaryConnection { get }

  /// Takes a push of the binary interface, or says what is wrong with it. It came as a whole frame;
  /// what is none is answered without it.
  ///
  /// Who takes one has kept it by then: its sender hears nothing more of it (B32).
  ///
  /// - Parameter notification: Its expiration is by the phone's clock already.
  mutating func receive(_ notification: BinaryNotification) -> ReceivedFrame

  /// B44: the tokens whose apps are gone, oldest first, which reading takes off the list. The list
  /// is gone with the answer, even where the client does not read it.
  mutating func readFeedback() -> [FeedbackTuple]

  /// The answer to a line of another program (formats.md §5), and whether the program follows what
  /// happens since; a blank line has one, too.
  ///
  /// - Parameters:
  ///   - line: Without its line feed.
  ///   - program: Tells the programs apart that talk at the same time, from 1.
  mutating func answer(_ line: String, of program: Int) -> (json: JSONValue, isSubscribed: Bool)

  /// Hears that a program is gone. What it followed is followed no longer.
  ///
  /// - Parameter program: Its number, which no other program gets later.
  mutating func forget(_ program: Int)
}
