import Files
import Notifications
import Push

/// The bodies of requests that came together, as payloads.
///
/// Small ones lie in one piece of memory, which the payloads share: a piece for each takes
/// half as much again, and many thousand pushes are kept. Large ones have their own, so that
/// few of them hold no more than they are. What is sent to many at once is one body, which
/// is read once and kept once.
struct RequestBodies {
  private let joined: [UInt8]
  private let parts: [Part]
  private var last: (first: Int, payload: Payload)?
  private var reader = PayloadReader(path: "push")

  /// The most bytes of a body that shares its memory.
  private static let sharedLimit = 256

  private struct Part {
    // The index of the first of the requests that follow each other with this body.
    let first: Int
    // Nil where it has its own memory.
    let start: Int?
  }

  init(_ requests: [ProviderRequest]) {
    var (parts, byteCount) = ([Part](), 0)
    parts.reserveCapacity(requests.count)
    // By index, as of a request nothing is needed but its body.
    for index in requests.indices {
      if let last = parts.last, requests[index - 1].body == requests[index].body {
        parts.append(last)
        continue
      }
      let count = requests[index].body.count
      parts.append(Part(first: index, start: count <= Self.sharedLimit ? byteCount : nil))
      if count <= Self.sharedLimit { byteCount += count }
    }
    var joined: [UInt8] = []
    joined.reserveCapacity(byteCount)
    for (index, part) in parts.enumerated() where part.first == index && part.start != nil {
      joined += requests[index].body
    }
    (self.joined, self.parts) = (joined, parts)
  }

  /// Reads the body of a request; its index is among those that came together.
  ///
  /// - Parameter body: At least one byte.
  mutating func payload(of body: [UInt8], at index: Int) -> Payload {
    let part = parts[index]
    if let last, last.first == part.first { return last.payload }
    let payload = read(body, part.start)
    last = (part.first, payload)
    return payload
  }

  private mutating func read(_ body: [UInt8], _ start: Int?) -> Payload {
    guard let start else { return reader.payload(ofBody: body) }
    return reader.payload(ofBody: joined, in: start..<start + body.count)
  }
}
