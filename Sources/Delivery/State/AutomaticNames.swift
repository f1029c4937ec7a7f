import Notifications

/// K17: the names that the system makes, so that it makes none that something else has.
///
/// Few are kept: what the system named by the next number in line takes no room.
struct AutomaticNames: Hashable, Sendable {
  // How often what is delivered, or waits, has a name of these forms that was given to it.
  private var given: [String: Int] = [:]
  // The greatest number of a push so far, whenever one was named by a later number than its own.
  private var numbers: [Int] = []

  /// What the system calls what has no name.
  enum Kind: String, CaseIterable {
    /// A push.
    case push = "n"
    /// A local notification of old.
    case legacy = "l"
    /// A request that an app's own code makes.
    case request = "local-"
  }

  /// Whether nothing is named in a way that stands in the way of any number.
  var isEmpty: Bool { given.isEmpty && numbers.isEmpty }

  /// Whether anything has a name that was given to it.
  func has(_ name: String) -> Bool { given[name] != nil }

  /// The first number behind all that pushes were named by.
  fileprivate var nextNumber: Int { numbers.last.map { $0 + 1 } ?? 1 }

  /// Takes in what a notification is called, or takes that back.
  ///
  /// - Parameter count: How many pushes there were, this one among them.
  mutating func note(
    _ notification: DeliveredNotification, pushCount count: Int, _ way: FactDirection
  ) {
    let (name, identifier) = (notification.name, notification.request.identifier)
    if notification.request.trigger.isPush, !notification.isNamed {
      note(pushCalled: name, pushCount: count, way)
    } else {
      note(given: name, way.end(-1, 1))
    }
    if identifier != name { note(given: identifier, way.end(-1, 1)) }
  }

  /// Takes in that a push is called by a number, or takes that back.
  mutating func note(pushCalled name: String, pushCount count: Int, _ way: FactDirection) {
    guard let number = Kind.push.number(of: name), number > count else { return }
    let greatest = max(number, numbers.last ?? 0)
    way.add(greatest, to: &numbers)
  }

  /// Takes in that one more has a name that was given to it, or one less.
  mutating func note(given name: String, _ change: Int) {
    guard Kind.allCases.contains(where: { $0.number(of: name) != nil }) else { return }
    let count = given[name, default: 0] + change
    given[name] = count == 0 ? nil : count
  }
}

extension AutomaticNames.Kind {
  /// The name with a number.
  func name(_ number: Int) -> String { "\(rawValue)\(number)" }

  /// The number in a name of this kind; nil for any other text.
  fileprivate func number(of name: String) -> Int? {
    guard name.utf8.starts(with: rawValue.utf8) else { return nil }
    return Int(digits: Substring(name.utf8.dropFirst(rawValue.utf8.count)))
  }
}

extension State {
  /// K17: whether a delivered notification has a name of such a form that the system did not make.
  package func isGiven(_ name: String) -> Bool { automaticNames.has(name) }

  /// K17: the number by which the next push without a name is called: its own, or the
  /// first behind it that is free.
  package var nextPushNumber: Int {
    let own = push.requestCount + 1
    if automaticNames.isEmpty, push.waiting.count == 0, !pending.hasAutomaticNames,
      sender.failure == nil
    {
      return own
    }
    return freeNumber(.push, from: max(own, automaticNames.nextNumber))
  }

  /// The identifier that the next local notification of old gets.
  package var nextLocalNotificationName: String {
    AutomaticNames.Kind.legacy.name(freeNumber(.legacy, from: legacyCount + 1))
  }

  /// The identifier of a request that an app's code makes: its own, or one that the
  /// system makes where it is empty.
  func name(of request: LocalRequest, _ values: TemplateValues) -> String {
    let own = request.identifier?.filled(with: values).value ?? ""
    guard own.isEmpty else { return own }
    return AutomaticNames.Kind.request.name(freeNumber(.request, from: notifications.count + 1))
  }

  private func freeNumber(_ kind: AutomaticNames.Kind, from first: Int) -> Int {
    var number = first
    while isTaken(kind.name(number)) { number += 1 }
    return number
  }

  private func isTaken(_ name: String) -> Bool {
    automaticNames.has(name) || push.waiting.has(nameOrIdentifier: name) || sender.resends(name)
      || pending.has(automaticName: name)
  }
}
