import Notifications

/// That the phone goes somewhere (K10).
package enum Movement: Hashable, Sendable {
  /// Into the middle of a place.
  case arrive(Region)
  /// Out of a place, to where no place is.
  case leave(Region)
}
