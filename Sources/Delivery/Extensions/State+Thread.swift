import Notifications

extension State {
  /// What the delivered notifications of the same thread say, the newest before this one first, as
  /// `getDeliveredNotifications` gives them to an extension.
  ///
  /// - Parameter depth: How many are asked for; none are looked for where that is 0.
  func thread(before notification: DeliveredNotification, depth: Int) -> [TemplateValues.Texts] {
    guard depth > 0, let thread = notification.content.threadIdentifier else { return [] }
    let earlier = notifications[..<notification.number].lazy.reversed().map(\.value)
    return earlier.filter { other in
      other.app == notification.app && other.content.threadIdentifier?.isExactly(thread) == true
        && list.find(other.key)?.number == other.number
    }.prefix(depth).map { other in
      let values = templateValues(of: other)
      return .init(title: values.title, subtitle: values.subtitle, body: values.body)
    }
  }
}
