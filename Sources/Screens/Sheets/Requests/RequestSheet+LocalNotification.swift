import Delivery
import Notifications
import Scenarios

// A local notification of old (N1), as `schedule-legacy` reads it.
extension RequestSheet {
  /// The local notification as it is typed, with what the form does not show as it was.
  ///
  /// - Throws: What the reader of scenarios would say of it.
  func changed(
    _ old: LocalNotification, in state: State
  ) throws(Complaint) -> LocalNotification {
    let sources = LegacySources(
      now: state.now, deviceZone: state.device.timeZone,
      regions: state.app(app)?.app.regions ?? [], timeZone: timeZone)
    let reading = LocalNotificationReader.read(try json(changing: old, in: state), in: sources)
    if let notification = reading.value { return notification }
    let words = reading.diagnostics.first { $0.severity == .error }?.message ?? ""
    let zone = self[.zone].text.trimmed
    let isZoneKnown = zone.isEmpty || (try? timeZone(zone, Place("-"))) != nil
    throw Complaint(field: isZoneKnown ? .fireDate : .zone, words: words)
  }

  private static let shown: Set<String> = [
    "alertTitle", "alertBody", "alertAction", "fireDate", "timeZone", "repeatInterval",
    "repeatCalendar", "region", "regionTriggersOnce",
  ]

  private func json(
    changing old: LocalNotification, in state: State
  ) throws(Complaint) -> JSONValue {
    guard case .object(let members) = old.json else { return old.json }
    var typed: [JSONValue.Member] = []
    for (name, field) in [
      ("alertTitle", RequestField.title), ("alertBody", .body), ("alertAction", .action),
    ] where !self[field].text.isEmpty {
      typed.append(.init(name, .string(self[field].text)))
    }
    return .object(
      try members.filter { !Self.shown.contains($0.key) } + typed + due(old, in: state))
  }

  private func due(
    _ old: LocalNotification, in state: State
  ) throws(Complaint) -> [JSONValue.Member] {
    switch kind {
    case .now, .interval: return []
    case .place:
      guard let place = place ?? state.app(app)?.app.regions.first?.name else {
        throw Complaint(field: .place, words: Words.noPlaces)
      }
      return [.init("region", .string(place)), .init("regionTriggersOnce", .bool(!repeats))]
    case .date:
      let date = self[.fireDate].text.trimmed
      if date.isEmpty { throw Complaint(field: .fireDate, words: Words.typeFireDate) }
      let zone = self[.zone].text.trimmed
      let texts = [
        ("timeZone", zone), ("repeatInterval", repeatInterval?.rawValue ?? ""),
        ("repeatCalendar", calendar?.rawValue ?? ""),
      ]
      return [.init("fireDate", fireDate(date, in: zone, old, state.device))]
        + texts.filter { !$1.isEmpty }.map { .init($0, .string($1)) }
    }
  }

  // One that was not touched stays the moment that it was: a reading may come twice, or be past.
  private func fireDate(
    _ typed: String, in zone: String, _ old: LocalNotification, _ device: Device
  ) -> JSONValue {
    guard typed == old.fireDateText(on: device), zone == old.timeZone?.identifier ?? "",
      let date = old.json["fireDate"]
    else { return .string(typed) }
    return date
  }
}

extension LocalNotification {
  /// Its fire date as the clock of its zone reads it, else the device's; empty where it has none.
  func fireDateText(on device: Device) -> String {
    fireDate.map { CivilTime($0, in: timeZone ?? device.timeZone).isoText } ?? ""
  }
}
