import Notifications

/// What a notification is of, and where it stands.
///
/// Nearly all stand where their numbers say, and refer to nothing but their requests.
enum PlacedRequest: Hashable, Sendable {
  /// It stands by its number.
  case byNumber(Boxed<DeliveredRequest>)
  /// It stands elsewhere, since it kept the place of another, leads, or summaries came before.
  case elsewhere(Boxed<Elsewhere>)

  /// One that does not stand by its number.
  struct Elsewhere: Hashable, Sendable {
    /// What was delivered.
    let request: Boxed<DeliveredRequest>
    /// Where it stands among all notifications, risen where it leads (F3); greater is newer.
    let position: Int
  }

  init(_ request: Boxed<DeliveredRequest>, at position: Int, number: Int) {
    self =
      position == number
      ? .byNumber(request) : .elsewhere(Boxed(Elsewhere(request: request, position: position)))
  }

  /// What it is of.
  var request: Boxed<DeliveredRequest> {
    switch self {
    case .byNumber(let request): request
    case .elsewhere(let place): place.value.request
    }
  }

  /// Where it stands among all notifications; nil where its number says so.
  var position: Int? {
    switch self {
    case .byNumber: nil
    case .elsewhere(let place): place.value.position
    }
  }
}
