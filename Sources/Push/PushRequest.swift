import Notifications

/// A push as it is handed to the push service for one device.
///
/// Everything here is known before the service looks at it; what it makes of it is a `StoredPush`.
package struct PushRequest: Hashable, Sendable {
  /// The app that it is for, by its token or its topic.
  package var app: BundleIdentifier
  /// What the server sends, with its bytes as they came.
  package var payload: Payload
  /// `apns-collapse-id`: pushes that share it replace each other (B5, G26).
  package var collapseIdentifier: String?
  /// The name that a scenario gives this push; nil for the next of `n1`, `n2`, … (K17).
  ///
  /// A name of an `apns-id`'s form is that header, too (B52).
  package var name: String?
  /// The other headers.
  package var headers: PushHeaders
  /// The way on which it comes.
  package var via: Transport
  /// Whether it is addressed to the token of the app on the watch (W5).
  package var isForWatch = false
  /// What an error of the binary interface names it by, where a scenario's sender wrote it (B41); nil where it is
  /// on a connection of its own.
  package var identifier: UInt32?

  /// - Parameter via: `file` checks nothing that a provider would have to do (B12).
  package init(
    app: BundleIdentifier, payload: Payload, collapseIdentifier: String? = nil,
    name: String? = nil, headers: PushHeaders = PushHeaders(), via: Transport = .file,
    identifier: UInt32? = nil
  ) {
    self.app = app
    self.payload = payload
    self.collapseIdentifier = collapseIdentifier
    self.name = name
    self.headers = headers
    self.via = via
    self.identifier = identifier
  }

  /// `apns-id`: its name, where that has the form of one (B13); nil where the service makes one (B14).
  package var apnsIdentifier: String? {
    name.flatMap { APNsIdentifier.isWellFormed($0) ? $0 : nil }
  }
}
