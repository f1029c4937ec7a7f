import Delivery
import Localization
import Notifications
import TerminalCore

// What the linear screen says besides what is on the screen.
extension Words {
  /// The command that reads all of the screen again.
  static let readAgain = "read"
  /// The same, marked where words are written, of which it may be one.
  static func readsAgain(isMarked: Bool) -> String { isMarked ? "#\(readAgain)" : readAgain }
  /// Said first of all.
  package static let linearGreeting: [Sentence] = [
    """
    \(product), read line by line. Type the number of a thing to choose it, the name of a key to press it, \
    or a command in words; then Enter. Enter alone presses Enter.
    """,
    "“\(readAgain)” reads all of the screen again, \(key: .back) goes back, \(key: .quit) leaves, \(key: .help) helps.",
  ]
  /// Before what is typed next.
  package static let linearPrompt = "> "
  /// The same where words are written.
  package static let linearTextPrompt = "text> "
  /// Said once words are written.
  package static let linearTextHint = """
    Type the words, then Enter; Enter alone accepts them, Esc goes back, #3 chooses the thing with that number, \
    \(readsAgain(isMarked: true)) reads all of the screen again.
    """
  /// Said where a line moved the phone's clock, which then reads so (P21).
  package static func newTime(_ state: State) -> String {
    let time = CivilTime(state.now, in: state.device.timeZone)
    let (dates, to24) = (state.device.englishDates, state.device.countsTo24)
    let isWhole = time.second == 0 && time.millisecond == 0
    return "Time: "
      + (isWhole ? dates.time(time, to24: to24) : dates.timeWithSeconds(time, to24: to24))
  }
  /// Said where a line changed nothing.
  package static let nothingChanged = "Nothing changed."

  /// What is said of a number that nothing has.
  package static func noNumber(_ number: Int, among numbers: [Int]) -> String {
    guard let first = numbers.first, let last = numbers.last else {
      return "Nothing here has a number."
    }
    let range = first == last ? "there is only \(first)" : "there are \(first) to \(last)"
    return "Nothing has the number \(number); \(range)."
  }

  /// What is said of words that name nothing.
  package static func notCalled(_ words: String, nearest: String) -> String {
    "Nothing is called “\(words)”. Did you mean “\(nearest)”?"
  }

  /// The first line of a screen.
  static func screenHeading(_ topic: [String]) -> String {
    "Screen: \(topic.joined(separator: ", "))"
  }
  /// The first line where an earlier screen is there again.
  static func backOn(_ topic: [String]) -> String { "Back: \(topic.joined(separator: ", "))" }

  // The prefixes of what changed.

  /// Something is there that was not.
  static func shown(_ line: String) -> String { "Shown: \(line)" }
  /// Something is not there any more.
  static func gone(_ line: String) -> String { "Gone: \(line)" }
  /// So many things are not there any more.
  static func gone(_ count: Int) -> String { "Gone: \(count.counted("thing"))" }
  /// So many things are otherwise, or are there that were not.
  static func many(_ count: Int, isWritten: Bool) -> String {
    "\(count.counted("thing")); “\(readsAgain(isMarked: isWritten))” reads all of them."
  }
  /// Which rows of a list are read, by their indices from 0.
  static func seen(_ rows: Range<Int>, of count: Int) -> String {
    "Rows \(rows.lowerBound + 1) to \(rows.upperBound) of \(count)"
  }
  /// Something is otherwise.
  static func changed(_ line: String) -> String { "Changed: \(line)" }
  /// Keys act on something now.
  static func selected(_ line: String) -> String { "Selected: \(line)" }
  /// Something is said.
  static func said(_ words: String) -> String { "Says: \(words)" }

  // States.

  /// Nothing is typed in a field.
  static let empty = "empty"
  /// Nothing is typed in a field, with examples of what could be.
  static func emptySuch(as examples: String) -> String { "\(empty), such as \(examples)" }

  /// Keys act on it.
  static let isSelected = "selected"
  /// It cannot be used now.
  static let isUnavailable = "unavailable"
  /// The key that does it.
  static func keyNamed(_ name: String) -> String { "key \(name)" }

  /// What kind of thing a line is; nil for text, which needs no word.
  static func kind(of line: LinearLine<Spot>) -> String? {
    if case .banner = line.id { return "banner" }
    return switch line.role {
    case .text, .status, .time, .separator: line.id == nil ? nil : "button"
    case .group, .toolbar: "part"
    case .screen, .dialog, .list, .row, .heading, .button, .tab, .field, .image: line.role.rawValue
    }
  }
}
