import TerminalCore

/// The titles of the inspector's tabs on one line, none of them cut.
///
/// They come closer where there is little room; where there is too little for all, those farthest
/// from the tab that is shown are left out.
struct TabStrip {
  private let model: Model
  private let marks: Marks
  private let tabs: [InspectorTab]
  private let columns: Int

  init(_ pane: InspectorPane) {
    (model, marks) = (pane.model, pane.marks)
    tabs = InspectorTab.shown(pane.model, pane.scene)
    // With the blank before the scroll bar and the bar's own column.
    columns = pane.columns + 2
  }

  /// The line.
  var part: Part {
    if model.isRead || width(of: tabs.indices, gap: 2) <= columns {
      return .horizontal(tabs.map { tab($0, gap: 2) })
    }
    let shown = shown
    return .horizontal(
      [shown.lowerBound > 0 ? others(marks.leading, .previousTab) : nil]
        + tabs[shown].map { tab($0, gap: 1) }
        + [shown.upperBound < tabs.count ? others(marks.trailing, .nextTab) : nil])
  }

  private func width(of shown: Range<Int>, gap: Int) -> Int {
    let others = (shown.lowerBound > 0 ? 2 : 0) + (shown.upperBound < tabs.count ? 2 : 0)
    return tabs[shown].reduce(others) { $0 + Words.title(of: $1).columns + gap }
  }

  private var shown: Range<Int> {
    var shown = tabs.indices
    let selected = tabs.firstIndex(of: model.inspector.tab) ?? 0
    while shown.count > 1, width(of: shown, gap: 1) > columns {
      let isFartherBefore = selected - shown.lowerBound > shown.upperBound - 1 - selected
      shown =
        isFartherBefore
        ? shown.lowerBound + 1..<shown.upperBound : shown.lowerBound..<shown.upperBound - 1
    }
    return shown
  }

  private func tab(_ tab: InspectorTab, gap: Int) -> Part {
    let isSelected = tab == model.inspector.tab
    let attributes: Attributes =
      !isSelected ? [] : model.focus == .inspector ? [.bold, .reverse] : [.bold, .underline]
    let (role, title): (Role, String) = (isSelected ? .accent : .dim, Words.title(of: tab))
    let runs =
      gap > 1
      ? [TextRun(" \(title) ", role, attributes)]
      : [TextRun(" ", role), TextRun(title, role, attributes)]
    return .text(runs).identified(.tab(tab)).meaning(.tab, isSelected: isSelected)
  }

  // What is left out is a key away, or a click.
  private func others(_ mark: String, _ control: ControlID) -> Part {
    .text(" \(mark)", .accent).identified(.control(control))
      .meaning(.button, label: control.title)
  }
}
