import Notifications

extension Interval {
  /// A length as a scenario writes it, or in seconds with decimals where it is no whole number of them.
  ///
  /// Such as `1 d 2 h` or `0.5 s`; zero and negative lengths are in seconds too.
  package var words: String {
    guard milliseconds > 0, milliseconds % 1000 == 0 else {
      return "\(Double(milliseconds) / 1000) s"
    }
    var rest = milliseconds / 1000
    let parts = [(86_400, "d"), (3600, "h"), (60, "min"), (1, "s")].compactMap {
      (unit: Int64, name: String) -> String? in
      defer { rest %= unit }
      return rest < unit ? nil : "\(rest / unit) \(name)"
    }
    return parts.joined(separator: " ")
  }
}
