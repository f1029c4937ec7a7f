import Files
import Notifications
import Push

/// The bodies of requests that came together, as payloads.
///
/// Small ones lie in one piece of memory, which the payloads share: a piece for each takes half as much again, and
/// many thousand pushes are kept. Large ones have their own, so that few of them hold no more than they are.
struct RequestBodies {
  private let joined: [UInt8]
  private let starts: [Int?]
  private var reader = PayloadReader(path: "push")

  /// The most bytes of a body that shares its memory.
  private static let sharedLimit = 256

  init(_ requests: [ProviderRequest]) {
    var joined: [UInt8] = []
    starts = requests.map { request in
      guard request.body.count <= Self.sharedLimit else { return nil }
      joined += request.body
      return joined.count - request.body.count
    }
    self.joined = joined
  }

  /// Reads the body of a request; its index is among those that came together.
  ///
  /// - Parameter body: At least one byte.
  mutating func payload(of body: [UInt8], at index: Int) -> Payload {
    guard let start = starts[index] else { return reader.payload(ofBody: body) }
    return reader.payload(ofBody: joined, in: start..<start + body.count)
  }
}
