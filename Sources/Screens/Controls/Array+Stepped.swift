extension Array where Element: Equatable {
  /// The element so many steps after another one, or before it, round from the last to the first.
  ///
  /// - Returns: What is so far from the first where there is no such element; nil
  ///   where there are none at all.
  func stepped(from element: Element?, by step: Int) -> Element? {
    guard !isEmpty else { return nil }
    let index = element.flatMap(firstIndex) ?? 0
    return self[((index + step) % count + count) % count]
  }
}

extension CaseIterable where Self: Equatable {
  /// The value so many steps further, around the end.
  func stepped(by step: Int) -> Self {
    Array(Self.allCases).stepped(from: self, by: step) ?? self
  }
}

extension Optional where Wrapped: CaseIterable & Equatable {
  /// The same where nil, what is set for all, comes before the values of one's own.
  func stepped(by step: Int) -> Wrapped? {
    ([nil] + Wrapped.allCases.map(Optional.some)).stepped(from: self, by: step) ?? nil
  }
}
