import TerminalCore

/// The notes of the tour, between the list and the footer: where one is, what to do and why.
struct TourPanel {
  private let model: Model
  private let progress: TourProgress
  private let marks: Marks
  private let hasList: Bool

  init?(_ model: Model, _ scene: Scene) {
    guard let tour = model.tour, model.showsTour else { return nil }
    self.model = model
    progress = tour
    marks = Marks(model.glyphs)
    hasList = model.showsList(in: scene)
  }

  /// The panel, as high as its layout says.
  var part: Part {
    Part.vertical([heading, words.padded(leading: 1, trailing: 1).growing()])
      .sized(rows: model.tourRows).meaning(.group, label: Words.tour)
  }

  private var isNarrow: Bool { model.size.columns < TourPanel.wideColumns }

  /// Where sentences fit into two rows.
  static let wideColumns = 72

  private var heading: Part {
    .horizontal([
      isNarrow ? nil : .text(" \(Words.tour(progress.step.chapter))", .accent, .bold),
      .text(" \(place) ", .text, .bold),
      isNarrow || marks.isInWords ? nil : pips,
      Part.rule.growing(),
      button(.tourNext, isNarrow ? Words.tourNextShort(progress) : Words.tourNext(progress)),
      button(.tour, isNarrow ? Words.leaveShort : Words.leaveTour), .text(" "),
    ])
  }

  private var place: String {
    progress.step.number.map { Words.place($0, of: steps.count) } ?? Words.tourEnd
  }

  // Those of the chapter; at the end of all of them, the chapters'.
  private var steps: [TourStep] { progress.step.chapter?.steps ?? TourStep.tasks }

  private var pips: Part {
    .text([
      TextRun(
        steps.map { progress.done.contains($0) ? marks.pip : marks.emptyPip }.joined()
          + " ", .dim)
    ])
  }

  private func button(_ id: ControlID, _ words: String) -> Part? {
    guard let control = model.keymap.control(id) else { return nil }
    let key = control.shortcuts.first.map { $0.hint(model.glyphs) + " " } ?? ""
    return .text([TextRun(isNarrow ? " \(key)" : "  \(key)", .accent, .bold), TextRun(words, .dim)])
      .identified(.control(id)).meaning(.button, label: words)
  }

  /// What the step says: all of it where it fits, else the short of it.
  private var words: Part {
    let words = wayBack ?? Words.tour(progress.step, isRead: model.isRead)
    if progress.isStepDone { return said(isBesideList ? Words.tourWhyBeside : words.done) }
    let whole = Part.text(runs(words.task), rows: nil)
    let fits = whole.rows(columns: columns, glyphs: model.glyphs) < model.tourRows
    return fits ? whole.meaning(.status) : .text(runs(words.brief)).meaning(.status)
  }

  // Enter on a row leaves the list: what the step asks for is then out of reach.
  private var wayBack: TourWords? {
    if progress.isStepDone || !progress.step.isInList { return nil }
    if !hasList { return Words.tourAway }
    return model.layout.hasPhone ? nil : Words.tourCovered
  }

  // Nothing leads back from what did not take the list's place.
  private var isBesideList: Bool {
    progress.step == .why && model.layout.hasPhone && model.focus == .phone
  }

  private var columns: Int { max(1, model.size.columns - 2) }

  private func said(_ words: Sentence) -> Part {
    let said = [TextRun("\(marks.done) ", .success, .bold)] + runs(words)
    let how =
      model.goesOnAtAnyKey ? [TextRun(Words.anyKeyGoesOn, .dim)] : runs(Words.tourGoesOnAfter)
    return Part.vertical([.text(said), .text(how)]).meaning(.status)
  }

  private func runs(_ words: Sentence) -> [TextRun] {
    words.runs(model.keymap, model.glyphs)
  }
}
