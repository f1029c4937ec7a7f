extension Duration {
  /// The length in milliseconds with one digit behind the point, such as `12.5`.
  package var milliseconds: String {
    let tenths = (components.attoseconds + 50_000_000_000_000) / 100_000_000_000_000
    let all = components.seconds * 10_000 + tenths
    return "\(all / 10).\(all % 10)"
  }
}
