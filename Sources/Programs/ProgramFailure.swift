import Files
import Glibc
import Notifications

/// Why a program gave no answer.
///
/// Each case has what its sentence needs; where a limit was met, the limit.
package enum ProgramFailure: Error, Equatable, Sendable {
  /// It is not there: its first word, which is a path or was looked for in `PATH`.
  case notFound(String)
  /// The system did not start it, though it may be there: what could not be done, and the system's own words.
  case notStarted(String)
  /// It ended with a status other than 0; the last line that it said on standard error, or nothing.
  case ended(status: Int32, lastWords: String)
  /// A signal ended it.
  case signaled(Int32, lastWords: String)
  /// It took longer than it may.
  case timedOut(Duration)
  /// It used more of the processor than it may, in seconds.
  case tooMuchProcessorTime(seconds: Int)
  /// It wanted more memory than it may, in bytes.
  case tooMuchMemory(bytes: Int)
  /// It answered more than it may, in bytes.
  case tooMuchOutput(bytes: Int)
  /// It wrote a file larger than it may, in bytes.
  case fileTooLarge(bytes: Int)
  /// It ended well and said nothing.
  case noAnswer
  /// Its answer is no UTF-8 from this byte on, counted from 0.
  case invalidText(byte: Int)
  /// Its answer is no JSON: where, counted from 1, and what is wrong there.
  case notJSON(line: Int, column: Int, String)
  /// It wrote a line that was not asked for.
  case unaskedReply
  /// It ended, or closed its output, while a reply was awaited.
  case leftConversation
  /// It was stopped from outside, as when its pane closes.
  case stopped
  /// What watched over it is gone.
  case lost
}

extension ProgramFailure {
  /// The failure as a sentence for the log, without its subject and full stop: `it did not answer
  /// within 10 s`. Signals and errors are in the system's words, which are English.
  package var sentence: String {
    switch self {
    case .notFound(let word): "it could not be started: \(word): \(ENOENT.systemErrorWords)"
    case .notStarted(let what): "it could not be started: \(what)"
    case .ended(let status, let words): "it ended with status \(status)\(quoted(words))"
    case .signaled(let signal, let words):
      "it was ended by signal \(signal) (\(Self.name(signal)))\(quoted(words))"
    case .timedOut(let limit): "it did not answer within \(Self.words(limit))"
    case .tooMuchProcessorTime(let limit):
      "it used more than the \(limit) s of the processor that it may"
    case .tooMuchMemory(let limit):
      "it wanted more than the \(limit.inBytes) of memory it may use"
    case .tooMuchOutput(let limit): "it answered more than the \(limit.inBytes) that are read"
    case .fileTooLarge(let limit): "it wrote a file larger than the \(limit.inBytes) it may"
    case .noAnswer: "it ended without an answer"
    case .invalidText(let byte): "its answer is no UTF-8: byte \(byte + 1) is wrong"
    case .notJSON(let line, let column, let message):
      "its answer is no JSON: \(line):\(column): \(message)"
    case .unaskedReply: "it wrote a line that nobody had asked for"
    case .leftConversation: "it left without a reply"
    case .stopped: "it was stopped"
    case .lost: "it was lost: what watched over it is gone"
    }
  }

  private func quoted(_ words: String) -> String { words.isEmpty ? "" : ": \(words)" }

  private static func name(_ signal: Int32) -> String { String(cString: strsignal(signal)) }

  private static func words(_ duration: Duration) -> String {
    let milliseconds = duration.wholeMilliseconds
    return milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
  }
}
