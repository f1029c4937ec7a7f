import Delivery
import Explaining
import Notifications
import TerminalCore

/// *Calls*: what the extensions of the open rich view were told, and what they answered.
struct CallsTab {
  private let pane: InspectorPane

  init(_ pane: InspectorPane) { self.pane = pane }

  /// All of it, seen or not.
  var part: Part {
    let entries = ViewLog(pane.scene.facts, in: pane.scene.state).entries
    guard let view = pane.scene.state.richView, !entries.isEmpty else {
      return .text(Words.noCalls, .dim, rows: nil)
    }
    return .vertical([heading(view), legend, editing, .text("")] + entries.map(line))
  }

  // Where what it does can be changed while it is looked at.
  private var editing: Part? {
    guard let file = pane.scene.state.extensionPlace, !file.isWithoutFile else { return nil }
    return ControlHint(pane.model).parts([(.edit, Words.edits(file.path.fileName))])
  }

  private func heading(_ view: RichView) -> Part {
    .text([
      TextRun(view.extensionName ?? Words.systemView, .text, .bold),
      TextRun(" \(pane.marks.dot) \(view.appName)", .dim),
    ])
  }

  private var legend: Part {
    .text([
      TextRun("\(pane.marks.trailing) ", .accent, .bold), TextRun(Words.extensionTold, .dim),
      TextRun("   \(pane.marks.leading) ", .success, .bold),
      TextRun(Words.extensionAnswered, .dim),
    ])
  }

  // What a program reads and writes can be a page long; its beginning tells what it is.
  private func line(_ entry: ViewLog.Entry) -> Part {
    let (mark, role) = look(entry.kind)
    let second = Instant(milliseconds: entry.at.seconds * 1000)
    return .horizontal([
      .text("\(pane.scene.state.pastTime(second)) ", .dim), .text("\(mark) ", role, .bold),
      Part.text(
        pane.marks.own(entry.words), entry.kind == .remarked ? .warning : .text,
        rows: 6
      ).growing(),
    ]).meaning(.row, label: entry.words)
  }

  private func look(_ kind: ViewLog.Kind) -> (mark: String, role: Role) {
    switch kind {
    case .received: (pane.marks.trailing, .accent)
    case .answered: (pane.marks.leading, .success)
    case .remarked: (pane.marks.destructive, .warning)
    }
  }
}
