import Notifications

/// What happens around service extensions.
package enum ServiceEvent: Hashable, Sendable {
  case started(Boxed<ServiceRun>)
  /// It was told that its time runs out (V5).
  case expired(Int)
  case finished(Boxed<ServiceEnd>)
  /// A delivery waits until an earlier one of its app is decided (V10).
  case queued(Int)
  /// It goes on, delivered now.
  case resumed(from: Boxed<DeliveredNotification>, to: Boxed<DeliveredNotification>)
  /// A program's answer is awaited.
  case awaited(Boxed<AwaitedAnswer>)
  /// It came, or is not awaited any more: then the reply is nil. `index` is where it stood.
  indirect case replied(Boxed<AwaitedAnswer>, index: Int, reply: String?)
}
