/// The names of the headers of a push that mean something to the service, as they
/// are written: in lower case.
package enum PushHeaderName: String, CaseIterable, Sendable {
  case channel = "apns-channel-id"
  case collapseIdentifier = "apns-collapse-id"
  case expiration = "apns-expiration"
  case identifier = "apns-id"
  case priority = "apns-priority"
  case pushType = "apns-push-type"
  case topic = "apns-topic"
  case authorization
}
