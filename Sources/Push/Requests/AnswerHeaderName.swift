import Notifications

/// The names of the fields that say of which push an answer is, as they are written: in lower case.
package enum AnswerHeaderName {
  /// The request's own, or one that was made for it (B14).
  package static let identifier = PushHeaderName.identifier.rawValue
  /// In the development environment alone.
  package static let uniqueIdentifier = "apns-unique-id"
}
