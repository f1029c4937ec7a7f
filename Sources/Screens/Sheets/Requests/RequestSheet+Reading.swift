import Delivery
import Files
import Localization
import Notifications
import TerminalCore

extension RequestSheet {
  /// Why what is typed is no request yet.
  struct Complaint: Error, Hashable {
    /// The row that it is about; nil where that is not clear.
    let field: RequestField?
    /// What is wrong, and what to write instead.
    let words: String
  }

  /// The request as it is typed.
  ///
  /// - Throws: What the reader of scenarios would say of it, and why the
  ///   system would refuse it (K2).
  func request(in state: State) throws(Complaint) -> Request {
    // It may be deleted while the form is filled in.
    if state.app(app) == nil {
      throw Complaint(field: .app, words: Words.noApp(app, isChosen: fields.contains(.app)))
    }
    if let localNotification {
      let notification = try changed(localNotification, in: state)
      return Request(
        identifier: identifier, content: notification.content,
        trigger: .legacy(notification, isPresentedNow: false))
    }
    let trigger = try trigger(in: state)
    if let refusal = trigger.refusal { throw Complaint(field: .interval, words: refusal) }
    var content = old?.request.content ?? Content()
    content.title = text(.title, content.title, in: state)
    content.body = text(.body, content.body, in: state)
    return Request(identifier: identifier, content: content, trigger: trigger)
  }

  /// The name of the request: that of the one that is changed, to the letter; else
  /// the one that is typed (K15).
  var identifier: String { old?.request.identifier ?? self[.identifier].text.trimmed }

  // A text that was not touched stays as it was: it may be a key of a string table.
  private func text(_ field: RequestField, _ before: Text?, in state: State) -> Text? {
    let typed = self[field].text
    let shown = before.map { state.localizer(of: app).resolve($0, for: .local).words }
    if typed == shown { return before }
    return typed.isEmpty ? nil : .literal(typed)
  }

  private func trigger(in state: State) throws(Complaint) -> Trigger {
    let json = JSONText.compact(["identifier": "", "trigger": try triggerJSON(in: state)])
    let source = SourceText(Array(json.utf8)[...], at: Place("-"))
    let sources = TriggerSources(
      regions: state.app(app)?.app.regions ?? [], timeZone: timeZone)
    let reading = RequestReader.read(source, folders: [], in: sources)
    if let request = reading.value { return request.trigger }
    let error = reading.diagnostics.first { $0.severity == .error }
    throw Complaint(field: field(of: error), words: error?.message ?? "")
  }

  /// Reads a time zone: the one that was looked for as it was typed.
  var timeZone: @Sendable (String, Place) throws(Diagnostic) -> TimeZone {
    { [zone] name, place throws(Diagnostic) in
      guard let zone, zone.name == name else {
        throw Diagnostic(place, .error, "there is no time zone \"\(name)\"")
      }
      switch zone.answer {
      case .found(let zone): return zone
      case .unknown(let words): throw Diagnostic(place, .error, words)
      }
    }
  }

  private func triggerJSON(in state: State) throws(Complaint) -> JSONValue {
    switch kind {
    case .now: return .null
    case .interval:
      return ["timeInterval": .number(try seconds()), "repeats": .bool(repeats)]
    case .date: return ["dateMatching": try date(), "repeats": .bool(repeats)]
    case .place:
      guard let place = place ?? state.app(app)?.app.regions.first?.name else {
        throw Complaint(field: .place, words: Words.noPlaces)
      }
      return [
        "region": .string(place), "notifyOnEntry": .bool(edge.contains(.entry)),
        "notifyOnExit": .bool(edge.contains(.exit)), "repeats": .bool(repeats),
      ]
    }
  }

  private func seconds() throws(Complaint) -> String {
    let typed = self[.interval].text.trimmed
    if typed.isEmpty { throw Complaint(field: .interval, words: Words.typeInterval) }
    if let interval = Interval(scenarioText: typed) {
      return "\(Double(interval.milliseconds) / 1000)"
    }
    // Seconds, as JSON has them.
    if let number = Double(decimal: typed) { return "\(number)" }
    throw Complaint(field: .interval, words: Words.noInterval(typed))
  }

  private func date() throws(Complaint) -> JSONValue {
    var members: [JSONValue.Member] = []
    for case .unit(let unit) in fields {
      let typed = self[.unit(unit)].text.trimmed
      if typed.isEmpty { continue }
      guard let number = Int64(typed) ?? unit.number(named: typed) else {
        throw Complaint(field: .unit(unit), words: Words.noNumber(typed, unit))
      }
      members.append(.init(unit.rawValue, .integer(number)))
    }
    if members.isEmpty { throw Complaint(field: .unit(.hour), words: Words.typeDate) }
    let zone = self[.zone].text.trimmed
    if !zone.isEmpty { members.append(.init("timeZone", .string(zone))) }
    if let calendar { members.append(.init("calendar", .string(calendar.rawValue))) }
    if calendar == .chinese, isLeapMonth { members.append(.init("isLeapMonth", .bool(true))) }
    return .object(members)
  }

  // The reader names the key that it is about.
  private func field(of error: Diagnostic?) -> RequestField? {
    guard let words = error?.message.split(whereSeparator: { !$0.isLetter }) else { return nil }
    if words.contains("zone") { return .zone }
    return fields.first { field in
      guard case .unit(let unit) = field else { return false }
      return words.contains { $0 == unit.rawValue }
    }
  }
}

extension DateMatching.Unit {
  // Weekdays and months may be named, by three letters or more.
  fileprivate func number(named typed: String) -> Int64? {
    let names: [String] =
      switch self {
      case .weekday:
        ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
      case .month:
        [
          "january", "february", "march", "april", "may", "june", "july", "august", "september",
          "october", "november", "december",
        ]
      case .era, .year, .yearForWeekOfYear, .quarter, .weekOfYear, .weekOfMonth, .weekdayOrdinal,
        .day, .hour, .minute, .second:
        []
      }
    guard typed.count >= 3 else { return nil }
    return names.firstIndex { $0.hasPrefix(typed.lowercased()) }.map { Int64($0 + 1) }
  }
}
