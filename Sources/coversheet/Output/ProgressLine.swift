import Sessions
import TerminalCore

/// How far something long is, on one line of the terminal that is written over again and again.
final class ProgressLine {
  private let isShown: Bool
  private let columns: Int
  private var length = 0
  private var shownAt: Duration?

  /// Never shown where standard error is no terminal.
  init(_ environment: ProcessEnvironment, isWanted: Bool) {
    isShown = isWanted && environment.isErrorTerminal
    columns = environment.errorColumns
  }

  /// Shows how far the tests are, ten times a second at most.
  func show(_ progress: TestProgress, elapsed: Duration) {
    let failed = progress.failed == 0 ? "" : ", \(progress.failed) not passed"
    let time = "\(elapsed.components.seconds) s"
    show("\(progress.finished) of \(progress.count) played\(failed), \(time)", elapsed: elapsed)
  }

  /// Shows how far it is in words, ten times a second at most.
  func show(_ words: @autoclosure () -> String, elapsed: Duration) {
    guard isShown, shownAt.map({ elapsed - $0 >= .milliseconds(100) }) ?? true else { return }
    shownAt = elapsed
    write(words().shortened(columns: columns - 1, ellipsis: Glyphs.unicode.cut))
  }

  /// Takes the line away, for something else to be written.
  func clear() {
    guard length > 0 else { return }
    write("")
  }

  // With blanks and not with a control sequence: every terminal knows these.
  private func write(_ text: String) {
    let rest = String(repeating: " ", count: max(0, length - text.columns))
    Console.rewriteLine(text + rest + (text.isEmpty ? "\r" : ""))
    length = text.columns
  }
}
