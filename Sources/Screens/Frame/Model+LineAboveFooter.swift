import Delivery
import Notifications
import TerminalCore

extension Model {
  /// What is said, else how many rows are below and what runs; all of it where it is read.
  func lineAboveFooter(_ phone: PhonePane, _ scene: Scene) -> Part {
    guard let message else { return standing(phone, scene) }
    return isRead ? .horizontal([standing(phone, scene), line(message)]) : line(message)
  }

  // How many rows are below, and what runs.
  private func standing(_ phone: PhonePane, _ scene: Scene) -> Part {
    let columns = layout.hasPhone ? layout.phoneColumns : size.columns
    let running = runningExtension(scene)
    let room = running == nil ? columns : min(columns, size.columns / 4)
    return .horizontal([
      phone.counterBelow.sized(columns: room).reading(scene.direction), .spacer(), running,
    ])
  }

  private func line(_ message: Message) -> Part {
    if saidRows > 0 { return said(shortened(message), rows: Self.mostSaidRows) }
    return message.isError
      ? .horizontal([whole(message), moreKey(message)]) : said(message, rows: 1)
  }

  /// How many rows of the panes what is said takes where a line is too narrow for it.
  var saidRows: Int {
    guard let message, sheets.isEmpty, !fitsOneLine(message) else { return 0 }
    return rows(of: message, atMost: Self.mostSaidRows) - 1
  }

  private static let mostSaidRows = 3

  // What takes more rows loses its middle: what it is about stands at its beginning, and at its end
  // the key that shows all of it. Words that are read lose nothing.
  private func shortened(_ message: Message) -> Message {
    var shorter = message
    var columns = Self.mostSaidRows * size.columns
    while !isRead, columns > size.columns,
      rows(of: shorter, atMost: Self.mostSaidRows + 1) > Self.mostSaidRows
    {
      shorter.text = message.text.visibleLine.shortenedMiddle(
        columns: columns, ellipsis: glyphs.cut)
      columns -= 4
    }
    return shorter
  }

  private func rows(of message: Message, atMost most: Int) -> Int {
    said(message, rows: most).rows(columns: size.columns, glyphs: glyphs)
  }

  // A character has no more columns than bytes, which are counted at once; the longest
  // mark of a complaint has ten.
  private func fitsOneLine(_ message: Message) -> Bool {
    let bytes = message.text.utf8
    return bytes.count + 12 <= size.columns && bytes.hasOnly { $0 >= 0x20 && $0 != 0x7F }
  }

  /// What is said while something lies over the line where it is said otherwise; in as many rows
  /// as it takes there.
  var saidBelowSheets: Part {
    message.map { said(shortened($0), rows: Self.mostSaidRows) } ?? .text("")
  }

  // The key for more gives way to the words.
  private func whole(_ message: Message) -> Part {
    let marks = Marks(glyphs)
    let words = "\(marks.error) \(marks.own(message.text))"
    return said(message, rows: 1).growing(minimum: words.columns + 1)
  }

  private func said(_ message: Message, rows: Int) -> Part {
    let marks = Marks(glyphs)
    let words =
      message.isError
      ? marks.complaint(message.text) : [TextRun(marks.own(message.text), .success)]
    return Part.text(words, rows: rows).padded(leading: 1).meaning(.status).ours()
  }

  // V3, V5: a notification that its service extension still holds back, and the time it has left.
  private func runningExtension(_ scene: Scene) -> Part? {
    guard let run = scene.state.serviceRuns.first else { return nil }
    let left = Int(scene.state.timeLeft(run).secondsRoundedUp)
    let app = scene.state.displayName(of: run.app)
    let waiting = scene.state.serviceRuns.count - 1 + scene.state.queuedDeliveries.count
    let words = Words.runs(run.name, for: app, left)
    return Part.text([
      TextRun("\(Marks(glyphs).running) ", .accent), TextRun(words, .text),
      TextRun(waiting > 0 ? Words.waitsInLine(waiting) : "", .dim), TextRun(" "),
    ]).meaning(.status, label: words)
  }

  // The key that shows more of what went wrong.
  private func moreKey(_ message: Message) -> Part? {
    guard let more = keymap.control(message.more), let key = more.shortcuts.first else {
      return nil
    }
    let shown = Part.text([
      TextRun("  \(key.hint(glyphs))", .accent, .bold), TextRun(" \(more.title) ", .dim),
    ]).identified(.control(more.id)).meaning(.button, label: more.title)
    return Part.horizontal([shown]).meaning(.toolbar).droppable()
  }
}
