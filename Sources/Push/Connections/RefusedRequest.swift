import Notifications

/// A request that was refused before it reached the phone: what those hear who follow it.
package struct RefusedRequest: Equatable, Sendable {
  /// What it was answered; it is called as `apns-id` says.
  package let request: AnsweredRequest
  /// When, by the phone's clock.
  package let at: Instant

  package init(request: AnsweredRequest, at: Instant) { (self.request, self.at) = (request, at) }
}
