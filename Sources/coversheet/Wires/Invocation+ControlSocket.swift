extension ProcessEnvironment {
  /// Where programs talk to the phone that is served, where nothing else is said;
  /// nil where there is no place.
  var controlSocket: String? { stateFolder.map { $0 + "/control.sock" } }
}

extension Invocation {
  /// The control socket to connect to.
  ///
  /// - Throws: Where none is named, and there is no usual place.
  func controlSocket(_ named: String?) throws(UsageError) -> String {
    guard let path = named ?? environment.controlSocket else {
      throw UsageError("there is no usual place for the socket; name it with --to=PATH")
    }
    return path
  }
}
