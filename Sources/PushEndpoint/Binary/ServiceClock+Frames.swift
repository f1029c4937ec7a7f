import Push

extension ServiceClock {
  /// A push of the binary interface with its expiration moved, as one over HTTP/2
  /// has it; 0 stays one attempt.
  func moved(_ notification: BinaryNotification) -> BinaryNotification {
    guard let seconds = notification.expiration, seconds > 0 else { return notification }
    var moved = notification
    moved.expiration = UInt32(clamping: movedExpiration(Int64(seconds)))
    return moved
  }

  /// A token of the feedback list with its time as the server's clock reads it (B44).
  ///
  /// - Parameter tuple: Its time is by the phone's clock.
  func movedBack(_ tuple: FeedbackTuple) -> FeedbackTuple {
    var moved = tuple
    moved.foundOutAt = movedBack(tuple.foundOutAt)
    return moved
  }
}
