@testable import Delivery

extension PendingRequests {
  /// What is due first, with the date that it waits for (K25); nil where no time decides anything.
  var first: PendingRequest? { firstScheduled.flatMap { self[$0.value.key] } }
}
