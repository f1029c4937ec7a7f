import Delivery
import Notifications

extension ResolutionContext {
  /// What a word of a management verb means: a notification in the list, a group, an app.
  ///
  /// - Throws: Where nothing has this name, with the nearest, and where several apps have it.
  func managed(_ word: Word) throws(Diagnostic) -> ManagementTarget {
    if let target = try state.managed(word, by: index) { return target }
    let names = state.notificationNames + state.groupNames() + state.appNames
    let near = suggestion(for: word.text, among: names)
    throw Diagnostic(
      word.place, .error, "there is no notification, group or app \"\(word.text)\"\(near)",
      lacking: .name(word.text))
  }
}

extension State {
  /// What a word of a management verb means; nil where nothing has this name.
  ///
  /// A notification in the list goes first, then a group, then an app, then a notification that is
  /// gone.
  func managed(
    _ word: Word, by index: DeliveryIndex? = nil
  ) throws(Diagnostic) -> ManagementTarget? {
    // "app"/ is the app's own group or else the app, and never a notification.
    let parts = word.headAndTail("/")
    let isPlain = parts == nil
    if isPlain, let key = try findNotification(word, by: index), list.find(key) != nil {
      return .notification(key)
    }
    if let target = try findGroup(word) {
      if case .alone(let number) = target.key.kind {
        return .notification(notification(number).key)
      }
      return .group(target.key)
    }
    if parts?.tail.isEmpty != false,
      let app = try findApp(parts?.head ?? word.text, at: word.place)
    {
      return .app(app.app.bundleIdentifier)
    }
    return isPlain ? try findNotification(word, by: index).map(ManagementTarget.notification) : nil
  }
}
