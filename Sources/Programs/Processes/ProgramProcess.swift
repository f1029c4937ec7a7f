internal import CProcess
import Glibc

/// A program that runs under supervision, as descriptors to poll: what it reads, writes and says
/// flows in steps that never wait.
///
/// It owns the descriptors and the supervisor. Dropping it ends the
/// program and all that it started.
final class ProgramProcess {
  private let supervisor: pid_t
  private var ends: PipeEnds
  private var input: ArraySlice<UInt8> = []
  private var closesInput = false
  private var reportText: [UInt8] = []

  /// The end of what it said on standard error.
  private(set) var errors = BoundedBytes(limit: 4096)
  /// Why it was told to end; nil while it was not. It counts before whatever the program's end
  /// would tell.
  private(set) var whyStopped: ProgramFailure?
  /// Whether it, or who else writes for it, closed its output.
  private(set) var isOutputClosed = false
  /// Whether it and all that it started are gone, and everything that it wrote was read.
  private(set) var isOver = false
  /// What the supervisor told about it.
  private(set) var report: ProgramReport?

  /// Takes over a supervisor and its pipes.
  ///
  /// - Parameters:
  ///   - supervisor: A child of ours that was started just now.
  ///   - ends: Theirs are closed already.
  init(_ supervisor: pid_t, ends: PipeEnds) {
    (self.supervisor, self.ends) = (supervisor, ends)
  }

  deinit {
    Self.close(&ends.lifeline)
    if !isOver { awaitSupervisor() }
    ends.closeOurs()
  }

  /// What to wait for.
  ///
  /// Empty once it is over.
  var polls: [pollfd] {
    if isOver { return [] }
    let reading = [ends.output, ends.errors, ends.report, ends.timer].filter { $0 >= 0 }
    let polls = reading.map { pollfd(reading: $0) }
    guard ends.request >= 0, !input.isEmpty else { return polls }
    return polls + [pollfd(writing: ends.request)]
  }

  /// Gives it more to read.
  ///
  /// What the program does not read yet is kept.
  func send(_ bytes: [UInt8]) {
    input += bytes
    writeInput()
  }

  /// Closes what it reads, once it has all of it.
  ///
  /// Nothing may be sent afterwards.
  func closeInput() {
    closesInput = true
    writeInput()
  }

  /// Lets it run so much longer; nil lets it run for ever.
  ///
  /// - Parameter duration: From now; what was set before does not count any more.
  func setDeadline(after duration: Duration?) {
    cp_set_timer(ends.timer, duration.map { max(1, $0.wholeMilliseconds) } ?? 0)
  }

  /// Ends it and all that it started. The first reason counts.
  ///
  /// It is over a step later; the supervisor has ten seconds for it.
  func stop(because reason: ProgramFailure) {
    if whyStopped != nil || isOver { return }
    whyStopped = reason
    Self.close(&ends.lifeline)
    Self.close(&ends.request)
    setDeadline(after: .seconds(10))
  }

  /// Moves what can be moved without waiting.
  ///
  /// - Parameter limit: So many bytes of output are read at most; the next step reads on.
  /// - Returns: What it wrote since the last step, and whether its time is over.
  func step(outputLimit limit: Int) -> (output: [UInt8], isTimeOver: Bool) {
    if isOver { return ([], false) }
    writeInput()
    // First the report: once the supervisor is gone, all output there will ever be is in the pipe.
    readReport()
    let isGone = ends.report < 0
    let output = Self.read(&ends.output, atMost: limit, isLast: isGone)
    isOutputClosed = ends.output < 0
    errors.append(Self.read(&ends.errors, atMost: 1 << 16, isLast: isGone))
    isOver = isGone && isOutputClosed && ends.errors < 0
    return (output, isOver ? false : takeTimer())
  }

  private func takeTimer() -> Bool {
    var count: UInt64 = 0
    guard Glibc.read(ends.timer, &count, 8) == 8 else { return false }
    if whyStopped == nil { return true }
    // The supervisor was told and did not do it.
    kill(supervisor, SIGKILL)
    return false
  }

  private func readReport() {
    if ends.report < 0 { return }
    reportText += Self.read(&ends.report, atMost: 4096, isLast: false)
    if ends.report >= 0 { return }
    var status: Int32 = 0
    while waitpid(supervisor, &status, 0) < 0, errno == EINTR {}
    // One that did not end by itself ended nothing of what it watched.
    if status != 0 { Orphans.end() }
    let lines = String(decoding: reportText, as: UTF8.self).split(separator: "\n")
    report = lines.compactMap(ProgramReport.init(line:)).first
  }

  /// Waits until the supervisor has done its work; it was told already.
  private func awaitSupervisor() {
    var rest = 500
    while ends.report >= 0 {
      var polls = [pollfd(reading: ends.report)]
      rest -= poll(&polls, 1, 20) == 0 ? 1 : 0
      if rest == 0 { kill(supervisor, SIGKILL) }
      readReport()
    }
  }
}

extension ProgramProcess {
  private func writeInput() {
    guard ends.request >= 0 else { return }
    while !input.isEmpty {
      let count = Self.writeWithoutSignal(ends.request, input)
      if count < 0 {
        // EPIPE: the program closed its input; it may still answer.
        if errno != EAGAIN { Self.close(&ends.request) }
        return
      }
      input = input.dropFirst(count)
    }
    if closesInput { Self.close(&ends.request) }
  }

  // A reader that is gone would end us by SIGPIPE, and how signals are handled is
  // the executable's business.
  private static func writeWithoutSignal(
    _ descriptor: Int32, _ bytes: ArraySlice<UInt8>
  ) -> Int {
    var (pipe, before, waiting) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    sigpending(&waiting)
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    let error = errno
    if count < 0, error == EPIPE, sigismember(&waiting, SIGPIPE) == 0 {
      var noTime = timespec()
      sigtimedwait(&pipe, nil, &noTime)
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    errno = error
    return count
  }

  /// Reads what is there, and closes the descriptor at its end, or where its last writer is gone.
  private static func read(
    _ descriptor: inout Int32, atMost limit: Int, isLast: Bool
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while descriptor >= 0, bytes.count < limit {
      let count = Glibc.read(descriptor, &buffer, min(buffer.count, limit - bytes.count))
      if count > 0 {
        bytes += buffer.prefix(count)
      } else if count < 0, errno == EINTR {
        continue
      } else if count < 0, errno == EAGAIN, !isLast {
        break
      } else {
        close(&descriptor)
      }
    }
    return bytes
  }

  private static func close(_ descriptor: inout Int32) {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }
}
