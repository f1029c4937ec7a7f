import Files
import Notifications

/// Reads a local notification of old, with the properties of `UILocalNotification` (formats.md §3).
package struct LocalNotificationReader {
  private let fields: LegacyFields
  private let sources: LegacySources
  private var diagnostics: [Diagnostic] = []

  /// Every property that it reads.
  package static let names = [
    "fireDate", "timeZone", "repeatInterval", "repeatCalendar", "region", "regionTriggersOnce",
    "alertTitle", "alertBody", "alertAction", "hasAction", "alertLaunchImage", "category",
    "soundName", "applicationIconBadgeNumber", "userInfo",
  ]

  /// Reads its properties; says everything that is wrong with them.
  ///
  /// - Parameters:
  ///   - fields: Names that it does not have are warned of, with the nearest.
  ///   - sources: What its zone and place are looked up in.
  /// - Returns: Nil when there is an error.
  static func read(_ fields: LegacyFields, in sources: LegacySources) -> Reading<LocalNotification>
  {
    var reader = LocalNotificationReader(fields, sources)
    let notification = reader.notification()
    let isSound = !reader.diagnostics.contains { $0.severity == .error }
    return Reading(isSound ? notification : nil, reader.diagnostics)
  }

  /// Reads its properties from a value that stands in no file.
  package static func read(
    _ value: JSONValue, in sources: LegacySources
  ) -> Reading<LocalNotification> {
    let source = SourceText(Array(JSONText.compact(value).utf8)[...], at: Place("-"))
    let document = JSONDocument.read(source, grammar: .ours)
    guard let root = document.root else { return Reading(nil, document.diagnostics) }
    do throws(Diagnostic) {
      return read(try LegacyFields(checking: root), in: sources)
    } catch {
      return Reading(nil, [error])
    }
  }

  private init(_ fields: LegacyFields, _ sources: LegacySources) {
    (self.fields, self.sources) = (fields, sources)
  }

  private mutating func notification() -> LocalNotification {
    checkNames()
    var notification = LocalNotification()
    notification.timeZone = zone()
    notification.fireDate = fireDate(in: notification.timeZone)
    notification.repeatInterval = interval()
    notification.repeatCalendar = calendar()
    notification.region = region()
    notification.regionTriggersOnce = bool("regionTriggersOnce") ?? true
    notification.alertTitle = string("alertTitle")
    notification.alertBody = string("alertBody")
    notification.alertAction = string("alertAction")
    notification.hasAction = bool("hasAction") ?? true
    notification.alertLaunchImage = string("alertLaunchImage")
    notification.category = string("category")
    notification.soundName = string("soundName")
    notification.applicationIconBadgeNumber = integer("applicationIconBadgeNumber") ?? 0
    notification.userInfo = dictionary("userInfo")
    return notification
  }

  private mutating func checkNames() {
    for member in fields.members where !Self.names.contains(member.name) {
      let near = suggestion(for: member.name, among: Self.names)
      complain(member.namePlace, .warning, "unknown key \"\(member.name)\"\(near)")
    }
  }

  private mutating func fireDate(in zone: TimeZone?) -> Instant? {
    let example = "a date such as \"2010-06-11T09:00\" or \"2010-06-11T16:00:00Z\""
    guard let member = fields["fireDate"] else { return nil }
    guard let text = member.value.string else {
      wrongKind(member, needed: example)
      return nil
    }
    guard let when = When(text) else {
      let isBeyond = text.prefix { $0.isNumber }.count > 4
      let what = isBeyond ? "behind the year 9999" : "no date"
      complain(member.place, .error, "\"\(text)\" is \(what); write \(example)")
      return nil
    }
    let date = when.instant(from: sources.now, in: zone ?? sources.deviceZone)
    let year = CivilTime(date, in: .utc).year
    guard 1900...9999 ~= year else {
      let side = year < 1900 ? "before 1900" : "behind the year 9999"
      complain(member.place, .error, "\"\(text)\" is \(side); write \(example)")
      return nil
    }
    return date
  }

  private mutating func zone() -> TimeZone? {
    guard let name = string("timeZone"), let member = fields["timeZone"] else { return nil }
    do throws(Diagnostic) {
      return try sources.timeZone(name, member.place)
    } catch {
      diagnostics.append(error)
      return nil
    }
  }

  // N13: also by the names and numbers that calendar units had.
  private mutating func interval() -> LocalNotification.RepeatInterval? {
    guard let member = fields["repeatInterval"] else { return nil }
    switch RepeatUnit(member.value) {
    case .never: return nil
    case .every(let interval): return interval
    case .second:
      complain(
        member.place, .error,
        "a notification cannot repeat every second; write \"minute\" or a longer unit", rule: "N13")
    case .other(let word):
      let units = LocalNotification.RepeatInterval.allCases.map(\.rawValue)
      let near = suggestion(for: word, among: units)
      let advice = near.isEmpty ? "; write one of: \(units.joined(separator: " "))" : near
      complain(
        member.place, .error, "\"\(word)\" is no unit to repeat after\(advice)", rule: "N13")
    }
    return nil
  }

  private mutating func calendar() -> CalendarIdentifier? {
    guard let name = string("repeatCalendar"), let member = fields["repeatCalendar"] else {
      return nil
    }
    if let calendar = CalendarIdentifier(anySpelling: name) { return calendar }
    let known = CalendarIdentifier.allCases.map(\.rawValue)
    let near = suggestion(for: name, among: known)
    let advice = near.isEmpty ? "; write one of: \(known.joined(separator: " "))" : near
    complain(member.place, .error, "there is no calendar \"\(name)\"\(advice)")
    return nil
  }

  // N30.
  private mutating func region() -> Region? {
    guard let name = string("region"), let member = fields["region"] else { return nil }
    if fields["fireDate"] != nil {
      complain(member.place, .error, LocalNotification.regionBesideDate, rule: "N30")
    }
    if let region = sources.regions.named(name) { return region }
    complain(member.place, .error, sources.regions.complaint(missing: name))
    return nil
  }

  private mutating func string(_ name: String) -> String? {
    guard let member = fields[name] else { return nil }
    if let string = member.value.string { return string }
    wrongKind(member, needed: "a string")
    return nil
  }

  private mutating func bool(_ name: String) -> Bool? {
    guard let member = fields[name] else { return nil }
    if case .bool(let bool) = member.value { return bool }
    wrongKind(member, needed: "true or false")
    return nil
  }

  private mutating func integer(_ name: String) -> Int? {
    guard let member = fields[name] else { return nil }
    if case .integer(let number) = member.value { return Int(number) }
    wrongKind(member, needed: "a whole number")
    return nil
  }

  private mutating func dictionary(_ name: String) -> JSONValue? {
    guard let member = fields[name] else { return nil }
    guard case .object = member.value else {
      wrongKind(member, needed: "an object")
      return nil
    }
    guard !member.value.holdsNull else {
      complain(
        member.place, .error,
        "\"userInfo\" holds null, which no property list can; leave the key out", rule: "N7")
      return nil
    }
    return member.value
  }

  private mutating func wrongKind(_ member: LegacyFields.Member, needed: String) {
    complain(
      member.place, .error,
      "\"\(member.name)\" is \(member.value.kindInWords) where \(needed) is needed")
  }

  private mutating func complain(
    _ place: Place, _ severity: Diagnostic.Severity, _ message: String, rule: RuleID? = nil
  ) {
    diagnostics.append(Diagnostic(place, severity, message, rule: rule))
  }
}

extension JSONValue {
  fileprivate var holdsNull: Bool {
    switch self {
    case .null: true
    case .bool, .integer, .number, .string: false
    case .array(let elements): elements.contains(where: \.holdsNull)
    case .object(let members): members.contains { $0.value.holdsNull }
    }
  }
}

extension CalendarIdentifier {
  // As Foundation's keys for archives have it: `islamic-civil`, `roc`.
  fileprivate init?(anySpelling name: String) {
    func plain(_ name: String) -> String { name.lowercased().filter { $0 != "-" } }
    let match = Self.allCases.first { plain($0.rawValue) == plain(name) }
    guard let found = match ?? (name == "roc" ? .republicOfChina : nil) else { return nil }
    self = found
  }
}
