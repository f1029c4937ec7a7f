/// A push with what it is called since its line ran (K17), however often it is sent.
package struct NamedPush: Hashable, Sendable {
  /// The push.
  package let request: PushRequest
  /// What it is called.
  package let names: PushNames

  package init(_ request: PushRequest, _ names: PushNames) {
    (self.request, self.names) = (request, names)
  }
}
