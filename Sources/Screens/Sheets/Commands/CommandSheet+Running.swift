import Scenarios
import TerminalCore

extension CommandSheet {
  /// Enter: takes the selected suggestion, or runs the line.
  mutating func enter(_ model: inout Model, _ scene: Scene) -> Handling {
    if let choice { return take(choice, &model, scene) }
    if field.text.allSatisfy(\.isWhitespace) { return .consumed() }
    return .consumed(model.perform(line: field.text))
  }

  /// Tab: puts the selected suggestion, else the first, into the line; nothing runs.
  mutating func complete(_ model: Model, _ scene: Scene) -> [Effect] {
    guard let choice = choice ?? suggestions.first else { return [] }
    switch choice.act {
    case .insert(let text, let range): return insert(text, range, model, scene)
    case .line(let line): return edit(model, scene) { $0 = TextField(line) }
    case .option, .nothing: return edit(model, scene) { $0 = TextField(choice.text) }
    case .control(let id):
      let text = Control.with(id)?.verb?.beginning ?? choice.text
      return edit(model, scene) { $0 = TextField(text) }
    }
  }

  /// Does what a suggestion stands for.
  mutating func take(
    _ choice: CommandSuggestion, _ model: inout Model, _ scene: Scene
  ) -> Handling {
    switch choice.act {
    case .insert(let text, let range): return .consumed(insert(text, range, model, scene))
    case .line(let line): return .consumed(model.perform(line: line))
    case .option(let change): return .closed(model.set(change, scene))
    case .nothing:
      complaint = LineComplaint(column: 0, text: choice.summary)
      return .consumed()
    case .control(let id):
      if let reason = choice.whyDisabled {
        complaint = LineComplaint(column: 0, text: reason)
        return .consumed()
      }
      return .closed(Control.with(id).map { model.runChosen($0, scene) } ?? [])
    }
  }

  private mutating func insert(
    _ text: String, _ range: Range<Int>, _ model: Model, _ scene: Scene
  ) -> [Effect] {
    edit(model, scene) { field in
      let characters = Array(field.text)
      let rest = String(characters[min(range.upperBound, characters.count)...])
      let gap = rest.hasPrefix(" ") || text.hasSuffix(" ") || text.hasSuffix("=") ? "" : " "
      field = TextField(String(characters[..<range.lowerBound]) + text + gap)
      let cursor = field.cursor
      field = TextField(field.text + rest)
      while field.cursor > cursor { field.move(.backward) }
    }
  }
}

extension Model {
  /// Runs a line, and keeps it to be recalled.
  fileprivate mutating func perform(line: String) -> [Effect] {
    lastAct.isRewinding = ["undo", "redo"].contains(line.trimmed)
    lastAct.awaitsArrival = true
    return [.performLine(line)] + remember(line)
  }

  private mutating func remember(_ line: String) -> [Effect] {
    if commandHistory.last == line { return [] }
    commandHistory.removeAll { $0 == line }
    commandHistory = commandHistory.suffix(499) + [line]
    return [.keepInHistory(line)]
  }
}

extension String {
  /// Without blanks at both ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
