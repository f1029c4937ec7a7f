import Delivery
import Explaining
import Notifications
import TerminalCore

/// A row of the timeline: the day where it changes, the time, what it is, and
/// at its end what decides it.
struct TimelineRow {
  private let pane: InspectorPane
  private let rows: TimelineRows
  private let moment: Moment
  private let instant: Instant?

  init(_ pane: InspectorPane, _ rows: TimelineRows, _ moment: Moment, row: Int) {
    self.pane = pane
    self.rows = rows
    self.moment = moment
    instant = rows.shownInstant(at: row)
  }

  private var state: State { pane.scene.state }
  // An act is called the same wherever one stands: what it names may not be there
  // yet, or be there no more.
  private var named: State { pane.scene.namingState }
  private var timeline: Timeline { rows.timeline }
  private var marks: Marks { pane.marks }
  private var time: CivilTime? { instant.map { CivilTime($0, in: state.device.timeZone) } }
  private var isWide: Bool { pane.columns >= Self.wideColumns }

  // From so many columns on the day has a column of its own, where it is no heading.
  private static let wideColumns = 56

  /// Its day, in days since 1 January 1970; nil for what has no time.
  var day: Int64? { time?.daysSince1970 }

  /// Its day as a heading: `Mon, Jun 4`; nil for what has no time.
  var heading: String? {
    let today = CivilTime(timeline.present, in: state.device.timeZone)
    return time.map { " " + state.device.englishDates.day($0, besideYear: today.year) }
  }

  /// The row.
  ///
  /// - Parameters:
  ///   - namesDay: Whether the row before it is of another day.
  ///   - isBelowDay: Whether its day is a heading above it.
  func part(isSelected: Bool, namesDay: Bool, _ isBelowDay: Bool) -> Part {
    // Reversed where the keys go to, marked in any case.
    let isReversed = isSelected && pane.model.focus == .inspector
    let content = content
    let words = marks.own(content.words)
    let part = Part.horizontal([
      Part.text(
        isBelowDay ? clockWords : timeWords(namesDay: namesDay), isReversed ? nil : .dim),
      Part.text("\(content.mark) ", isReversed ? nil : content.markRole, .bold),
      Part.text(words, isReversed ? nil : content.role, moment == .present ? .bold : [])
        .growing(minimum: min(content.outcome == nil ? 24 : 16, words.columns)),
      content.note.map { Part.text("  \(marks.own($0))", isReversed ? nil : .dim).droppable() },
      content.outcome.map {
        Part.text("  \($0.words)", isReversed ? nil : $0.role).droppable(2)
      },
      content.rule.map { Part.text("  \($0)", isReversed ? nil : .dim).droppable(1) },
    ])
    return pane.row(part, isSelected: isSelected, isReversed: isReversed)
      .identified(.moment(moment)).meaning(.row, label: content.words, isSelected: isSelected)
  }

  // Below its day the time is enough.
  private var clockWords: String {
    "  " + (time?.clockText ?? "").inColumn(Self.clockColumns)
  }

  // Where there is room the day has a column of its own; else it stands
  // before a time of another day.
  private func timeWords(namesDay: Bool) -> String {
    guard let time else {
      return "".inColumn(isWide ? Self.dayColumns + Self.clockColumns : shortColumns)
    }
    let today = CivilTime(timeline.present, in: state.device.timeZone)
    let dates = state.device.englishDates
    if isWide {
      let day = namesDay ? dates.day(time, besideYear: today.year) : ""
      return day.inColumn(Self.dayColumns) + time.clockText.inColumn(Self.clockColumns)
    }
    if time.daysSince1970 == today.daysSince1970 {
      return time.clockText.inColumn(shortColumns)
    }
    return dates.dayAndClock(time, besideYear: today.year).inColumn(shortColumns)
  }

  // Only where there is another day has it to be told from the others.
  private var shortColumns: Int {
    rows.isOfOneDay(in: state.device.timeZone) ? Self.clockColumns : Self.datedColumns
  }

  // Day and clock each in a column, or one of both where there is less room.
  private static let (dayColumns, clockColumns, datedColumns) = (19, 9, 14)

  private struct Content {
    /// Before the words, one column wide; a blank for none.
    var mark = " "
    /// The mark's color by what it means.
    var markRole = Role.text
    /// What happened, in one line.
    var words: String
    /// The words' color by what they mean.
    var role = Role.text
    /// What stands behind the words, dim; nil for nothing.
    var note: String?
    /// The rule that decided; nil where none is named.
    var rule: RuleID?
    /// What became of what came, in a column at the end; nil for what is no delivery.
    var outcome: (words: String, role: Role)?
  }

  private var content: Content {
    switch moment {
    case .event(0): Content(words: Words.beginning, role: .dim)
    case .event(let number): event(number)
    case .fired(let number): fired(timeline.fired.entries[number])
    case .present:
      Content(
        mark: marks.presentLine, markRole: .success, words: Words.present, role: .success)
    case .pending(let number): pending(timeline.pending[number])
    case .check: Content(words: Words.expected, role: .dim)
    case .branch(let number):
      Content(
        mark: marks.branch, markRole: .quiet,
        words: Words.branch(eventCount: timeline.branches[number].eventCount), role: .quiet)
    }
  }

