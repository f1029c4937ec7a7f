/// A row of the list.
package enum Row: Hashable, Sendable {
  /// A collapsed group: its leading notification with what lies under it.
  case stack(GroupKey, leading: Int)
  /// The controls above an expanded group (G18).
  case header(GroupKey)
  /// A notification of its own, or a member of an expanded group.
  case notification(Int, isMember: Bool)

  /// The number of the notification that the row shows; nil for a header.
  package var number: Int? {
    switch self {
    case .stack(_, let leading): leading
    case .header: nil
    case .notification(let number, _): number
    }
  }
}
