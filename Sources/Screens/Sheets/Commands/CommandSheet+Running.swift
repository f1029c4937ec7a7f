import Scenarios
import TerminalCore

extension CommandSheet {
  /// Enter: takes the selected suggestion, or runs the line.
  mutating func enter(_ model: inout Model, _ scene: Scene) -> Handling {
    if let choice { return take(choice, &model, scene) }
    if field.text.allSatisfy(\.isWhitespace) { return .consumed() }
    return .consumed(perform(field.text.withoutBlanksBehind, in: &model))
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
    case .line(let line): return .consumed(perform(line, in: &model))
    case .option(let change): return .closed(change.make(in: &model, scene))
    case .nothing:
      complaint = LineComplaint(column: 0, text: choice.summary)
      return .consumed()
    case .control(let id):
      if let reason = choice.whyDisabled {
        // A whole line is the phone's to answer: `watch` pairs one, `lock` turns the
        // display off where it is locked.
        let line = field.text.trimmed
        if let verb = Verb.named(line), verb.standsAlone,
          verb.isActOfPerson || Control.with(id)?.verb?.name != line
        {
          return .consumed(perform(line, in: &model))
        }
        complaint = LineComplaint(column: 0, text: reason)
        return .consumed()
      }
      return .closed(Control.with(id).map { model.runChosen($0, scene) } ?? [])
    }
  }

  // It is kept to be recalled.
  private func perform(_ line: String, in model: inout Model) -> [Effect] {
    model.lastAct.isRewinding = ["undo", "redo"].contains(line.trimmed)
    model.lastAct.awaitsArrival = true
    if model.commandHistory.last == line { return [.performLine(line)] }
    model.commandHistory.removeAll { $0 == line }
    model.commandHistory = model.commandHistory.suffix(499) + [line]
    return [.performLine(line), .keepInHistory(line)]
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

extension String {
  // Without blanks at its end: what stands before a line counts for the column of a complaint.
  fileprivate var withoutBlanksBehind: String {
    lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
  }
}
