import Delivery

extension State {
  /// The requests that wait under a name: an identifier, or `APP:ID` where two apps share it (K18).
  ///
  /// In the order in which they fire.
  package func allPending(named name: String) -> [PendingRequest] {
    pending.all.filter { request in
      let identifier = request.request.identifier
      return identifier == name
        || [request.app.text, request.app.lastPart].contains { "\($0):\(identifier)" == name }
    }
  }

  /// The one that fires first of those that wait under a name; nil where none does.
  package func pending(named name: String) -> PendingRequest? { allPending(named: name).first }
}
