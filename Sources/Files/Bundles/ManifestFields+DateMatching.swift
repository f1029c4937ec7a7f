import Notifications

extension ManifestFields {
  private typealias Unit = DateMatching.Unit

  /// What clock and calendar have to read (K4); nil where a unit cannot be what it is said to be.
  ///
  /// Each unit is held against the calendar's values: `{"day": 32}` is an error here, and not a
  /// date that never comes.
  mutating func dateMatching(_ node: JSONNode, _ sources: TriggerSources) -> DateMatching? {
    guard let date = object(node, "dateMatching") else { return nil }
    checkKeys(of: date, known: Unit.allCases.map(\.rawValue) + ["timeZone", "calendar"])
    var matching = DateMatching([:])
    matching.calendar = choice(date, "calendar", CalendarIdentifier.self)
    matching.timeZone = zone(date, sources)
    let members = date.members.filter { Unit(rawValue: $0.name) != nil && !$0.value.isNull }
    for member in members {
      guard let unit = Unit(rawValue: member.name) else { continue }
      matching.units[unit] = value(of: unit, member.value, in: matching.calendar ?? .gregorian)
    }
    if members.isEmpty {
      complain(date, .error, "\"dateMatching\" names no unit; write one such as {\"hour\": 9}")
    }
    return matching.units.isEmpty || matching.units.count < members.count ? nil : matching
  }

  private mutating func value(
    of unit: DateMatching.Unit, _ node: JSONNode, in calendar: CalendarIdentifier
  ) -> Int? {
    guard let number = node.integer else {
      wrongKind(node, unit.rawValue, needed: "a whole number")
      return nil
    }
    let range = unit.values(in: calendar)
    if range.contains(Int(number)) { return Int(number) }
    complain(
      node, .error,
      "there is no \(unit.rawValue) \(number); write \(range.lowerBound) to \(range.upperBound)")
    return nil
  }

  private mutating func zone(_ date: JSONNode, _ sources: TriggerSources) -> TimeZone? {
    guard let name = string(date, "timeZone"), let node = date["timeZone"] else { return nil }
    do throws(Diagnostic) {
      return try sources.timeZone(name, node.place)
    } catch {
      add([error])
      return nil
    }
  }
}
