extension String {
  /// Whether it is what a push without a name is called by its number, as the third is called `n3`.
  package var isNameByNumber: Bool {
    guard utf8.first == UInt8(ascii: "n"), let number = Int(dropFirst()) else { return false }
    return number > 0 && self == "n\(number)"
  }
}
