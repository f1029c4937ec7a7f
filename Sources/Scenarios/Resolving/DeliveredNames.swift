import Delivery

/// What all that was delivered is called, kept up to date as more comes: a scenario that asks after each of
/// thousands of pushes would go through all of them each time.
package struct DeliveredNames: Sendable {
  /// How many deliveries it knows, which are the first ones.
  package private(set) var count = 0
  private var rewindCount = 0
  private var numbers: [String: [Int]] = [:]

  /// Knows none.
  package init() {}

  /// Takes in what was delivered since.
  ///
  /// - Parameter rewindCount: How often facts were taken back so far: what came after may be called otherwise.
  package mutating func update(to state: State, rewindCount: Int) {
    if rewindCount != self.rewindCount || count > state.notifications.count {
      self = DeliveredNames()
      self.rewindCount = rewindCount
    }
    for number in count..<state.notifications.count {
      let notification = state.notifications[number].value
      let identifier = notification.request.identifier
      numbers[identifier, default: []].append(number)
      if notification.name != identifier { numbers[notification.name, default: []].append(number) }
    }
    count = state.notifications.count
  }

  /// The delivery numbers of all that have a name or a request identifier, of any app, in order.
  package func numbers(called name: String) -> [Int] { numbers[name] ?? [] }
}
