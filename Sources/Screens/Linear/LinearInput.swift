import Notifications
import TerminalCore

/// What a line means that a person typed at the linear screen.
package enum LinearInput: Hashable, Sendable {
  /// What is to be done, one after the other.
  case events([ModelEvent])
  /// All of the screen is to be read again.
  case reading
  /// A number that nothing on the screen has.
  case unknownNumber(Int)
  /// Words that name no command, with the nearest one.
  case unknownCommand(String, nearest: String)

  /// Reads a line: a number chooses, the name of a key presses it, all else is a command, or
  /// text where words are written.
  package init(
    _ line: String, on screen: LinearScreen, read reader: LinearReader, _ model: Model,
    _ scene: Scene
  ) {
    let words = line.trimmed
    if words.isEmpty {
      self = .keys([Key(.enter)])
    } else if [true, screen.isWritten].map(Words.readsAgain).contains(words) {
      self = .reading
    } else if let number = Self.number(words, isMarked: screen.isWritten) {
      self =
        reader.spot(numbered: number).map { .events([.chosen($0)]) } ?? .unknownNumber(number)
    } else if screen.isWritten {
      self = Self.written(line, words)
    } else if words.first == "{" {
      self = .events([.input(.paste(words))])
    } else {
      self = Self.command(words, model, scene)
    }
  }

  private static func keys(_ keys: [Key]) -> LinearInput { .events(keys.map { .input(.key($0)) }) }

  // Where words are written, a number by itself is one of them.
  private static func number(_ words: String, isMarked: Bool) -> Int? {
    if words.first == "#" { return Int(digits: words.dropFirst()) }
    return isMarked ? nil : Int(digits: words)
  }

  private static func written(_ line: String, _ words: String) -> LinearInput {
    if words.first != "=", let shortcut = Shortcut(reading: words), !shortcut.isTyped {
      return keys(shortcut.keys)
    }
    let text = words.first == "=" ? String(words.dropFirst()) : line
    return .events([
      .input(.key(Key(.character("e"), .control))), .input(.key(Key(.character("u"), .control))),
      .input(.paste(text)),
    ])
  }

  private static func command(_ words: String, _ model: Model, _ scene: Scene) -> LinearInput {
    if let shortcut = Shortcut(reading: words) { return keys(shortcut.keys) }
    if let control = model.keymap.controls.called(words).first {
      return .events([.chosen(.control(control.id))])
    }
    let line = words.first == ":" ? String(words.dropFirst()) : words
    // What is nearest was not seen before Enter: it is named, and does not run.
    let palette = CommandSheet(field: TextField(line))
    if let guess = CommandSuggestions(model, scene, palette).guess {
      return .unknownCommand(line, nearest: guess)
    }
    return .events([
      .chosen(.control(.commands)), .input(.paste(line)), .input(.key(Key(.enter))),
    ])
  }
}
