import Notifications

extension State {
  /// What the delivered notifications of the same thread say, the newest before this one first, as
  /// `getDeliveredNotifications` gives them to an extension.
  ///
  /// - Parameter depth: How many are asked for; none are looked for where that is 0.
  func thread(before notification: DeliveredNotification, depth: Int) -> [TemplateValues.Texts] {
    guard depth > 0, notification.content.threadIdentifier != nil else { return [] }
    if let few = fewBeside(notification) { return texts(few, in: notification, depth) }
    return texts((0..<notification.number).reversed(), in: notification, depth)
  }

  private func texts(
    _ numbers: some Sequence<Int>, in thread: DeliveredNotification, _ depth: Int
  ) -> [TemplateValues.Texts] {
    let others = numbers.lazy.map { notification($0) }.filter { other in
      other.app == thread.app
        && other.content.threadIdentifier.isExactly(thread.content.threadIdentifier)
        && list.find(other.key)?.number == other.number
    }
    return others.prefix(depth).map { other in
      let values = templateValues(of: other)
      return .init(title: values.title, subtitle: values.subtitle, body: values.body)
    }
  }

  // What is listed in its groups, the newest first; nil where that is much, so that some of it is among what came last,
  // and where groups tell nothing of threads (G8).
  private func fewBeside(_ notification: DeliveredNotification) -> [Int]? {
    let key = groupKey(of: notification)
    if case .alone = key.kind { return nil }
    let groups = Section.allCases.compactMap { list[$0].group(key) }
    guard groups.reduce(0, { $0 + $1.count }) <= Self.few else { return nil }
    return groups.flatMap(\.memberNumbers).filter { $0 < notification.number }.sorted(by: >)
  }

  private static let few = 256
}
