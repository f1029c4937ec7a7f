import Notifications

/// What the service answers an app's next good requests with, as a provider has to bear it.
///
/// Made by `push-fault`, to try what a server does about 429 or 503. A further fault for the same
/// app takes the place of the one before.
package struct PushFault: Hashable, Sendable {
  /// The app whose pushes are refused.
  package var app: BundleIdentifier
  /// The reason that they are refused with.
  package var refusal: PushRefusal
  /// How many are refused; 0 for none any more.
  package var times: Int

  package init(app: BundleIdentifier, refusal: PushRefusal, times: Int = 1) {
    (self.app, self.refusal, self.times) = (app, refusal, times)
  }
}
