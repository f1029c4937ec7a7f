/// Keeps what is large until the process ends.
///
/// To take a phone with 100,000 notifications apart takes longer than to read a tenth of them, and
/// the system takes the memory back at once. Not for what has to be closed or removed.
package enum UntilExit {
  /// Never gives a value's memory back.
  ///
  /// - Parameter value: All that it refers to is kept with it.
  package static func keep(_ value: some Sendable) {
    _ = Unmanaged.passRetained(Boxed(value))
  }
}
