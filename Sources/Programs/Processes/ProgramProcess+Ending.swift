import Glibc
import Notifications

extension ProgramProcess {
  /// What it said on standard error, line by line, and what it left behind.
  ///
  /// The last 4096 bytes of it.
  var remarks: [String] {
    guard case .ended(let end) = report, end.leftovers > 0 else { return errors.lines }
    // Not how many: one that was just about to start another may or may not have.
    return errors.lines + ["what it left behind ended with it"]
  }

  /// Sleeps until something of it moves.
  ///
  /// Without a limit: the timer among the polls ends it.
  func wait() {
    var polls = polls
    if !polls.isEmpty { poll(&polls, nfds_t(polls.count), -1) }
  }

  /// Why it failed, once it is over; nil where it ended well.
  ///
  /// - Parameter program: What was to run; its limits tell which of them it met.
  func failure(of program: ExternalProgram) -> ProgramFailure? {
    if let whyStopped { return whyStopped }
    switch report {
    case nil: return .lost
    case .refused(let step, let error):
      guard step == program.words.first else { return .system(step, error) }
      if let refusal = program.refusal { return .notStarted("\(step): \(refusal)") }
      return error == ENOENT ? .notFound(step) : .system(step, error)
    case .ended(let end): return failure(end, program.limits)
    }
  }

  private func failure(_ end: ProgramEnd, _ limits: ProgramLimits) -> ProgramFailure? {
    if end.exitStatus == 0 { return nil }
    let words = errors.lines.last.map { String($0.prefix(200)) } ?? ""
    let usedUp = end.processorMilliseconds >= limits.processorSeconds * 1000
    if end.signal == SIGXCPU || end.signal == SIGKILL && usedUp {
      return .tooMuchProcessorTime(seconds: limits.processorSeconds)
    }
    if end.signal == SIGXFSZ { return .fileTooLarge(bytes: limits.fileBytes) }
    if wantedMemory(end, words, limits) { return .tooMuchMemory(bytes: limits.memoryBytes) }
    if let status = end.exitStatus { return .ended(status: status, lastWords: words) }
    return .signaled(end.signal, lastWords: words)
  }

  // The system only refuses; what a program makes of that is its own
  // affair, so this is an inference.
  private func wantedMemory(
    _ end: ProgramEnd, _ words: String, _ limits: ProgramLimits
  ) -> Bool {
    let complaints = ["memoryerror", "out of memory", "cannot allocate memory", "bad_alloc"]
    let complains = complaints.contains(where: words.lowercased().containsBytes(of:))
    return complains || end.peakKilobytes * 10 > limits.memoryBytes / 1024 * 8
  }
}
