/// Takes a result piece by piece and writes it to an open descriptor.
final class OutputSink {
  private let descriptor: Int32
  private let willWrite: () -> Void
  private var error: SystemError?

  /// - Parameter willWrite: Is called before each piece.
  init(_ descriptor: Int32, willWrite: @escaping () -> Void = {}) {
    (self.descriptor, self.willWrite) = (descriptor, willWrite)
  }

  /// Writes a piece; does nothing once one could not be written.
  func write(_ bytes: [UInt8]) {
    if error != nil { return }
    willWrite()
    do throws(SystemError) {
      try OutputFile.write(bytes, to: descriptor)
    } catch {
      self.error = error
    }
  }

  /// Takes everything.
  ///
  /// - Throws: The system's error at the first piece that could not be written.
  func take(_ fill: (OutputSink) -> Void) throws(SystemError) {
    fill(self)
    if let error { throw error }
  }
}
