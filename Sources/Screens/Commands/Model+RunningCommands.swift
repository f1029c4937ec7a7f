import Scenarios
import TerminalCore

extension Model {
  /// Enter: takes the selected suggestion, or runs the line.
  mutating func enterCommand(_ scene: Scene) -> [Effect] {
    guard let palette = commands else { return [] }
    if let choice = palette.choice { return take(choice, scene) }
    let line = palette.field.text
    if line.allSatisfy(\.isWhitespace) { return [] }
    return perform(line: line)
  }

  /// Tab: puts the selected suggestion, else the first, into the line; nothing runs.
  mutating func completeCommand(_ scene: Scene) -> [Effect] {
    guard let palette = commands, let choice = palette.choice ?? palette.suggestions.first else {
      return []
    }
    switch choice.act {
    case .insert(let text, let range): return insert(text, range, scene)
    case .line(let line): return editCommand(scene) { $0 = TextField(line) }
    case .control(let id):
      let text = Control.with(id)?.verb.flatMap(Verb.named)?.beginning ?? choice.text
      return editCommand(scene) { $0 = TextField(text) }
    }
  }

  /// Does what a suggestion stands for.
  mutating func take(_ choice: CommandSuggestion, _ scene: Scene) -> [Effect] {
    switch choice.act {
    case .insert(let text, let range): return insert(text, range, scene)
    case .line(let line): return perform(line: line)
    case .control(let id):
      if let reason = choice.whyDisabled {
        commands?.complaint = LineComplaint(column: 0, text: reason)
        return []
      }
      guard let control = Control.with(id) else { return [] }
      layers.removeLast()
      return run(control, scene)
    }
  }

  private mutating func insert(_ text: String, _ range: Range<Int>, _ scene: Scene) -> [Effect] {
    editCommand(scene) { field in
      let characters = Array(field.text)
      let rest = String(characters[min(range.upperBound, characters.count)...])
      let gap = rest.hasPrefix(" ") || text.hasSuffix(" ") || text.hasSuffix("=") ? "" : " "
      field = TextField(String(characters[..<range.lowerBound]) + text + gap)
      let cursor = field.cursor
      field = TextField(field.text + rest)
      while field.cursor > cursor { field.move(.backward) }
    }
  }

  private mutating func perform(line: String) -> [Effect] {
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

  /// Takes in what became of the line: the command line closes, or says what is wrong.
  mutating func end(_ outcome: LineOutcome) {
    switch outcome {
    case .done(let words):
      if commands != nil { layers.removeLast() }
      say(words)
    case .complaint(let complaint):
      if commands != nil {
        commands?.complaint = complaint
        commands?.selected = nil
      } else {
        say(complaint.text, isError: true)
      }
    }
  }
}

extension String {
  /// Without blanks at both ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
