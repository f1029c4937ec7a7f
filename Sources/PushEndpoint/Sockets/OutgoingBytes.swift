/// Bytes on their way to the other side: the system takes them as fast as that one reads.
struct OutgoingBytes {
  private var bytes: [UInt8] = []
  // What is before it was written.
  private var start = 0
  // What is kept for the next bytes once all are written.
  private let keptCapacity: Int

  /// More than that is given back to the system once all is written.
  ///
  /// - Parameter keptCapacity: How much memory stays with it while nothing waits, in bytes.
  init(keptCapacity: Int = 0) { self.keptCapacity = keptCapacity }

  /// How many are not written yet.
  var waitingCount: Int { bytes.count - start }

  /// How many are in memory, those among them that were written and not given back yet.
  var heldCount: Int { bytes.count }

  /// What became of writing them.
  enum Outcome {
    /// All was written.
    case done
    /// The other side does not read at present.
    case later
    /// The other side is gone.
    case ended
  }

  /// Adds bytes at the end.
  static func += (outgoing: inout OutgoingBytes, new: [UInt8]) { outgoing.bytes += new }

  /// Adds at the end what is written into the bytes that are held.
  ///
  /// - Parameter add: May only add at the end.
  mutating func append(_ add: (inout [UInt8]) -> Void) { add(&bytes) }

  /// Writes what the system takes.
  ///
  /// - Parameter descriptor: One that does not wait.
  /// - Returns: `later` leaves the rest for the next time that the socket can be written to.
  mutating func write(to descriptor: Int32) -> Outcome {
    while waitingCount > 0 {
      switch SocketCalls.write(descriptor, bytes[start...]) {
      case .count(let count): start += count
      case .later:
        dropWritten()
        return .later
      case .ended: return .ended
      }
    }
    bytes.removeAll(keepingCapacity: bytes.capacity <= keptCapacity)
    start = 0
    return .done
  }

  // A side that is never quite done with reading would fill the memory with what it has read. Only
  // once that is most of it: to move the rest costs its length.
  private mutating func dropWritten() {
    guard start > bytes.count / 2 else { return }
    bytes.removeFirst(start)
    start = 0
  }
}
