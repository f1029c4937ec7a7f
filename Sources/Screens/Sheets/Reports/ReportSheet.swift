import Explaining
import TerminalCore

/// A report on the session so far: what its notifications reveal, or how often apps interrupt.
struct ReportSheet: ModalSheet {
  /// The first line that is seen, from 0.
  private var first = 0
  // Kept: going through all facts for each frame would be felt.
  private var report: Report
  private var course: CourseStamp
  // What the other one told of the same course; nil where it was not looked at.
  private var otherReport: Report?
  // The same events with what is tried out; nil for nothing.
  private var tried: (report: InterruptionReport, trial: Trial)?

  /// The reports there are.
  enum Kind: CaseIterable {
    case privacy, interruptions
  }

  private enum Report {
    case privacy(PrivacyAudit)
    case interruptions(InterruptionReport, SilencingCounts)

    init(_ kind: Kind, _ scene: Scene) {
      switch kind {
      case .privacy: self = .privacy(PrivacyAudit(scene.state))
      case .interruptions:
        let report = InterruptionReport(scene.facts, on: scene.state)
        self = .interruptions(report, SilencingCounts(report, on: scene.state))
      }
    }
  }

  init(_ kind: Kind, _ scene: Scene) {
    report = Report(kind, scene)
    course = scene.course
  }

  var losesNothing: Bool { true }

  private var kind: Kind {
    switch report {
    case .privacy: .privacy
    case .interruptions: .interruptions
    }
  }

  private func size(_ model: Model) -> Size { model.sheetSize }
  private func room(_ model: Model) -> Int { model.room(max(1, size(model).rows - 4)) }

  private func lines(_ model: Model) -> [ReportLine] {
    // Where lines are read, none goes on in the next.
    let columns = model.room(Part.sheetInner(size(model).columns))
    let isASCII = model.glyphs != .unicode
    return switch report {
    case .privacy(let audit):
      audit.lines(
        columns: columns, isASCII: isASCII, isInWords: model.isRead, naming: \.words)
    case .interruptions(let report, let silencing):
      triedLines(columns: columns)
        + report.lines(
          after: tried?.report, columns: columns, isASCII: isASCII, isInWords: model.isRead)
        + silencing.lines(
          before: report.total.interruptions, columns: columns, isASCII: isASCII,
          isInWords: model.isRead)
    }
  }

  private func triedLines(columns: Int) -> [ReportLine] {
    guard let tried else { return [] }
    let words = Words.tried(setting: tried.trial.words)
    return ReportLine.wrapped(words, .summary, columns: columns)
  }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    let trial = kind == .interruptions ? [SheetAct(Key(.character("o")), Words.triesSetting)] : []
    let wayBack = tried == nil ? [] : [SheetAct.escape(Words.endsTrial)]
    return trial + [SheetAct(Key(.tab), other.act)] + wayBack
  }

  func element(_ model: Model, _ scene: Scene) -> Part {
    let all = lines(model)
    let first = min(self.first, max(0, all.count - room(model)))
    let shown = all.dropFirst(first).prefix(room(model))
    let below = Marks(model.glyphs).more(below: all.count - first - shown.count)
    return Part.vertical([
      Part.vertical(shown.map { Optional(line($0)) }).sized(
        rows: model.isRead ? nil : room(model)),
      Part.text(below ?? "", .dim),
    ]).sheet(kind.title, .accent, columns: size(model).columns, rows: size(model).rows - 1)
  }

  // Each part by itself: a name that runs from right to left turns nothing beside it round.
  private func line(_ line: ReportLine) -> Part {
    if line.parts.isEmpty { return .text("") }
    return .horizontal(
      line.parts.map { part in
        let words = part.text.visibleLine
        return text(part.isOnRight ? part.filledText : words, of: part.role)
          .sized(columns: part.columns.map { max($0, words.columns) })
      })
  }

  // What leaks stands out, with its mark and its word.
  private func text(_ words: String, of role: ReportLine.Role) -> Part {
    switch role {
    case .leak: .text(words, .warning)
    case .heading, .summary: .text(words, .text, .bold)
    case .value: .text(words, .text)
    }
  }

  private var other: Kind { kind == .privacy ? .interruptions : .privacy }

  mutating func reconcile(_ model: inout Model, _ scene: Scene) -> Handling {
    if scene.course != course { show(kind, scene) }
    return .consumed()
  }

  private mutating func show(_ kind: Kind, _ scene: Scene) {
    report = Report(kind, scene)
    course = scene.course
    (otherReport, tried) = (nil, nil)
  }

  private mutating func turn(_ scene: Scene) {
    first = 0
    if scene.course != course { return show(other, scene) }
    (otherReport, report) = (report, otherReport ?? Report(other, scene))
    tried = nil
  }

  /// Sets what would have come with something set otherwise beside what came.
  mutating func compare(with report: InterruptionReport, _ trial: Trial) {
    tried = (report, trial)
    first = 0
  }

  /// What the report is still to be counted with; nil where there is nothing.
  var silencingOrder: SilencingOrder? {
    guard case .interruptions(_, let silencing) = report, let value = silencing.next else {
      return nil
    }
    return SilencingOrder(value: value, course: course)
  }

  /// Takes in what was counted; what the report no longer waits for is dropped.
  mutating func take(_ trial: SilencingTrial?, for order: SilencingOrder) {
    guard order == silencingOrder, case .interruptions(let report, var silencing) = report else {
      return
    }
    silencing.take(trial)
    self.report = .interruptions(report, silencing)
  }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .key(let key): return press(key, &model, scene)
    case .wheel(let rows): scroll(rows, model)
    case .click, .clickBeside, .paste, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }

  private mutating func press(_ key: Key, _ model: inout Model, _ scene: Scene) -> Handling {
    if key.code == .tab {
      turn(scene)
      return .consumed()
    }
    if key == Key(.character("o")), case .interruptions(let report, _) = self.report {
      let sheet = TrialSheet(report, on: scene.state)
      if sheet.items.isEmpty { model.say(Words.nothingToTurnOff) } else { model.open(sheet) }
      return .consumed()
    }
    let id = model.keymap.meaning(of: key)
    if tried != nil, id == .back {
      tried = nil
      return .consumed()
    }
    if id == .back { return .closed() }
    guard let step = id?.step else { return .ignored }
    scroll(step.rows(page: room(model)), model)
    return .consumed()
  }

  private mutating func scroll(_ rows: Int, _ model: Model) {
    let last = max(0, lines(model).count - room(model))
    first = min(max(0, min(first, last) + rows), last)
  }
}

extension ReportSheet.Kind {
  /// Over the sheet.
  fileprivate var title: String {
    switch self {
    case .privacy: Words.privacyReport
    case .interruptions: Words.interruptionReport
    }
  }

  /// What the key shows.
  fileprivate var act: String { title.lowercased() }
}
