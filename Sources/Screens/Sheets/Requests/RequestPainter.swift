import Delivery
import Explaining
import Notifications
import TerminalCore

/// The form for a request: its rows, and beside or below them when it would fire.
///
/// A class, as it is never changed: to copy what it holds would be ten kilobytes of the program.
final class RequestPainter: ScenePart {
  let model: Model
  let scene: Scene
  /// What is filled in.
  let form: RequestSheet
  // When it would fire; nil while what is filled in asks for nothing.
  private let firing: FiringPreview?

  init(model: Model, scene: Scene, form: RequestSheet) {
    (self.model, self.scene, self.form) = (model, scene, form)
    firing = (try? form.request(in: scene.state)).map { Self.firing($0.trigger, scene.state) }
  }

  private var columns: Int { SheetWidth.details.columns(model) }
  private var inner: Int { Part.sheetInner(columns) }
  private var isWide: Bool { columns >= 70 }
  private var rows: Int { max(1, model.sheetSize.rows - (isWide ? 6 : 8)) }

  /// The sheet.
  var part: Part {
    Part.vertical([
      isWide ? .horizontal(spacing: 2, [list, preview(rows: seen.count)]) : list,
      isWide ? nil : .rule,
      status ?? (isWide ? nil : preview(rows: 2)),
      below.map { .text($0, .dim) },
    ]).sheet(title, .accent, columns: columns)
  }

  private var title: String {
    if form.old != nil { return Words.changedRequest(form[.identifier].text.visibleLine) }
    return form.localNotification == nil ? Words.newRequest : Words.newLocalNotification
  }

  private var complaint: String? {
    do throws(RequestSheet.Complaint) {
      _ = try form.request(in: scene.state)
      return nil
    } catch {
      return form.says(error) ? error.words.capitalizedFirst : nil
    }
  }

  private var seen: Range<Int> {
    let fields = form.fields
    let selected = fields.firstIndex(of: form.selected) ?? 0
    let height = min(model.room(rows), fields.count)
    let first = max(0, min(selected - height / 2, fields.count - height))
    return first..<first + height
  }

  private var below: String? {
    let all = form.fields.count
    return marks.more(below: all - seen.upperBound, of: all, fitting: rows)
  }

  private var list: Part {
    let fields = form.fields
    return Part.vertical(seen.map { Optional(row(fields[$0])) })
      .sized(columns: isWide ? listColumns : inner).meaning(.list)
  }

  // What is typed has all that the preview does not need.
  private var listColumns: Int { max(33, inner - 2 - previewColumns) }

  private var previewColumns: Int {
    guard let firing else { return leastPreview }
    let isShort = firing.firings.isEmpty && firing.dependence.isEmpty
    return isShort
      ? max(leastPreview, min(mostPreview, firing.words.visibleLine.columns)) : mostPreview
  }

  // The line that says what will be there.
  private let leastPreview = Words.previewComes.columns
  // A day with its time and what is special about it; more where what is typed has enough already.
  private var mostPreview: Int { max(33, min(39, inner - 2 - 41)) }

  // Of what is filled in, behind the marker, the label and a blank.
  private var valueColumns: Int {
    (isWide ? listColumns : inner) - ChoiceRow.markColumns - labelColumns - 1
  }
  private let labelColumns = 11

  private func row(_ field: RequestField) -> Part {
    let isSelected = field == form.selected
    let value = value(of: field)
    return Part.horizontal([
      .text(isSelected ? "\(marks.selected) " : "  ", .accent, .bold),
      Part.text(field.label, isSelected ? .text : .dim, isSelected ? .bold : [])
        .sized(columns: labelColumns),
      Part.text(" "),
      field.isTyped && isSelected
        ? .field(form[field], columns: valueColumns, cut: marks.cut, .text, .bold)
        : (isSelected ? steps(field) : nil)
          ?? Part.text(value.words, value.role, isSelected ? .bold : []).growing(),
    ]).identified(.field(field)).meaning(
      field.isTyped ? .field : .button, label: field.label, value: value.words,
      isSelected: isSelected)
  }

  // A click on the row of several values takes the next, one on the mark before them that before;
  // nil for what is typed and what is none of several. Each by itself, as a name may run from right
  // to left.
  private func steps(_ field: RequestField) -> Part? {
    guard !model.isRead, let choice = choice(of: field) else { return nil }
    return Part.horizontal([
      Part.text("\(marks.leading) ", .text, .bold).identified(.hintKey(Key(.left))),
      .text(choice.visibleLine, .text, .bold), .text(" \(marks.trailing)", .text, .bold), .spacer(),
    ]).growing()
  }

