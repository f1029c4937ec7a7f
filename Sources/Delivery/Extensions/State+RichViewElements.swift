import Notifications

extension State {
  /// What the open view shows above the texts.
  func elements(
    of pane: OpenRichView, _ content: ContentExtension?, _ values: TemplateValues
  ) -> [RichView.Element] {
    let attachments = notification(pane.notification).content.attachments
    guard let content, let held = pane.content else {
      return attachments.first.map { [.media(RichView.Picture($0))] } ?? []
    }
    var drawing = Drawing(
      content: content, pane: held, values: values, attachments: attachments)
    return content.table.view.map { drawing.element($0) }
  }
}

/// Puts an extension's view into words.
private struct Drawing {
  /// The extension as its bundle declares it.
  let content: ContentExtension
  /// What it holds now.
  let pane: ExtensionPane
  /// What its templates are filled with.
  let values: TemplateValues
  /// The notification's attachments, in order.
  let attachments: [Attachment]
  /// What is left for these values.
  var room = TemplateRoom()

  mutating func element(_ element: ViewElement) -> RichView.Element {
    switch element {
    case .media(let name, let button):
      .media(picture(name.named(by: values, within: &room), button))
    case .text(let template): .text(template.filled(with: values, within: &room).value)
    case .label(let name, _): .label(name: name, words(name))
    case .button(let name, _): .button(name: name, title: words(name))
    case .row(let elements): .row(elements.map { self.element($0) })
    case .divider: .divider
    case .list(let name, let items): .list(name: name, lines(name, items).map(\.words))
    case .progress(let name, let value):
      .progress(name: name, min(1, max(0, Double(decimal: words(name)) ?? value)))
    case .day(let name, let items):
      .day(name: name, lines(name, items).compactMap(RichView.Appointment.init))
    }
  }

  private mutating func words(_ name: String) -> String {
    pane[name]?.words ?? content.text(of: name, values, &room)
  }

  private mutating func lines(_ name: String, _ items: [ValueTemplate]) -> [JSONValue] {
    pane[name]?.array ?? items.filled(with: values, within: &room)
  }

  // V15: who asks for files by itself can read only what it asked for.
  private func picture(_ name: String, _ button: PlayButton?) -> RichView.Picture {
    let drawn = button.flatMap { $0.isDrawn ? $0 : nil }
    guard let attachment = attachments.first(where: { $0.identifier.isExactly(name) }) else {
      let problem = "no attachment is called \(name)"
      return RichView.Picture(name: name, attachment: nil, problem: problem, button: drawn)
    }
    let asksItself = content.table.contains(\.isAccess)
    let access = pane.accesses.first { $0.attachment == name }
    // What it read while it had the file, it keeps when that is given back.
    if asksItself, (access?.started ?? 0) == 0 {
      let problem = "\(name) was not asked for with startAccessingSecurityScopedResource"
      return RichView.Picture(name: name, attachment: nil, problem: problem, button: drawn)
    }
    return RichView.Picture(name: name, attachment: attachment, problem: nil, button: drawn)
  }
}

extension RichView.Picture {
  /// V14: an attachment in the system's own view.
  fileprivate init(_ attachment: Attachment) {
    self.init(
      name: attachment.identifier, attachment: attachment, problem: nil,
      button: attachment.isPlayable
        ? PlayButton(.default, frame: .init(x: 0.4, y: 0.4, width: 0.2, height: 0.2)) : nil)
  }
}

extension RichView.Appointment {
  /// `{"start": "10:00", "end": "11:00", "title": "…", "tentative": true}`; nil for anything else.
  init?(_ json: JSONValue) {
    guard let start = Self.minutes(json["start"]?.string), let title = json["title"]?.string else {
      return nil
    }
    let end = Self.end(json["end"]?.string) ?? min(start + 60, 24 * 60)
    self.init(
      start: start, end: max(start, end), title: title,
      isTentative: json["tentative"] == .bool(true))
  }

  // A day ends at 24:00, and nothing begins then.
  private static func end(_ clock: String?) -> Int? {
    clock == "24:00" ? 24 * 60 : minutes(clock)
  }

  // `9:30` is a time, too.
  private static func minutes(_ clock: String?) -> Int? {
    clock.flatMap { TimeOfDay($0.utf8.count == 4 ? "0" + $0 : $0)?.minutes }
  }
}
