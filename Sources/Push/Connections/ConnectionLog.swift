import Notifications

/// What went on at the sockets of the push endpoint, for those who look at it:
/// values only, and bounded.
///
/// A value that the endpoint writes and the interface reads; nothing of it is undone, as what a
/// client did stays done.
package struct ConnectionLog: Hashable, Sendable {
  /// How many connections are remembered; beyond that closed ones are forgotten, the oldest first.
  ///
  /// An open one is not, so that it can be told whose failure it is; the endpoint
  /// bounds how many are open.
  package static let connectionLimit = 100
  /// How many failures wait at most until they are asked for.
  static let failureLimit = 1000

  /// The sockets that clients connect to, in the order in which they were opened.
  package private(set) var listeners: [ListenerStatus] = []
  /// Connections by number, the oldest first; those that are closed stay until there are too many.
  package private(set) var connections: [ConnectionStatus] = []
  private var failures: [ConnectionFailure] = []
  private var lastNumber = 0
  /// Grows with everything that is noted: what looks at it need not compare. It never goes back,
  /// also when connections are forgotten.
  package private(set) var changeCount = 0

  package init() {}

  /// A socket begins to listen.
  ///
  /// - Parameter address: Host and port, or a path.
  package mutating func listen(_ kind: ListenerKind, address: String) {
    changeCount += 1
    listeners.append(ListenerStatus(kind: kind, address: address))
  }

  /// A client connected.
  ///
  /// - Parameter client: What it is called until it says who it is.
  /// - Returns: The number by which the connection is told of from now on, from 1.
  package mutating func open(client: String) -> Int {
    lastNumber += 1
    changeCount += 1
    connections.append(ConnectionStatus(number: lastNumber, client: client))
    forgetOldest()
    return lastNumber
  }

  /// More became known of a connection, such as its protocol; nothing where it is forgotten.
  ///
  /// - Parameter number: As `open(client:)` gave it.
  package mutating func change(
    _ number: Int, _ change: (inout ConnectionStatus) -> Void
  ) {
    changeCount += 1
    guard let index = index(of: number) else { return }
    change(&connections[index])
  }

  /// A request was answered.
  ///
  /// - Parameters:
  ///   - number: The connection's; one that is forgotten is counted at its listener all the same.
  ///   - uptime: The machine's clock that only goes forward, for the rate.
  package mutating func note(
    _ entry: ConnectionEntry, on number: Int, of kind: ListenerKind, uptime: Duration
  ) {
    change(kind) {
      $0.requestCount += 1
      if !entry.isAccepted { $0.refusedCount += 1 }
      $0.rate.note(at: uptime)
    }
    change(number) { $0.note(entry) }
  }

  /// A connection ended.
  ///
  /// - Parameters:
  ///   - now: By the phone's clock.
  ///   - words: Why, where it was not the client's wish; nil where it was.
  package mutating func close(
    _ number: Int, at now: Instant, because words: String? = nil
  ) {
    change(number) {
      $0.closed = now
      $0.openStreams = 0
      $0.closing = words ?? $0.closing
    }
    forgetOldest()
  }

  /// A connection came to nothing, or is about to be ended; it is told of as closed once it is.
  ///
  /// - Parameters:
  ///   - now: By the phone's clock.
  ///   - words: Why, and what to do about it, without a capital and a full stop.
  package mutating func fail(
    _ number: Int, of kind: ListenerKind, at now: Instant, because words: String
  ) {
    let client = index(of: number).map { connections[$0].client } ?? ""
    change(number) { $0.closing = words }
    failures.append(
      ConnectionFailure(number: number, kind: kind, client: client, at: now, words: words))
    if failures.count > Self.failureLimit { failures.removeFirst() }
  }

  /// The connections that failed since it was last asked, in order.
  ///
  /// - Returns: Each once; the last `failureLimit` of them.
  package mutating func takeFailures() -> [ConnectionFailure] {
    defer { failures = [] }
    return failures
  }

  private mutating func change(
    _ kind: ListenerKind, _ change: (inout ListenerStatus) -> Void
  ) {
    changeCount += 1
    guard let index = listeners.firstIndex(where: { $0.kind == kind }) else { return }
    change(&listeners[index])
  }

  // Nil for one that is forgotten.
  private func index(of number: Int) -> Int? {
    let index = connections.indices.partitioningIndex { connections[$0].number >= number }
    return index < connections.count && connections[index].number == number ? index : nil
  }

  private mutating func forgetOldest() {
    guard connections.count > Self.connectionLimit,
      let index = connections.firstIndex(where: { $0.closed != nil })
    else { return }
    connections.remove(at: index)
  }
}
