import Notifications
import TerminalCore

/// All that happened in a run, as `run --json` prints it, to be compared with another run.
final class TestTrace {
  private var lines: [String] = []

  /// Hears of the run.
  var recorder: any Recorder { JSONLines { self.lines.append(JSONText.compact($0)) } }

  /// The first difference in words; nil where both are the same, byte for byte.
  ///
  /// - Parameter number: Which run the other is, from 2; this is the first.
  func difference(from other: TestTrace, _ number: Int) -> String? {
    if lines == other.lines { return nil }
    let same = zip(lines, other.lines).prefix { $0 == $1 }.count
    return "it differs between runs; fact \(same + 1) was \(line(same)) in the first and "
      + "\(other.line(same)) in run \(number)"
  }

  private func line(_ index: Int) -> String {
    guard index < lines.count else { return "not there" }
    let (line, most) = (lines[index], 300)
    return line.count > most ? line.prefix(most) + Glyphs.unicode.cut : line
  }
}
