import Notifications

/// A push as it is handed to the push service for one device.
package struct PushRequest: Hashable, Sendable {
  /// The app that it is for (`apns-topic`).
  package var app: BundleIdentifier
  /// What the server sends, with its bytes as they came.
  package var payload: Payload
  /// `apns-collapse-id`: pushes that share it replace each other (B5, G26).
  package var collapseIdentifier: String?
  /// The name that a scenario gives this push; nil for the next of `n1`, `n2`, … (K17).
  package var name: String?

  package init(
    app: BundleIdentifier, payload: Payload, collapseIdentifier: String? = nil, name: String? = nil
  ) {
    self.app = app
    self.payload = payload
    self.collapseIdentifier = collapseIdentifier
    self.name = name
  }
}
