/// How the values of a switch are written.
struct PolicyForm<Value: Sendable>: Sendable {
  /// All of them, in words.
  let values: String
  /// The value as written.
  let text: @Sendable (Value) -> String
  /// The value that a text says; nil for none of them.
  let value: @Sendable (String) -> Value?
}

extension PolicyForm<Bool> {
  /// `true` or `false`.
  static var bool: PolicyForm {
    PolicyForm(values: "true or false", text: { String($0) }, value: { Bool($0) })
  }
}

extension PolicyForm<Int> {
  /// A whole number within limits; a plus stands only where a minus could.
  static func number(_ range: ClosedRange<Int>) -> PolicyForm {
    PolicyForm(
      values: "\(range.lowerBound) to \(range.upperBound)", text: { String($0) },
      value: { text in
        text.hasPrefix("+") && range.lowerBound >= 0
          ? nil : Int(text).flatMap { range.contains($0) ? $0 : nil }
      })
  }
}

extension PolicyForm<Int?> {
  /// A whole number within limits, or a word for nil.
  static func number(_ range: ClosedRange<Int>, or none: String) -> PolicyForm {
    let number = PolicyForm<Int>.number(range)
    return PolicyForm(
      values: "\(none) or \(number.values)", text: { $0.map(number.text) ?? none },
      value: { text in text == none ? .some(nil) : number.value(text).map { .some($0) } })
  }
}

extension PolicyForm<Interval?> {
  /// A length of time as scenarios write it, or a word for nil.
  ///
  /// - Parameter least: What is shorter is refused.
  static func length(from least: Interval, or none: String) -> PolicyForm {
    PolicyForm(
      values: "\(none) or a length of time such as 2m", text: { $0?.scenarioText ?? none },
      value: { text in
        if text == none { return .some(nil) }
        return Interval(scenarioText: text).flatMap { $0 >= least ? .some($0) : nil }
      })
  }
}

extension PolicyForm<Double> {
  /// 0 to 1, with a point.
  static var fraction: PolicyForm {
    PolicyForm(
      values: "0 to 1", text: { "\($0)" },
      value: { text in Double(decimal: text).flatMap { 0...1 ~= $0 ? $0 : nil } })
  }
}

extension PolicyForm<String> {
  /// Any words but none.
  static var text: PolicyForm {
    PolicyForm(values: "a text", text: { $0 }, value: { $0.isEmpty ? nil : $0 })
  }
}

extension PolicyForm where Value: RawRepresentable<String> & CaseIterable & SendableMetatype {
  /// A case of an enum by its raw value.
  static var choice: PolicyForm {
    PolicyForm(
      values: Value.allCases.map(\.rawValue).joined(separator: " or "), text: { $0.rawValue },
      value: { Value(rawValue: $0) })
  }
}
