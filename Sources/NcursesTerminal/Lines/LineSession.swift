internal import CTerminal
import Glibc
import TerminalCore

/// One taking of a terminal that is read and written line by line: it stays as it was found,
/// and edits the lines itself.
final class LineSession {
  /// The size that the screen is laid out for, whatever the window's: wide enough for all that is
  /// read of one pane, and not for two beside each other.
  static let size = Size(columns: 79, rows: 60)

  private let device: TerminalDevice
  private let pipe: SignalPipe
  private var lines = LineBuffer()

  /// Takes the terminal.
  ///
  /// - Throws: `TerminalError`.
  init() throws(TerminalError) {
    device = try TerminalDevice()
    guard let pipe = SignalPipe() else { throw .system("open a pipe", errno: errno) }
    self.pipe = pipe
    ct_remember()
    take()
  }

  /// What to poll for input.
  var input: Int32 { device.input }
  /// What to poll for signals.
  var signals: Int32 { pipe.reading }

  /// Takes the terminal, at first or after it was given back.
  func take() {
    ct_restore_with([], 0)
    ct_install(device.output, pipe.writing)
  }

  /// Gives the terminal back for good.
  func stop() { ct_remove() }

  /// Writes text as it stands.
  func write(_ text: String) { device.write(Array(text.utf8)) }

  /// Reads what has arrived; false when nothing will come behind that.
  func read() -> Bool {
    var bytes: [UInt8] = []
    let goesOn = device.read(into: &bytes)
    lines.append(bytes)
    return goesOn
  }

  /// Takes the lines that are whole.
  func takeLines() -> [String] { lines.take() }

  /// Takes the signals that arrived.
  func takeSignals() -> [TerminalSignal] { pipe.take() }
}
