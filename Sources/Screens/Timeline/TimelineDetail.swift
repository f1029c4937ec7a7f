import Delivery
import Explaining
import Notifications
import TerminalCore

/// What there is to know about the timeline's row under the cursor.
struct TimelineDetail: ScenePart {
  let model: Model
  let scene: Scene
  /// The row under the cursor; nil where there is none.
  let moment: Moment?

  /// The lines; with room for more than two, below a rule.
  func part(_ room: TimelineRoom) -> Part {
    let isTight = room.detailRows < 3
    let lines = room.detailRows - (isTight ? 0 : 1)
    return Part.vertical([isTight ? nil : .rule] + content(rows: lines)).sized(
      rows: room.detailRows)
  }

  private func content(rows: Int) -> [Part?] {
    guard let request else { return [.text(words, .dim, rows: rows)] }
    let preview = FiringPreview(of: request, in: scene.namingState, after: scene.timeline.present)
    if rows < 3 { return [brief(preview)] }
    let dependence = preview.dependence.prefix(rows - 2).map { Part?.some(line($0)) }
    return [line(request, preview)] + dependence
      + [later(preview, rows: max(1, rows - 1 - dependence.count))]
  }

  private var request: PendingRequest? { scene.timeline.pending(at: moment)?.request }

  private var isSummary: Bool {
    if case .summary? = scene.timeline.pending(at: moment)?.subject { true } else { false }
  }

  private func line(_ request: PendingRequest, _ preview: FiringPreview) -> Part {
    .text([
      TextRun(request.request.identifier.visibleLine, .text, .bold),
      TextRun("  " + marks.own(preview.words), .text),
    ])
  }

  private func line(_ dependence: TriggerDependence) -> Part {
    .horizontal([
      Part.text(marks.own(dependence.words), .dim).growing(),
      .text("  \(dependence.rule)", .dim),
    ])
  }

  private func brief(_ preview: FiringPreview) -> Part {
    .text(marks.own("\(preview.words): \(preview.dependence.first?.words ?? "")"), .dim)
  }

  // What is left out before the next firing, which is the row's own, and what comes behind it, with
  // what is special about each.
  private func later(_ preview: FiringPreview, rows: Int) -> Part? {
    let firings = FiringWords(state, marks).all(preview.firings)
    let leftOut = preview.firings.prefix { $0.at == nil }.count
    let separated = { (runs: ArraySlice<TextRun>) in
      runs.flatMap { [$0, TextRun(" \(marks.dot) ", .dim)] }
    }
    let behind = separated(firings.dropFirst(leftOut + 1))
    let runs =
      separated(firings.prefix(leftOut))
      + (behind.isEmpty ? [] : [TextRun(Words.then + " ", .dim)] + behind)
    return runs.isEmpty ? nil : .text(runs.dropLast(), rows: rows)
  }

  private var words: String {
    switch moment {
    case .event, .fired, .check, nil: scene.isLookingBack ? Words.branchesHere : Words.wasPast
    case .present: Words.presentDetail
    case .pending: isSummary ? Words.summaryDetail : Words.lineDetail
    case .branch: Words.branchDetail
    }
  }
}
