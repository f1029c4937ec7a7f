/// The words of the swipe row (G20).
extension Words {
  static let nothingToSweep = "Only a notification or a stack has a swipe row."
}

extension ControlWords {
  static let swipe = ControlWords(
    "view, manage, clear", "Open the row's View, Manage and Clear; on a member, collapse its group")
}
