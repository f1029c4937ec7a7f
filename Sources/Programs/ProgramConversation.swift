import Glibc
import Notifications

/// A program that gets an event a line and answers each with a line: a content extension.
///
/// Dropped, it ends the program. After a failure it is over: the program is ended, and every event
/// that still waits for a reply fails the same way.
///
///     let conversation = try ProgramConversation(program, launcher: launcher)
///     conversation.send(event)
///     while conversation.awaited > 0 { poll(conversation.polls…); replies += conversation.step() }
package final class ProgramConversation {
  /// Why it is over; nil while it is not. It stays: a new conversation has to be started.
  package private(set) var failure: ProgramFailure?
  /// The events whose replies are still to come. The limit of time holds for each reply, and begins
  /// when the one before it came.
  package private(set) var awaited = 0
  private let process: ProgramProcess
  private let program: ExternalProgram
  private var lines: ByteLines
  private var isLeaving = false

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: Not looked through: ask `ProgramConsent` before.
  ///   - launcher: What the program gets.
  /// - Throws: `ProgramFailure.notStarted` where not even its supervisor can be started.
  package init(
    _ program: ExternalProgram, launcher: ProgramLauncher
  ) throws(ProgramFailure) {
    process = try launcher.start(program)
    self.program = program
    lines = ByteLines(byteLimit: program.limits.outputBytes)
  }

  /// What to wait for; empty once all of it is gone.
  package var polls: [pollfd] { process.polls }

  /// What it said on standard error, line by line, and what it left behind; for the log.
  package var remarks: [String] { process.remarks }

  /// Sends an event; its reply comes out of a later `step`.
  ///
  /// After a failure nothing is sent; the next `step()` answers with that failure.
  ///
  /// - Parameter event: JSON without line feeds.
  package func send(_ event: [UInt8]) {
    awaited += 1
    guard failure == nil else { return }
    if awaited == 1 { process.setDeadline(after: limits.wallClock) }
    process.send(event + [Self.lineFeed])
  }

  /// Moves what can be moved without waiting; after anything of `polls` is ready.
  ///
  /// To be called once more after the failure, for the replies that will not come.
  ///
  /// - Returns: The replies that came, one an event, in the order of the events.
  package func step() -> [ProgramOutcome] {
    // Up to one byte more than a reply may have: the line is too long, or it ends within.
    let (more, isTimeOver) = process.step(
      outputLimit: max(1, limits.outputBytes + 1 - lines.byteCount))
    lines.append(more)
    var replies: [ProgramOutcome] = []
    while failure == nil, let line = lines.next(isEnded: false) { accept(line, &replies) }
    if isTimeOver { fail(isLeaving ? .leftConversation : .timedOut(limits.wallClock)) }
    if process.isOver {
      failure = failure ?? process.failure(of: program) ?? .leftConversation
    } else if process.isOutputClosed {
      leave()
    }
    if let failure, awaited > 0 {
      replies += Array(repeating: .failed(failure), count: awaited)
      awaited = 0
    }
    return replies
  }

  /// Says that there are no more events; the program has a moment to end by itself.
  ///
  /// Keep it and go on stepping until `polls` is empty; dropping it ends the program at once.
  package func end() {
    process.closeInput()
    leave()
  }

  private var limits: ProgramLimits { program.limits }

  private func accept(_ line: ByteLines.Line, _ replies: inout [ProgramOutcome]) {
    switch line {
    case .whole(let reply): accept(reply: Array(reply), &replies)
    case .tooLong: fail(.tooMuchOutput(bytes: limits.outputBytes))
    }
  }

  private func accept(reply line: [UInt8], _ replies: inout [ProgramOutcome]) {
    if awaited == 0 { return fail(.unaskedReply) }
    let reply = ProgramOutcome.json(line)
    if case .failed(let why) = reply { return fail(why) }
    awaited -= 1
    // One that is leaving has its moment, whatever it still says.
    if !isLeaving { process.setDeadline(after: awaited > 0 ? limits.wallClock : nil) }
    replies.append(reply)
  }

  private func fail(_ why: ProgramFailure) {
    if failure != nil { return }
    failure = why
    lines.removeAll()
    process.stop(because: why)
  }

  // How it ended says more than that it says nothing any more, and is known in a moment.
  private func leave() {
    if isLeaving { return }
    isLeaving = true
    process.setDeadline(after: limits.timeToEnd)
  }

  private static let lineFeed = UInt8(ascii: "\n")
}
