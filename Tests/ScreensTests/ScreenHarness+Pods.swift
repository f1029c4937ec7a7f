import TerminalCore

@testable import Screens

extension ScreenHarness {
  /// Podcasts with an episode in the list.
  static func pods(
    columns: Int = 80, rows: Int = 24, theme: String = "terminal", glyphs: Glyphs = .unicode
  ) -> ScreenHarness {
    var stage = ScreenHarness(columns: columns, rows: rows, theme: theme, glyphs: glyphs)
    stage.install("com.example.podcasts", "Podcasts", icon: "🐝")
    stage.push("The one about bees", "Episode 12 is out.", app: "com.example.podcasts")
    stage.model = Model(size: Size(columns: columns, rows: rows), theme: theme, glyphs: glyphs)
    return stage
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
