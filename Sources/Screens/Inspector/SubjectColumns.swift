import Explaining
import TerminalCore

/// How wide the column is in which a question's answers say what each is about.
struct SubjectColumns {
  // For all but one that is much longer than the others; 0 where none is said.
  private let usual: Int
  // For the longest.
  private let widest: Int
  // Whether that moves its own words, and what is said of it in the rows below, but no others.
  private let hasOneAlone: Bool

  /// - Parameters:
  ///   - columns: Of a line, with two at each side of what an answer is about.
  ///   - endColumns: Those of the rules, or the key, at an answer's end.
  init(_ question: Question, columns: Int, endColumns: (Question.Answer) -> Int) {
    let named = question.answers.filter { $0.subject != nil }
    let widths = named.compactMap { $0.subject?.columns }.sorted()
    let beside = named.map { $0.words.columns + endColumns($0) }
    let longest = widths.last ?? 0
    let next = widths.dropLast().last ?? longest
    let besideLongest = zip(named, beside).first { $0.0.subject?.columns == longest }?.1 ?? 0
    let room = columns - Self.around
    let isAlone = longest - next > Self.muchLonger && longest + besideLongest <= room
    let least = columns >= 78 ? 26 : columns >= 48 ? 20 : max(12, columns / 3)
    usual = min(isAlone ? next : longest, max(least, room - (beside.max() ?? 0)))
    (widest, hasOneAlone) = (longest, isAlone)
  }

  /// How wide it is for an answer that says what it is about, and for those below it that do not.
  func columns(of answer: Question.Answer) -> Int {
    hasOneAlone && answer.subject?.columns == widest ? widest : usual
  }

  private static let (around, muchLonger) = (4, 8)
}
