import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("Banners on the screen")
struct BannerScreenTests {
  @Test(
    "P4, P20: a banner lies over the home screen, an app and Settings",
    arguments: ["su", "suss"], [(40, 12), (80, 24), (120, 40)])
  func shown(way: String, size: (columns: Int, rows: Int)) {
    var harness = ScreenHarness.pods(columns: size.columns, rows: size.rows)
    harness.type(way)
    harness.play(Self.bees)
    for words in ["PODCASTS", "Bees again", "b tap"] {
      #expect(harness.text.contains(words), "\(words)\n\(harness.text)")
    }
  }

  @Test(
    "P4: beside a banner nothing is cut: what it covers in part is not shown",
    arguments: [40, 80, 90, 120])
  func edges(columns: Int) throws {
    var harness = ScreenHarness.pods(columns: columns, rows: 24)
    harness.type("su")
    harness.play("push podcasts {\"aps\":{\"alert\":{\"title\":\"Bees\",\"body\":\"Again\"}}}")
    _ = harness.model.show(in: harness.scene)
    let banner = try #require(
      harness.model.painted.targets.last { if case .banner = $0.id { true } else { false } })
    let phone = harness.model.layout.phoneColumns
    let canvas = harness.model.frame(in: harness.scene).canvas
    for row in banner.rect.origin.row..<banner.rect.origin.row + banner.rect.size.rows {
      let cells = Array(canvas.row(row).prefix(phone))
      let left = cells[..<banner.rect.origin.column]
      let right = cells[(banner.rect.origin.column + banner.rect.size.columns)...]
      #expect((left + right).allSatisfy { $0.character == " " }, "\(harness.text)")
    }
    let icons = harness.model.painted.targets.filter {
      if case .app = $0.id { true } else { false }
    }
    let end = banner.rect.origin.row + banner.rect.size.rows
    #expect(icons.allSatisfy { $0.rect.origin.row >= end })
  }

  @Test(
    "P4: below a banner every app of the home screen is seen, the selected one marked",
    arguments: [(40, 12), (79, 30), (80, 24), (120, 40)])
  func appsBelow(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.type("su")
    harness.play(Self.bees)
    _ = harness.model.show(in: harness.scene)
    for index in harness.state.apps.indices {
      #expect(harness.model.painted.targets.rect(of: .app(index)) != nil, "\(harness.text)")
    }
    #expect(harness.text.contains("▌"), "\(harness.text)")
  }

  @Test(
    "P4: however long the body of a banner is, all of an app is seen below it",
    arguments: [(40, 12), (80, 24), (95, 24)], [35, 61, 75, 91])
  func bodyAboveApp(size: (columns: Int, rows: Int), columns: Int) throws {
    var harness = ScreenHarness.pods(columns: size.columns, rows: size.rows)
    harness.type("su")
    let body = String(repeating: "a ", count: columns / 2) + "b"
    harness.play(#"push podcasts {"aps":{"alert":{"title":"Bees","body":"\#(body)"}}}"#)
    _ = harness.model.show(in: harness.scene)
    let targets = harness.model.painted.targets
    let number = try #require(harness.state.banner?.number)
    let banner = try #require(targets.rect(of: .banner(number)))
    let app = try #require(targets.rect(of: .app(0)), "\(harness.text)")
    #expect(app.origin.row >= banner.origin.row + banner.size.rows, "\(harness.text)")
  }

  @Test(
    "P4: whichever row of Settings is selected, it is seen below a banner",
    arguments: [false, true], [(40, 12), (80, 24), (120, 40)])
  func settingsBelow(isPage: Bool, size: (columns: Int, rows: Int)) throws {
    var harness = ScreenHarness.pods(columns: size.columns, rows: size.rows)
    harness.type("suss")
    if isPage { harness.press(.enter) }
    let body = (1...30).map { "word\($0)" }.joined(separator: " ")
    harness.play(
      #"push podcasts {"aps":{"alert":{"title":"Bees","subtitle":"Again","body":"\#(body)"}}}"#)
    for row in harness.model.phone.settingsRows(harness.scene) {
      harness.model.phone.settings.row = row
      _ = harness.model.show(in: harness.scene)
      let targets = harness.model.painted.targets
      let banner = try #require(
        targets.last { if case .banner = $0.id { true } else { false } }?.rect)
      let seen = try #require(targets.rect(of: .setting(row)), "\(row)\n\(harness.text)")
      #expect(seen.size.rows > 0, "\(row)\n\(harness.text)")
      #expect(
        seen.origin.row >= banner.origin.row + banner.size.rows, "\(row)\n\(harness.text)")
    }
  }

  @Test("R4, F3: a banner says what is critical and what is Time Sensitive, as a row does")
  func loudness() {
    var sugar = ScreenHarness.morning()
    sugar.type("su")
    sugar.push("Low", "57", app: "com.example.sugar", isCritical: true, then: 0)
    #expect(sugar.text.contains("SUGAR \(sugar.state.systemWords(.critical))"), "\(sugar.text)")
    var parcel = ScreenHarness()
    parcel.play(
      """
      device os=16
      app {"bundleIdentifier":"com.example.parcel","displayName":"Parcel",
        "entitlements":["com.apple.developer.usernotifications.time-sensitive"]}
      unlock
      home
      push parcel {"aps":{"alert":"Here","interruption-level":"time-sensitive"}}
      """)
    #expect(parcel.text.contains("PARCEL TIME SENSITIVE"), "\(parcel.text)")
  }

  @Test("A6: a banner shows its first two actions, and a click presses one")
  func actions() {
    var harness = ScreenHarness(columns: 80, rows: 24)
    harness.play(
      #"""
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea","categories":[{"identifier":"c","actions":[{"identifier":"a","title":"One"},{"identifier":"b","title":"Two","options":["destructive"]},{"identifier":"d","title":"Three"}]}]}
      unlock
      push tea {"aps":{"alert":"Ready","category":"c"}}
      """#)
    #expect(harness.text.contains("‹ One ›‹ ! Two ›"), "\(harness.text)")
    #expect(!harness.text.contains("Three"), "\(harness.text)")
    let key = harness.state.notification(0).key
    harness.click(.offer(Offer("One", .view(.act(key, action: "a", text: nil)))))
    #expect(harness.state.calls.last?.action == "a")
    #expect(harness.state.banner == nil)
  }

  @Test("A6: at 40×12 a banner keeps its buttons however long its texts are, and hides no app")
  func fewRows() {
    var harness = ScreenHarness(columns: 40, rows: 12)
    let words = Array(repeating: "words", count: 40).joined(separator: " ")
    harness.play(
      #"""
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea","categories":[{"identifier":"c","actions":[{"identifier":"a","title":"One"},{"identifier":"b","title":"Two","options":["destructive"]}]}]}
      unlock
      home
      push tea {"aps":{"alert":{"title":"\#(words)","subtitle":"\#(words)","body":"\#(words)"},"category":"c"}}
      """#)
    #expect(harness.text.contains("‹ One ›‹ ! Two ›"), "\(harness.text)")
    #expect(harness.text.contains("▌Tea"), "\(harness.text)")
  }

  @Test("P4: where lines are read a banner is called so, and every app beneath it is read")
  func readBeneath() {
    var harness = ScreenHarness.morning(glyphs: .words)
    harness.type("su")
    harness.play(Self.bees)
    let apps = harness.linear.lines.filter { if case .app? = $0.id { true } else { false } }
    #expect(apps.count == harness.state.apps.count, "\(harness.linear.lines)")
    var reader = LinearReader()
    let read = reader.announcements(of: harness.linear, keymap: harness.model.keymap)
    #expect(read.contains { $0.contains(". banner: PODCASTS") }, "\(read)")
  }

  @Test("Where an app's name is cut on a banner, a blank is before the time")
  func longName() {
    for (glyphs, cut) in [(Glyphs.unicode, "…"), (.ascii, "...")] {
      var harness = ScreenHarness.pods(columns: 40, rows: 24, glyphs: glyphs)
      harness.install("com.example.long", "Internationaler Geschwindigkeitsbegrenzungsverband")
      harness.type("su")
      harness.play("push long {\"aps\":{\"alert\":\"Slow\"}}")
      #expect(harness.text.contains("\(cut) now "), "\(harness.text)")
    }
  }

  @Test("P20: two lines of its body, or as many as body.bannerLines says")
  func lines() {
    var harness = ScreenHarness.pods(columns: 40, rows: 24)
    harness.type("su")
    let body = (1...30).map { "word\($0)" }.joined(separator: " ")
    harness.play("push podcasts {\"aps\":{\"alert\":\"\(body)\"}}")
    #expect(harness.text.contains("word8") && !harness.text.contains("word16"), "\(harness.text)")
    harness.play("policy body.bannerLines 9")
    #expect(harness.text.contains("word30"), "\(harness.text)")
  }

  @Test("A14, A16: b taps it, B and Esc flick it away")
  func keys() {
    for (key, act) in [("b", BannerAct.tap), ("B", .dismiss)] {
      var harness = Self.harness()
      harness.type(key)
      #expect(harness.effects.last == .perform(.banner(act)))
      #expect(harness.state.banner == nil)
      harness.type(key)
      #expect(harness.model.message?.text == Words.noBanner)
    }
    var harness = Self.harness()
    harness.press(.escape)
    #expect(harness.effects.last == .perform(.banner(.dismiss)))
  }

  @Test("A14: a tap brings its app to the front")
  func tap() {
    var harness = Self.harness()
    harness.type("b")
    #expect(harness.state.device.foregroundApp == "com.example.podcasts")
    #expect(harness.text.contains("didReceive default"), "\(harness.text)")
  }

  @Test("P9: v pulls it down where no list is on the screen")
  func pullingByKey() {
    var harness = Self.harness()
    #expect(harness.text.contains("v view"), "\(harness.text)")
    harness.type("v")
    #expect(harness.effects.last == .perform(.banner(.pull)))
    #expect(harness.state.pane != nil && harness.state.banner == nil)
  }

  @Test(
    "A click taps it, a drag upwards flicks it away, a pull opens its rich view",
    arguments: [(0, BannerAct.tap), (-1, .dismiss), (-3, .dismiss), (2, .pull)])
  func mouse(rows: Int, act: BannerAct) throws {
    var harness = Self.harness()
    let number = try #require(harness.state.banner?.number)
    let start = Point(column: 10, row: 2)
    let before = harness.effects
    harness.drag(.banner(number), by: 0, rows: rows, from: start)
    #expect(harness.effects == before + [.perform(.banner(act))])
    #expect((harness.state.pane != nil) == (act == .pull))
  }

  @Test("What was painted is what is hit: a banner that left meanwhile is not another's tap")
  func changed() throws {
    var harness = Self.harness()
    let number = try #require(harness.state.banner?.number)
    _ = harness.model.show(in: harness.scene)
    harness.perform(.banner(.dismiss))
    harness.play("push podcasts {\"aps\":{\"alert\":\"Another\"}}")
    let rect = try #require(harness.model.painted.targets.rect(of: .banner(number)))
    for act in [Mouse.Act.press(.left), .release(.left)] {
      harness.send(.input(.mouse(Mouse(act, at: rect.origin))))
    }
    #expect(harness.state.banner != nil)
    #expect(harness.model.message?.text == Words.bannerGone)
  }

  @Test("P21: when it leaves is said as the phone's clock counts")
  func leaving() {
    var harness = Self.harness()
    harness.play("device 24h=on")
    #expect(harness.text.contains("leaves 09:42:05 "), "\(harness.text)")
    harness.play("device 24h=off")
    #expect(harness.text.contains("leaves 9:42:05 AM "), "\(harness.text)")
  }

  @Test("U12: it says when it leaves, and leaves with the clock; a persistent one stays")
  func life() {
    var harness = Self.harness()
    #expect(harness.text.contains("leaves 9:42:05 AM"), "\(harness.text)")
    harness.play("wait 5s")
    #expect(!harness.text.contains("Bees again"), "\(harness.text)")
    harness.play("setting podcasts banner-style=persistent")
    harness.play("push podcasts {\"aps\":{\"alert\":\"For long\"}}")
    harness.play("wait 1h")
    #expect(harness.text.contains("For long") && harness.text.contains("stays"), "\(harness.text)")
  }

  @Test("P21: a running clock wakes when the time of a banner reads otherwise")
  func passing() {
    var harness = ScreenHarness(columns: 80, rows: 24)
    harness.install("com.example.messages", "Messages")
    harness.play(
      """
      unlock
      home
      setting messages banner-style=persistent
      wait 40s
      push messages {"aps":{"alert":"For long"}}
      wait 30s
      """)
    #expect(harness.state.banner != nil && harness.text.contains("now"), "\(harness.text)")
    harness.type("p")
    #expect(harness.model.pace.wake == .seconds(30))
  }

  private static let bees = "push podcasts {\"aps\":{\"alert\":\"Bees again\"}}"

  private static func harness() -> ScreenHarness {
    var harness = ScreenHarness.pods()
    harness.type("su")
    harness.play(bees)
    return harness
  }
}
