import Glibc
import TerminalCore

/// The terminal as the kernel sees it: bytes in, bytes out, a size, settings.
struct TerminalDevice: ~Copyable {
  /// Where keys come from: standard input, or `/dev/tty` where that is no terminal (a payload is piped
  /// in).
  let input: Int32
  /// Where frames go.
  let output = STDOUT_FILENO
  private let opensInput: Bool
  private let settings: termios

  /// Remembers the settings.
  ///
  /// - Throws: `TerminalError.noTerminal` when standard output is none, or no input can be had.
  init() throws(TerminalError) {
    guard isatty(STDOUT_FILENO) == 1 else { throw .noTerminal }
    let opensInput = isatty(STDIN_FILENO) != 1
    let source = opensInput ? open("/dev/tty", O_RDWR | O_CLOEXEC) : STDIN_FILENO
    var settings = termios()
    guard source >= 0, tcgetattr(source, &settings) == 0 else {
      if opensInput, source >= 0 { close(source) }
      throw .noTerminal
    }
    (self.opensInput, self.input, self.settings) = (opensInput, source, settings)
  }

  deinit { if opensInput { close(input) } }

  /// Lets every byte through unchanged: no echo, no line editing, no keys that are signals.
  func makeRaw() {
    var raw = settings
    cfmakeraw(&raw)
    set(raw)
  }

  /// Sets everything back to what it was at `init`, once the output has been sent.
  func restore() {
    set(settings)
  }

  private func set(_ settings: termios) {
    withUnsafePointer(to: settings) { pointer in
      while tcsetattr(input, TCSADRAIN, pointer) != 0 && errno == EINTR {}
    }
  }

  /// The size in cells; 80 by 24 when the terminal does not say.
  var size: Size {
    guard let window, window.ws_col > 0, window.ws_row > 0 else {
      return Size(columns: 80, rows: 24)
    }
    return Size(
      columns: min(Int(window.ws_col), Self.most.columns),
      rows: min(Int(window.ws_row), Self.most.rows))
  }

  /// The size in pixels; nil when the terminal does not say.
  var pixels: PixelSize? {
    guard let window, window.ws_xpixel > 0, window.ws_ypixel > 0 else { return nil }
    return PixelSize(width: Int(window.ws_xpixel), height: Int(window.ws_ypixel))
  }

  // What the system knows of it, zeros for what it does not; nil where it knows nothing.
  private var window: winsize? {
    var window = winsize()
    return ioctl(output, UInt(TIOCGWINSZ), &window) == 0 ? window : nil
  }

  // Larger ones are a mistake of the terminal's: ncurses counts in 16 bits,
  // and each cell takes memory.
  private static let most = Size(columns: 4096, rows: 1024)

  /// Writes all bytes, in one call unless the terminal takes less at once.
  func write(_ bytes: [UInt8]) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(output, buffer.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count > 0 {
        done += count
      } else if errno == EAGAIN {
        _ = waitUntilReady(output, for: POLLOUT, milliseconds: -1)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Reads what has arrived, without waiting; nil when the terminal is gone.
  ///
  /// The terminal stays in blocking mode: that belongs to the open file, which the shell shares.
  func read() -> [UInt8]? {
    var bytes: [UInt8] = []
    // Behind some bytes the end is left out: of a terminal that is gone it is read again.
    return read(into: &bytes) || !bytes.isEmpty ? bytes : nil
  }

  /// Adds what has arrived, without waiting.
  ///
  /// - Returns: False where nothing will come behind that. The end of what is typed, where the
  ///   terminal edits its lines itself (Ctrl-D), is told once.
  func read(into bytes: inout [UInt8]) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 4096)
    while bytes.count < 1 << 20, waitUntilReady(input, for: POLLIN, milliseconds: 0) {
      let count = Glibc.read(input, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes += chunk.prefix(count)
    }
    return true
  }

  /// Waits until something arrives.
  ///
  /// - Returns: Whether it did within the time.
  func waitForInput(milliseconds: Int32) -> Bool {
    waitUntilReady(input, for: POLLIN, milliseconds: milliseconds)
  }

  private func waitUntilReady(_ descriptor: Int32, for event: Int32, milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}
