import Delivery
import Notifications

extension State {
  /// What happened to something and when, a line for each moment, the earliest first; where much
  /// happened at once, for each event.
  ///
  /// - Parameter judgments: The earliest first; little that was decided at one moment is one line.
  func timeQuestion(_ judgments: [Judgment]) -> Question {
    var moments: [(at: Instant, judgments: [Judgment])] = []
    // What did not happen is found out after all that did.
    for judgment in judgments.ordered(by: { $0.at < $1.at }) {
      if moments.last?.at == judgment.at {
        moments[moments.count - 1].judgments.append(judgment)
      } else {
        moments.append((judgment.at, [judgment]))
      }
    }
    return Question(
      topic: .time, title: "When?", answers: moments.flatMap { answers($0.at, $0.judgments) })
  }

  private func answers(_ at: Instant, _ judgments: [Judgment]) -> [Question.Answer] {
    // What was found out twice in a row is one thing; what happened again later is another.
    var events: [(words: String, judgments: [Judgment])] = []
    for judgment in judgments {
      if events.last?.words == judgment.briefWords {
        events[events.count - 1].judgments.append(judgment)
      } else {
        events.append((judgment.briefWords, [judgment]))
      }
    }
    if events.count > Self.mostInOneLine {
      return events.enumerated().flatMap { index, event in
        [Question.Answer(subject: index == 0 ? clock(at) : nil, words: event.words, kind: .fact)]
          + below(event.judgments)
      }
    }
    let words = events.map(\.words).joined(separator: ", ")
    return [Question.Answer(subject: clock(at), words: words, kind: .fact)] + below(judgments)
  }

  // More than these are not read in one line.
  private static let mostInOneLine = 3

  // Why it was so, and what is wrong with the words.
  private func below(_ judgments: [Judgment]) -> [Question.Answer] {
    let reasons = judgments.flatMap(\.reasons).filter { $0.tells && !$0.rule.isAboutStacks }
    return reasons.map(Question.Answer.init)
      + judgments.flatMap(\.complaints).map(Question.Answer.init)
  }

  /// When something was, as the phone's clock reads it; the day is said where it is another one.
  package func clock(_ at: Instant) -> String {
    let (time, today) = (CivilTime(at, in: device.timeZone), CivilTime(now, in: device.timeZone))
    if time.daysSince1970 == today.daysSince1970 { return time.shortestClock }
    return device.dayAndClock(at, besideYear: today.year)
  }
}

extension Judgment {
  // Where it is listed is the answer to all questions.
  fileprivate var briefWords: String { words.hasPrefix("listed ") ? "listed" : words }
}

extension RuleID {
  // How it is grouped now is said under its own question.
  fileprivate var isAboutStacks: Bool { ["G1", "G3", "G7", "G8"].contains(self) }
}
