import Delivery
import Lint
import Notifications
import TerminalCore

extension WhyTab {
  /// What the selected row does not show of its words, and which limit is to blame;
  /// empty where it shows all.
  var cuts: [Part?] {
    guard let (shown, number, isMember) = shownRow else { return [] }
    let remarks = limits(shown, number, isMember) + lengths(shown)
    if remarks.isEmpty { return [] }
    return [.text(Words.shownInPart, .accent)]
      + remarks.map { remark(pane.marks.own($0.words), $0.rule) }
  }

  // Every row is one line there, and cut at its end for all to see.
  private func limits(
    _ shown: RowContent, _ number: Int, _ isMember: Bool
  ) -> [(words: String, rule: RuleID)] {
    if pane.model.appearance.density == .compact { return [] }
    var model = pane.model
    model.inspector.room.isZoomed = false
    return ListPainter(model, scene).cuts(in: shown, of: number, isMember: isMember).map {
      (Words.cut($0), $0.part == .summary ? "T29" : "P20")
    }
  }

  private func lengths(_ shown: RowContent) -> [(words: String, rule: RuleID)] {
    if shown.isHidden { return [] }
    return LongText.Part.allCases.compactMap { part in
      let text =
        switch part {
        case .title: shown.title
        case .body: shown.body
        }
      return text.flatMap { LongText.remark(on: $0, as: part) }
        .map { (Words.long(part.rawValue, $0), LongText.id) }
    }
  }

  private var shownRow: (shown: RowContent, number: Int, isMember: Bool)? {
    guard case .notification(let number) = pane.subject,
      let group = scene.state.listedGroup(of: number)
    else { return nil }
    let isStack = pane.selected.map { $0.isStack && $0.number == number } ?? false
    if isStack { return (scene.shown(group), number, false) }
    return (scene.shown(number), number, group.isExpanded && group.count > 1)
  }
}