  private func value(of field: RequestField) -> (words: String, role: Role) {
    if field.isTyped {
      let text = form[field].text.visibleLine
      return text.isEmpty
        ? (marks.own(emptyValue(of: field)), .dim)
        : (text, .text)
    }
    return (choice(of: field).map { marks.button($0.visibleLine) } ?? Words.none, .text)
  }

  private func emptyValue(of field: RequestField) -> String {
    Words.emptyValue(of: field, isOfOld: form.localNotification != nil, marks)
  }

  private func choice(of field: RequestField) -> String? {
    switch field {
    case .app: scene.state.displayName(of: form.app)
    case .kind: Words.name(of: form.kind)
    case .repeatInterval: form.repeatInterval?.rawValue ?? Words.never
    case .repeats: form.repeats ? Words.yes : Words.no
    case .leapMonth: form.isLeapMonth ? Words.yes : Words.no
    case .more: Words.moreUnits
    case .calendar: form.calendar?.rawValue ?? Words.gregorian
    case .place: form.place ?? scene.state.app(form.app)?.app.regions.first?.name
    case .edge: Words.name(of: form.edge)
    case .identifier, .title, .body, .action, .interval, .fireDate, .unit, .zone: nil
    }
  }

  // What is wrong; else what else there is to know, if there is anything.
  private var status: Part? {
    let rows = isWide ? nil : 2
    if let complaint {
      return Part.text(marks.complaint(complaint), rows: 2).sized(rows: rows).meaning(.status)
    }
    return remark.map { Part.text(marks.own($0), .dim, rows: 2).sized(rows: rows) }
  }

  private var remark: String? {
    if form.old == nil, form.localNotification == nil, form.replaces(in: scene.state) {
      return form.kind == .now ? Words.takesItsPlace : Words.replacesWaiting
    }
    let waiting = scene.state.pending.requests(of: form.app).count {
      !$0.request.trigger.isLocation
    }
    guard form.old == nil, waiting >= PendingRequests.mostTimed, form.kind != .place else {
      return nil
    }
    return Words.tooManyWait(waiting)
  }
}

extension RequestPainter {
  private static func firing(_ trigger: Trigger, _ state: State) -> FiringPreview {
    let isDue = trigger.localNotification?.isDue(on: state) ?? false
    let isOnce = isDue && !trigger.repeats
    return FiringPreview(
      of: isOnce ? .immediate : trigger, after: state.now, scheduledAt: state.now,
      on: state.device)
  }

  private func preview(rows: Int) -> Part {
    guard let preview = firing else {
      return Part.text(Words.previewComes, .dim, rows: rows).sized(rows: rows).growing()
    }
    return Part.vertical(isWide ? whole(preview, rows) : brief(preview, rows)).sized(rows: rows)
      .growing()
  }

  private func whole(_ preview: FiringPreview, _ rows: Int) -> [Part?] {
    let dependence = preview.dependence.map { dependence in
      Part.horizontal([
        Part.text(marks.own(dependence.words), .dim, rows: 3).growing(),
        .text("  \(dependence.rule)", .dim),
      ])
    }
    let room = max(
      1,
      rows - 1
        - dependence.reduce(0) {
          $0 + $1.rows(columns: inner - listColumns - 2, glyphs: model.glyphs)
        }
    )
    return [Part.text(marks.own(preview.words), .text, .bold)]
      + lines(preview.firings, room) + dependence
  }

  // One firing a line: the day where it changes, the time, what is special about it.
  private func lines(_ firings: [Firing], _ rows: Int) -> [Part?] {
    let words = FiringWords(scene.state, marks)
    let days = firings.prefix(rows).map { words.day(of: words.time(of: $0)) }
    let dayColumns = (days.map(\.columns).max() ?? 0) + 1
    var last: String?
    return zip(firings, days).map { firing, day in
      let time = words.time(of: firing)
      defer { last = day }
      let isPlain = firing.adjustment == nil
      return Part.horizontal([
        Part.text(day == last ? "" : day, .dim).sized(columns: dayColumns),
        Part.text(firing.at == nil ? marks.close : marks.waits, isPlain ? .accent : .warning),
        Part.text(" " + time.shortestClock, isPlain ? .text : .warning),
        firing.remark.map { Part.text("  " + marks.own($0), .warning).growing() },
      ])
    }
  }

  private func brief(_ preview: FiringPreview, _ rows: Int) -> [Part?] {
    let firings = FiringWords(scene.state, marks).all(Array(preview.firings.prefix(6)))
    let separator = TextRun(" \(marks.dot) ", .dim)
    guard !firings.isEmpty else {
      let words = preview.dependence.first?.words ?? preview.words
      return [.text(marks.own(words), .dim, rows: rows)]
    }
    return [.text(Array(firings.flatMap { [$0, separator] }.dropLast()), rows: rows)]
  }
}
