import Notifications

/// At which moments something has to be so.
package enum ExpectedMoment: Hashable, Sendable {
  /// When the line is reached.
  case now
  /// Then, or at a moment up to so long after it; the clock goes on until that.
  case within(Interval)
  /// Then, and at every moment up to so long after it; the clock goes on to the end.
  case throughout(Interval)

  /// How long the clock goes on at most; nil where it does not.
  package var limit: Interval? {
    switch self {
    case .now: nil
    case .within(let limit), .throughout(let limit): limit
    }
  }

  /// Takes `not` and `within DURATION` off the words behind `expect`.
  ///
  /// - Returns: When the claim that is left has to be so, and whether it has to be untrue then.
  /// - Throws: Where behind `within` no length of time stands.
  static func read(
    _ line: inout LexedLine, at place: Place
  ) throws(Diagnostic) -> (moment: ExpectedMoment, isNegated: Bool) {
    let isOuterNot = line.takes("not")
    guard line.takes("within") else { return (.now, isOuterNot) }
    guard let word = line.words.first else {
      let message = "expect within lacks how long; write one such as expect within 5s banner none"
      throw Diagnostic(place, .error, message)
    }
    let whole = word.text + (line.words.dropFirst().first?.text ?? "")
    if Interval(scenarioText: word.text) == nil, Interval(scenarioText: whole) != nil {
      throw .apart(whole, at: word.place)
    }
    let limit = try word.interval()
    line.words.removeFirst()
    let isInnerNot = line.takes("not")
    // Never so within a time is untrue at each moment of it.
    return isOuterNot ? (.throughout(limit), !isInnerNot) : (.within(limit), isInnerNot)
  }
}

extension LexedLine {
  fileprivate mutating func takes(_ keyword: String) -> Bool {
    guard words.first?.isKeyword(keyword) == true else { return false }
    words.removeFirst()
    return true
  }
}

extension Expectation {
  /// Whether a failure, or that there is none, decides it before its time is over.
  ///
  /// - Parameter isSo: Whether it is so at the moment.
  package func isDecided(whenSo isSo: Bool) -> Bool {
    switch moment {
    case .now: true
    case .within: isSo
    case .throughout: !isSo
    }
  }

  /// The same, to be checked at the moment without waiting any more.
  package var decided: Expectation {
    var now = self
    now.moment = .now
    return now
  }
}
