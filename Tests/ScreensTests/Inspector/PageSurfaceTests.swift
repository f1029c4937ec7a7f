import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("What the keys are about while the inspector has them")
struct PageSurfaceTests {
  /// The log at the last fact about a notification with this body, and its number.
  private func log(of words: String, columns: Int) throws -> (ScreenHarness, number: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: columns / 3)
    harness.type("gl")
    let number = try #require(harness.number(words))
    harness.model.inspector.fact = harness.facts.facts.lastIndex {
      $0.event.notification == number
    }
    return (harness, number)
  }

  /// What is asked of the phone's rows.
  private func asked(of harness: ScreenHarness, since count: Int) -> [Command] {
    harness.effects.dropFirst(count).compactMap { effect in
      guard case .perform(let command) = effect else { return nil }
      return switch command {
      case .clear, .expand, .collapse, .tap, .view, .management: command
      default: nil
      }
    }
  }

  /// Whether a notification is copied.
  private func copies(_ effect: Effect) -> Bool {
    switch effect {
    case .copyExplanation, .terminal(.copy): true
    default: false
    }
  }

  // Of the whole screen, of the app, and of the person's acts.
  private static let otherCopies: Set<ControlID> = [
    .copyScreen, .copyToken, .copyRequest, .copyLine,
  ]

  @Test(
    "From the log, and from Why and the payload asked from there, all controls act on its notification",
    arguments: [("", 80), ("w", 80), ("w]", 80), ("", 120), ("w", 120), ("w]", 120)])
  func aboutOne(keys: String, columns: Int) throws {
    var (start, number) = try log(of: "Who brings what?", columns: columns)
    start.type(keys)
    #expect(start.model.focus == .inspector)
    let key = start.state.notification(number).key
    let place = try #require(start.state.place(of: number))
    let own: [Command] = [
      .clear(.notification(key)), .clear(.group(place.target)), .view(.open(key)),
      .management(.open(.management, .notification(key))),
    ]
    var acts = 0
    for control in Control.all {
      var harness = start
      harness.press(control)
      let asked = asked(of: harness, since: start.effects.count)
      #expect(asked.allSatisfy(own.contains), "\(control.id): \(asked)")
      acts += asked.count
    }
    #expect(acts >= own.count)
  }

  @Test("x clears what the line is about, once; u is offered for it", arguments: [80, 120])
  func clearing(columns: Int) throws {
    var (harness, number) = try log(of: "Who brings what?", columns: columns)
    let count = harness.state.list.count
    let selected = harness.selectedWords
    harness.type("x")
    #expect(harness.state.place(of: number) == nil && harness.state.list.count == count - 1)
    #expect(harness.selectedWords == selected)
    harness.type("x")
    #expect(harness.state.list.count == count - 1)
    #expect(harness.model.message?.text == Words.notListed)
  }

  @Test("v opens its view, y t copies its words, I edits them", arguments: [80, 120])
  func acting(columns: Int) throws {
    let (start, number) = try log(of: "Who brings what?", columns: columns)
    var harness = start
    harness.type("v")
    #expect(harness.state.pane?.notification == number)
    #expect(harness.model.focus == .phone && harness.model.layout.hasPhone)
    harness = start
    harness.type("yt")
    guard case .terminal(.copy(let words))? = harness.effects.last else {
      Issue.record("nothing was copied")
      return
    }
    #expect(words.contains("Who brings what?"))
    harness = start
    harness.type("I")
    #expect(harness.model.sheets.last is QuickEditSheet)
    #expect(harness.text.contains("Who brings what?"), "\(harness.text)")
  }

  @Test(
    "A page about no notification that hides the list refuses what acts on a row, and does not offer it",
    arguments: ["T", "gn", "gl"])
  func aboutNone(keys: String) throws {
    var start = ScreenHarness.morning()
    start.type(keys)
    start.model.inspector.fact = start.facts.facts.lastIndex {
      $0.event.notification == nil && $0.event.group == nil
    }
    try #require(!start.model.layout.hasPhone)
    let last = try #require(start.text.split(separator: "\n").last)
    #expect(!last.contains("v view") && !last.contains("x clear"), "\(last)")
    for control in Control.all {
      var harness = start
      harness.press(control)
      let asked = asked(of: harness, since: start.effects.count)
      #expect(asked.isEmpty, "\(control.id): \(asked)")
      if Self.otherCopies.contains(control.id) { continue }
      let copied = harness.effects.dropFirst(start.effects.count).filter(copies)
      #expect(copied.isEmpty, "\(control.id): \(copied)")
    }
    start.type("x")
    #expect(start.model.message?.text == Words.noNotificationOnPage.standard)
  }

  @Test(
    "Beside the list a page about no notification leaves its row to it", arguments: ["T", "gs"])
  func beside(keys: String) throws {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    let number = try #require(harness.number("Glucose level at 57."))
    harness.type(keys)
    harness.type("x")
    #expect(harness.state.place(of: number) == nil)
  }

  @Test("Why of the selected row acts on that row, all over the screen", arguments: [80, 120])
  func ofSelection(columns: Int) throws {
    var harness = ScreenHarness.morning(columns: columns, rows: columns / 3)
    let number = try #require(harness.number("Glucose level at 57."))
    harness.type("w")
    harness.model.focus = .inspector
    #expect(harness.model.pageSubject(in: harness.scene) == nil)
    harness.type("x")
    #expect(harness.state.place(of: number) == nil)
  }
}
