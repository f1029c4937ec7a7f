import Glibc

extension PseudoTerminal {
  /// Types text, as bytes.
  package func send(_ text: String) {
    send(Array(text.utf8))
  }

  /// Types bytes.
  package func send(_ bytes: [UInt8]) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(controller, $0.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count <= 0 && errno != EINTR { return }
      done += max(0, count)
    }
  }

  /// Types more than a terminal holds: what the program writes meanwhile is read, so that
  /// neither waits for the other.
  package func sendLong(_ text: String) {
    let flags = fcntl(controller, F_GETFL)
    _ = fcntl(controller, F_SETFL, flags | O_NONBLOCK)
    defer { _ = fcntl(controller, F_SETFL, flags) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty, takeExitStatus() == nil {
      let count = rest.withUnsafeBytes { write(controller, $0.baseAddress, min(4096, $0.count)) }
      if count > 0 { rest = rest.dropFirst(count) }
      _ = read(until: ContinuousClock.now + (count > 0 ? .zero : .milliseconds(5)))
    }
  }

  /// Reads until the screen is as wanted.
  ///
  /// - Parameters:
  ///   - deadline: How long to wait at most; generous, because a test only
  ///     waits so long when it fails.
  ///   - isWanted: Asked at first, and after everything that arrives.
  /// - Returns: Whether it became so in time.
  package func waits(
    deadline: Duration = .seconds(180), until isWanted: (ScreenParser) -> Bool
  ) -> Bool {
    let end = ContinuousClock.now + deadline
    while !isWanted(screen) {
      // In slices, because the end of the program cannot be polled, only looked for.
      if read(until: min(end, ContinuousClock.now + .milliseconds(50))) { continue }
      if takeExitStatus() != nil || ContinuousClock.now >= end { return isWanted(screen) }
    }
    return true
  }

  /// When the last of the output came; nil before the first.
  package var arrival: ContinuousClock.Instant? { pieces.last?.arrival }

  /// When each piece of the output came, in order.
  package var arrivals: [ContinuousClock.Instant] { pieces.map(\.arrival) }

  /// When the screen became as wanted, of what was read already.
  ///
  /// - Parameters:
  ///   - before: What the terminal showed when so many bytes of output had come.
  /// - Returns: nil where it did not.
  package func arrival(
    since before: (screen: ScreenParser, count: Int), of isWanted: (ScreenParser) -> Bool
  ) -> ContinuousClock.Instant? {
    var (screen, count) = before
    for piece in pieces where piece.end > count {
      screen.feed(output[count..<piece.end])
      count = piece.end
      if isWanted(screen) { return piece.arrival }
    }
    return nil
  }

  /// Reads until the program has ended.
  ///
  /// - Returns: How it ended; nil when it runs on.
  package func waitForExit(deadline: Duration = .seconds(180)) -> ExitStatus? {
    let end = ContinuousClock.now + deadline
    while takeExitStatus() == nil {
      let next = min(end, ContinuousClock.now + .milliseconds(20))
      if !read(until: next) && ContinuousClock.now >= end { return nil }
    }
    while read(until: ContinuousClock.now) {}
    return takeExitStatus()
  }

  /// Reads what has come, all of it before any is parsed, so that parsing delays none.
  ///
  /// - Returns: Whether something came before the end.
  private func read(until end: ContinuousClock.Instant) -> Bool {
    let left = max(.zero, end - ContinuousClock.now)
    let milliseconds =
      left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000
    let start = output.count
    var wait = Int32(milliseconds)
    // A long frame comes in pieces, the next a moment after the last was taken.
    while readOnce(within: wait) { wait = 1 }
    guard output.count > start else { return false }
    screen.feed(output[start...])
    return true
  }

  private func readOnce(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(controller, &bytes, bytes.count)
    guard count > 0 else { return false }
    pieces.append((output.count + count, ContinuousClock.now))
    output += bytes.prefix(count)
    return true
  }
}
