import TestSupport

/// The product on a screen, with a phone that pushes are sent to without TLS.
final class ServedTerminal {
  /// The screen.
  let terminal: PseudoTerminal
  private let address: String

  /// Starts it, and waits until it listens.
  ///
  /// - Parameter name: Of its files.
  init(_ conditions: BenchConditions, _ name: String) throws(BenchError) {
    let ready = conditions.folder.path + "/\(name).ready"
    let words = ["open", try ServedProgram.scenario(in: conditions), "--serve", "--reduce-motion"]
    terminal = try conditions.coversheet(words + ServedProgram.options(ready: ready))
    address = try ServedProgram.address(in: ready)
  }

  /// Sends pushes, and reads the screen meanwhile.
  ///
  /// - Parameters:
  ///   - body: The path of the payload.
  ///   - pace: How many a second at most; nil for as many as can be.
  ///   - deadline: How long it may take.
  /// - Throws: Where not all of them are accepted in time.
  func send(
    pushes count: Int, body: String, pace: Int? = nil, deadline: Duration = .seconds(120)
  ) throws(BenchError) {
    let load = try H2Load(address, body: body, count, pace: pace)
    let isOver = terminal.waits(deadline: deadline) { _ in
      load.read()
      return !load.isRunning
    }
    guard isOver else { throw BenchError("the pushes never ended") }
    _ = try load.rate()
  }
}
