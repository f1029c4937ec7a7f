import Notifications

/// How many are expected: so many, or at least or at most so many.
package enum ExpectedNumber: Hashable, Sendable {
  case exactly(Int)
  case atLeast(Int)
  case atMost(Int)

  /// Whether a number is as expected.
  func holds(for number: Int) -> Bool {
    switch self {
    case .exactly(let wanted): number == wanted
    case .atLeast(let least): number >= least
    case .atMost(let most): number <= most
    }
  }

  /// As the line says it.
  var words: String {
    switch self {
    case .exactly(let number): "\(number)"
    case .atLeast(let number): ">=\(number)"
    case .atMost(let number): "<=\(number)"
    }
  }
}

extension Word {
  /// The number that it is in digits, alone or behind `>=` or `<=`.
  ///
  /// - Parameter range: What is outside of it is refused.
  func expectedNumber(in range: ClosedRange<Int>) throws(Diagnostic) -> ExpectedNumber {
    let number = form == .plain ? dropping(">=") ?? dropping("<=") : nil
    guard let number else {
      let isCompared = form == .plain && text.first.map { "<>=≤≥".contains($0) } == true
      if isCompared { throw misplacedSign }
      return .exactly(try self.number(in: range))
    }
    if number.text.isEmpty { throw misplacedSign }
    let limit = try number.number(in: range)
    return text.hasPrefix(">") ? .atLeast(limit) : .atMost(limit)
  }

  private var misplacedSign: Diagnostic {
    Diagnostic(
      place, .error, "\"\(text)\" is no number; write N, >=N or <=N, with no blank in it")
  }

  private func dropping(_ sign: String) -> Word? {
    guard text.hasPrefix(sign) else { return nil }
    var rest = self
    rest.text.removeFirst(sign.count)
    return rest
  }
}

extension WordPart where Value == ExpectedNumber {
  /// A whole number in digits, alone or behind `>=` or `<=`.
  ///
  /// - Parameter range: Outside of it a word is an error when the line is read.
  static func expectedNumber(
    _ name: String = "N", _ range: ClosedRange<Int> = 0...Int.max
  ) -> WordPart {
    WordPart(Parameter(name, .number(range), isCompared: true)) { word, _ throws(Diagnostic) in
      try word.expectedNumber(in: range)
    } write: { number, _ in
      number.words
    }
  }
}
