import Notifications

/// Which connections of a log stand for folders: each is as a client that never goes.
package struct FolderLog: Equatable, Sendable {
  private var numbers: [ExactText: Int] = [:]

  package init() {}

  /// A folder is watched from now on; nothing where it was before.
  ///
  /// - Parameter path: As it was named.
  package mutating func watch(_ path: String, in log: inout ConnectionLog) {
    let key = ExactText(path)
    guard numbers[key] == nil else { return }
    log.listen(.folder, address: path)
    numbers[key] = log.open(client: path)
  }

  /// A payload of a file came; nothing where its folder is not watched.
  ///
  /// - Parameter uptime: The machine's clock that only goes forward, for the rate.
  package func note(
    _ entry: ConnectionEntry, of path: String, in log: inout ConnectionLog, uptime: Duration
  ) {
    guard let number = numbers[ExactText(path)] else { return }
    log.note(entry, on: number, of: .folder, uptime: uptime)
  }
}
