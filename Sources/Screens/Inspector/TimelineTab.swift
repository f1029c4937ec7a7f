import Delivery
import Explaining
import Notifications
import TerminalCore

/// *Timeline*: what was, the present, what is to come and what was left. Only rows that are seen are made.
struct TimelineTab {
  private let pane: InspectorPane
  private let rows: TimelineRows

  init(_ pane: InspectorPane) {
    self.pane = pane
    rows = TimelineRows(pane.scene.timeline)
  }

  private var model: Model { pane.model }
  private var scene: Scene { pane.scene }
  private var marks: Marks { pane.marks }

  /// The rows that are seen.
  var part: Part {
    let first = model.timelineFirstRow(rows, scene)
    let cursor = model.timelineCursor(rows, scene)
    let seen = first..<min(rows.count, first + model.layout.inspectorRows)
    return .vertical(seen.map { line($0, isSelected: $0 == cursor) })
  }

  private func line(_ row: Int, isSelected: Bool) -> Part {
    guard let moment = rows.moment(at: row) else {
      return .text("     \(marks.own(Words.linesBeyond(scene.timeline.pendingBeyond)))", .dim)
    }
    let (time, words, role) = content(of: moment)
    // Reversed where the keys go to, marked in any case.
    let isReversed = isSelected && model.focus == .inspector
    let part = Part.horizontal([
      Part.text(isSelected ? String(marks.selected) : " ", isReversed ? nil : .accent, .bold),
      Part.text(time.padded(9), isReversed ? nil : .dim),
      Part.text(
        marks.own(words.visibleLine), isReversed ? nil : role,
        moment == .present ? .bold : []
      ).growing(),
    ]).identified(.moment(moment)).meaning(.row, isSelected: isSelected)
    return isReversed ? part.selected(in: CardStyle(model.palette, model.glyphs)) : part
  }

  private func content(of moment: Moment) -> (time: String, words: String, role: Role) {
    let timeline = scene.timeline
    switch moment {
    case .event(0): return ("", Words.beginning, .dim)
    case .event(let number):
      let step = timeline.event(number - 1)
      let isAhead = number > timeline.past.eventCount
      return (clock(step.at), scene.words(for: step.command), isAhead ? .dim : .text)
    case .present:
      let last = timeline.ahead.steps.first ?? timeline.past.steps.last
      return (clock(last?.at ?? scene.state.now), Words.present, .success)
    case .pending(let number):
      let pending = timeline.pending[number]
      return (pending.at.map(clock) ?? "", pending.words, .dim)
    case .check: return ("", Words.expected, .dim)
    case .branch(let number):
      let branch = timeline.branches[number]
      let words = Words.branch(eventCount: branch.eventCount)
      return (clock(branch.leftAt), "\(marks.branch) \(words)", .quiet)
    }
  }

  private func clock(_ instant: Instant) -> String {
    CivilTime(instant, in: scene.state.device.timeZone).clockText
  }
}

extension String {
  fileprivate func padded(_ columns: Int) -> String {
    self + String(repeating: " ", count: max(1, columns - count))
  }
}

extension Scene {
  /// What a command does, in a line: pushes by what they say, the rest as a scenario has it.
  fileprivate func words(for command: Command) -> String {
    if case .push(let request) = command {
      let content = request.payload.content
      let said = (content?.title ?? content?.body)?.plain
      return [state.displayName(of: request.app), said].compactMap(\.self)
        .joined(separator: " · ")
    }
    if case .install(let app, _, _) = command { return "app " + app.displayName }
    if case .schedule(let app, let request) = command {
      return Words.request(request.identifier, of: state.displayName(of: app))
    }
    return command.line(in: state) ?? Words.someAct
  }
}

extension Text {
  /// The words where they are literal, else their key.
  fileprivate var plain: String {
    switch wording {
    case .literal(let words): words
    case .localized(let localized): localized.key
    }
  }
}
