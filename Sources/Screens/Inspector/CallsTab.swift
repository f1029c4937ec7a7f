import Delivery
import TerminalCore

/// *Calls*: what the extension of the open rich view was told, and what it answered.
struct CallsTab {
  private let pane: InspectorPane

  init(_ pane: InspectorPane) { self.pane = pane }

  /// All of it, seen or not.
  var part: Part {
    guard let view = pane.scene.state.richView, let name = view.extensionName else {
      return .text(Words.noCalls, .dim, rows: nil)
    }
    return .vertical(
      [
        .text([
          TextRun(name, .text, .bold), TextRun(" \(pane.marks.dot) \(view.appName)", .dim),
        ]), .text(Words.extensionTold, .dim), .text(""),
      ] + view.log.map(line))
  }

  private func line(_ entry: RichView.LogEntry) -> Part {
    let time = entry.at.iso8601(in: pane.scene.state.device.timeZone)
    let clock = time.split(separator: "T").last.map { String($0.prefix(8)) } ?? ""
    return .horizontal([
      .text("\(clock)  ", .dim),
      Part.text(pane.marks.own(entry.words.visibleLine), .text, rows: nil).growing(),
    ]).meaning(.row, label: entry.words)
  }
}
