import TestSupport

/// The same long list in the product and in the least program that shows one.
struct ListPair {
  /// The least program.
  let limit: LongList
  /// The product.
  let product: LongList

  /// Opens a file in both.
  ///
  /// - Throws: Where one of them shows nothing.
  init(_ path: String, _ conditions: BenchConditions) throws(BenchError) {
    limit = try LongList { () throws(BenchError) in try conditions.listLimit(path) }
    product = try LongList { () throws(BenchError) in
      try conditions.coversheet(["--reduce-motion", path])
    }
  }

  /// How long an act takes in both, in turns.
  ///
  /// - Throws: Where one of them shows nothing of it.
  func times(
    of act: ListAct, rounds: Int
  ) throws(BenchError) -> (limit: [Duration], product: [Duration]) {
    try inTurns(rounds) { list throws(BenchError) in try list.time(of: act) }
  }

  /// The processor time that some keys take in both, in turns.
  ///
  /// - Throws: Where one of them shows nothing of them.
  func processorTimes(
    of keys: [String], rounds: Int
  ) throws(BenchError) -> (limit: [Duration], product: [Duration]) {
    try inTurns(rounds) { list throws(BenchError) in try list.processorTime(of: keys) }
  }

  private func inTurns(
    _ rounds: Int, _ measure: (LongList) throws(BenchError) -> Duration
  ) throws(BenchError) -> (limit: [Duration], product: [Duration]) {
    var times: (limit: [Duration], product: [Duration]) = ([], [])
    for _ in 0..<rounds {
      times.limit.append(try measure(limit))
      times.product.append(try measure(product))
    }
    return times
  }
}

/// A program that shows a long list, and what it took until that was all there.
struct LongList {
  private let terminal: PseudoTerminal
  /// From its start to the last that came of it.
  let opening: Duration
  /// The most memory that it held until then, in bytes.
  let memory: Double

  fileprivate init(_ start: () throws(BenchError) -> PseudoTerminal) throws(BenchError) {
    let began = ContinuousClock.now
    terminal = try start()
    try terminal.waitUntilQuiet()
    opening = (terminal.arrival ?? began) - began
    memory = Double(try ProcessStatus(of: terminal.process).peakMemory)
  }

  fileprivate func time(of act: ListAct) throws(BenchError) -> Duration {
    for keys in act.before { _ = try terminal.answer(to: keys) }
    let start = ContinuousClock.now
    let first = try terminal.answer(to: act.keys)
    let last = (terminal.arrival ?? start) - start
    for keys in act.after { _ = try terminal.answer(to: keys) }
    return act.endsWithAll ? last : first
  }

  fileprivate func processorTime(of keys: [String]) throws(BenchError) -> Duration {
    let before = try ProcessStatus.processorTime(of: terminal.process)
    for key in keys { _ = try terminal.answer(to: key) }
    return try ProcessStatus.processorTime(of: terminal.process) - before
  }

  /// Lets it be for a while.
  func rest(_ time: Duration) { _ = terminal.waits(deadline: time) { _ in false } }

  /// The time from the key that leaves to the end of the process.
  ///
  /// - Throws: Where it goes on.
  func leave() throws(BenchError) -> Duration {
    let start = ContinuousClock.now
    terminal.send("q")
    var status = terminal.takeExitStatus()
    while status == nil, ContinuousClock.now - start < .seconds(20) {
      // To wait for output, of which there is none, would take as long as that.
      rest(.zero)
      status = terminal.takeExitStatus()
    }
    guard status == .exited(0) else {
      throw BenchError("the program goes on behind q:\n\(terminal.screen.text)")
    }
    return ContinuousClock.now - start
  }
}
