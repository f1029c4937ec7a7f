import Delivery
import Lint
import Notifications
import TerminalCore

/// *Payload*: the bytes as they came, and under each line what in it will not
/// do what its author means.
struct PayloadTab {
  private let pane: InspectorPane
  /// The most that is drawn, in bytes: longer payloads are read in an editor.
  static let byteLimit = 32_768

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
      if case .nothing = pane.subject { return pane.noSubject }
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
    let text = TextBeginning(source.bytes, limit: Self.byteLimit)
    let findings = findings(in: source, for: app)
    let isWhole = text.restBytes == 0
    return .vertical(
      [
        .horizontal([place(source.place), .spacer()]), .text(""),
        body(text.start, findings, from: source.place), more(text.restBytes, at: source.place),
      ] + (isWhole ? [] : remarks(findings, below: text.start, from: source.place)))
  }

  private func findings(in source: SourceText, for identifier: BundleIdentifier) -> [Diagnostic] {
    let state = pane.scene.state
    let app = state.app(identifier).map { installed in
      LintedApp(installed.app, localizer: state.localizer(of: identifier), on: state.device)
    }
    return Lint.remarks(on: source, for: app)
  }

  // What is wrong in lines that are not drawn, each with its line.
  private func remarks(
    _ findings: [Diagnostic], below text: String, from start: Place
  ) -> [Part?] {
    let last = start.line + Int32(clamping: text.count(where: \.endsLine))
    let below = findings.filter { $0.place.line > last }
    let rest = below.count - Self.mostBelow
    let lines = below.prefix(Self.mostBelow).map { finding in
      let look = pane.look(of: finding)
      let words = Words.finding(words(of: finding), line: Int(finding.place.line))
      return said(words, look.role, after: look.mark)
    }
    return lines + [rest > 0 ? .text("\(pane.marks.cut) \(Words.more(rest))", .dim) : nil]
  }

  // A person who mends so many has seen what is wrong.
  private static let mostBelow = 20

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
    _ text: String, _ findings: [Diagnostic], from start: Place
  ) -> Part {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
    let shown = lines.map { String($0).revealed }
    if findings.isEmpty, shown.allSatisfy({ $0.columns <= pane.columns }) {
      return .text(JSONColoring.runs(text.revealed), rows: nil)
    }
    return .vertical(
      lines.enumerated().flatMap { index, line in
        let number = start.line + Int32(clamping: index)
        let remarks = findings.filter { $0.place.line == number }.map { finding in
          let before = index == 0 ? start.column : 1
          return remark(finding, below: line.revealed(before: finding.place.column - before))
        }
        return [self.line(shown[index])] + remarks
      })
  }

  // Where it is broken it goes on below its own key.
  private func line(_ text: String) -> Part {
    let isBroken = text.columns > pane.columns
    let indent = isBroken ? min(text.prefix { $0 == " " }.count, pane.columns / 2) : 0
    return Part.text(JSONColoring.runs(String(text.dropFirst(indent))), rows: nil)
      .padded(leading: indent)
  }

  // The caret stands below the column that is meant, unless the line is broken or too
  // little room is left there.
  private func remark(_ finding: Diagnostic, below line: (columns: Int, indent: Int)) -> Part {
    let look = pane.look(of: finding)
    let words = words(of: finding)
    let room = pane.columns - line.indent - 3
    let points = line.columns < pane.columns && room >= min(words.columns, Self.leastRemark)
    return said(words, look.role, after: points ? "^" : look.mark)
      .padded(leading: points ? line.indent : 2)
  }

  private func said(_ words: String, _ role: Role, after mark: String) -> Part {
    .horizontal([
      .text("\(mark) ", role, .bold), Part.text(words, role, .bold, rows: nil).growing(),
    ])
  }

  private func words(of finding: Diagnostic) -> String {
    finding.message.revealed + (finding.rule.map { " [\($0)]" } ?? "")
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

  private var number: Int? { pane.subject.number(in: pane.scene.state) }
}

extension InspectorPane {
  /// How a finding stands out: what stands before it where nothing points, and its color.
  func look(of finding: Diagnostic) -> (mark: String, role: Role) {
    let isNote = finding.severity == .note
    return (mark: isNote ? marks.dot : marks.error, role: isNote ? .dim : .warning)
  }
}

extension Character {
  // To Swift the line end of Windows is a character of its own.
  fileprivate var endsLine: Bool { self == "\n" || self == "\r\n" }
}

extension Substring {
  /// How wide the line is drawn, and how much of that is before a character of it.
  fileprivate func revealed(before index: Int32) -> (columns: Int, indent: Int) {
    (String(self).revealed.columns, String(prefix(Swift.max(0, Int(index)))).revealed.columns)
  }
}
