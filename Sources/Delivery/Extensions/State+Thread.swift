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
    switch groupKey(of: notification).kind {
    case .thread:
      let few = fewBeside(notification)
      return few.map { Array($0.prefix(depth)) }
        ?? listed((0..<notification.number).reversed(), of: thread, notification.app, depth)
    case .app, .alone:
      let key = GroupKey(app: notification.app, kind: .thread(thread))
      let numbers = Section.allCases.flatMap {
        list[$0].threads.numbers(of: key, before: notification.number, atMost: depth)
      }
      return Array(numbers.sorted(by: >).prefix(depth))
    }
  }

  private func listed(
    _ numbers: some Sequence<Int>, of thread: String, _ app: BundleIdentifier, _ depth: Int
  ) -> [Int] {
    let found = numbers.lazy.filter { number in
      let other = self.notification(number)
      return other.app == app && other.content.threadIdentifier.isExactly(thread)
        && list.find(other.key)?.number == number
    }
    return Array(found.prefix(depth))
  }

  // What is listed in its groups, the newest first; nil where that is much, so that some of it is among what came last.
  private func fewBeside(_ notification: DeliveredNotification) -> [Int]? {
    let key = groupKey(of: notification)
    let groups = Section.allCases.compactMap { list[$0].group(key) }
    guard groups.reduce(0, { $0 + $1.count }) <= Self.few else { return nil }
    return groups.flatMap(\.memberNumbers).filter { $0 < notification.number }.sorted(by: >)
  }

  private static let few = 256
}
