/// The words of the swipe row (G20).
extension Words {
  /// Why no swipe row opens: headers have none.
  static let nothingToSweep = "Only a notification or a stack has a swipe row."
}
