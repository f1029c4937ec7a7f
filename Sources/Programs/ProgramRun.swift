import Glibc

/// A program that is given one thing to read and gives one answer: a service extension.
///
///     let run = try ProgramRun(program, input: request, launcher: launcher)
///     while run.outcome == nil { poll(run.polls…); run.step() }
///
/// Dropped before its end, it ends the program.
package final class ProgramRun {
  /// What the answer has to be.
  package enum Answer: Sendable {
    /// One JSON value in UTF-8.
    case json
    /// Anything at all.
    case bytes
  }

  /// What it came to; nil while it runs.
  package private(set) var outcome: ProgramOutcome?
  private let process: ProgramProcess
  private let program: ExternalProgram
  private let answer: Answer
  private var output: [UInt8] = []
  private var isWindingUp = false

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: Not looked through: ask `ProgramConsent` before.
  ///   - input: All that it can read; then its standard input ends.
  ///   - launcher: What the program gets.
  ///   - answer: What its output has to be to count.
  /// - Throws: `ProgramFailure.notStarted` where not even its supervisor can be started.
  package init(
    _ program: ExternalProgram, input: [UInt8], launcher: ProgramLauncher, answer: Answer = .json
  ) throws(ProgramFailure) {
    process = try launcher.start(program)
    self.program = program
    self.answer = answer
    process.setDeadline(after: limits.wallClock)
    process.send(input)
    process.closeInput()
  }

  /// Runs a program to its end, blocking.
  ///
  /// - Returns: The outcome, and what the program said on standard error, for the log.
  package static func outcome(
    of program: ExternalProgram, input: [UInt8], launcher: ProgramLauncher, answer: Answer = .json
  ) -> (outcome: ProgramOutcome, remarks: [String]) {
    do throws(ProgramFailure) {
      let run = try ProgramRun(program, input: input, launcher: launcher, answer: answer)
      return (run.waitForOutcome(), run.remarks)
    } catch {
      return (.failed(error), [])
    }
  }

  /// What to wait for; empty once there is an outcome.
  package var polls: [pollfd] { process.polls }

  /// What it said on standard error, line by line, and what it left behind; for the log.
  package var remarks: [String] { process.remarks }

  /// Moves what can be moved without waiting; after anything of `polls` is ready.
  ///
  /// Does nothing once there is an outcome.
  package func step() {
    if outcome != nil { return }
    let (more, isTimeOver) = process.step(outputLimit: limits.outputBytes + 1 - output.count)
    output += more
    if output.count > limits.outputBytes {
      output = []
      process.stop(because: .tooMuchOutput(bytes: limits.outputBytes))
    }
    if isTimeOver { process.stop(because: .timedOut(limits.wallClock)) }
    if process.isOver { outcome = conclusion() } else { windUp() }
  }

  /// Ends the program; the outcome comes a step later.
  package func stop() { process.stop(because: .stopped) }

  /// Sleeps until there is an outcome.
  ///
  /// At most as long as the limits allow, and a little.
  func waitForOutcome() -> ProgramOutcome {
    while true {
      if let outcome { return outcome }
      process.wait()
      step()
    }
  }

  /// A program that has closed its output has answered: it has a moment left to end by itself.
  private func windUp() {
    guard process.isOutputClosed, !isWindingUp, process.whyStopped == nil else { return }
    isWindingUp = true
    process.setDeadline(after: limits.timeToEnd)
  }

  private var limits: ProgramLimits { program.limits }

  private func conclusion() -> ProgramOutcome {
    // Killed in the grace period after it closed its output: its answer counts.
    let lingered = isWindingUp && process.whyStopped == .timedOut(limits.wallClock)
    if !lingered, let failure = process.failure(of: program) { return .failed(failure) }
    switch answer {
    case .json: return .json(output)
    case .bytes: return output.isEmpty ? .failed(.noAnswer) : .answered(output)
    }
  }
}
