import Glibc

/// What the supervisor says about the program, a line each, over a pipe of its own.
enum ProgramReport: Equatable {
  /// It could not be started: what failed, and the system's error.
  case refused(step: String, error: Int32)
  /// It ended, and nothing of it is left.
  case ended(ProgramEnd)

  /// The report as a line.
  ///
  /// With its line feed.
  var line: String {
    switch self {
    case .refused(let step, let error): "refused \(error) \(step)\n"
    case .ended(let end):
      "ended \(end.status) \(end.peakKilobytes) \(end.processorMilliseconds) \(end.leftovers)\n"
    }
  }

  /// From a line without its end; nil for anything else.
  ///
  /// - Parameter line: As `line` writes it. A step's name may have blanks.
  init?(line: Substring) {
    let words = line.split(separator: " ", maxSplits: 2)
    if words.count == 3, words[0] == "refused", let error = Int32(words[1]) {
      self = .refused(step: String(words[2]), error: error)
      return
    }
    let fields = line.split(separator: " ").dropFirst()
    let numbers = fields.compactMap { Int($0) }
    guard words.first == "ended", fields.count == 4, numbers.count == 4 else { return nil }
    self = .ended(
      ProgramEnd(
        status: Int32(truncatingIfNeeded: numbers[0]), peakKilobytes: numbers[1],
        processorMilliseconds: numbers[2], leftovers: numbers[3]))
  }
}

/// How a program ended.
struct ProgramEnd: Hashable {
  /// As `waitpid` has it.
  var status: Int32
  /// The most memory that it had at a time.
  var peakKilobytes: Int
  /// The processor's time that it took, with its children's.
  var processorMilliseconds: Int
  /// The processes that it left behind, which were ended too.
  var leftovers: Int

  /// The status that it gave itself; nil where a signal ended it.
  ///
  /// 0 to 255.
  var exitStatus: Int32? { status & 0x7f == 0 ? status >> 8 & 0xff : nil }
  /// The signal that ended it; 0 where none did.
  var signal: Int32 { status & 0x7f }
}
