/// A socket that the endpoint waits on, and what is done when something happens there.
///
/// Classes, as each owns a descriptor of the system. The endpoint keeps them in a list and forgets
/// those whose descriptor is -1.
protocol Channel: AnyObject {
  /// What to poll; -1 once it is closed.
  var descriptor: Int32 { get }
  /// Whether it reads what comes; not where more is to be sent than the other side takes.
  var waitsToRead: Bool { get }
  /// Whether something is to be sent.
  var waitsToWrite: Bool { get }
  /// When something is to be done though nothing came; nil for never.
  var deadline: Duration? { get }

  /// Does what can be done: something came, something can be sent, or a deadline is over.
  ///
  /// - Parameter receiver: Who takes what came.
  func handle<Receiver: PushReceiver>(in turn: Turn, for receiver: inout Receiver)

  /// Takes nothing new, finishes what is begun, then closes.
  func drain(in turn: Turn)
}
