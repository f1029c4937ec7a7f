/// What makes a request be delivered (`UNNotificationTrigger`, K1).
package enum Trigger: Hashable, Sendable {
  /// A server sent it (`UNPushNotificationTrigger`).
  case push
  /// No trigger: at once.
  case immediate
  // This and what follows is kept apart: of pushes, which need no room for it, there are many
  // thousand.
  /// After some time, whatever clocks say.
  indirect case timeInterval(Interval, repeats: Bool)
  /// When the clock reads what these components say.
  indirect case calendar(DateMatching, repeats: Bool)
  /// When the device enters or leaves a circle.
  indirect case location(Region, on: Crossings, repeats: Bool)
  /// By what a local notification of old says itself (N1); at once and once only where
  /// it is presented now (N22).
  indirect case legacy(LocalNotification, isPresentedNow: Bool)

  /// What has to happen at the edge of a region.
  package struct Crossings: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    /// `notifyOnEntry` of a `CLRegion`.
    package static let entry = Crossings(rawValue: 1)
    /// `notifyOnExit` of a `CLRegion`.
    package static let exit = Crossings(rawValue: 2)

    package init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  /// Whether a server sent the request, and not the app's own code.
  package var isPush: Bool {
    switch self {
    case .push: true
    case .immediate, .timeInterval, .calendar, .location, .legacy: false
    }
  }

  /// Whether a place decides it, and no time.
  package var isLocation: Bool {
    switch self {
    case .location: true
    case .legacy(let notification, let isPresentedNow):
      notification.region != nil && !isPresentedNow
    case .push, .immediate, .timeInterval, .calendar: false
    }
  }

  /// The place and the edges of it that fire the request; nil where no place decides that.
  package var crossings: (region: Region, edges: Crossings)? {
    switch self {
    case .location(let region, let edges, _): (region, edges)
    case .legacy(let notification, false): notification.region.map { ($0, [.entry, .exit]) }
    case .push, .immediate, .timeInterval, .calendar, .legacy: nil
    }
  }

  /// The local notification of old that is delivered; nil for a request of today (N1).
  package var localNotification: LocalNotification? {
    switch self {
    case .legacy(let notification, _): notification
    case .push, .immediate, .timeInterval, .calendar, .location: nil
    }
  }

  /// Whether the request is a local notification of old (N1).
  package var isLegacy: Bool { if case .legacy = self { true } else { false } }

  /// K5: whether another zone of the device's changes when it fires.
  package var followsDevice: Bool {
    switch self {
    case .calendar(let matching, _): matching.timeZone == nil
    case .push, .immediate, .timeInterval, .location, .legacy: false
    }
  }

  /// Whether it stays when it fired (K11).
  package var repeats: Bool {
    switch self {
    case .push, .immediate: false
    case .timeInterval(_, let repeats), .calendar(_, let repeats), .location(_, _, let repeats):
      repeats
    case .legacy(let notification, let isPresentedNow): notification.repeats && !isPresentedNow
    }
  }
}

extension Trigger {
  /// The trigger as a program and the state's JSON have it (formats.md): null for none.
  ///
  /// - Parameter zone: The device's, whose offset dates have.
  package func json(in zone: TimeZone) -> JSONValue {
    switch self {
    case .push: "push"
    case .immediate: .null
    case .timeInterval(let interval, let repeats):
      [
        "timeInterval": .number("\(Double(interval.milliseconds) / 1000)"),
        "repeats": .bool(repeats),
      ]
    case .calendar(let date, let repeats):
      ["dateMatching": date.json, "repeats": .bool(repeats)]
    case .location(let region, let crossings, let repeats):
      [
        "region": .string(region.name), "notifyOnEntry": .bool(crossings.contains(.entry)),
        "notifyOnExit": .bool(crossings.contains(.exit)), "repeats": .bool(repeats),
      ]
    case .legacy(let notification, _): notification.triggerJSON(in: zone)
    }
  }
}

extension DateMatching {
  fileprivate var json: JSONValue {
    let numbers = Unit.allCases.compactMap { unit in
      units[unit].map { JSONValue.Member(unit.rawValue, .integer(Int64($0))) }
    }
    let names = [("timeZone", timeZone?.identifier), ("calendar", calendar?.rawValue)].compactMap {
      key, name in
      name.map { JSONValue.Member(key, .string($0)) }
    }
    let leap = isLeapMonth.map { [JSONValue.Member("isLeapMonth", .bool($0))] } ?? []
    return .object(numbers + leap + names)
  }
}
