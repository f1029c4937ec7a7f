import Testing

@testable import Screens

@Suite("Whoever never saw it finds")
struct FirstSightTests {
  @Test("things by the word that comes to mind, in the command line and in help", arguments: words)
  func found(word: String, id: ControlID) {
    var harness = ScreenHarness.morning()
    harness.type(":" + word)
    let offered = harness.model.commands?.suggestions.prefix(3).map(\.act) ?? []
    #expect(offered.contains(.control(id)), "“\(word)” offers \(offered)")
    harness.press(.escape)
    harness.type("?" + word)
    guard let list = harness.model.sheets.last as? HelpSheet else {
      Issue.record("help is not open")
      return
    }
    let found = HelpEntries(list, harness.model, harness.scene).controls.prefix(3).map(\.id)
    #expect(found.contains(id), "“\(word)” finds \(found) in help")
  }

  private static let words: [(String, ControlID)] = [
    ("undo", .undo), ("revert", .undo), ("search", .search), ("find", .search),
    ("theme", .theme), ("color", .theme), ("color", .theme), ("dark", .theme),
    ("why", .why), ("explain", .why), ("reason", .why), ("send", .send), ("push", .send),
    ("deliver", .send), ("leave", .quit), ("quit", .quit), ("exit", .quit),
    ("help", .help), ("keys", .help), ("language", .locale), ("delete", .clear),
    ("remove", .clear), ("errors", .complaints), ("history", .log), ("tutorial", .tour),
    ("compact", .density), ("privacy", .previews), ("preferences", .settings),
  ]

  @Test("undo, search, why, send and how to leave on the first screen or the first page of help")
  func firstScreen() {
    var harness = ScreenHarness.touring()
    harness.type("x")
    let screen = harness.text
    for words in ["u undo", "w why", "? help", "q leave"] {
      #expect(screen.contains(words), "\(words):\n\(screen)")
    }
    harness.type("?")
    let help = harness.text
    for id: ControlID in [.search, .send, .theme] {
      let control = Control.with(id)
      #expect(help.contains(control?.summary.prefix(24) ?? "?"), "\(id):\n\(help)")
    }
  }
}
