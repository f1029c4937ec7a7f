/// The names of the fields that say of which push an answer is, as they are written: in lower case.
package enum AnswerHeaderName: String, Sendable {
  case identifier = "apns-id"
  case uniqueIdentifier = "apns-unique-id"
}

extension HeaderField {
  /// A field of an answer's header.
  package init(_ name: AnswerHeaderName, _ value: String) { self.init(name.rawValue, value) }
}
