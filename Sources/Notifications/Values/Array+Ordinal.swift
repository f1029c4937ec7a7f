extension Array {
  /// The element of a number that counts from 1, as people count; nil where there is
  /// none, whatever the number.
  package subscript(ordinal number: Int) -> Element? {
    number > 0 && number <= count ? self[number - 1] : nil
  }
}
