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
    let text = String(decoding: source.bytes.prefix(Self.mostBytes), as: UTF8.self)
    return .vertical([
      .horizontal([place(source.place), .spacer()]), .text(""),
      body(text, of: source, in: app),
    ])
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
        let remarks = findings.filter { $0.place.line == number }.map(remark)
        return [.text(JSONColoring.runs(String(line).revealed), rows: nil)] + remarks
      })
  }

  private func remark(_ finding: Diagnostic) -> Part {
    let rule = finding.rule.map { " [\($0)]" } ?? ""
    let role: Role = finding.severity == .note ? .dim : .warning
    return .text("  ^ \(finding.message)\(rule)", role, .bold, rows: nil)
  }

  private func place(_ place: Place) -> Part {
    let columns = pane.columns
    let words = Part.text(
      "\(place.named(from: pane.scene.dataFolder))".visibleLine.shortenedPath(
        columns: columns, pane.model.glyphs), .dim)
    // What was pasted or typed has no file.
    guard let folder = pane.model.appearance.linkFolder, place.path.contains(".") else {
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
