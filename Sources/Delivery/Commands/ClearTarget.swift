/// What a *Clear* or *Clear All* takes away (G20).
package enum ClearTarget: Hashable, Sendable {
  case notification(NotificationKey)
  case group(GroupTarget)
}
