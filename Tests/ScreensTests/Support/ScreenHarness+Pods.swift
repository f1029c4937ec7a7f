import TerminalCore

@testable import Screens

extension ScreenHarness {
  /// Podcasts with an episode in the list.
  static func pods(
    columns: Int = 80, rows: Int = 24, theme: String = "terminal", glyphs: Glyphs = .unicode
  ) -> ScreenHarness {
    var harness = ScreenHarness(columns: columns, rows: rows, theme: theme, glyphs: glyphs)
    harness.install("com.example.podcasts", "Podcasts", icon: "🐝")
    harness.push("The one about bees", "Episode 12 is out.", app: "com.example.podcasts")
    harness.model = Model(size: Size(columns: columns, rows: rows), theme: theme, glyphs: glyphs)
    return harness
  }

  /// An app that asks.
  static let news = """
    app {"bundleIdentifier":"com.example.news","displayName":"News"} state=fresh
    authorize news options=alert,sound,badge
    """

  /// A provisional app, and what it sent.
  static let trial = """
    app {"bundleIdentifier":"com.example.trial","displayName":"Trial"} state=fresh
    authorize trial options=alert,sound,badge,provisional
    push trial {"aps":{"alert":{"title":"Hello","body":"Try me"}}}
    """
}
