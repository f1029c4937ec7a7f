import Delivery
import Notifications
import TerminalCore

extension RichPane {
  /// What the extension shows, or the first attachment.
  var elementBlocks: [Block] {
    let blocks = view.elements.enumerated().flatMap { index, element -> [Block] in
      if case .day(_, let appointments) = element { return day(appointments, index) }
      return part(element).map { part in
        [
          Block(
            part: inset(part.identified(.view(.content))), spots: view.spots(of: element),
            element: index)
        ]
      } ?? []
    }
    return blocks.isEmpty || textBlocks.isEmpty ? blocks : blocks + [Block(part: .text(""))]
  }

  // A block each, so that what is asked about can be brought into sight.
  private func day(_ appointments: [RichView.Appointment], _ index: Int) -> [Block] {
    sorted(appointments).map { appointment in
      Block(
        part: inset(self.appointment(appointment).identified(.view(.content))), element: index,
        isAsked: appointment.isTentative)
    }
  }

  private func sorted(_ appointments: [RichView.Appointment]) -> [RichView.Appointment] {
    appointments.ordered { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  private func part(_ element: RichView.Element) -> Part? {
    switch element {
    case .media(let picture): media(picture)
    case .text(let words), .label(_, let words):
      words.isEmpty ? nil : .text(words, .text, rows: nil)
    case .button(let name, let title): horizontalButton(name, title)
    case .row(let elements): row(elements)
    case .divider: .rule
    case .list(_, let lines): lines.isEmpty ? nil : .vertical(lines.map(item))
    case .progress(let name, let share): progress(name, share)
    case .day(_, let appointments): .vertical(sorted(appointments).map(appointment))
    }
  }

  private func horizontalButton(_ name: String, _ title: String) -> Part {
    .horizontal([pressed(name, title), .spacer()])
  }

  private func pressed(_ name: String, _ title: String) -> Part {
    let isFocused = isFocused(.button(name))
    return Part.text(phoneMarks.button(title), .accent, isFocused ? [.bold, .reverse] : .bold)
      .identified(.view(.button(name))).meaning(.button, label: title, isSelected: isFocused)
  }

  // Text gives way to the buttons beside it while 16 columns are left: less is not legible.
  private func row(_ elements: [RichView.Element]) -> Part {
    let pressed = elements.filter(\.isButton)
    let taken = pressed.reduce(0) { $0 + phoneMarks.button($1.buttonTitle).columns + 2 }
    if pressed.isEmpty || pressed.count == elements.count || columns - taken >= 16 {
      return sideBySide(elements)
    }
    let rest = elements.filter { !$0.isButton }
    return .vertical([sideBySide(rest), .horizontal([.spacer(), sideBySide(pressed)])])
  }

  private func sideBySide(_ elements: [RichView.Element]) -> Part {
    .horizontal(
      spacing: 2,
      elements.map { element in
        if case .button(let name, let title) = element { return pressed(name, title) }
        return part(element)?.growing() ?? .spacer()
      })
  }

  private func item(_ line: String) -> Part {
    .horizontal([
      phoneMarks.isInWords ? nil : .text("\(phoneMarks.dot) ", .dim),
      Part.text(line, .text, rows: nil).growing(),
    ])
  }

  private func progress(_ name: String, _ share: Double) -> Part {
    let percent = " \(scene.state.systemWords.number(Int((share * 100).rounded())))%"
    let cells = max(4, columns - 6)
    let full = Int((Double(cells) * share).rounded())
    return Part.text([
      TextRun(String(repeating: phoneMarks.barFull, count: full), .accent),
      TextRun(String(repeating: phoneMarks.barEmpty, count: cells - full), .dim),
      TextRun(percent, .dim),
    ]).meaning(.status, label: name, value: percent)
  }

  private func appointment(_ appointment: RichView.Appointment) -> Part {
    let isAsked = appointment.isTentative
    let time = "\(clock(appointment.start))–\(clock(appointment.end))"
    return .horizontal([
      .text(phoneMarks.own(time) + " ", .dim),
      .text(isAsked ? "\(phoneMarks.selected) " : "\(phoneMarks.side) ", isAsked ? .accent : .line),
      Part.text(appointment.title, .text, isAsked ? .bold : [], rows: nil).growing(),
      isAsked ? .text("  \(scene.state.systemWords(.invited))", .warning) : nil,
    ])
  }

  private func clock(_ minutes: Int) -> String {
    scene.state.systemWords.clock(minutes: minutes)
  }
}

extension RichPane {
  /// The notification's own words; none where the extension hides them (C4).
  var textBlocks: [Block] {
    guard let texts = view.texts else { return [] }
    let parts: [Part?] = [
      texts.title.flatMap { $0 == view.title ? nil : .text($0, .text, .bold, rows: nil) },
      texts.subtitle.map { .text($0, .text, .bold, rows: nil) },
      texts.body.map { .text($0, .text, rows: nil) },
    ]
    // One thing to press, and to be read.
    let isEmpty = parts.allSatisfy { $0 == nil }
    return isEmpty ? [] : [Block(part: inset(.vertical(parts).identified(.view(.content))))]
  }

  /// A8: a row each, with the digit that presses it.
  var actionBlocks: [Block] {
    let rows = view.actions.enumerated().map { index, action in
      Block(part: row(action, index), spots: [.action(action.identifier)])
    }
    let more = view.hiddenActionCount
    let rest =
      more == 0 || model.isBare
      ? [] : [Block(part: .text("  \(Words.hiddenActions(more))", .dim, rows: 2))]
    return rows.isEmpty && rest.isEmpty ? [] : [Block(part: inset(.rule))] + rows + rest
  }

  // A9: what is destructive says so without color too.
  private func row(_ action: RichView.Choice, _ index: Int) -> Part {
    let isFocused = isFocused(.action(action.identifier))
    let title = action.title + (action.asksForText ? phoneMarks.ellipsis : "")
    let symbol = action.symbol.map { "  \($0)" } ?? ""
    let line = Part.horizontal([
      .text(isFocused ? "\(phoneMarks.selected) " : "  ", isFocused ? nil : .accent),
      hasNoDigits ? nil : .text(index < 9 ? "\(index + 1) " : "  ", isFocused ? nil : .dim),
      action.isDestructive
        ? .text("\(phoneMarks.destructive) ", isFocused ? nil : .critical, .bold) : nil,
      Part.text(
        title, isFocused ? nil : action.isDestructive ? .critical : .text,
        isFocused ? .bold : [], rows: 2
      ).growing(minimum: min(title.columns, max(0, columns - 8))),
      Part.text(symbol + note(action), isFocused ? nil : .dim).droppable(),
    ]).identified(.view(.action(action.identifier)))
      .meaning(.button, label: label(of: action), isSelected: isFocused)
    return isFocused ? line.selected(in: style) : line
  }

  // Where lines are read a number that is typed chooses a thing, and is none of the action's own.
  private var hasNoDigits: Bool { model.isBare || model.isRead }

  private func label(of action: RichView.Choice) -> String {
    action.isDestructive ? "\(phoneMarks.destructive) \(action.title)" : action.title
  }

  private func note(_ action: RichView.Choice) -> String {
    action.opensApp && !model.isBare ? "  \(Words.opens(view.appName))" : ""
  }
}

extension RichView.Element {
  fileprivate var isButton: Bool {
    if case .button = self { true } else { false }
  }

  // Empty for what is none.
  fileprivate var buttonTitle: String {
    if case .button(_, let title) = self { title } else { "" }
  }
}
