import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("The watch beside the phone")
struct WatchScreenTests {
  private static func harness(
    columns: Int = 80, rows: Int = 24, theme: String = "terminal", glyphs: Glyphs = .unicode
  ) -> ScreenHarness {
    var harness = ScreenHarness(columns: columns, rows: rows, theme: theme, glyphs: glyphs)
    harness.play(
      """
      app {"bundleIdentifier":"com.example.walk","displayName":"Walk","icon":"◆","categories":[
        {"identifier":"company","actions":[{"identifier":"wait","title":"Wait for Me"},
        {"identifier":"map","title":"Show the Map","options":["foreground"]},
        {"identifier":"answer","title":"Answer","textInput":{"buttonTitle":"Send"}}]}]}
      watch
      lock
      push walk {"aps":{"alert":{"title":"Omar is near","body":"He left five minutes ago, and he is not fast."},"category":"company"}} id=omar
      """)
    return harness
  }

  @Test(
    "W6: the card has a clock of its own and a short look: icon, app and title",
    arguments: [(80, 24), (120, 40)])
  func shortLook(size: (columns: Int, rows: Int)) {
    let harness = Self.harness(columns: size.columns, rows: size.rows)
    expect(harness, "watch-short")
    #expect(harness.text.contains("╭") && harness.text.contains("Omar is near"))
  }

  @Test(
    "W6: a raised wrist shows the whole text and the actions",
    arguments: [(80, 24), (120, 40), (40, 12)])
  func longLook(size: (columns: Int, rows: Int)) {
    var harness = Self.harness(columns: size.columns, rows: size.rows)
    harness.type("r")
    expect(harness, "watch-long")
    #expect(harness.text.contains("Wait for Me"), "\(harness.text)")
    // As the rich view writes what asks for text; a line may end before it.
    #expect(harness.text.contains(size.rows > 12 ? "3 Answer…" : "Answer…"), "\(harness.text)")
    #expect(harness.state.watch.look?.isLong == true)
  }

  @Test(
    "W6: where words of the watch are cut, a blank is before its time and before the key",
    arguments: [(80, 24, "… 9:41 │"), (40, 12, "… r read")])
  func cutWords(columns: Int, rows: Int, end: String) {
    var harness = Self.harness(columns: columns, rows: rows)
    harness.install("com.example.long", "Internationaler Geschwindigkeitsbegrenzungsverband")
    harness.play("push long {\"aps\":{\"alert\":\"Slow\"}}")
    #expect(harness.text.contains(end), "\(harness.text)")
  }

  @Test(
    "R4, F3: watch and rich view say what is critical and what is Time Sensitive, as a banner does",
    arguments: [(40, 12), (120, 40)], [false, true])
  func loudness(size: (columns: Int, rows: Int), isCritical: Bool) {
    var harness = ScreenHarness(columns: size.columns, rows: size.rows)
    Self.pushSugar(isCritical ? "critical" : "time-sensitive", to: &harness)
    let words = "SUGAR \(harness.state.systemWords(isCritical ? .critical : .timeSensitive))"
    #expect(harness.text.contains(words), "\(harness.text)")
    harness.type("v")
    let bar = harness.text.split(separator: "\n").first { $0.contains("✕") }
    #expect(bar?.contains(words) == true, "\(harness.text)")
    #expect(bar?.contains("▲") == isCritical, "\(harness.text)")
  }

  @Test("R4: on watch and rich view that read to the left, the mark is right of the name")
  func mirroredLoudness() throws {
    var harness = ScreenHarness(columns: 40, rows: 12)
    harness.model.appearance.bidi = .program
    harness.speak("ar", saying: ["row.critical": "حرج"])
    Self.pushSugar("critical", to: &harness)
    for (keys, sign) in [("", "⌚"), ("v", "✕")] {
      harness.type(keys)
      let lines = harness.text.split(separator: "\n")
      let line = try #require(lines.first { $0.contains(sign) }, "\(harness.text)")
      let sides = line.split(separator: "SUGAR")
      let before = try #require(sides.first?.split(separator: " ").last)
      #expect(String(before).hasRightToLeft, "\(line)")
      #expect(sides.last?.contains("▲") == true, "\(line)")
    }
  }

  private static func pushSugar(_ level: String, to harness: inout ScreenHarness) {
    harness.play(
      """
      device os=16
      app {"bundleIdentifier":"com.example.sugar","displayName":"Sugar",
        "authorization":{"options":["alert","sound","badge","criticalAlert"]},"entitlements":[
        "com.apple.developer.usernotifications.time-sensitive",
        "com.apple.developer.usernotifications.critical-alerts"]}
      watch
      lock
      push sugar {"aps":{"alert":"Low","interruption-level":"\(level)"}}
      """)
  }

  @Test("The watch is drawn in light, without color and in ASCII", arguments: ["light", "mono"])
  func themes(theme: String) {
    var harness = Self.harness(theme: theme, glyphs: theme == "mono" ? .ascii : .unicode)
    harness.type("r")
    expect(harness, "watch-\(theme)")
  }

  @Test("W7: a number presses an action there, Enter the one with the focus, x clears")
  func keys() {
    var harness = Self.harness()
    harness.type("r1")
    #expect(harness.state.calls.last?.action == "wait")
    #expect(harness.state.list.count == 0 && harness.state.watch.look == nil)
    harness = Self.harness()
    harness.type("r")
    harness.press(.down)
    harness.press(.enter)
    #expect(harness.state.watch.waiting.map(\.action.identifier) == ["map"])
    harness = Self.harness()
    harness.type("rx")
    #expect(harness.state.list.count == 0)
  }

