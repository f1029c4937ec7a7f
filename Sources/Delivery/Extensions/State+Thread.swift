import Notifications

extension State {
  /// What the delivered notifications of the same thread say, the newest before this one first, as
  /// `getDeliveredNotifications` gives them to an extension.
  ///
  /// - Parameter depth: How many are asked for; none are looked for where that is 0.
  func thread(before notification: DeliveredNotification, depth: Int) -> [TemplateValues.Texts] {
    guard depth > 0, let thread = notification.content.threadIdentifier else { return [] }
    return numbers(of: thread, before: notification, depth).map { number in
      let values = templateValues(of: self.notification(number))
      return .init(title: values.title, subtitle: values.subtitle, body: values.body)
    }
  }

  private func numbers(
    of thread: String, before notification: DeliveredNotification, _ depth: Int
  ) -> [Int] {
    // H15, H22: some may be in a row with others, and some apart, as they are exempt.
    if device.policies[.hiddenCriticalExempt] {
      return listed(of: thread, before: notification, depth)
    }
    let group = groupKey(of: notification)
    switch group.kind {
    case .thread:
      let few = few(of: group, before: notification.number)
      return few.map { Array($0.prefix(depth)) } ?? listed(of: thread, before: notification, depth)
    case .app, .alone:
      let key = GroupKey(app: notification.app, kind: .thread(thread))
      let numbers = Section.allCases.flatMap {
        list[$0].threads.numbers(of: key, before: notification.number, atMost: depth)
      }
      return Array(numbers.sorted(by: >).prefix(depth))
    }
  }

  // Looked for among all that came before, the newest first.
  private func listed(
    of thread: String, before notification: DeliveredNotification, _ depth: Int
  ) -> [Int] {
    let found = (0..<notification.number).reversed().lazy.filter { number in
      let other = self.notification(number)
      return other.app == notification.app && other.content.threadIdentifier.isExactly(thread)
        && list.find(other.hashedName)?.number == number
    }
    return Array(found.prefix(depth))
  }

  // What is listed in a thread's groups, the newest first; nil where that is much, so that some of
  // it is among what came last.
  private func few(of key: GroupKey, before number: Int) -> [Int]? {
    let groups = Section.allCases.compactMap { list[$0].group(key) }
    guard groups.reduce(0, { $0 + $1.count }) <= Self.few else { return nil }
    return groups.flatMap(\.memberNumbers).filter { $0 < number }.sorted(by: >)
  }

  private static let few = 256
}
