/// What is said of the list's rows.
extension Words {
  /// What is said to a click on a row of the list that went before it.
  static func gone(_ spot: ListSpot) -> String {
    switch spot {
    case .notification: "That notification is gone."
    case .group: "That group is gone."
    case .clearAll, .clearHistory: rowGone
    }
  }
}