  private func event(_ number: Int) -> Content {
    let came = timeline.event(number - 1)
    let end = number < timeline.eventCount ? timeline.event(number).factsBefore : .max
    var isPush = false
    if case .push = came.command { isPush = true }
    let isAhead = number > timeline.past.eventCount
    let arrival = named.arrival(of: came, before: end)
    return Content(
      mark: isPush ? marks.came : " ", markRole: isAhead ? .dim : .text,
      words: named.words(for: came.command, arrival, pane.marks), role: isAhead ? .dim : .text,
      outcome: isAhead ? nil : arrival.flatMap(named.outcome))
  }

  private func fired(_ entry: FiredRequests.Entry) -> Content {
    let isAhead = entry.at > state.now
    let role: Role = isAhead ? .dim : .text
    return Content(
      mark: marks.came, markRole: role,
      words: marks.joined([named.displayName(of: entry.key.app), entry.key.identifier]),
      role: role, note: Words.fired)
  }

  private func pending(_ pending: Timeline.Pending) -> Content {
    switch pending.subject {
    case .line(let words): Content(mark: marks.waits, markRole: .dim, words: words, role: .dim)
    case .request(let request): waiting(request)
    case .summary(let held): summary(of: held, at: pending.at)
    }
  }

  // F12, F13: what waits, and with what it will come.
  private func summary(of held: [Int], at instant: Instant?) -> Content {
    let names = held.map { named.displayName(of: named.notification($0).app) }.uniqued()
    return Content(
      mark: marks.waits, markRole: .quiet,
      words: instant.map { named.summaryTitle(at: $0) } ?? named.systemWords(.scheduledSummary),
      note: names.joined(separator: ", "), rule: "F12",
      outcome: (Words.held(held.count), .quiet))
  }

  private func waiting(_ request: PendingRequest) -> Content {
    let preview = FiringPreview(of: request, in: named, after: timeline.present, count: 1)
    let next = preview.firings.first { $0.at != nil }
    let trigger = request.request.trigger
    let rule = next?.adjustment?.rule ?? trigger.reason?.rule
    let words = next?.remark ?? trigger.words(on: state.device)
    return Content(
      mark: marks.waits, markRole: .accent, words: named.title(of: request, marks),
      role: next?.adjustment == nil ? .text : .warning,
      note: words, rule: rule)
  }
}

extension State {
  // What arrived of a push before the next event; nil for other commands, and where it came later.
  fileprivate func arrival(of step: CommandHistory.Step, before end: Int) -> Int? {
    guard case .push(let request) = step.command, let number = arrival(from: step.factsBefore),
      notification(number).factsBefore < end, notification(number).app == request.app,
      // What an app asked for itself may come before the next event, too.
      notification(number).payload?.place == request.payload.source.place
    else { return nil }
    return number
  }

  // What became of what arrived; nil while that is open.
  fileprivate func outcome(of number: Int) -> (words: String, role: Role)? {
    if isHeldForSummary(number) { return (Words.isHeld, .quiet) }
    guard let ended = ending(of: number) else { return nil }
    if ended.decision.situation.isCritical, ended.outcome == .presented {
      return (Words.criticalOutcome, .critical)
    }
    if ended.outcome == .presented { return (Words.isListed, .dim) }
    return (ended.outcome.words, .quiet)
  }

  // The first notification that arrived behind so many facts; nil for none.
  private func arrival(from factCount: Int) -> Int? {
    let all = notifications.indices
    let number = all.partitioningIndex { notification($0).factsBefore >= factCount }
    return all.contains(number) ? number : nil
  }

  /// What a request that waits is called in a row: its app, and its words or else its name.
  fileprivate func title(of request: PendingRequest, _ marks: Marks) -> String {
    let words = words(of: request) ?? ""
    return marks.joined([
      displayName(of: request.app), words.isEmpty ? request.request.identifier : words,
    ])
  }
}

extension String {
  // Parted from what follows also where it is wider than its column.
  fileprivate func inColumn(_ columns: Int) -> String { filled(columns: columns - 1) + " " }
}

extension State {
  /// What a command does, in a line: pushes by what they say, the rest as a scenario has it.
  ///
  /// - Parameter arrival: What arrived of a push: it says what that does (L10, V4). Nil where nothing
  ///   did yet: then what it would say now.
  fileprivate func words(for command: Command, _ arrival: Int?, _ marks: Marks) -> String {
    if case .push(let request) = command {
      let said = arrival.flatMap(firstWords) ?? words(of: request)
      return marks.joined([displayName(of: request.app), said].compactMap(\.self))
    }
    if case .install(let app, _, _) = command { return "app " + app.displayName }
    if case .schedule(let app, let request) = command {
      return Words.request(request.identifier, of: displayName(of: app))
    }
    return command.line(in: self) ?? Words.someAct
  }
}
