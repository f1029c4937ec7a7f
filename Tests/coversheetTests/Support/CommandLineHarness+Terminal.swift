import TestSupport
import Testing

extension CommandLineHarness {
  /// A desk with a scenario of three notifications: a stack of two, and one above it.
  static func withChat() throws -> CommandLineHarness {
    try CommandLineHarness([
      "chat.scenario": """
      app {"bundleIdentifier": "com.example.chat", "displayName": "Chat"}
      push chat {"aps": {"alert": {"title": "Anna", "body": "One"}, "thread-id": "a"}}
      push chat {"aps": {"alert": {"title": "Anna", "body": "Two"}, "thread-id": "a"}}
      push chat {"aps": {"alert": {"title": "Ben", "body": "Alone"}}}

      """
    ])
  }

  /// Opens that scenario, and waits until its list is shown.
  func openChat() throws -> PseudoTerminal {
    let terminal = try open(folder("chat.scenario"))
    try terminal.expect("Alone")
    try terminal.expect("1 more notification")
    return terminal
  }
}

extension PseudoTerminal {
  /// Waits until the screen shows a text.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let came = waits { $0.text.contains(text) }
    try #require(
      came,
      "“\(text)” never came:\n\(screen.text)\n\(String(decoding: output.suffix(400), as: UTF8.self).debugDescription)",
      sourceLocation: sourceLocation)
  }

  /// Expects the terminal as a fresh one is.
  func expectGivenBack(sourceLocation: SourceLocation = #_sourceLocation) {
    let fresh = try? PseudoTerminal(running: "/bin/true", type: nil).settings
    #expect(settings == fresh, "stty", sourceLocation: sourceLocation)
    #expect(!screen.isAlternate, "still on the alternate screen", sourceLocation: sourceLocation)
    #expect(screen.isCursorVisible, "the cursor is hidden", sourceLocation: sourceLocation)
    let left = screen.modes.filter { ![25, 7, 12].contains($0) }
    #expect(left.isEmpty, "private modes are left on", sourceLocation: sourceLocation)
    #expect(screen.titlesAside == 0, "a title is left aside", sourceLocation: sourceLocation)
  }

  /// The sequences that set a color.
  var colors: [String] {
    String(decoding: output, as: UTF8.self).matches(of: /\u{1B}\[([0-9;:]*)m/)
      .map { String($0.output.1) }
      .filter { sequence in
        sequence.split(whereSeparator: { $0 == ";" || $0 == ":" }).compactMap { Int($0) }
          .contains { (30...38).contains($0) || (40...48).contains($0) || $0 >= 90 }
      }
  }
}
