import Delivery
import Notifications

/// What a person takes off the list at once.
package enum Clearing {
  /// One row.
  case notification(NotificationKey)
  /// A stack with all its members, or a row that stands alone.
  case group(GroupTarget)
  /// All of a section; nil for the whole list.
  case list(Section?)
  /// The summary that came then, with all that it brought; nil for the newest (F15).
  case summary(at: Instant?)

  /// What does it. A second press, where one is asked for, is a command of its own (`arm`).
  package var command: Command {
    switch self {
    case .notification(let key): .clear(.notification(key))
    case .group(let target): .clear(.group(target))
    case .list(let section): .clearAll(section)
    case .summary(let date): .summary(.clear(at: date))
    }
  }
}
