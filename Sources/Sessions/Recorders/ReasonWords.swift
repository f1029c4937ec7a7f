import Notifications
import TerminalCore

/// Reasons in the words of a line, each list of them worked out once: facts of one
/// situation share the very list.
struct ReasonWords {
  // By where a list lies. It is kept with its words, so that no other one can lie there meanwhile.
  private var known: [UnsafeRawPointer: (reasons: [Reason], words: String)] = [:]
  private static let most = 1 << 13

  /// `G3 grouped by thread: family`; empty for no reason.
  mutating func words(of reasons: [Reason]) -> String {
    guard let address = reasons.withUnsafeBytes({ $0.baseAddress }), !reasons.isEmpty else {
      return ""
    }
    if let known = known[address] { return known.words }
    if known.count == Self.most { known = [:] }
    let words = reasons.lineWords
    known[address] = (reasons, words)
    return words
  }
}

extension [Reason] {
  /// All of them with their rules, in the words of a line.
  var lineWords: String {
    map { "\($0.rule) \($0.words(naming: \.revealed))" }.joined(separator: ", ")
  }
}
