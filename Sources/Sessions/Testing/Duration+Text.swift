extension Duration {
  /// The length in milliseconds with one digit behind the point, such as `12.5`.
  package var millisecondsText: String {
    let tenths = microseconds(to: 100) / 100
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The length with its unit: milliseconds below a second, `3.5 s` from there on.
  package var inWords: String {
    // What is rounded up to a second is one.
    microseconds(to: 100) < 1_000_000
      ? "\(millisecondsText) ms" : "\((self / 1000).millisecondsText) s"
  }

  /// The length in seconds with six digits behind the point, such as `0.012500`.
  package var secondsText: String {
    let all = microseconds(to: 1)
    let digits = String(all % 1_000_000)
    return "\(all / 1_000_000)." + String(repeating: "0", count: 6 - digits.count) + digits
  }

  // Rounded to a multiple; none is negative here.
  private func microseconds(to unit: Int64) -> Int64 {
    let (seconds, attoseconds) = components
    let all = max(0, seconds) * 1_000_000 + max(0, attoseconds) / 1_000_000_000_000
    return (all + unit / 2) / unit * unit
  }
}