  @Test("W6: Esc lowers the wrist, and the notification stays; Tab only leaves the watch")
  func leaving() {
    var harness = Self.harness()
    harness.type("r")
    harness.press(.escape)
    #expect(harness.state.watch.look == nil && harness.state.list.count == 1)
    harness = Self.harness()
    harness.type("r")
    harness.press(.tab)
    #expect(harness.state.watch.look?.isLong == true)
    #expect(!harness.model.isOnWatch(in: harness.scene))
  }

  @Test("An answer is written on the command line, as the line that it is, blanks and all")
  func answering() {
    var harness = Self.harness()
    harness.type("r3")
    harness.type("On my way")
    let line = "watch-act omar answer text=\"On my way\""
    #expect(harness.text.contains(line), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.effects.contains(.performLine(line)), "\(harness.effects)")
  }

  @Test("A click raises the wrist, a click on an action presses it")
  func mouse() {
    var harness = Self.harness()
    harness.click(.watch(.card))
    #expect(harness.state.watch.look?.isLong == true)
    harness.click(.watch(.action("wait")))
    #expect(harness.state.calls.last?.action == "wait")
  }

  @Test("Where there are few rows its buttons are clicked, too, and the phone alone names no keys")
  func tightButtons() {
    for spot in [WatchSpot.action("wait"), .action("answer"), .clear] {
      var harness = Self.harness(columns: 40, rows: 12)
      harness.type("r")
      let isHit = harness.click(.watch(spot))
      #expect(isHit, "\(spot)")
      let isAnswering = harness.text.contains("watch-act omar answer")
      #expect(harness.state.list.count == 0 || isAnswering, "\(spot) \(harness.text)")
    }
    var harness = Self.harness(columns: 40, rows: 12)
    harness.type("r")
    let bare = Model(size: Size(columns: 40, rows: 12), theme: "dark", isBare: true)
    let picture = bare.frame(in: harness.scene).text
    #expect(picture.contains("Wait for Me") && !picture.contains("1 Wait"), "\(picture)")
  }

  @Test("Without a watch, or with one that is not worn, r says why")
  func refused() {
    var harness = ScreenHarness()
    harness.type("r")
    #expect(harness.text.contains("No watch is paired"), "\(harness.text)")
    harness = Self.harness()
    harness.play("watch worn=off")
    harness.type("r")
    #expect(harness.text.contains("not worn"), "\(harness.text)")
  }

  @Test("A9, H2: what is destructive and what is hidden says so without color, and in words")
  func marks() {
    var harness = Self.marked("setting all previews=when-unlocked")
    harness.type("r")
    #expect(
      harness.text.contains("! Delete") && harness.text.contains("▒ Notification"),
      "\(harness.text)")
    var spoken = Self.marked("setting all previews=when-unlocked", glyphs: .words)
    spoken.type("r")
    let read = LinearScreen(spoken.model, spoken.scene).lines.map(\.words)
    #expect(read.contains { $0.contains("destructive: Delete") }, "\(read)")
  }

  @Test("A bare picture says of the watch only what it shows itself")
  func words() {
    var harness = Self.marked(#"push a {"aps":{"alert":"Two"}} id=two"#)
    #expect(harness.text.contains("1 more"), "\(harness.text)")
    harness.play("watch-view two\nwatch-close")
    #expect(
      harness.text.contains("2 notifications") && harness.text.contains("worn"), "\(harness.text)")
    let bare = Model(size: Size(columns: 80, rows: 24), theme: "dark", isBare: true)
    let picture = bare.frame(in: harness.scene).text
    #expect(!picture.contains("worn") && !picture.contains("Watch"), "\(picture)")
    #expect(picture.contains("2 notifications"), "\(picture)")
  }

  @Test("W6, P20: a short look of a notification without a title shows its subtitle")
  func subtitleAlone() {
    var harness = ScreenHarness(columns: 80, rows: 24)
    harness.play(
      """
      app {"bundleIdentifier":"a.a","displayName":"A"}
      watch
      lock
      push a {"aps":{"alert":{"subtitle":"Only sub"}}}
      """)
    // In the row of the list, and on the watch.
    #expect(harness.text.split(separator: "Only sub").count == 3, "\(harness.text)")
  }

  @Test("What the watch shows is what why explains while the watch has the keys")
  func explained() {
    var harness = Self.marked(#"push a {"aps":{"alert":"Phone"}} id=phone"#, columns: 120, rows: 40)
    harness.play("watch-view own")
    harness.type("r")
    #expect(InspectorPane(harness.model, harness.scene).isAbout("own"), "\(harness.text)")
  }

  @Test("N1: before there is a list, a watch that is paired takes no keys")
  func listless() {
    var harness = Self.marked()
    harness.type("r")
    #expect(harness.model.isOnWatch(in: harness.scene))
    harness.play("device os=4")
    #expect(!harness.model.isOnWatch(in: harness.scene))
    harness.type("r")
    #expect(!harness.text.contains("No watch is paired"), "\(harness.text)")
  }

  private static func marked(
    _ lines: String..., columns: Int = 80, rows: Int = 24, glyphs: Glyphs = .unicode
  ) -> ScreenHarness {
    var harness = ScreenHarness(columns: columns, rows: rows, glyphs: glyphs)
    harness.play(
      """
      device os=13
      app {"bundleIdentifier":"a.a","displayName":"A","watch":{"hasApp":true},"categories":[{"identifier":"m",
        "actions":[{"identifier":"del","title":"Delete","options":["destructive"]}]}]}
      watch
      lock
      \(lines.joined(separator: "\n"))
      push a {"aps":{"alert":{"title":"Anna","body":"own"},"category":"m"}} id=own to=watch
      """)
    return harness
  }
}

extension InspectorPane {
  fileprivate func isAbout(_ name: String) -> Bool {
    guard case .notification(let number) = subject else { return false }
    return scene.state.notification(number).name == name
  }
}
