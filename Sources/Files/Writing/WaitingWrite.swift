import Glibc

/// Writes that wait until there is room.
package enum WaitingWrite {
  /// Writes bytes where a file stands; waits for room also where who opened the descriptor made it
  /// non-blocking, as `WaitingRead` waits for bytes.
  ///
  /// - Returns: Whether all were written; else with the reason in `errno`, and some may be there.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if count == 0 || !FailedCall.waitToRepeat(on: descriptor, for: POLLOUT) {
        return false
      }
    }
    return true
  }
}
