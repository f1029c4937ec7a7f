import Delivery
import Notifications
import TerminalCore

/// *Why*: every decision about the inspected thing, newest first, each with its rules.
struct WhyTab {
  private let pane: InspectorPane

  init(_ pane: InspectorPane) { self.pane = pane }

  private var scene: Scene { pane.scene }

  /// All of it, seen or not.
  var part: Part {
    guard let explanation else { return .text(Words.nothingSelected, .dim) }
    return .vertical(
      [
        .text(pane.marks.own(explanation.subject), .text, rows: 2),
        .text(pane.marks.own(explanation.verdict), .text, .bold, rows: nil),
      ] + explanation.judgements.map { Part?.some(part($0)) })
  }

  private var explanation: Explanation? {
    switch pane.subject {
    case .notification(let number):
      Explanation(of: number, facts: scene.facts, in: scene.state)
    case .group(let place): Explanation(of: place, facts: scene.facts, in: scene.state)
    case .app(let app): Explanation(of: app, facts: scene.facts, in: scene.state)
    case .nothing: nil
    }
  }

  private func part(_ judgement: Judgement) -> Part {
    let time = CivilTime(judgement.at, in: scene.state.device.timeZone).clockText
    return .vertical(
      [
        .text(""),
        .horizontal([
          Part.text(pane.marks.own(judgement.words), .text, rows: nil).growing(),
          .text("  \(time)", .dim),
        ]),
      ] + judgement.reasons.map { Part?.some(part($0)) })
  }

  private func part(_ reason: Reason) -> Part {
    .horizontal([
      Part.empty.sized(columns: 2),
      Part.text(pane.marks.own(reason.words), .dim, rows: nil).growing(),
      .text("  \(reason.rule)", .dim),
    ])
  }
}
