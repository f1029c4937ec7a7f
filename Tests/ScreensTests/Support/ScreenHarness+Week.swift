import TerminalCore

@testable import Screens

extension ScreenHarness {
  /// Four days with a clock change in Los Angeles: requests of every kind that
  /// wait, and some that fired.
  static func week(
    columns: Int = 80, rows: Int = 24, theme: String = "terminal", glyphs: Glyphs = .unicode
  ) -> ScreenHarness {
    var harness = ScreenHarness(columns: columns, rows: rows, theme: theme, glyphs: glyphs)
    harness.play(
      """
      timezone America/Los_Angeles
      at 2018-11-01T09:00
      app {"bundleIdentifier":"com.example.pills","displayName":"Pills","icon":"💊",
        "places":{"Home":{"latitude":37.33,"longitude":-122.03,"radius":100}}}
      app {"bundleIdentifier":"com.example.alarm","displayName":"Alarm"}
      schedule pills {"identifier":"dose","content":{"title":"Second dose"},
        "trigger":{"timeInterval":28800,"repeats":true}}
      schedule alarm {"identifier":"up","content":{"title":"Get up"},
        "trigger":{"dateMatching":{"hour":7},"repeats":true}}
      schedule alarm {"identifier":"night","content":{"title":"Night shift"},
        "trigger":{"dateMatching":{"hour":1,"minute":30},"repeats":true}}
      schedule alarm {"identifier":"call","content":{"title":"Call Berlin"},
        "trigger":{"dateMatching":{"weekday":2,"hour":9,"timeZone":"Europe/Berlin"}}}
      schedule pills {"identifier":"bins","content":{"title":"Bring in the bins"},
        "trigger":{"region":"Home","notifyOnExit":false}}
      push alarm {"aps":{"alert":"Set for seven"}}
      at 2018-11-02T18:00
      """)
    harness.model = Model(size: Size(columns: columns, rows: rows), theme: theme, glyphs: glyphs)
    return harness
  }
}
