import Notifications

extension Interval {
  /// A length in the largest units up to days, its seconds with decimals where
  /// they are no whole number.
  ///
  /// Such as `1 d 2 h`, `1 min 29.9 s` or `0.5 s`; zero and negative lengths are in seconds too.
  package var words: String {
    guard milliseconds > 0 else { return "\(Double(milliseconds) / 1000) s" }
    var rest = milliseconds
    var parts = [(86_400_000, "d"), (3_600_000, "h"), (60_000, "min")].compactMap {
      (unit: Int64, name: String) -> String? in
      defer { rest %= unit }
      return rest < unit ? nil : "\(rest / unit) \(name)"
    }
    if rest > 0 {
      parts.append(rest % 1000 == 0 ? "\(rest / 1000) s" : "\(Double(rest) / 1000) s")
    }
    return parts.joined(separator: " ")
  }
}
