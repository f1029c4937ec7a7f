import Notifications

/// How many are expected.
package typealias ExpectedNumber = ExpectedAmount<Int>

/// How much is expected: so much, or at least or at most so much.
package enum ExpectedAmount<Number: Comparable & Hashable & Sendable & CustomStringConvertible>:
  Hashable, Sendable
{
  case exactly(Number)
  case atLeast(Number)
  case atMost(Number)

  /// Whether a number is as expected.
  func holds(for number: Number) -> Bool {
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
    try expectedAmount { number throws(Diagnostic) in try number.number(in: range) }
  }

  /// How much it says: a number alone or behind `>=` or `<=`.
  ///
  /// - Parameter read: Takes the number.
  func expectedAmount<Number>(
    _ read: (Word) throws(Diagnostic) -> Number
  ) throws(Diagnostic) -> ExpectedAmount<Number> {
    let number = form == .plain ? dropping(">=") ?? dropping("<=") : nil
    guard let number else {
      let isCompared = form == .plain && text.first.map { "<>=≤≥".contains($0) } == true
      if isCompared { throw misplacedSign }
      return .exactly(try read(self))
    }
    if number.text.isEmpty { throw misplacedSign }
    let limit = try read(number)
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
  static func expectedNumber() -> WordPart {
    let range = 0...Int.max
    let parameter = Parameter("N", .number(range), isCompared: true)
    return WordPart(parameter) { word, _ throws(Diagnostic) in
      try word.expectedNumber(in: range)
    } write: { number, _ in
      number.words
    }
  }
}

extension WordPart where Value == ExpectedAmount<Double> {
  /// 0 to 1, alone or behind `>=` or `<=`.
  static func expectedFraction(_ name: String) -> WordPart {
    WordPart(Parameter(name, .fraction, isCompared: true)) { word, _ throws(Diagnostic) in
      try word.expectedAmount { number throws(Diagnostic) in try number.fraction(called: name) }
    } write: { amount, _ in
      amount.words
    }
  }
}
