import Explaining
import Notifications
import Scenarios
import Screens
import TerminalCore
import TestSupport
import Testing
@testable import Interaction
@testable import Sessions

extension TestSession {
  /// All of the phone, and how much came to pass.
  var phone: String {
    "\(session.facts.count) " + JSONText.pretty(session.state.json.value)
  }
  /// The line that comes next.
  var next: Int? { interaction.opened.stepped?.next }
  /// The names of all pushes so far.
  var pushed: [String] { session.state.notifications.map(\.value.name) }
  /// What was to be written into the file.
  var saved: [String] {
    acts.compactMap { act in
      if case .saveScenario(_, let text) = act { text } else { nil }
    }
  }

  /// Types, and plays what is to be played after each key.
  mutating func step(_ keys: String) {
    for key in keys {
      switch key {
      case "\n": press(.enter)
      case "\u{1B}": press(.escape)
      default: type(String(key))
      }
      settle()
    }
  }

  mutating func settle() {
    while interaction.isLoading { interaction.load() }
    _ = interaction.frame()
  }

  mutating func click(_ column: Int, _ row: Int) {
    _ = interaction.frame()
    let point = Point(column: column, row: row)
    send(.input(.mouse(Mouse(.press(.left), at: point))))
    send(.input(.mouse(Mouse(.release(.left), at: point))))
  }

  private var screenRows: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func rowOfScreen(_ words: String) -> Int? {
    screenRows.firstIndex { $0.contains(words) }
  }

  func columnOfScreen(_ row: Int, _ words: String) -> Int? {
    let text = screenRows[row]
    guard let range = text.ranges(of: words).first else { return nil }
    return String(text[..<range.lowerBound]).columns
  }

  func placeOfScreen(_ words: String) -> (row: Int, column: Int)? {
    guard let row = rowOfScreen(words), let column = columnOfScreen(row, words) else { return nil }
    return (row, column)
  }
}
