import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("The color of an app")
struct AppTintTests {
  @Test(
    "An app has the color that its files name; the others take turns as they are installed",
    arguments: [
      (nil, Role.tint2), ("base0D", .tint4), ("Red", .tint6), ("yellow", .tint1), ("green", .tint2),
      ("base0C", .tint3), ("#8000ff", .tint5), ("white", .text), ("#777777", .dim),
    ] as [(String?, Role)])
  func tint(name: String?, role: Role) {
    var harness = ScreenHarness()
    harness.install("com.example.first", "First")
    var app = App(bundleIdentifier: "com.example.second", displayName: "Second")
    app.tint = name.flatMap(Tint.init)
    harness.perform(.install(app, isGranted: true))
    harness.install("com.example.third", "Third")
    #expect(harness.state.tint(of: "com.example.first") == .tint3)
    #expect(harness.state.tint(of: "com.example.second") == role)
    #expect(harness.state.tint(of: "com.example.third") == .tint5)
    #expect(harness.state.tint(of: "com.example.none") == .dim)
  }

  // The card on top is selected, and its first line reversed.
  @Test("What its files say of it in a scenario is the color of its name on the screen")
  func shown() throws {
    var harness = ScreenHarness()
    harness.play(
      """
      app {"bundleIdentifier":"com.example.kettle","displayName":"Kettle","tint":"base0E"}
      app {"bundleIdentifier":"com.example.oven","displayName":"Oven"}
      push kettle {"aps":{"alert":"Tea is ready"}}
      push oven {"aps":{"alert":"The cake, too"}}
      wake
      """)
    harness.type("gg")
    let canvas = harness.model.frame(in: harness.scene).canvas
    let cells = (0..<canvas.size.rows).flatMap { Array(canvas.row($0)) }
    let start = try #require(
      cells.indices.first { start in
        cells[start...].prefix(6).map { String($0.character) }.joined() == "KETTLE"
      })
    #expect(cells[start].style.foreground == .tint5)
  }
}
