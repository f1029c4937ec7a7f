import TerminalCore

@testable import Screens

extension ScreenHarness {
  /// A phone of today: rows with and without a title, a stack, one that is Time
  /// Sensitive, and a Focus that is on.
  static func today(
    columns: Int = 80, rows: Int = 24, theme: String = "dark", glyphs: Glyphs = .unicode
  ) -> ScreenHarness {
    var harness = ScreenHarness(columns: columns, rows: rows, theme: theme, glyphs: glyphs)
    harness.play(apps)
    harness.play(
      """
      push parcel {"aps":{"alert":{"title":"Your parcel","body":"Left the depot."}}}
      push rota {"aps":{"alert":{"title":"Kettle duty","body":"Descale it first."},"thread-id":"k"}}
      push rota {"aps":{"alert":{"title":"Kettle duty","body":"It is your week."},"thread-id":"k"}}
      push allotment {"aps":{"alert":"Slugs were seen near the lettuces."}}
      push parcel {"aps":{"alert":{"title":"Your parcel","body":"At your door in two minutes."},"interruption-level":"time-sensitive"}}
      focus Work apps=rota,allotment schedule=09:00-17:00
      """)
    return harness
  }

  /// The same with five that wait for the summary, of which the last one is about a picture.
  static func summary(
    columns: Int = 80, rows: Int = 24, theme: String = "dark", glyphs: Glyphs = .unicode
  ) -> ScreenHarness {
    var harness = ScreenHarness(columns: columns, rows: rows, theme: theme, glyphs: glyphs)
    harness.play(apps)
    harness.play(
      """
      summary on times=18:00 apps=allotment,parcel
      push allotment {"aps":{"alert":{"title":"Slugs","body":"Moving slowly."},"thread-id":"a","relevance-score":0.9}}
      push allotment {"aps":{"alert":{"title":"Hose","body":"Knotted again."},"thread-id":"b","relevance-score":0.3}}
      push parcel {"aps":{"alert":{"title":"Our logo","body":"How do you like it?"},"thread-id":"c","relevance-score":0.1}}
      push allotment {"aps":{"alert":{"title":"Marrow","body":"The big one is gone."},"thread-id":"d","relevance-score":1}}
      """)
    return harness
  }

  private static let apps = """
    device os=16
    app {"bundleIdentifier":"com.example.rota","displayName":"Rota","icon":"🗓"}
    app {"bundleIdentifier":"com.example.parcel","displayName":"Parcel","icon":"📦","entitlements":["com.apple.developer.usernotifications.time-sensitive"]}
    app {"bundleIdentifier":"com.example.allotment","displayName":"Allotment","icon":"🥕"}
    """
}
