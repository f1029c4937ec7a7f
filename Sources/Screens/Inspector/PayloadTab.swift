import Delivery
import Lint
import Notifications
import TerminalCore

/// *Payload*: the bytes as they came, and under each line what in it will not do what its author means.
struct PayloadTab {
  private let pane: InspectorPane
  /// The most that is drawn, in bytes: longer payloads are read in an editor.
  static let mostBytes = 32_768

  init(_ pane: InspectorPane) { self.pane = pane }

  /// All of it, seen or not.
  var part: Part {
    guard case .notification(let number) = pane.subject, let ruler = TextRuler(pane, number).part
    else { return payload }
    return .vertical([payload, ruler])
  }

  private var payload: Part {
    if case .push(let push) = pane.subject {
      return part(of: push.request.payload.source, in: push.request.app)
    }
    guard let number else {
      if case .nothing = pane.subject { return .text(Words.nothingSelected, .dim) }
      return .text(Words.noPayloadSelected, .dim, rows: nil)
    }
    let notification = pane.scene.state.notification(number)
    if let old = notification.request.trigger.localNotification {
      return .text(JSONColoring.runs(JSONText.pretty(old.json).revealed), rows: nil)
    }
    guard let source = notification.payload else {
      return .text(Words.noPayload, .dim, rows: nil)
    }
    return part(of: source, in: notification.app)
  }

  private func part(of source: SourceText, in app: BundleIdentifier) -> Part {
    let text = TextBeginning(source.bytes, limit: Self.mostBytes)
    return .vertical([
      .horizontal([place(source.place), .spacer()]), .text(""),
      body(text.start, of: source, in: app), more(text.restBytes, at: source.place),
    ])
  }

  private func more(_ bytes: Int, at place: Place) -> Part? {
    if bytes == 0 { return nil }
    // A push that waits is no notification yet, and has no file that its key could open.
    let words =
      number == nil || place.isWithoutFile
      ? Sentence(Words.more(bytes: bytes)) : Words.moreInFile(bytes)
    return .text(
      [TextRun("\(pane.marks.cut) ", .dim)]
        + words.runs(pane.model.keymap, pane.model.glyphs, .dim), rows: nil)
  }

  private func body(
    _ text: String, of source: SourceText, in identifier: BundleIdentifier
  ) -> Part {
    let state = pane.scene.state
    let app = state.app(identifier).map { installed in
      LintedApp(
        installed.app, localizer: state.localizer(of: identifier),
        profile: state.device.profile)
    }
    let findings = Lint.remarks(on: source, for: app)
    if findings.isEmpty { return .text(JSONColoring.runs(text.revealed), rows: nil) }
    // To Swift the line end of Windows is a character of its own.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    return .vertical(
      lines.enumerated().flatMap { index, line in
        let number = source.place.line + Int32(clamping: index)
        let remarks = findings.filter { $0.place.line == number }.map { finding in
          let before = index == 0 ? source.place.column : 1
          return remark(finding, below: line.revealed(before: finding.place.column - before))
        }
        return [.text(JSONColoring.runs(String(line).revealed), rows: nil)] + remarks
      })
  }

  // The caret stands below the column that is meant, unless the line is broken or too little room is left there.
  private func remark(_ finding: Diagnostic, below line: (columns: Int, indent: Int)) -> Part {
    let look = pane.look(of: finding)
    let words = finding.message + (finding.rule.map { " [\($0)]" } ?? "")
    let room = pane.columns - line.indent - 3
    let points = line.columns < pane.columns && room >= min(words.columns, Self.leastRemark)
    return Part.horizontal([
      .text("\(points ? "^" : look.mark) ", look.role, .bold),
      Part.text(words, look.role, .bold, rows: nil).growing(),
    ]).padded(leading: points ? line.indent : 2)
  }

  // Narrower remarks are hard to read.
  private static let leastRemark = 24

  private func place(_ place: Place) -> Part {
    let columns = pane.columns
    let words = Part.text(
      "\(place.named(from: pane.scene.dataFolder))".visibleLine.shortenedPath(
        columns: columns, pane.model.glyphs), .dim)
    guard let folder = pane.model.appearance.linkFolder, !place.isWithoutFile else {
      return words
    }
    return words.identified(.link(Link.file(place.path, in: folder)))
  }

  private var number: Int? {
    switch pane.subject {
    case .notification(let number): number
    case .group(let place):
      pane.scene.state.list.group(at: place).map(\.leading)
    case .app, .pending, .push, .setting, .previews, .remark, .nothing: nil
    }
  }
}

extension InspectorPane {
  /// How a finding stands out: what stands before it where nothing points, and its color.
  func look(of finding: Diagnostic) -> (mark: String, role: Role) {
    let isNote = finding.severity == .note
    return (mark: isNote ? marks.dot : marks.error, role: isNote ? .dim : .warning)
  }
}

extension Substring {
  /// How wide the line is drawn, and how much of that is before a character of it.
  fileprivate func revealed(before index: Int32) -> (columns: Int, indent: Int) {
    (String(self).revealed.columns, String(prefix(Swift.max(0, Int(index)))).revealed.columns)
  }
}
