import Notifications

/// A banner that waits until the one before it is gone (P8).
package struct WaitingBanner: Hashable, Sendable {
  /// Where it stands, counted from the first that ever waited.
  package let place: Int
  /// The notification's number.
  package let number: Int
  /// U13: as banners of its app were set when it was delivered.
  package let style: BannerStyle
}
