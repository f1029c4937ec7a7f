import Notifications

/// What a request says beside its payload (B13, B52).
///
/// As the provider wrote it: a line may carry what the service refuses. Names are
/// APNs’ without their `apns-`.
package struct PushHeaders: Hashable, Sendable {
  /// How many bytes `apns-collapse-id` has at most (B5).
  package static let mostCollapseIdentifierBytes = 64

  /// `apns-expiration`: seconds since 1 January 1970 UTC; nil for none (B6).
  package var expiration: Int64?
  /// `apns-priority`: 10, 5 or 1; nil for none, which is 10 (B11).
  package var priority: Int?
  /// `apns-push-type`; nil for none (B15).
  package var pushType: String?
  /// `apns-topic`; nil for the app's own (B16).
  package var topic: String?

  /// Without arguments: an alert of priority 10 that is kept as long as possible.
  package init(
    expiration: Int64? = nil, priority: Int? = nil, pushType: String? = nil, topic: String? = nil
  ) {
    (self.expiration, self.priority) = (expiration, priority)
    (self.pushType, self.topic) = (pushType, topic)
  }
}

extension PushHeaders {
  /// B11: how urgent it is; 10 where nothing, or nothing that is known, is said.
  ///
  /// A priority that is refused over HTTP/2 can still come from a file.
  package var urgency: PushPriority { priority.flatMap(PushPriority.init) ?? .immediate }
}

extension PushHeaders {
  /// B15: what the push is for; nil where it says nothing, or nothing that is known.
  package var type: PushType? {
    // Nearly all are alerts, and there are as many names as types to look through.
    pushType == PushType.alert.rawValue ? .alert : pushType.flatMap(PushType.init)
  }
}
