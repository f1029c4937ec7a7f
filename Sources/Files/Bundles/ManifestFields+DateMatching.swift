import Notifications

extension ManifestFields {
  private typealias Unit = DateMatching.Unit

  /// What clock and calendar have to read (K4); nil where a unit cannot be what it is said to be.
  ///
  /// Each unit is held against the calendar's values: `{"day": 32}` is an error here, and not a
  /// date that never comes.
  mutating func dateMatching(_ node: JSONNode, _ sources: TriggerSources) -> DateMatching? {
    guard let date = object(node, "dateMatching") else { return nil }
    checkKeys(
      of: date,
      known: Unit.allCases.map(\.rawValue) + ["isLeapMonth", "timeZone", "calendar"]
        + Self.notSimulated.map(\.unit))
    var matching = DateMatching([:])
    matching.calendar = choice(date, "calendar", CalendarIdentifier.self)
    matching.timeZone = zone(date, sources)
    let isSimulated = checkSimulated(date)
    let hasMonth = readLeapMonth(date, &matching)
    let members = date.members.filter { Unit(rawValue: $0.name) != nil && !$0.value.isNull }
    for member in members {
      guard let unit = Unit(rawValue: member.name) else { continue }
      matching.units[unit] = value(of: unit, member.value, in: matching.calendar ?? .gregorian)
    }
    if members.isEmpty {
      let message = "\"dateMatching\" names no unit; write one such as {\"hour\": 9}"
      complain(lacking: Unit.allCases.map(\.rawValue), in: date, message)
    }
    let isComplete = !matching.units.isEmpty && matching.units.count == members.count
    return isComplete && isSimulated && hasMonth ? matching : nil
  }

  /// Names of `DateComponents` that are not read, with what to write instead: without them a
  /// request would fire at another time.
  private static let notSimulated = [
    (unit: "dayOfYear", instead: "write month and day"),
    (unit: "nanosecond", instead: "leave it out, second is the least that is"),
    (unit: "isRepeatedDay", instead: "leave it out"),
  ]

  private mutating func checkSimulated(_ date: JSONNode) -> Bool {
    let found = date.members.filter { !$0.value.isNull }.compactMap { member in
      Self.notSimulated.first { $0.unit == member.name }.map { (member.value, $0) }
    }
    for (node, (unit, instead)) in found {
      complain(node, .error, "\(unit) is not simulated; \(instead)")
    }
    return found.isEmpty
  }

  /// Whether the calendar has such months as are asked for.
  private mutating func readLeapMonth(_ date: JSONNode, _ matching: inout DateMatching) -> Bool {
    matching.isLeapMonth = bool(date, "isLeapMonth")
    let calendar = matching.calendar ?? .gregorian
    guard matching.isLeapMonth == true, calendar != .chinese, let node = date["isLeapMonth"] else {
      return true
    }
    complain(
      node, .error,
      "the \(calendar.rawValue) calendar has no leap months; leave isLeapMonth out, or write the calendar chinese"
    )
    return false
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
