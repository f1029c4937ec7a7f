import Notifications
import Push

/// B22: looks providers' requests through, one after the other.
///
/// A server writes nearly the same header with each push: what was read of one holds for the next
/// that has the same, and only what the phone decides is asked again.
package struct RequestScreener: Sendable {
  // The last request, without its body.
  private let header: ProviderRequest
  private let refusedAddress: Screening.Refused?
  private var screening: Screening

  /// Has read no header yet.
  package init() { self.init(ProviderRequest(path: "", body: [])) }

  private init(_ request: ProviderRequest) {
    var header = request
    header.body = []
    self.header = header
    refusedAddress = header.refusedAddress
    screening = Screening(headerOf: header)
  }

  /// Looks a request through.
  ///
  /// What passes is for the engine, which looks it through again: what a
  /// journal keeps of it is a line.
  ///
  /// - Parameter read: Makes a payload of a body, which has at least one byte.
  package mutating func screen(
    _ request: ProviderRequest, in state: State, reading read: ([UInt8]) -> Payload
  ) -> ScreenedPush {
    if !header.hasHeader(of: request) { self = RequestScreener(request) }
    if let refusedAddress { return state.refusing(request, refusedAddress) }
    screening.take(request, reading: read)
    let screened = screening.screened(request, in: state)
    if case .push(let push) = screened { screening.previous = push }
    return screened
  }
}

extension ProviderRequest {
  fileprivate func hasHeader(of other: ProviderRequest) -> Bool {
    fields == other.fields && path == other.path && method == other.method
      && authentication == other.authentication
  }
}
