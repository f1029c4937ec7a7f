import Glibc

/// Feeds a process and takes what it writes, all at once, so that neither waits for the other.
struct Exchange {
  private let pipes: [Pipe]
  private var input: ArraySlice<UInt8>
  private let byteLimit: Int?
  /// Standard output so far.
  private(set) var output: [UInt8] = []
  /// Standard error so far.
  private(set) var errors: [UInt8] = []

  init(_ pipes: [Pipe], input: [UInt8], byteLimit: Int?) {
    self.pipes = pipes
    self.input = input[...]
    self.byteLimit = byteLimit
  }

  /// Goes on until the process has closed its outputs.
  ///
  /// - Returns: False where it said nothing for ten minutes; it will not come to an end by itself.
  mutating func run() -> Bool {
    if input.isEmpty { pipes[0].close(.writing) }
    while pipes[1].reading >= 0 || pipes[2].reading >= 0 {
      var polls = [
        pollfd(fd: pipes[0].writing, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: pipes[1].reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipes[2].reading, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&polls, 3, 600_000) != 0 else { return false }
      if polls[0].revents != 0 { feed() }
      if polls[1].revents != 0 { take(from: pipes[1], into: \.output) }
      if polls[2].revents != 0 { take(from: pipes[2], into: \.errors) }
      if let byteLimit, output.count >= byteLimit { pipes[1].close(.reading) }
    }
    return true
  }

  private mutating func feed() {
    // Waiting for a program that waits for us would never end; one that has
    // gone is no signal for us.
    let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
    let count = input.withUnsafeBytes { send(pipes[0].writing, $0.baseAddress, $0.count, flags) }
    if count > 0 { input = input.dropFirst(count) }
    if input.isEmpty || count < 0 && errno != EAGAIN { pipes[0].close(.writing) }
  }

  private mutating func take(from pipe: Pipe, into bytes: WritableKeyPath<Exchange, [UInt8]>) {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(pipe.reading, &buffer, byteLimit ?? buffer.count)
    if count > 0 { self[keyPath: bytes] += buffer.prefix(count) } else { pipe.close(.reading) }
  }
}
