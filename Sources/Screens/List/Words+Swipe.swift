/// The words of the swipe row (G20).
extension Words {
  /// Why no swipe row opens: headers have none.
  static let nothingToSweep = "Only a notification or a stack has a swipe row."
}

extension ControlWords {
  /// Opens the row of buttons that a drag to the left opens on the phone.
  static let swipe = ControlWords(
    "view, manage, clear", "Open the row's View, Manage and Clear; on a member, collapse its group")
}
