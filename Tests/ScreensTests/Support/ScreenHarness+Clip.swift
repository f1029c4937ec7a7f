import TestSupport

extension ScreenHarness {
  /// The open view of an extension with a medium and its button, which is not pressed yet.
  static func clip() -> ScreenHarness {
    var harness = ScreenHarness(columns: 80, rows: 24)
    let media = Checkout.path + "/Fixtures/Apps/Album.app/Media/waves.gif"
    harness.play(
      """
      app {"bundleIdentifier":"com.example.clips","displayName":"Clips",
        "service":{"steps":[{"set":{"attachments":[{"identifier":"clip","path":"\(media)"}]}}]},
        "content":[{"name":"Player","UNNotificationExtensionCategory":"clip",
          "view":[{"media":"clip","playButton":{"type":"default","frame":[0,0,0.2,0.2]}}]}]}
      authenticate
      push clips {"aps":{"alert":{"title":"A","body":"B"},"category":"clip","mutable-content":1}} id=c
      view c
      """)
    return harness
  }
}
