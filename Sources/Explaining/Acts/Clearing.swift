import Delivery

/// What a person takes off the list at once.
package enum Clearing {
  case notification(NotificationKey)
  case group(GroupTarget)
  /// All of a section; nil for the whole list.
  case list(Section?)

  /// What does it.
  package var command: Command {
    switch self {
    case .notification(let key): .clear(.notification(key))
    case .group(let target): .clear(.group(target))
    case .list(let section): .clearAll(section)
    }
  }
}
