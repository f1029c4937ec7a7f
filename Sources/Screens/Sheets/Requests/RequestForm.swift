import Delivery
import Explaining
import Notifications
import TerminalCore

/// The form in which a request of an app is written, or one that waits is changed.
struct RequestForm: Sendable {
  /// The app that asks.
  var app: BundleIdentifier
  /// What makes it due.
  var kind = RequestKind.interval
  /// Whether it stays when it fired.
  var repeats = false
  /// The calendar of a date; nil for the Gregorian one.
  var calendar: CalendarIdentifier?
  /// The name of the place; nil for the app's first.
  var place: String?
  /// Which way the edge of the place is crossed.
  var edge = Trigger.Crossings.entry
  /// Whether the units are shown that are seldom needed.
  var showsMore = false
  /// What came of looking for the zone that is typed; nil while none is.
  var zone: (name: String, answer: TimeZoneAnswer)?
  /// The selected row.
  var selected = RequestField.title
  /// The request that is changed; nil where a new one is written.
  let old: PendingRequest?
  // What is typed, by row.
  private var texts: [RequestField: TextField] = [:]

  /// A new request.
  ///
  /// - Parameter name: Its identifier.
  init(for app: BundleIdentifier, named name: String) {
    self.app = app
    old = nil
    texts[.identifier] = TextField(name)
  }

  /// A request that waits, to be changed.
  init(changing old: PendingRequest, in state: State) {
    app = old.app
    self.old = old
    let content = old.request.content
    func words(_ text: Text?) -> TextField {
      TextField(text.map { state.localizer(of: old.app).resolve($0, for: .local).words } ?? "")
    }
    texts = [
      .identifier: TextField(old.request.identifier), .title: words(content.title),
      .body: words(content.body),
    ]
    selected = .kind
    take(old.request.trigger)
  }

  private mutating func take(_ trigger: Trigger) {
    repeats = trigger.repeats
    switch trigger {
    case .push, .immediate, .legacy: kind = .now
    case .timeInterval(let interval, _):
      kind = .interval
      texts[.interval] = TextField(interval.typed)
    case .calendar(let matching, _): take(matching)
    case .location(let region, let crossings, _):
      (kind, place, edge) = (.place, region.name, crossings)
    }
  }

  private mutating func take(_ matching: DateMatching) {
    kind = .date
    calendar = matching.calendar
    for unit in DateMatching.Unit.allCases {
      guard let value = matching.units[unit] else { continue }
      texts[.unit(unit)] = TextField("\(value)")
      if RequestField.otherUnits.contains(unit) { showsMore = true }
    }
    if let zone = matching.timeZone {
      texts[.zone] = TextField(zone.identifier)
      self.zone = (zone.identifier, .found(zone))
    }
  }

  /// What is typed in a row.
  subscript(field: RequestField) -> TextField {
    get { texts[field] ?? TextField() }
    set { texts[field] = newValue }
  }

  /// The rows that there are now, from top to bottom.
  var fields: [RequestField] {
    let head: [RequestField] = old == nil ? [.app, .identifier] : []
    return head + [.title, .body, .kind] + triggerFields
  }

  private var triggerFields: [RequestField] {
    switch kind {
    case .now: []
    case .interval: [.interval, .repeats]
    case .place: [.place, .edge, .repeats]
    case .date:
      RequestField.usualUnits.map(RequestField.unit) + [.repeats, .zone, .calendar]
        + (showsMore ? RequestField.otherUnits.map(RequestField.unit) : [.more])
    }
  }
}

extension Interval {
  // As it is typed: a duration of whole seconds, else a number of seconds.
  fileprivate var typed: String {
    milliseconds > 0 && milliseconds % 1000 == 0
      ? scenarioText : "\(Double(milliseconds) / 1000)"
  }
}
