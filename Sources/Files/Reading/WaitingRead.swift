import Glibc

/// Reads that wait until there is something.
package enum WaitingRead {
  /// Reads what is there, once something is; also where who opened the
  /// descriptor made it non-blocking.
  ///
  /// Such a descriptor is shared with other programs, so its flags are left as they are.
  ///
  /// - Parameter buffer: Its size is the most that is read; not empty.
  /// - Returns: How many bytes; 0 at the end, below 0 where it cannot be read,
  ///   with the reason in `errno`.
  package static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if !FailedCall.waitToRepeat(on: descriptor, for: POLLIN) { return count }
    }
  }
}
