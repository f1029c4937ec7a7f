import Foundation
import Notifications
import TestSupport

extension BenchConditions {
  /// Starts the product in a terminal of 120 by 40, as a person would, and
  /// waits for its first frame.
  ///
  /// - Parameter tracing: A file that is to list the writes; nil for none.
  func coversheet(
    _ operands: [String], tracing trace: String? = nil
  ) throws(BenchError) -> PseudoTerminal {
    var words = [programs.coversheet] + operands
    if let trace, let tracer = programs.tracer {
      words = [tracer, "-y", "-e", "trace=write,writev", "-o", trace] + words
    }
    return try terminal(words) { $0.lines.last?.containsBytes(of: "? help") == true }
  }

  /// Starts the least program on ncurses, and waits for its first frame.
  func hello() throws(BenchError) -> PseudoTerminal {
    try terminal([programs.hello]) { $0.lines[0].hasPrefix("hello") }
  }

  /// Starts the least program that shows a list, and waits for its first frame.
  ///
  /// - Parameter pipe: Through which more comes; nil for none.
  func listLimit(_ list: String, _ pipe: String? = nil) throws(BenchError) -> PseudoTerminal {
    let words = [programs.listLimit, list] + (pipe.map { [$0] } ?? [])
    return try terminal(words) { $0.lines[0].hasPrefix("Notifications") }
  }

  private func terminal(
    _ words: [String], until isReady: (ScreenParser) -> Bool
  ) throws(BenchError) -> PseudoTerminal {
    let data = ProcessInfo.processInfo.environment["COVERSHEET_DATA"]
    var environment = ["LANG=C.UTF-8", "XDG_STATE_HOME=\(folder.path)"]
    if let data { environment.append("COVERSHEET_DATA=\(data)") }
    let terminal: PseudoTerminal
    do {
      terminal = try PseudoTerminal(
        running: words[0], Array(words.dropFirst()), type: "xterm-256color",
        environment: environment, columns: 120, rows: 40)
    } catch {
      throw BenchError("cannot start \(words[0]): \(error)")
    }
    guard terminal.waits(until: isReady) else {
      throw BenchError("\(words[0]) shows no first frame:\n\(terminal.screen.text)")
    }
    return terminal
  }
}

extension PseudoTerminal {
  /// Reads until nothing has come for a while.
  func settle(_ pause: Duration = .milliseconds(60)) {
    var seen = -1
    while seen != output.count {
      seen = output.count
      _ = waits(deadline: pause) { _ in false }
    }
  }

  /// Reads until the program has nothing more to do.
  ///
  /// - Throws: Where it is gone.
  func waitUntilQuiet() throws(BenchError) {
    var ticks = -1
    while true {
      settle(.milliseconds(200))
      let now = try ProcessStatus(of: process).ticks
      if now == ticks { return }
      ticks = now
    }
  }

  /// The time from a key to its answer, whole and not yet looked at.
  ///
  /// - Throws: Where none comes.
  func answer(to key: String) throws(BenchError) -> Duration {
    let seen = output.count
    let start = ContinuousClock.now
    send(key)
    guard waits(deadline: .seconds(5), until: { _ in output.count > seen }), let arrival else {
      throw BenchError("the key “\(key)” shows nothing:\n\(screen.text)")
    }
    settle(.milliseconds(15))
    return arrival - start
  }
}
