import Notifications
import TerminalCore

/// Lines of a result that wait to be written many at a time: a call of the system for each
/// takes as long as making it.
///
/// A terminal gets each line at once, as from any program.
final class OutputBuffer {
  private var bytes: [UInt8] = []
  private let byteLimit: Int

  init(isTerminal: Bool) { byteLimit = isTerminal ? 0 : 1 << 16 }

  /// Adds a line, with nothing in it that could drive a terminal.
  func printLine(_ text: String) { add(text.visibleLine) }

  /// Adds a value on a line; JSON escapes by itself what could drive a terminal.
  func printJSON(_ value: JSONValue) { add(JSONText.compact(value)) }

  /// Writes all that waits.
  func flush() {
    if bytes.isEmpty { return }
    Console.print(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  private func add(_ line: String) {
    bytes += line.utf8
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count > byteLimit { flush() }
  }
}
