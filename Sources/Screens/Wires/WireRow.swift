import Notifications
import Push

/// A row of *Connections*; stays true while others come.
package enum WireRow: Hashable, Sendable {
  case listener(ListenerKind)
  /// A connection, by its number.
  case connection(Int)
  /// A request of a connection, by its place among all that came on it, from 0.
  case entry(Int, Int)
  /// What exactly was wrong with a request, below it.
  case words(Int, Int)
  /// B23: what to do about it, below that.
  case advice(Int, Int)
  /// Why a connection ended, below it: which part of the sentence.
  case closing(Int, Int)
}

extension ConnectionLog {
  /// What is shown, from top to bottom: sockets, then connections, the newest first,
  /// each with its last requests.
  ///
  /// - Parameter count: How many requests each connection shows.
  func rows(each count: Int) -> [WireRow] {
    let talked = connections.reversed().flatMap { connection in
      let first = connection.requestCount - min(count, connection.entries.count)
      return [WireRow.connection(connection.number)]
        + (connection.closing?.clauses ?? []).indices.map { .closing(connection.number, $0) }
        + zip(first..., connection.entries.suffix(count)).flatMap { place, entry -> [WireRow] in
          [.entry(connection.number, place)]
            + (entry.isAccepted ? [] : [.words(connection.number, place)])
            + (entry.advice == nil ? [] : [.advice(connection.number, place)])
        }
    }
    return listeners.map { .listener($0.kind) } + talked
  }

  /// A request on a connection; nil where it is forgotten.
  func entry(_ place: Int, of number: Int) -> ConnectionEntry? {
    guard let connection = connections.last(where: { $0.number == number }) else { return nil }
    let index = place - (connection.requestCount - connection.entries.count)
    return connection.entries.indices.contains(index) ? connection.entries[index] : nil
  }
}

extension String {
  /// The parts between semicolons: what was wrong, and what to do about it.
  fileprivate var clauses: [String] {
    split(atBytesOf: "; ").filter { !$0.isEmpty }.map(String.init)
  }

  /// One of them, from 0; nil where there are not so many.
  func clause(_ index: Int) -> String? {
    let clauses = clauses
    return clauses.indices.contains(index) ? clauses[index] : nil
  }
}
